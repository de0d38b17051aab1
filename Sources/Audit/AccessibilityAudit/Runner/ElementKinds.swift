import AccessibilityTree

/// The kinds of elements that rules distinguish.
public struct ElementKinds: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt16

    /// Creates kinds from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A screen reader comes to it.
    public static let reachable = ElementKinds(rawValue: 1 << 0)
    /// It is interactive: a button, a link, a field, an adjustable element, a tab or the like.
    public static let interactive = ElementKinds(rawValue: 1 << 1)
    /// It is read, not operated.
    public static let text = ElementKinds(rawValue: 1 << 2)
    /// It is an image and not operated.
    public static let image = ElementKinds(rawValue: 1 << 3)
    /// Text is typed into it.
    public static let field = ElementKinds(rawValue: 1 << 4)
    /// An element that swipes up and down adjust.
    public static let adjustable = ElementKinds(rawValue: 1 << 5)
    /// It draws text, whether a screen reader comes to it or not.
    public static let drawsText = ElementKinds(rawValue: 1 << 6)
    /// It draws an image.
    public static let drawsImage = ElementKinds(rawValue: 1 << 7)
    /// It is a control or has gesture recognizers, whether a screen reader comes to it or not.
    public static let touchTarget = ElementKinds(rawValue: 1 << 8)
    /// It is an element of some other kind.
    public static let other = ElementKinds(rawValue: 1 << 9)
    /// It is a data table.
    public static let table = ElementKinds(rawValue: 1 << 10)
    /// Its descendants are hidden from screen readers.
    public static let hidesElements = ElementKinds(rawValue: 1 << 11)

    /// The traits of interactive elements.
    public static let interactiveTraits: AccessibilityTraits = [
        .button, .link, .adjustable, .toggleButton, .searchField, .textEntry, .tabButton, .backButton, .keyboardKey,
        .pickerElement, .radioButton, .menuItem, .popupButton,
    ]

    init(_ facts: NodeSummary.Facts, _ traits: AccessibilityTraits, isReachable: Bool) {
        var kinds: ElementKinds = []
        if isReachable {
            kinds.insert(.reachable)
            if !traits.isDisjoint(with: Self.interactiveTraits) {
                kinds.insert(.interactive)
                if !traits.isDisjoint(with: [.textEntry, .searchField, .textArea]) { kinds.insert(.field) }
                if traits.contains(.adjustable) { kinds.insert(.adjustable) }
            } else if traits.contains(.image) {
                kinds.insert(.image)
            } else if !traits.isDisjoint(with: [.staticText, .header]) {
                kinds.insert(.text)
            } else {
                kinds.insert(.other)
            }
        }
        if facts.contains(.hasText) { kinds.insert(.drawsText) }
        if facts.contains(.hasImage) { kinds.insert(.drawsImage) }
        if !facts.isDisjoint(with: [.isControl, .hasGestures]) { kinds.insert(.touchTarget) }
        if facts.contains(.isDataTable) { kinds.insert(.table) }
        if facts.contains(.hidesElements) { kinds.insert(.hidesElements) }
        self = kinds
    }
}
