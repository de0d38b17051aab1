/// A node in a document: the facts that are not the default, and the index of its parent.
struct NodeRecord: Codable {
    var node: Node
    // The index of the parent among the document's nodes; nil for the root.
    var parent: Int?

    init(_ node: Node, parent: Int?) {
        self.node = node
        self.parent = parent
    }

    enum CodingKeys: String, CodingKey {
        case id, parent, className, frame, viewFrame, isView, isElement, isHidden, isOutsideWindow, alpha, clipsToBounds
        case elementsHidden, isModal, groupsChildren, containerType, series, explicitElements, sortPriority
        case label, value, isSecret, hint, traits, language, expandedStatus, customActions, customContent, chart,
            customRotors
        case dataTable, cell, activationPoint, pathBounds, uncoveredFrame, scrolledBy, identifier, userInputLabels
        case respondsToUserInteraction, appearance, source, text, touch
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        parent = try container.decodeIfPresent(Int.self, forKey: .parent)
        node = Node(
            id: try container.decode(NodeID.self, forKey: .id),
            className: try container.decode(String.self, forKey: .className),
            frame: try container.decodeIfPresent(RectRecord.self, forKey: .frame)?.rect ?? .zero)
        try decodeVisiting(container)
        try decodeSpeaking(container)
        try decodeReaching(container)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(node.id, forKey: .id)
        try container.encodeIfPresent(parent, forKey: .parent)
        try container.encode(node.className, forKey: .className)
        if node.frame != .zero { try container.encode(RectRecord(node.frame), forKey: .frame) }
        try encodeVisiting(&container)
        try encodeSpeaking(&container)
        try encodeReaching(&container)
    }
}

// Members that affect visiting.
extension NodeRecord {
    private static let flags: [(CodingKeys, WritableKeyPath<Node, Bool> & Sendable, Bool)] = [
        (.isView, \.isView, true), (.isElement, \.isElement, false), (.isHidden, \.isHidden, false),
        (.isOutsideWindow, \.isOutsideWindow, false), (.isSecret, \.isSecret, false),
        (.clipsToBounds, \.clipsToBounds, false), (.elementsHidden, \.elementsHidden, false),
        (.isModal, \.isModal, false), (.groupsChildren, \.groupsChildren, false),
    ]

    private mutating func decodeVisiting(_ container: KeyedDecodingContainer<CodingKeys>) throws {
        for (key, path, standard) in Self.flags {
            node[keyPath: path] = try container.decodeIfPresent(Bool.self, forKey: key) ?? standard
        }
        node.viewFrame = try container.decodeIfPresent(RectRecord.self, forKey: .viewFrame)?.rect
        node.alpha = try container.decodeIfPresent(NumberRecord.self, forKey: .alpha)?.value ?? 1
        if let name = try container.decodeIfPresent(String.self, forKey: .containerType) {
            guard let type = ContainerType(name: name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .containerType, in: container,
                    debugDescription: "There is no container type '\(name.prefix(100))'.")
            }
            node.containerType = type
        }
        node.series = try container.decodeIfPresent(SeriesKind.self, forKey: .series)
        node.explicitElements = try container.decodeIfPresent([NodeID].self, forKey: .explicitElements)
        node.sortPriority = try container.decodeIfPresent(NumberRecord.self, forKey: .sortPriority)?.value ?? 0
    }

    private func encodeVisiting(_ container: inout KeyedEncodingContainer<CodingKeys>) throws {
        for (key, path, standard) in Self.flags where node[keyPath: path] != standard {
            try container.encode(!standard, forKey: key)
        }
        try container.encodeIfPresent(node.viewFrame.map(RectRecord.init), forKey: .viewFrame)
        if node.alpha != 1 { try container.encode(NumberRecord(node.alpha), forKey: .alpha) }
        try container.encodeIfPresent(node.containerType.name, forKey: .containerType)
        try container.encodeIfPresent(node.series, forKey: .series)
        try container.encodeIfPresent(node.explicitElements, forKey: .explicitElements)
        if node.sortPriority != 0 { try container.encode(NumberRecord(node.sortPriority), forKey: .sortPriority) }
    }
}

// Members that are spoken.
extension NodeRecord {
    private mutating func decodeSpeaking(_ container: KeyedDecodingContainer<CodingKeys>) throws {
        node.label = try container.decodeIfPresent(TextRecord.self, forKey: .label)?.text
        node.value = try container.decodeIfPresent(TextRecord.self, forKey: .value)?.text
        node.hint = try container.decodeIfPresent(TextRecord.self, forKey: .hint)?.text
        node.traits = try container.decodeIfPresent(TraitsRecord.self, forKey: .traits)?.traits ?? []
        node.language = try container.decodeIfPresent(String.self, forKey: .language)
        switch try container.decodeIfPresent(Bool.self, forKey: .expandedStatus) {
        case true: node.expandedStatus = .expanded
        case false: node.expandedStatus = .collapsed
        case nil: break
        }
        node.customActions = try container.decodeIfPresent([CustomAction].self, forKey: .customActions) ?? []
        node.customContent = try container.decodeIfPresent([CustomContent].self, forKey: .customContent) ?? []
        node.chart = try container.decodeIfPresent([String].self, forKey: .chart) ?? []
        node.customRotors = try container.decodeIfPresent([CustomRotor].self, forKey: .customRotors) ?? []
        node.dataTable = try container.decodeIfPresent(DataTable.self, forKey: .dataTable)
        node.cell = try container.decodeIfPresent(DataTableCell.self, forKey: .cell)
        if let cell = node.cell, cell.rowSpan < 1 || cell.columnSpan < 1 {
            throw DecodingError.dataCorruptedError(
                forKey: .cell, in: container, debugDescription: "A cell spans at least one row and one column.")
        }
    }

    private func encodeSpeaking(_ container: inout KeyedEncodingContainer<CodingKeys>) throws {
        try container.encodeIfPresent(node.label.map(TextRecord.init), forKey: .label)
        try container.encodeIfPresent(node.value.map(TextRecord.init), forKey: .value)
        try container.encodeIfPresent(node.hint.map(TextRecord.init), forKey: .hint)
        if !node.traits.isEmpty { try container.encode(TraitsRecord(node.traits), forKey: .traits) }
        try container.encodeIfPresent(node.language, forKey: .language)
        if node.expandedStatus != .unsupported {
            try container.encode(node.expandedStatus == .expanded, forKey: .expandedStatus)
        }
        if !node.customActions.isEmpty { try container.encode(node.customActions, forKey: .customActions) }
        if !node.customContent.isEmpty { try container.encode(node.customContent, forKey: .customContent) }
        if !node.chart.isEmpty { try container.encode(node.chart, forKey: .chart) }
        if !node.customRotors.isEmpty { try container.encode(node.customRotors, forKey: .customRotors) }
        try container.encodeIfPresent(node.dataTable, forKey: .dataTable)
        try container.encodeIfPresent(node.cell, forKey: .cell)
    }
}

// Members for reaching a node, and for audits.
extension NodeRecord {
    private mutating func decodeReaching(_ container: KeyedDecodingContainer<CodingKeys>) throws {
        node.activationPoint = try container.decodeIfPresent(PointRecord.self, forKey: .activationPoint)?.point
        node.pathBounds = try container.decodeIfPresent(RectRecord.self, forKey: .pathBounds)?.rect
        node.uncoveredFrame = try container.decodeIfPresent(RectRecord.self, forKey: .uncoveredFrame)?.rect
        node.scrolledBy = try container.decodeIfPresent(PointRecord.self, forKey: .scrolledBy)?.point
        node.identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
        node.userInputLabels = try container.decodeIfPresent([String].self, forKey: .userInputLabels) ?? []
        node.respondsToUserInteraction = try container.decodeIfPresent(Bool.self, forKey: .respondsToUserInteraction)
        node.appearance = try container.decodeIfPresent(Appearance.self, forKey: .appearance)
        node.source = try container.decodeIfPresent(SourceLocation.self, forKey: .source)
        node.text = try container.decodeIfPresent(TextFacts.self, forKey: .text)
        node.touch = try container.decodeIfPresent(TouchFacts.self, forKey: .touch)
    }

    private func encodeReaching(_ container: inout KeyedEncodingContainer<CodingKeys>) throws {
        try container.encodeIfPresent(node.activationPoint.map(PointRecord.init), forKey: .activationPoint)
        try container.encodeIfPresent(node.pathBounds.map(RectRecord.init), forKey: .pathBounds)
        try container.encodeIfPresent(node.uncoveredFrame.map(RectRecord.init), forKey: .uncoveredFrame)
        try container.encodeIfPresent(node.scrolledBy.map(PointRecord.init), forKey: .scrolledBy)
        try container.encodeIfPresent(node.identifier, forKey: .identifier)
        if !node.userInputLabels.isEmpty { try container.encode(node.userInputLabels, forKey: .userInputLabels) }
        try container.encodeIfPresent(node.respondsToUserInteraction, forKey: .respondsToUserInteraction)
        try container.encodeIfPresent(node.appearance, forKey: .appearance)
        try container.encodeIfPresent(node.source, forKey: .source)
        try container.encodeIfPresent(node.text, forKey: .text)
        try container.encodeIfPresent(node.touch, forKey: .touch)
    }
}

extension ContainerType {
    /// The name in documents; nil for `none`, which is not written.
    fileprivate var name: String? {
        switch self {
        case .none: nil
        case .dataTable: "dataTable"
        case .list: "list"
        case .landmark: "landmark"
        case .semanticGroup: "semanticGroup"
        }
    }

    fileprivate init?(name: String) {
        let all: [ContainerType] = [.dataTable, .list, .landmark, .semanticGroup]
        guard let match = all.first(where: { $0.name == name }) else { return nil }
        self = match
    }
}
