/// What a view is for who listens.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>

    private init(_ name: String) { names = [name] }

    /// None.
    public init() { names = [] }

    /// A button.
    public static let isButton = AccessibilityTraits("button")
    /// A heading.
    public static let isHeader = AccessibilityTraits("header")
    /// Selected.
    public static let isSelected = AccessibilityTraits("selected")
    /// A link.
    public static let isLink = AccessibilityTraits("link")
    /// A field for search.
    public static let isSearchField = AccessibilityTraits("search")
    /// An image.
    public static let isImage = AccessibilityTraits("image")
    /// Text that doesn't change.
    public static let isStaticText = AccessibilityTraits("text")
    /// Hides what lies behind.
    public static let isModal = AccessibilityTraits("modal")
    /// A switch.
    public static let isToggle = AccessibilityTraits("toggle")
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits("updates")
    /// What the screen says first.
    public static let isSummaryElement = AccessibilityTraits("summary")

    /// Whether a trait is among them.
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    /// All of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.names.formUnion(other.names) } }
    /// Those of both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.names.formIntersection(other.names) }
    }
    /// Those of one.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.names.formSymmetricDifference(other.names) }
    }
    /// Adds one.
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { names.formUnion(newMember.names) }
        return (!contains(newMember), newMember)
    }
    /// Takes one away.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        names.subtract(member.names)
        return common.names.isEmpty ? nil : common
    }
    /// Adds one.
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(newMember)
        names.formUnion(newMember.names)
        return common.names.isEmpty ? nil : common
    }
    /// Adds all.
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    /// Leaves those of both.
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    /// Leaves those of one.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }

    private func with(_ change: (inout AccessibilityTraits) -> Void) -> AccessibilityTraits {
        var result = self
        change(&result)
        return result
    }
}

/// What becomes of the parts of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// They are not heard.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They are heard one by one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are heard as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a gesture of who listens asks for.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String

    /// A double tap.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// A scrub.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// A double tap with two fingers.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// Whether a value becomes larger.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// The two.
    case increment, decrement
}
