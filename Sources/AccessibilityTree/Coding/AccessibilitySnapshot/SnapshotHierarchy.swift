/// A screen as cashapp/AccessibilitySnapshot's model writes it (`AccessibilitySnapshotModel`, 0.12): the elements at
/// which VoiceOver stops, in order, inside the containers that it announces.
///
/// Use it to compare with snapshots taken on a Mac, or to read their documents as trees. The format nests its
/// containers; documents that nest them deeper than ``deepestNesting`` are rejected both ways.
public struct SnapshotHierarchy: Sendable, Hashable, Codable {
    /// The topmost items, in order.
    public var items: [SnapshotItem]

    /// The maximum nesting depth of containers.
    public static let deepestNesting = 100

    /// Creates a hierarchy from its topmost items.
    public init(items: [SnapshotItem]) {
        self.items = items
    }

    /// Reads the bare array that the model writes.
    public init(from decoder: any Decoder) throws {
        items = try decoder.singleValueContainer().decode([SnapshotItem].self)
    }

    /// Writes the bare array that the model reads.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(items)
    }
}

/// An element or a container of a ``SnapshotHierarchy``.
public indirect enum SnapshotItem: Sendable, Hashable, Codable {
    /// An element and its number in VoiceOver's order, from 0.
    case element(SnapshotElement, traversalIndex: Int)
    /// A container with its content.
    case container(SnapshotContainer, children: [SnapshotItem])

    private enum CodingKeys: String, CodingKey {
        case element, container
    }

    private enum PayloadKeys: String, CodingKey {
        case payload = "_0"
        case traversalIndex, children
    }

    /// Reads an item; refuses containers that are nested too deep.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if Self.isTooDeep(decoder.codingPath) {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "The containers are nested too deeply to be read."))
        }
        if container.contains(.element) {
            let payload = try container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .element)
            self = .element(
                try payload.decode(SnapshotElement.self, forKey: .payload),
                traversalIndex: try payload.decode(Int.self, forKey: .traversalIndex))
        } else {
            let payload = try container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .container)
            self = .container(
                try payload.decode(SnapshotContainer.self, forKey: .payload),
                children: try payload.decode([SnapshotItem].self, forKey: .children))
        }
    }

    /// Each level of the hierarchy takes three steps of the path: the case, its children and a number.
    private static func isTooDeep(_ path: [any CodingKey]) -> Bool {
        path.count > 3 * SnapshotHierarchy.deepestNesting + 3
    }

    /// Writes an item; refuses containers that are nested too deep.
    public func encode(to encoder: any Encoder) throws {
        if Self.isTooDeep(encoder.codingPath) {
            throw EncodingError.invalidValue(
                self, .init(codingPath: [], debugDescription: "The containers are nested too deeply to be written."))
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .element(let element, let traversalIndex):
            var payload = container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .element)
            try payload.encode(element, forKey: .payload)
            try payload.encode(traversalIndex, forKey: .traversalIndex)
        case .container(let value, let children):
            var payload = container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .container)
            try payload.encode(value, forKey: .payload)
            try payload.encode(children, forKey: .children)
        }
    }
}
