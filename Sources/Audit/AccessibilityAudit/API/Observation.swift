import AccessibilityTree

/// The observations made while a screen was used: by touches, by a screen reader's gestures, or on the way through an
/// app. Actions that were not tried have no observation, and so neither a pass nor an issue.
public struct Observations: Sendable {
    /// The kinds of observations.
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// Whether a double tap arrives at its element.
        case touch
        /// Whether swipes reach an element.
        case swipe
        /// Whether a swipe up or down changes an adjustable element.
        case adjustment
        /// Whether the cursor keeps an element when the screen changes.
        case focusKept
        /// Whether the app leaves the cursor where the user has moved it.
        case focusLeft
        /// Whether the announcement of an element finishes before the app moves the cursor.
        case focusSettled
        /// Whether the app announces changes.
        case change
        /// Whether a screen of an app is reached.
        case arrival
        /// Whether a screen of an app can be left.
        case exit
    }

    /// A deviation.
    public struct Issue: Sendable, Hashable {
        /// The kind of the observation.
        public var kind: Kind
        /// The element that it is about, or nil for the screen.
        public var element: NodeID?
        /// The observation, as the end of a sentence that begins with the element's name, such as "is covered by
        /// UIView"; a whole sentence without its full stop where there is no element.
        public var message: String
        /// The view that takes the touches of the element; nil for other observations, and where no view takes them.
        public var cover: NodeID?
        /// The location in a file; nil where the element has it.
        public var location: SourceLocation?
        /// The reason why only a person or the running app can decide; nil for an issue.
        public var reviewReason: String?

        /// Creates an issue.
        public init(
            _ kind: Kind, _ element: NodeID? = nil, _ message: String, location: SourceLocation? = nil,
            review reason: String? = nil
        ) {
            (self.kind, self.element, self.message) = (kind, element, message)
            (self.location, reviewReason) = (location, reason)
        }
    }

    /// The number of passes by kind.
    public var passed: [Kind: Int] = [:]
    /// The observed issues.
    public var issues: [Issue] = []

    /// Creates observations of nothing.
    public init() {}

    /// Counts a passed check.
    public mutating func pass(_ kind: Kind) { passed[kind, default: 0] += 1 }

    /// Records whether the touch of a double tap reaches an element.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - cover: the name of the view that covers the element and takes the touch; nil where no view takes it.
    ///   - id: that view; nil where it is unknown.
    public mutating func missTouch(on element: NodeID, cover: String?, id: NodeID? = nil) {
        let message =
            cover.map { "is covered by \($0)" } ?? "receives no touch: no view at its activation point takes touches"
        var issue = Issue(.touch, element, message)
        issue.cover = id
        issues.append(issue)
    }

    /// Adds other observations.
    public mutating func add(_ other: Observations) {
        passed.merge(other.passed, uniquingKeysWith: +)
        issues += other.issues
    }
}
