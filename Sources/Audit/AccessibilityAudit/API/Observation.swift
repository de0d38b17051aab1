import AccessibilityTree

/// What was seen while a screen was used: by touches, by a screen reader's gestures, or on the way through an app. Of
/// what nobody has tried there is no observation, and so neither a pass nor a fault.
public struct Observations: Sendable {
    /// What can be seen.
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// Whether a double tap arrives at its element.
        case touch
        /// Whether flicks come to an element.
        case flick
        /// Whether a flick up or down changes what is adjustable.
        case adjustment
        /// Whether the cursor keeps an element when the screen changes.
        case focusKept
        /// Whether the app leaves the cursor where the user has moved it.
        case focusLeft
        /// Whether an element is heard out before the app moves the cursor on.
        case focusSettled
        /// Whether the app tells of what changes.
        case change
        /// Whether a screen of an app is reached.
        case arrival
        /// Whether a screen of an app can be left.
        case exit
    }

    /// Something that is not as it should be.
    public struct Fault: Sendable, Hashable {
        /// What was looked at.
        public var kind: Kind
        /// The element that it is about, or nil for the screen.
        public var element: NodeID?
        /// What was seen, as the end of a sentence that begins with the element's name, such as "is covered by the
        /// UIView"; a whole sentence without its full stop where there is no element.
        public var message: String
        /// Where it stands in a file; nil where the element says.
        public var location: SourceLocation?
        /// Why only a person or the running app can tell; nil for a fault.
        public var reviewReason: String?

        /// Creates a fault.
        public init(
            _ kind: Kind, _ element: NodeID? = nil, _ message: String, location: SourceLocation? = nil,
            review reason: String? = nil
        ) {
            (self.kind, self.element, self.message) = (kind, element, message)
            (self.location, reviewReason) = (location, reason)
        }
    }

    /// How often something was seen to be as it should be.
    public var passed: [Kind: Int] = [:]
    /// What was seen not to be so.
    public var faults: [Fault] = []

    /// Creates observations of nothing.
    public init() {}

    /// Notes that something is as it should be.
    public mutating func pass(_ kind: Kind) { passed[kind, default: 0] += 1 }

    /// Notes whom the touch of a double tap on an element comes to.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - cover: what is called what lies over the element and takes the touch; nil where nothing takes it.
    ///   - reason: why only the running app can tell; nil for a fault.
    public mutating func missTouch(on element: NodeID, cover: String?, review reason: String? = nil) {
        let message = cover.map { "is covered by \($0)" } ?? "gets no touch: nothing there takes touches"
        faults.append(Fault(.touch, element, message, review: reason))
    }

    /// Adds what was seen elsewhere.
    public mutating func add(_ other: Observations) {
        passed.merge(other.passed, uniquingKeysWith: +)
        faults += other.faults
    }
}
