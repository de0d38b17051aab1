/// The user's settings for assistive technologies.
struct AccessibilitySettings: Equatable {
    var isVoiceOverRunning = false
    var isSwitchControlRunning = false
    var reducesMotion = false
    var reducesTransparency = false
    var differentiatesWithoutColor = false
    var invertsColors = false
    var showsButtonShapes = false
    var isGuidedAccessRunning = false
    var isTextBold = false
    var isContentLarge = false
    var playsVideos = true

    /// The settings at this moment.
    @MainActor static var current: AccessibilitySettings {
        AccessibilitySettings(
            isVoiceOverRunning: UIAccessibility.isVoiceOverRunning,
            isSwitchControlRunning: UIAccessibility.isSwitchControlRunning,
            reducesMotion: UIAccessibility.isReduceMotionEnabled,
            reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
            differentiatesWithoutColor: UIAccessibility.shouldDifferentiateWithoutColor,
            invertsColors: UIAccessibility.isInvertColorsEnabled,
            showsButtonShapes: UIAccessibility.buttonShapesEnabled,
            isGuidedAccessRunning: UIAccessibility.isGuidedAccessEnabled,
            isTextBold: UIAccessibility.isBoldTextEnabled,
            isContentLarge: UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory,
            playsVideos: UIAccessibility.isVideoAutoplayEnabled)
    }

    /// The notifications of changes.
    static let notifications: [Notification.Name] = [
        UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification,
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        Notification.Name(UIAccessibility.differentiateWithoutColorDidChangeNotification),
        UIAccessibility.invertColorsStatusDidChangeNotification,
        UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        UIAccessibility.guidedAccessStatusDidChangeNotification, UIAccessibility.boldTextStatusDidChangeNotification,
        UIAccessibility.videoAutoplayStatusDidChangeNotification,
    ]
}

/// Calls an action when the user's settings change, as long as the observer exists.
@MainActor final class AccessibilitySettingsObserver {
    private var observers: [any NSObjectProtocol] = []

    init(_ action: @escaping @MainActor () -> Void) {
        observers = AccessibilitySettings.notifications.map { name in
            // The settings change on the main thread only.
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { action() }
            }
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

// The user's settings for assistive technologies.
extension EnvironmentValues {
    var accessibilitySettings: AccessibilitySettings {
        get { self[OptionalKey<AccessibilitySettings, AccessibilitySettings>.self] ?? AccessibilitySettings() }
        set { self[OptionalKey<AccessibilitySettings, AccessibilitySettings>.self] = newValue }
    }

    /// Whether an assistive technology is running.
    public var accessibilityEnabled: Bool {
        get { accessibilitySettings.isVoiceOverRunning || accessibilitySettings.isSwitchControlRunning }
        set { accessibilitySettings.isVoiceOverRunning = newValue }
    }

    /// Whether VoiceOver is running.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isVoiceOverRunning }
    /// Whether Switch Control is running.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.isSwitchControlRunning }
    /// Whether motion is reduced.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }
    /// Whether transparency is reduced.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }
    /// Whether nothing is distinguished by color alone.
    public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }
    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }
    /// Whether buttons have shapes.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
    /// Whether content is shown large while the user holds it: with the accessibility text sizes.
    public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.isContentLarge }
    /// Whether gestures of the hand perform actions; false except on a watch.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether images move; always unless motion is reduced (iOS 17).
    public var accessibilityPlayAnimatedImages: Bool { !accessibilitySettings.reducesMotion }
    /// Whether flashing lights in videos are dimmed; false here (iOS 17).
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether Assistive Access is on; false here (iOS 18).
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether texts are bold by the user's choice.
    public var legibilityWeight: LegibilityWeight? {
        get { accessibilitySettings.isTextBold ? .bold : .regular }
        set { accessibilitySettings.isTextBold = newValue == .bold }
    }
}

/// Whether texts are bold by the user's choice.
public enum LegibilityWeight: Hashable, Sendable {
    /// Texts as they are, or bold ones.
    case regular, bold
}
