/// The effect of `accessibilityElement(children:)` on the elements inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Behavior { case ignore, contain, combine }
    private let behavior: Behavior

    /// The elements inside are left out.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// The elements inside stay, in a container.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// The elements inside become one.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// The kind of an action that a gesture of the user performs.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind { case `default`, escape, magicTap, delete, showMenu, named }
    let kind: Kind
    let name: Text?

    private init(_ kind: Kind, _ name: Text? = nil) {
        self.kind = kind
        self.name = name
    }

    /// Creates a named action.
    public init(named name: Text) { self.init(.named, name) }

    /// A double tap.
    public static let `default` = AccessibilityActionKind(.default)
    /// A two-finger scrub.
    public static let escape = AccessibilityActionKind(.escape)
    /// A two-finger double tap.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Deletion; on macOS only.
    public static let delete = AccessibilityActionKind(.delete)
    /// A menu; on macOS only.
    public static let showMenu = AccessibilityActionKind(.showMenu)
}

/// The direction in which the user adjusts a value.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    /// Up or down.
    case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// No level, and the levels from one to six.
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// A gesture of the user that zooms.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of the zoom.
    public enum Direction: Sendable, Hashable {
        /// In or out.
        case zoomIn, zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
    /// The point relative to the view.
    public let location: UnitPoint
    /// The point in the view's coordinates.
    public let point: CGPoint
}
