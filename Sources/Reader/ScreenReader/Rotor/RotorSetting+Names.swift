import AccessibilityTree

extension RotorSetting: Codable, CustomStringConvertible {
    /// The name in files: that of the case, "headingLevel2", the name of the setting of speech such as "rate", or
    /// "custom 20 1" with the id of the node and the index of the rotor.
    public var description: String {
        switch self {
        case .speech(let setting): setting.rawValue
        case .headingLevel(let level): "headingLevel\(level)"
        case .custom(let owner, let index): "custom \(owner.rawValue) \(index)"
        default: Self.plainNames[self] ?? ""
        }
    }

    /// The setting with a name as `description` gives it, or nil.
    public init?(_ description: String) {
        if let setting = Self.byName[description] {
            self = setting
            return
        }
        let parts = description.split(separator: " ", maxSplits: 3)
        guard parts.count == 3, parts[0] == "custom", let owner = UInt64(parts[1]), let index = Int(parts[2]) else {
            return nil
        }
        self = .custom(owner: NodeID(owner), index: index)
    }

    /// Reads a name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let setting = RotorSetting(name) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "There is no rotor setting '\(name.prefix(100))'.")
        }
        self = setting
    }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static let plainNames: [RotorSetting: String] = [
        .characters: "characters", .words: "words", .lines: "lines", .containers: "containers",
        .headings: "headings", .landmarks: "landmarks", .sameItem: "sameItem",
        .verticalNavigation: "verticalNavigation", .staticText: "staticText", .tables: "tables", .lists: "lists",
        .links: "links", .visitedLinks: "visitedLinks", .buttons: "buttons", .formControls: "formControls",
        .textFields: "textFields", .searchFields: "searchFields", .images: "images", .zoom: "zoom",
        .directTouch: "directTouch", .textSelection: "textSelection", .edit: "edit",
        .misspelledWords: "misspelledWords", .adjustValue: "adjustValue", .actions: "actions",
        .moreContent: "moreContent", .audioGraph: "audioGraph",
    ]

    private static let byName = Dictionary(
        (all + contextual).map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })
}
