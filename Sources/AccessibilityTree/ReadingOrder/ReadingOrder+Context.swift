extension ReadingOrder {
    /// Returns the context that the element at a position gets from the container around it.
    ///
    /// The tree must be the one that the order was derived from, or brought up to date with.
    public func context(at position: Int, in tree: AccessibilityTree) -> ElementContext {
        guard innermost.indices.contains(position), innermost[position] >= 0 else { return ElementContext() }
        let number = Int(allContainers[Int(innermost[position])].provider)
        guard number >= 0 else { return ElementContext() }
        let provider = allContainers[number]
        if provider.bits.containerType == .dataTable {
            return ElementContext(cell: cell(at: position, table: number, tree))
        }
        if isTabBar(provider.bits) || provider.bits.series == .segmentedControl {
            return ElementContext(series: series(at: position, provider))
        }
        return ElementContext(boundary: boundary(at: position, number))
    }

    /// Returns the context that the element at a position gets from its nearest containers, regardless of those around
    /// them: its position in the innermost series and in the innermost data table. Edges of lists and landmarks are
    /// left out, since ``containers(at:)`` reports them all.
    ///
    /// VoiceOver itself announces a tab bar within a landmark this way; AccessibilitySnapshot does not.
    public func nearestContext(at position: Int, in tree: AccessibilityTree) -> ElementContext {
        var context = ElementContext()
        guard innermost.indices.contains(position) else { return context }
        var number = Int(innermost[position])
        var hasTable = false
        while number >= 0 {
            let container = allContainers[number]
            if container.bits.containerType == .dataTable, !hasTable {
                hasTable = true
                context.cell = cell(at: position, table: number, tree)
            } else if context.series == nil, isTabBar(container.bits) || container.bits.series == .segmentedControl {
                context.series = series(at: position, container, Int(container.provider) == number)
                context.series?.container = ids[Int(container.node)]
            }
            number = Int(container.parent)
        }
        return context
    }

    /// - Parameter isProvider: whether the entries of an explicit list were counted for this container.
    private func series(
        at position: Int, _ provider: OrderContainer, _ isProvider: Bool = true
    ) -> ElementContext.Series {
        let isTab = isTabBar(provider.bits)
        if provider.entryCount >= 0, isProvider {
            return ElementContext.Series(
                index: Int(entries[position]) + 1, count: Int(provider.entryCount), isTab: isTab)
        }
        return ElementContext.Series(
            index: position - provider.elements.lowerBound + 1, count: provider.elements.count, isTab: isTab)
    }

    private func boundary(at position: Int, _ number: Int) -> ElementContext.Boundary? {
        guard let container = container(number), container.kind == .list || container.kind == .landmark else {
            return nil
        }
        let isStart = position == container.elements.lowerBound
        guard isStart || position == container.elements.upperBound - 1 else { return nil }
        return ElementContext.Boundary(
            kind: container.kind, isStart: isStart, isExplicitlyOrdered: container.isExplicitlyOrdered)
    }

    /// The leftmost column in which a cell of each row of each data table starts. A table that gives context to all
    /// inside counts all cells inside, one within another container only those that are in no table further in.
    func firstColumns(_ tree: AccessibilityTree) -> [Int32: [Int: Int]] {
        var nearestTable: [Int32] = []
        nearestTable.reserveCapacity(allContainers.count)
        for (number, container) in allContainers.enumerated() {
            // A container comes after the one around it.
            let isTable = container.bits.containerType == .dataTable
            nearestTable.append(
                isTable
                    ? Int32(truncatingIfNeeded: number)
                    : container.parent < 0 ? -1 : nearestTable[Int(container.parent)])
        }
        var result: [Int32: [Int: Int]] = [:]
        func note(_ row: Int, _ column: Int, in table: Int32) {
            result[table, default: [:]][row] = min(column, result[table]?[row] ?? column)
        }
        for position in leaves.indices where innermost[position] >= 0 {
            let container = Int(innermost[position])
            let table = nearestTable[container]
            guard table >= 0, let cell = tree.cell(at: Int(leaves[position])), let row = cell.row,
                let column = cell.column
            else { continue }
            note(row, column, in: table)
            let provider = allContainers[container].provider
            if provider != table, provider >= 0, allContainers[Int(provider)].bits.containerType == .dataTable {
                note(row, column, in: provider)
            }
        }
        return result
    }

    private func cell(at position: Int, table number: Int, _ tree: AccessibilityTree) -> ElementContext.Cell? {
        let index = Int(leaves[position])
        guard let place = tree.cell(at: index) else { return nil }
        let id = ids[index]
        let facts = tree.dataTable(at: Int(allContainers[number].node))
        let rowNames = place.row.flatMap { facts?.rowHeaders[$0] } ?? []
        let columnNames = place.column.flatMap { facts?.columnHeaders[$0] } ?? []
        var isFirst = false
        if let row = place.row, let column = place.column {
            isFirst = tableStarts[Int32(truncatingIfNeeded: number)]?[row] == column
        }
        var rowHeaders: [ElementContext.Header] = []
        if isFirst {
            for name in rowNames where name != id && isCell(name, ofTable: number, tree) {
                if let header = header(name, tree) { rowHeaders.append(header) }
            }
        }
        var columnHeaders: [ElementContext.Header] = []
        for name in columnNames where name != id {
            if isFirst, let above = tree.index(of: name).flatMap(tree.cell), let row = place.row, above.row == row &- 1,
                above.column == place.column
            {
                continue
            }
            if let header = header(name, tree) { columnHeaders.append(header) }
        }
        return ElementContext.Cell(
            row: place.row, column: place.column, rowSpan: place.rowSpan, columnSpan: place.columnSpan,
            isFirstInRow: isFirst, isRowHeader: rowNames.contains(id), isColumnHeader: columnNames.contains(id),
            rowHeaders: rowHeaders, columnHeaders: columnHeaders)
    }

    private func isCell(_ id: NodeID, ofTable number: Int, _ tree: AccessibilityTree) -> Bool {
        guard let position = position(of: id), allContainers[number].elements.contains(position) else { return false }
        return tree.cell(at: Int(leaves[position])) != nil
    }

    private func header(_ id: NodeID, _ tree: AccessibilityTree) -> ElementContext.Header? {
        guard let node = tree[id] else { return nil }
        return ElementContext.Header(id: id, label: node.label, value: node.value, language: node.language)
    }
}

extension AccessibilityTree {
    // Without copying the other details.
    fileprivate func cell(at index: Int) -> DataTableCell? {
        details[index].isEmpty ? nil : details[index][0].cell
    }

    fileprivate func dataTable(at index: Int) -> DataTable? {
        details[index].isEmpty ? nil : details[index][0].dataTable
    }
}
