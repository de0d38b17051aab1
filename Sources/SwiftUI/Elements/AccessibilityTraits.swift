/// Traits of an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var members: Set<Trait>

    private enum Trait: Hashable, CaseIterable {
        case button, header, selected, link, searchField, image, playsSound, keyboardKey, staticText, summaryElement
        case updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, modal, toggle, tabBar
    }

    private init(_ trait: Trait) { members = [trait] }

    /// Creates a set without traits.
    public init() { members = [] }

    /// A button.
    public static let isButton = AccessibilityTraits(.button)
    /// A heading.
    public static let isHeader = AccessibilityTraits(.header)
    /// Selected.
    public static let isSelected = AccessibilityTraits(.selected)
    /// A link.
    public static let isLink = AccessibilityTraits(.link)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// An image.
    public static let isImage = AccessibilityTraits(.image)
    /// Plays a sound of its own when it is activated.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// Text that doesn't change.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// Summary information when the app starts.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// Starts a media session.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// Takes touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// Turns the page when reading reaches its end.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// Hides its siblings from VoiceOver.
    public static let isModal = AccessibilityTraits(.modal)
    /// A switch (iOS 17).
    public static let isToggle = AccessibilityTraits(.toggle)
    /// A container of tabs (iOS 17).
    public static let isTabBar = AccessibilityTraits(.tabBar)

    /// Whether all traits of another set are in this one.
    public func contains(_ member: AccessibilityTraits) -> Bool { members.isSuperset(of: member.members) }
    /// Returns the traits of both sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other.members) } }
    /// Returns the traits that are in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formIntersection(other.members) }
    }
    /// Returns the traits that are in one of the sets only.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formSymmetricDifference(other.members) }
    }
    /// Adds traits.
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { members.formUnion(newMember.members) }
        return (!contains(newMember), newMember)
    }
    /// Removes traits.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        members.subtract(member.members)
        return common.members.isEmpty ? nil : common
    }
    /// Adds traits.
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(newMember)
        members.formUnion(newMember.members)
        return common.members.isEmpty ? nil : common
    }
    /// Adds all traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { members.formUnion(other.members) }
    /// Leaves the traits that are in both sets.
    public mutating func formIntersection(_ other: AccessibilityTraits) { members.formIntersection(other.members) }
    /// Leaves the traits that are in one of the sets only.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        members.formSymmetricDifference(other.members)
    }

    private func with(_ change: (inout Set<Trait>) -> Void) -> AccessibilityTraits {
        var result = self
        change(&result.members)
        return result
    }

    /// The traits of UIKit; `isModal` is an attribute there.
    var uiTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        for member in members {
            switch member {
            case .button: traits.insert(.button)
            case .header: traits.insert(.header)
            case .selected: traits.insert(.selected)
            case .link: traits.insert(.link)
            case .searchField: traits.insert(.searchField)
            case .image: traits.insert(.image)
            case .playsSound: traits.insert(.playsSound)
            case .keyboardKey: traits.insert(.keyboardKey)
            case .staticText: traits.insert(.staticText)
            case .summaryElement: traits.insert(.summaryElement)
            case .updatesFrequently: traits.insert(.updatesFrequently)
            case .startsMediaSession: traits.insert(.startsMediaSession)
            case .allowsDirectInteraction: traits.insert(.allowsDirectInteraction)
            case .causesPageTurn: traits.insert(.causesPageTurn)
            case .toggle: traits.insert(.toggleButton)
            case .tabBar: traits.insert(.tabBar)
            case .modal: break
            }
        }
        return traits
    }
}
