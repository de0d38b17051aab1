// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
    public static let textEntry = AccessibilityTraits(rawValue: 1 << 18)
    public static let isEditing = AccessibilityTraits(rawValue: 1 << 21)
    public static let secureTextField = AccessibilityTraits(rawValue: 1 << 24)
    public static let backButton = AccessibilityTraits(rawValue: 1 << 27)
    public static let tabBarItem = AccessibilityTraits(rawValue: 1 << 28)
    public static let textArea = AccessibilityTraits(rawValue: 1 << 47)
    public static let switchButton = AccessibilityTraits(rawValue: 1 << 53)

    static let names: [(String, AccessibilityTraits)] = [
        ("button", button),
        ("link", link),
        ("image", image),
        ("selected", selected),
        ("staticText", staticText),
        ("notEnabled", notEnabled),
        ("searchField", searchField),
        ("adjustable", adjustable),
        ("header", header),
        ("tabBar", tabBar),
        ("textEntry", textEntry),
        ("isEditing", isEditing),
        ("secureTextField", secureTextField),
        ("backButton", backButton),
        ("tabBarItem", tabBarItem),
        ("textArea", textArea),
        ("switchButton", switchButton),
    ]
}

extension AccessibilityTraits: Codable {
    public init(from decoder: any Decoder) throws {
        let names = try [String](from: decoder)
        self = Self.names.filter { names.contains($0.0) }.reduce(into: []) { $0.formUnion($1.1) }
    }

    public func encode(to encoder: any Encoder) throws {
        try Self.names.filter { contains($0.1) }.map(\.0).encode(to: encoder)
    }
}
