/// A tree as a document: format `earshot-tree/1`.
///
/// The document is flat. Its nodes are in depth-first order and have the index of their parent, so that no depth of
/// nesting can exhaust a reader. Only facts that differ from the default are written; a field of ``Node`` has the
/// field's name.
extension AccessibilityTree: Codable {
    /// The format's name and version, which every document states.
    public static let format = "earshot-tree/1"
    /// The most nodes that a document may have.
    public static let mostNodesInDocument = 5_000_000

    private enum CodingKeys: String, CodingKey {
        case format, environment, nodes
    }

    /// Reads a document; throws `DecodingError` when its format is another one, when nodes are not in depth-first
    /// order, when an id occurs twice, or when there are too many nodes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let format = try container.decode(String.self, forKey: .format)
        guard format == Self.format else {
            throw DecodingError.dataCorruptedError(
                forKey: .format, in: container,
                debugDescription: "The format is '\(format.prefix(100))', expected '\(Self.format)'.")
        }
        var builder = TreeBuilder(environment: try container.decode(Environment.self, forKey: .environment))
        var nodes = try container.nestedUnkeyedContainer(forKey: .nodes)
        var open: [Int] = []
        while !nodes.isAtEnd {
            let place = builder.count
            guard place < Self.mostNodesInDocument else {
                throw DecodingError.dataCorruptedError(
                    in: nodes, debugDescription: "There are more than \(Self.mostNodesInDocument) nodes.")
            }
            let record = try nodes.decode(NodeRecord.self)
            while let last = open.last, last != record.parent {
                builder.close()
                open.removeLast()
            }
            guard open.last == record.parent, place == 0 || record.parent != nil else {
                throw DecodingError.dataCorruptedError(
                    in: nodes,
                    debugDescription: "Node \(place) names a parent that is not open there; nodes are written "
                        + "depth-first, below one root.")
            }
            builder.open(record.node)
            open.append(place)
        }
        for _ in open { builder.close() }
        do {
            self = try builder.finish()
        } catch {
            throw DecodingError.dataCorruptedError(
                forKey: .nodes, in: container, debugDescription: "The nodes do not form a tree: \(error).")
        }
    }

    /// Writes a document.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.format, forKey: .format)
        try container.encode(environment, forKey: .environment)
        var nodes = container.nestedUnkeyedContainer(forKey: .nodes)
        for index in 0..<count {
            try nodes.encode(NodeRecord(self[index], parent: parentIndex(of: index)))
        }
    }
}
