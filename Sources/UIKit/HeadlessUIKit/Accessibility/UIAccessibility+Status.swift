import Foundation

extension UIAccessibility {
    /// The settings that an app can read.
    public enum Status: CaseIterable, Sendable {
        /// Sound in one channel.
        case monoAudio
        /// Closed captions are preferred.
        case closedCaptioning
        /// Inverted colours.
        case invertColors
        /// Guided Access is on.
        case guidedAccess
        /// Bold text is on.
        case boldText
        /// Shapes around buttons.
        case buttonShapes
        /// Shades of grey instead of colours.
        case grayscale
        /// Less transparency.
        case reduceTransparency
        /// Less motion.
        case reduceMotion
        /// Fades instead of sliding transitions.
        case prefersCrossFadeTransitions
        /// Videos that play automatically.
        case videoAutoplay
        /// Darker colours.
        case darkerSystemColors
        /// Switch Control is running.
        case switchControl
        /// Speak Selection is on.
        case speakSelection
        /// Speak Screen is on.
        case speakScreen
        /// Shaking to undo.
        case shakeToUndo
        /// AssistiveTouch is running.
        case assistiveTouch
        /// Shapes in addition to colours.
        case differentiateWithoutColor
        /// Switches show labels for on and off.
        case onOffSwitchLabels
    }

    private static var active: Set<Status> {
        get { AppProcess.current.accessibilityStatuses }
        set { AppProcess.current.accessibilityStatuses = newValue }
    }

    /// Sets one of the user's settings, as the Settings app does, and posts its notification when it changes.
    public static func setStatus(_ status: Status, _ isOn: Bool) {
        guard active.contains(status) != isOn else { return }
        // Bold text and contrast are traits too.
        let isTrait = status == .boldText || status == .darkerSystemColors
        let before = isTrait ? UIApplication.shared.windows.flatMap { TraitChange.objects(below: $0) } : []
        if isOn { active.insert(status) } else { active.remove(status) }
        if status == .boldText { UILegibilityWeight.current = isOn ? .bold : .regular }
        if status == .darkerSystemColors { TraitResolution.hasVariedColors = true }
        if isTrait { TraitChange.notify(before) }
        NotificationCenter.default.post(name: notificationName(of: status), object: nil)
    }

    /// Whether VoiceOver is running: whether an assistive technology that calls itself VoiceOver is attached.
    public static var isVoiceOverRunning: Bool {
        AppProcess.current.notifications.technology?.identifier == .notificationVoiceOver
    }
    /// Whether sound has one channel.
    public static var isMonoAudioEnabled: Bool { active.contains(.monoAudio) }
    /// Whether closed captions are preferred.
    public static var isClosedCaptioningEnabled: Bool { active.contains(.closedCaptioning) }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { active.contains(.invertColors) }
    /// Whether Guided Access is on.
    public static var isGuidedAccessEnabled: Bool { active.contains(.guidedAccess) }
    /// Whether text is bold.
    public static var isBoldTextEnabled: Bool { active.contains(.boldText) }
    /// Whether buttons have shapes.
    public static var buttonShapesEnabled: Bool { active.contains(.buttonShapes) }
    /// Whether colours are shades of grey.
    public static var isGrayscaleEnabled: Bool { active.contains(.grayscale) }
    /// Whether transparency is reduced.
    public static var isReduceTransparencyEnabled: Bool { active.contains(.reduceTransparency) }
    /// Whether motion is reduced.
    public static var isReduceMotionEnabled: Bool { active.contains(.reduceMotion) }
    /// Whether cross-fade transitions are preferred to motion.
    public static var prefersCrossFadeTransitions: Bool { active.contains(.prefersCrossFadeTransitions) }
    /// Whether videos play automatically.
    public static var isVideoAutoplayEnabled: Bool { active.contains(.videoAutoplay) }
    /// Whether colours are darker.
    public static var isDarkerSystemColorsEnabled: Bool { active.contains(.darkerSystemColors) }
    /// Whether Switch Control is running.
    public static var isSwitchControlRunning: Bool {
        active.contains(.switchControl)
            || AppProcess.current.notifications.technology?.identifier == .notificationSwitchControl
    }
    /// Whether the selection can be spoken.
    public static var isSpeakSelectionEnabled: Bool { active.contains(.speakSelection) }
    /// Whether the screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { active.contains(.speakScreen) }
    /// Whether shaking undoes.
    public static var isShakeToUndoEnabled: Bool { active.contains(.shakeToUndo) }
    /// Whether AssistiveTouch is running.
    public static var isAssistiveTouchRunning: Bool { active.contains(.assistiveTouch) }
    /// Whether shapes should be used in addition to colours.
    public static var shouldDifferentiateWithoutColor: Bool { active.contains(.differentiateWithoutColor) }
    /// Whether switches show labels for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool { active.contains(.onOffSwitchLabels) }

    static func notificationName(of status: Status) -> NSNotification.Name {
        switch status {
        case .monoAudio: monoAudioStatusDidChangeNotification
        case .closedCaptioning: closedCaptioningStatusDidChangeNotification
        case .invertColors: invertColorsStatusDidChangeNotification
        case .guidedAccess: guidedAccessStatusDidChangeNotification
        case .boldText: boldTextStatusDidChangeNotification
        case .buttonShapes: buttonShapesEnabledStatusDidChangeNotification
        case .grayscale: grayscaleStatusDidChangeNotification
        case .reduceTransparency: reduceTransparencyStatusDidChangeNotification
        case .reduceMotion: reduceMotionStatusDidChangeNotification
        case .prefersCrossFadeTransitions: prefersCrossFadeTransitionsStatusDidChange
        case .videoAutoplay: videoAutoplayStatusDidChangeNotification
        case .darkerSystemColors: darkerSystemColorsStatusDidChangeNotification
        case .switchControl: switchControlStatusDidChangeNotification
        case .speakSelection: speakSelectionStatusDidChangeNotification
        case .speakScreen: speakScreenStatusDidChangeNotification
        case .shakeToUndo: shakeToUndoDidChangeNotification
        case .assistiveTouch: assistiveTouchStatusDidChangeNotification
        case .differentiateWithoutColor: NSNotification.Name(differentiateWithoutColorDidChangeNotification)
        case .onOffSwitchLabels: onOffSwitchLabelsDidChangeNotification
        }
    }
}
