import AccessibilityTree
import ScreenReader

/// What `expectAccessible` looks at.
public enum AccessibilityCheck: String, Sendable, Hashable, CaseIterable {
    /// The screen has an element at all.
    case hasElements
    /// Flicks to the right come to every element, from the first to the last, and flicks to the left come back.
    case isReachable
    /// Every element says what it is: it has a label, or a value where it can't be operated.
    case hasLabel
    /// The frame of every element has a size.
    case hasFrame
    /// A double tap arrives: the point that it touches belongs to the element and nothing else covers it.
    case isHit
    /// No identifier is given to two elements.
    case hasUniqueIdentifier
}

/// Something that is not as it should be.
public struct AccessibilityFinding: Sendable, Hashable, CustomStringConvertible {
    /// Which check has found it.
    public var check: AccessibilityCheck
    /// The element, or nil when it is about the whole screen.
    public var element: ElementName?
    /// What is wrong, and how to mend it where that is plain.
    public var message: String

    /// Creates a finding.
    public init(_ check: AccessibilityCheck, _ element: ElementName?, _ message: String) {
        self.check = check
        self.element = element
        self.message = message
    }

    /// The check, the element and the message on one line.
    public var description: String {
        guard let element else { return "\(check.rawValue): \(message)" }
        var name = element.className
        if let identifier = element.identifier { name += "(\(identifier))" }
        if let label = element.label, !label.isEmpty { name += " \"\(label)\"" }
        return "\(check.rawValue): \(name) \(message)"
    }
}
