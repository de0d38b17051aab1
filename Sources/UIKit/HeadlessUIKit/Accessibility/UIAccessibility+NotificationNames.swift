import Foundation

extension UIAccessibility {
    /// VoiceOver was started or stopped.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// An announcement is over; the user info contains its text and whether it was spoken to its end.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// An assistive technology has moved its focus; the user info contains the old and the new element.
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// `isMonoAudioEnabled` has changed.
    nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// `isClosedCaptioningEnabled` has changed.
    nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// `isInvertColorsEnabled` has changed.
    nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// `isGuidedAccessEnabled` has changed.
    nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// `isBoldTextEnabled` has changed.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// `buttonShapesEnabled` has changed.
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// `isGrayscaleEnabled` has changed.
    nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// `isReduceTransparencyEnabled` has changed.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// `isReduceMotionEnabled` has changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// `prefersCrossFadeTransitions` has changed.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// `isVideoAutoplayEnabled` has changed.
    nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// `isDarkerSystemColorsEnabled` has changed.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// `isSwitchControlRunning` has changed.
    nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// `isSpeakSelectionEnabled` has changed.
    nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// `isSpeakScreenEnabled` has changed.
    nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// `isShakeToUndoEnabled` has changed.
    nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// `isAssistiveTouchRunning` has changed.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// `shouldDifferentiateWithoutColor` has changed; UIKit declares this name alone as a text.
    nonisolated public static let differentiateWithoutColorDidChangeNotification =
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    /// `hearingDevicePairedEar` has changed; never posted here.
    nonisolated public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// `isOnOffSwitchLabelsEnabled` has changed.
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

    // MARK: Keys of the user info

    /// The text of the announcement that is over: a string.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether the announcement was spoken to its end: a Boolean.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The element that has the focus now.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that had the focus before, where one had.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The identifier of the assistive technology that moved its focus.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
