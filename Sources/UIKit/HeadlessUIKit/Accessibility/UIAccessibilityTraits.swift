import AccessibilityTree

/// The role and behaviour of an element, with UIKit's names and raw values.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The bits, numbered as in UIKit.
    public var rawValue: UInt64

    /// Creates traits from UIKit's raw bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(_ traits: AccessibilityTraits) {
        rawValue = traits.rawValue
    }

    /// No trait at all.
    public static let none: UIAccessibilityTraits = []
    /// The element is a button.
    public static let button = UIAccessibilityTraits(.button)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(.link)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(.image)
    /// Currently selected.
    public static let selected = UIAccessibilityTraits(.selected)
    /// Plays its own sound when activated.
    public static let playsSound = UIAccessibilityTraits(.playsSound)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(.keyboardKey)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(.staticText)
    /// Summary information when the app launches.
    public static let summaryElement = UIAccessibilityTraits(.summaryElement)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(.notEnabled)
    /// Changes too often for a notification each time.
    public static let updatesFrequently = UIAccessibilityTraits(.updatesFrequently)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(.searchField)
    /// Starts a media session, so speech must stop.
    public static let startsMediaSession = UIAccessibilityTraits(.startsMediaSession)
    /// Adjustable by increment and decrement.
    public static let adjustable = UIAccessibilityTraits(.adjustable)
    /// Takes touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(.allowsDirectInteraction)
    /// Turns the page when reading reaches its end.
    public static let causesPageTurn = UIAccessibilityTraits(.causesPageTurn)
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(.tabBar)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(.header)
    /// Can be zoomed (iOS 17).
    public static let supportsZoom = UIAccessibilityTraits(.supportsZoom)
    /// A switch (iOS 17).
    public static let toggleButton = UIAccessibilityTraits(.toggleButton)
}

/// The directions in which an assistive technology scrolls, with UIKit's raw values.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// A finger moves right: the previous page.
    case right = 1
    /// A finger moves left: the next page.
    case left = 2
    /// The view moves up: the previous page.
    case up = 3
    /// The view moves down: the next page.
    case down = 4
    /// Continuous reading continues with the next page.
    case next = 5
    /// Continuous reading continues with the previous page.
    case previous = 6
}
