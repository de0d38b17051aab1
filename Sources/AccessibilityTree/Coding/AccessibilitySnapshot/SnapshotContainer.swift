/// A container of a ``SnapshotHierarchy``, with the fields of AccessibilitySnapshot's `AccessibilityContainer`.
public struct SnapshotContainer: Sendable, Hashable {
    /// The kind of container.
    public var kind: Kind
    /// `accessibilityIdentifier`.
    public var identifier: String?
    /// The frame of the container, in screen points.
    public var frame: Rect
    /// Whether it is a modal view.
    public var isModalBoundary = false
    /// The names of its custom actions.
    public var customActions: [String] = []

    /// Creates a container.
    public init(kind: Kind, identifier: String? = nil, frame: Rect) {
        self.kind = kind
        self.identifier = identifier
        self.frame = frame
    }

    /// The kinds of containers.
    public enum Kind: Sendable, Hashable {
        /// A group that is not announced.
        case none
        /// A semantic group.
        case semanticGroup(label: String?, value: String?)
        /// A list.
        case list
        /// A landmark.
        case landmark
        /// A data table, and for each child the position of the cell, or nil when it is none.
        case dataTable(rowCount: Int, columnCount: Int, cells: [Cell?])
        /// A tab bar.
        case tabBar
        /// A series such as a segmented control.
        case series
        /// A scroll view with the size of its content.
        case scrollable(contentSize: Size)
    }

    /// The position of a cell in a data table, counted from 0; the largest integer means unknown.
    public struct Cell: Sendable, Hashable, Codable {
        /// The first row.
        public var row: Int
        /// The first column.
        public var column: Int
        /// The number of rows that the cell spans.
        public var rowSpan: Int
        /// The number of columns that the cell spans.
        public var columnSpan: Int
        /// Whether it is the first one of its row.
        public var isFirstInRow: Bool
        /// Which children of the container are headers of its row.
        public var rowHeaderChildIndices: [Int]
        /// Which children of the container are headers of its column.
        public var columnHeaderChildIndices: [Int]
    }
}

extension SnapshotContainer: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind = "type"
        case identifier, frame, isModalBoundary, customActions
    }

    /// Reads a container.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(Kind.self, forKey: .kind)
        identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
        frame = try container.decode(SnapshotRect.self, forKey: .frame).rect
        isModalBoundary = try container.decodeIfPresent(Bool.self, forKey: .isModalBoundary) ?? false
        customActions = try container.decodeIfPresent([String].self, forKey: .customActions) ?? []
    }

    /// Writes a container.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(identifier, forKey: .identifier)
        try container.encode(SnapshotRect(frame), forKey: .frame)
        try container.encode(isModalBoundary, forKey: .isModalBoundary)
        try container.encode(customActions, forKey: .customActions)
    }
}

extension SnapshotContainer.Kind: Codable {
    private enum Keys: String, CodingKey {
        case none, semanticGroup, list, landmark, dataTable, tabBar, series, scrollable
    }

    private enum Fields: String, CodingKey {
        case label, value, rowCount, columnCount, cells, contentSize
    }

    /// Reads an object with one key, the kind, and the facts that belong to it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        guard let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "Unknown type of container."))
        }
        let fields = try container.nestedContainer(keyedBy: Fields.self, forKey: key)
        switch key {
        case .none: self = .none
        case .list: self = .list
        case .landmark: self = .landmark
        case .tabBar: self = .tabBar
        case .series: self = .series
        case .semanticGroup:
            self = .semanticGroup(
                label: try fields.decodeIfPresent(String.self, forKey: .label),
                value: try fields.decodeIfPresent(String.self, forKey: .value))
        case .dataTable:
            self = .dataTable(
                rowCount: try fields.decode(Int.self, forKey: .rowCount),
                columnCount: try fields.decode(Int.self, forKey: .columnCount),
                cells: try fields.decodeIfPresent([SnapshotContainer.Cell?].self, forKey: .cells) ?? [])
        case .scrollable:
            let size = try fields.decode(PointRecord.self, forKey: .contentSize).point
            self = .scrollable(contentSize: Size(width: size.x, height: size.y))
        }
    }

    /// Writes an object with one key, the kind, and the facts that belong to it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        var fields = container.nestedContainer(keyedBy: Fields.self, forKey: key)
        switch self {
        case .none, .list, .landmark, .tabBar, .series: break
        case .semanticGroup(let label, let value):
            try fields.encodeIfPresent(label, forKey: .label)
            try fields.encodeIfPresent(value, forKey: .value)
        case .dataTable(let rowCount, let columnCount, let cells):
            try fields.encode(rowCount, forKey: .rowCount)
            try fields.encode(columnCount, forKey: .columnCount)
            try fields.encode(cells, forKey: .cells)
        case .scrollable(let size):
            try fields.encode(PointRecord(Point(x: size.width, y: size.height)), forKey: .contentSize)
        }
    }

    private var key: Keys {
        switch self {
        case .none: .none
        case .semanticGroup: .semanticGroup
        case .list: .list
        case .landmark: .landmark
        case .dataTable: .dataTable
        case .tabBar: .tabBar
        case .series: .series
        case .scrollable: .scrollable
        }
    }
}
