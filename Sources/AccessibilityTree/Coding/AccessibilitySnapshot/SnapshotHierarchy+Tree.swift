extension SnapshotHierarchy {
    /// Creates the hierarchy that AccessibilitySnapshot would write for a screen.
    ///
    /// The closure returns the announcement at a position of the order, and the hint. Throws
    /// ``SnapshotHierarchyError/nestedTooDeep`` when containers are nested deeper than ``deepestNesting``.
    public init(
        _ tree: AccessibilityTree, _ order: ReadingOrder,
        describe: (_ position: Int) -> (description: String, hint: String?)
    ) throws(SnapshotHierarchyError) {
        var open: [Level] = [Level()]
        for line in order.hierarchy {
            while open.count > line.depth + 1 { Self.close(&open, tree, order) }
            switch line.content {
            case .container(let container):
                if line.depth >= Self.deepestNesting { throw .nestedTooDeep }
                open.append(Level(container: container))
            case .element(let id):
                guard let position = order.position(of: id), let node = tree[id] else { continue }
                var element = SnapshotElement(node)
                (element.description, element.hint) = describe(position)
                open[open.count - 1].positions.append(position)
                open[open.count - 1].children.append(.element(element, traversalIndex: position))
            }
        }
        while open.count > 1 { Self.close(&open, tree, order) }
        items = open[0].children
    }

    /// A container that is being written, with the position of each child that is an element.
    private struct Level {
        var container: ReadingOrder.Container?
        var children: [SnapshotItem] = []
        var positions: [Int?] = []
    }

    private static func close(_ open: inout [Level], _ tree: AccessibilityTree, _ order: ReadingOrder) {
        guard let level = open.popLast(), let container = level.container else { return }
        let value = SnapshotContainer(container, level.positions, tree, order)
        open[open.count - 1].positions.append(nil)
        open[open.count - 1].children.append(.container(value, children: level.children))
    }

    /// Returns the hierarchy as a tree whose reading order is the document's.
    ///
    /// Elements keep their attributes; readers of the tree derive the announcements again. Ids count up in the order of
    /// the document.
    public func tree(environment: Environment = Environment()) throws(TreeError) -> AccessibilityTree {
        var builder = TreeBuilder(environment: environment)
        var nextID: UInt64 = 1
        var root = Node(id: NodeID(0), className: "UIView", frame: environment.screenBounds)
        root.explicitElements = Self.ids(of: items, from: nextID)
        builder.open(root)
        var rest = items.reversed().map { Step.item($0, nil) }
        while let step = rest.popLast() {
            switch step {
            case .close: builder.close()
            case .item(.element(let element, _), let cell):
                var node = element.node(id: NodeID(nextID))
                node.cell = cell
                builder.add(node)
                nextID += 1
            case .item(.container(let container, let children), _):
                let id = NodeID(nextID)
                nextID += 1
                let inside = Self.ids(of: children, from: nextID)
                builder.open(container.node(id: id, children: inside))
                rest.append(.close)
                for (number, child) in children.enumerated().reversed() {
                    rest.append(.item(child, container.cell(number)))
                }
            }
        }
        builder.close()
        return try builder.finish()
    }

    private enum Step {
        case item(SnapshotItem, DataTableCell?)
        case close
    }

    /// The ids that items will get when they are numbered from a number on, depth-first.
    private static func ids(of items: [SnapshotItem], from first: UInt64) -> [NodeID] {
        var next = first
        return items.map { item in
            defer { next += item.size }
            return NodeID(next)
        }
    }
}

/// Why a screen cannot be written as a ``SnapshotHierarchy``.
public enum SnapshotHierarchyError: Error, Sendable, Hashable {
    /// Containers are nested deeper than ``SnapshotHierarchy/deepestNesting``.
    case nestedTooDeep
}

extension SnapshotItem {
    /// The number of elements and containers in the item.
    fileprivate var size: UInt64 {
        var size: UInt64 = 0
        var rest = [self]
        while let item = rest.popLast() {
            size += 1
            if case .container(_, let children) = item { rest += children }
        }
        return size
    }
}

extension SnapshotElement {
    fileprivate init(_ node: Node) {
        self.init(description: "", frame: node.frame)
        label = node.label?.string
        value = node.value?.string
        traits = node.traits
        identifier = node.identifier
        userInputLabels = node.userInputLabels.isEmpty ? nil : node.userInputLabels
        activationPoint = node.activationPoint ?? node.frame.center
        usesDefaultActivationPoint = node.activationPoint == nil
        customActions = node.customActions.map(\.name.string)
        customContent = node.customContent.map {
            Content(label: $0.label.string, value: $0.value.string, isImportant: $0.isHighImportance)
        }
        customRotors = node.customRotors.map(\.name.string)
        language = node.language
        respondsToUserInteraction =
            node.respondsToUserInteraction
            ?? (!node.traits.contains(.notEnabled) && !node.traits.isDisjoint(with: Self.interactive))
    }

    private static let interactive: AccessibilityTraits = [
        .button, .link, .adjustable, .searchField, .keyboardKey, .textEntry, .toggleButton, .tabButton,
    ]

    fileprivate func node(id: NodeID) -> Node {
        var node = Node(id: id, className: "UIAccessibilityElement", frame: frame)
        node.isView = false
        node.isElement = true
        node.label = label.map { AttributedText($0) }
        node.value = value.map { AttributedText($0) }
        node.hint = hint.map { AttributedText($0) }
        node.traits = traits
        node.identifier = identifier
        node.userInputLabels = userInputLabels ?? []
        node.activationPoint = usesDefaultActivationPoint ? nil : activationPoint
        node.customActions = customActions.map { CustomAction(name: AttributedText($0)) }
        node.customContent = customContent.map {
            CustomContent(
                label: AttributedText($0.label), value: AttributedText($0.value), isHighImportance: $0.isImportant)
        }
        node.customRotors = customRotors.map { CustomRotor(name: AttributedText($0)) }
        node.language = language
        node.respondsToUserInteraction = respondsToUserInteraction
        return node
    }
}

extension SnapshotContainer {
    fileprivate init(
        _ container: ReadingOrder.Container, _ positions: [Int?], _ tree: AccessibilityTree, _ order: ReadingOrder
    ) {
        let node = tree[container.index]
        let kind: Kind =
            switch container.kind {
            case .list: .list
            case .landmark: .landmark
            case .tabBar: .tabBar
            case .semanticGroup: .semanticGroup(label: node.label?.string, value: node.value?.string)
            case .dataTable:
                .dataTable(
                    rowCount: node.dataTable?.rowCount ?? 0, columnCount: node.dataTable?.columnCount ?? 0,
                    cells: Self.cells(positions, tree, order))
            }
        self.init(kind: kind, identifier: node.identifier, frame: node.frame)
        isModalBoundary = node.isModal
        customActions = node.customActions.map(\.name.string)
    }

    fileprivate func node(id: NodeID, children: [NodeID]) -> Node {
        var node = Node(id: id, className: "UIView", frame: frame)
        // A frame that is missing in the document must not hide the elements inside.
        node.viewFrame = frame.hasZeroSize ? Rect(x: 0, y: 0, width: 1, height: 1) : nil
        node.explicitElements = children
        node.identifier = identifier
        node.isModal = isModalBoundary
        node.customActions = customActions.map { CustomAction(name: AttributedText($0)) }
        switch kind {
        case .none, .scrollable: break
        case .list: node.containerType = .list
        case .landmark: node.containerType = .landmark
        case .tabBar: node.traits = .tabBar
        case .series: node.series = .segmentedControl
        case .semanticGroup(let label, let value):
            node.containerType = .semanticGroup
            node.label = label.map { AttributedText($0) }
            node.value = value.map { AttributedText($0) }
        case .dataTable(let rowCount, let columnCount, let cells):
            node.containerType = .dataTable
            node.dataTable = Self.table(rowCount, columnCount, cells, children)
        }
        return node
    }

    private static func table(
        _ rowCount: Int, _ columnCount: Int, _ cells: [Cell?], _ children: [NodeID]
    ) -> DataTable {
        var table = DataTable(rowCount: rowCount, columnCount: columnCount)
        var rows: [Int: Set<Int>] = [:]
        var columns: [Int: Set<Int>] = [:]
        for cell in cells.compactMap(\.self) {
            rows[cell.row, default: []].formUnion(cell.rowHeaderChildIndices)
            columns[cell.column, default: []].formUnion(cell.columnHeaderChildIndices)
        }
        // Each cell leaves out some headers, itself for one; together they name all of them.
        func headers(_ indices: Set<Int>) -> [NodeID] {
            indices.filter(children.indices.contains).sorted().map { children[$0] }
        }
        table.rowHeaders = rows.mapValues(headers).filter { !$0.value.isEmpty }
        table.columnHeaders = columns.mapValues(headers).filter { !$0.value.isEmpty }
        return table
    }

    private static func cells(_ positions: [Int?], _ tree: AccessibilityTree, _ order: ReadingOrder) -> [Cell?] {
        var children: [Int: Int] = [:]
        for (child, position) in positions.enumerated() { if let position { children[position] = child } }
        func indices(_ headers: [ElementContext.Header]) -> [Int] {
            headers.compactMap { order.position(of: $0.id).flatMap { children[$0] } }
        }
        return positions.map { position in
            position.flatMap { order.context(at: $0, in: tree).cell }.map { cell in
                Cell(
                    row: cell.row ?? .max, column: cell.column ?? .max, rowSpan: cell.rowSpan,
                    columnSpan: cell.columnSpan, isFirstInRow: cell.isFirstInRow,
                    rowHeaderChildIndices: indices(cell.rowHeaders),
                    columnHeaderChildIndices: indices(cell.columnHeaders))
            }
        }
    }

    fileprivate func cell(_ number: Int) -> DataTableCell? {
        guard case .dataTable(_, _, let cells) = kind, cells.indices.contains(number), let cell = cells[number] else {
            return nil
        }
        return DataTableCell(
            row: cell.row == .max ? nil : cell.row, column: cell.column == .max ? nil : cell.column,
            rowSpan: max(cell.rowSpan, 1), columnSpan: max(cell.columnSpan, 1))
    }
}
