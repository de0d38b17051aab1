import AccessibilityTree

/// The labels that a user has given to the elements of one app. They are spoken instead of the app's own.
///
/// An element is identified by its accessibility identifier. One without is identified by its class, its own label, the
/// nodes around it and its position among similar siblings, so that the label is found again when the screen is
/// recreated.
public struct UserLabels: Sendable, Hashable {
    private var byIdentifier: [String: String] = [:]
    private var byPlace: [Place: [Int: String]] = [:]

    /// The position that identifies an element without an identifier.
    private struct Place: Sendable, Hashable {
        var className: String
        var label: String
        var path: [String]
    }

    /// Creates a collection without labels.
    public init() {}

    /// Whether no element has a label of the user's own.
    public var isEmpty: Bool { byIdentifier.isEmpty && byPlace.isEmpty }

    /// The number of elements with a custom label.
    public var count: Int { byIdentifier.count + byPlace.values.reduce(0) { $0 + $1.count } }

    /// The longest label that is kept, in characters.
    public static let labelLimit = 1000
    /// The maximum length of the path to the root that identifies elements.
    private static let pathLimit = 32

    /// The user's label of an element, or nil.
    public func label(of id: NodeID, in tree: AccessibilityTree) -> String? {
        guard !isEmpty, let index = tree.index(of: id) else { return nil }
        if let identifier = Self.identifier(index, tree) { return byIdentifier[identifier] }
        guard let labels = byPlace[Self.place(index, tree)] else { return nil }
        return labels[Self.ordinal(index, tree)]
    }

    /// Gives an element a label, or takes the user's label away when it is nil or blank. An element that is not on the
    /// screen is left alone.
    public mutating func set(_ label: String?, of id: NodeID, in tree: AccessibilityTree) {
        guard let index = tree.index(of: id) else { return }
        let label = label.map { String($0.prefix(Self.labelLimit)) }.flatMap {
            $0.allSatisfy(\.isWhitespace) ? nil : $0
        }
        if let identifier = Self.identifier(index, tree) {
            byIdentifier[identifier] = label
        } else {
            let place = Self.place(index, tree)
            byPlace[place, default: [:]][Self.ordinal(index, tree)] = label
            if byPlace[place]?.isEmpty == true { byPlace[place] = nil }
        }
    }

    private static func identifier(_ index: Int, _ tree: AccessibilityTree) -> String? {
        tree[index].identifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func place(_ index: Int, _ tree: AccessibilityTree) -> Place {
        let node = tree[index]
        var path: [String] = []
        var next = tree.parentIndex(of: index)
        while let parent = next, path.count < pathLimit {
            path.append(identifier(parent, tree) ?? tree[parent].className)
            next = tree.parentIndex(of: parent)
        }
        return Place(className: node.className, label: node.label?.string ?? "", path: path)
    }

    /// Returns the number of preceding siblings that have the same class and label.
    private static func ordinal(_ index: Int, _ tree: AccessibilityTree) -> Int {
        guard let parent = tree.parentIndex(of: index) else { return 0 }
        let node = tree[index]
        return tree.children(at: parent).prefix { $0 < index }.count { sibling in
            let other = tree[sibling]
            return other.className == node.className && (other.label?.string ?? "") == (node.label?.string ?? "")
        }
    }
}

extension UserLabels: Codable {
    /// One label as it is written down.
    private struct Record: Codable {
        var label: String
        var identifier: String?
        var className: String?
        var original: String?
        var path: [String]?
        var ordinal: Int?

        enum CodingKeys: String, CodingKey {
            case label, identifier, original, path, ordinal
            case className = "class"
        }
    }

    /// Reads labels; a record that names no element is an error.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let record = try container.decode(Record.self)
            let label = String(record.label.prefix(Self.labelLimit))
            if let identifier = record.identifier {
                byIdentifier[identifier] = label
            } else if let className = record.className {
                let place = Place(className: className, label: record.original ?? "", path: record.path ?? [])
                byPlace[place, default: [:]][record.ordinal ?? 0] = label
            } else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "a label names neither an identifier nor a class")
            }
        }
    }

    /// Writes the labels as a list in a fixed order.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for (identifier, label) in byIdentifier.sorted(by: { $0.key < $1.key }) {
            try container.encode(Record(label: label, identifier: identifier))
        }
        let places = byPlace.map {
            (key: [$0.key.className, $0.key.label] + $0.key.path, place: $0.key, labels: $0.value)
        }
        for (_, place, labels) in places.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            for (ordinal, label) in labels.sorted(by: { $0.key < $1.key }) {
                try container.encode(
                    Record(
                        label: label, className: place.className, original: place.label, path: place.path,
                        ordinal: ordinal))
            }
        }
    }
}
