import AccessibilityTree

extension OrderedTree {
    /// Returns the context that the position of an element adds to its phrase, and the position itself, to compare the
    /// next one with.
    ///
    /// - Parameters:
    ///   - previous: the previous position of the cursor, or nil to omit announcements of entered containers.
    func context(
        at position: Int, comingFrom previous: Place?, options: PhraseOptions, style: PhraseStyle
    ) -> (context: PhraseContext, place: Place) {
        let stated =
            style == .snapshot ? order.context(at: position, in: tree) : order.nearestContext(at: position, in: tree)
        let path = order.containers(at: position)
        var context = PhraseContext()
        context.series = stated.series
        var place = Place()
        place.containers = path.map(\.id)
        place.series = stated.series?.container
        place.table = path.last { $0.kind == .dataTable }?.id
        if let cell = stated.cell {
            place.row = cell.row
            // The previous position of the cursor decides; without one, the first cell of a row announces the row.
            let hasChangedRow = previous.map { $0.table != place.table || $0.row != cell.row }
            context.cell = phraseCell(
                cell, speaksRow: (style == .voiceover ? hasChangedRow : nil) ?? cell.isFirstInRow)
        }
        switch style {
        case .snapshot:
            if let boundary = stated.boundary, boundary.isExplicitlyOrdered {
                context.boundaries = [phraseBoundary(boundary.kind, isStart: boundary.isStart)].compactMap(\.self)
            }
        case .voiceover:
            context.boundaries = boundaries(at: position, path, options)
            context.inheritsCustomActions = path.contains { container in
                container.kind == .semanticGroup && tree[container.index].customActions.isEmpty == false
            }
            if let previous {
                context.entered = entered(path, previous, options) + seriesEntered(stated.series, previous)
            }
        }
        return (context, place)
    }

    /// Returns the ends of lists and landmarks at which an element is, innermost first; the only element of one is at
    /// its start.
    private func boundaries(
        at position: Int, _ path: [ReadingOrder.Container], _ options: PhraseOptions
    ) -> [PhraseContext.Boundary] {
        path.suffix(Self.spokenContainers).reversed().compactMap { container in
            guard container.isExplicitlyOrdered || options.containerWords == .allContainers else { return nil }
            if position == container.elements.lowerBound { return phraseBoundary(container.kind, isStart: true) }
            if position == container.elements.upperBound - 1 { return phraseBoundary(container.kind, isStart: false) }
            return nil
        }
    }

    private func entered(
        _ path: [ReadingOrder.Container], _ previous: Place, _ options: PhraseOptions
    ) -> [PhraseContext.EnteredContainer] {
        let common = zip(path, previous.containers).prefix { $0.id == $1 }.count
        return path.dropFirst(common).suffix(Self.spokenContainers).compactMap { container in
            let isBoundary = container.kind == .list || container.kind == .landmark
            guard !isBoundary || container.isExplicitlyOrdered || options.containerWords == .allContainers else {
                return nil
            }
            return entered(container)
        }
    }

    /// Returns the announcement of a container.
    func entered(_ container: ReadingOrder.Container) -> PhraseContext.EnteredContainer {
        let node = tree[container.index]
        let kind: PhraseContext.EnteredContainer.Kind =
            switch container.kind {
            case .list: .list
            case .landmark: .landmark
            case .dataTable:
                .dataTable(rows: node.dataTable?.rowCount ?? 0, columns: node.dataTable?.columnCount ?? 0)
            case .semanticGroup: .semanticGroup
            case .tabBar: .tabBar
            }
        return PhraseContext.EnteredContainer(
            kind, label: node.label, value: node.value, hint: node.hint, language: node.language)
    }

    /// A segmented control is no container of the hierarchy, but its label is spoken when the cursor enters it.
    private func seriesEntered(
        _ series: ElementContext.Series?, _ previous: Place
    ) -> [PhraseContext.EnteredContainer] {
        guard let series, !series.isTab, let id = series.container, id != previous.series, let node = tree[id] else {
            return []
        }
        return [PhraseContext.EnteredContainer(.segmentedControl, label: node.label, language: node.language)]
    }

    /// The maximum number of containers announced for one element.
    private static let spokenContainers = 8

    private func phraseBoundary(_ kind: ReadingOrder.Container.Kind, isStart: Bool) -> PhraseContext.Boundary? {
        switch kind {
        case .list: isStart ? .listStart : .listEnd
        case .landmark: isStart ? .landmarkStart : .landmarkEnd
        case .dataTable, .tabBar, .semanticGroup: nil
        }
    }

    private func phraseCell(_ cell: ElementContext.Cell, speaksRow: Bool) -> PhraseContext.Cell {
        var result = PhraseContext.Cell(row: cell.row, column: cell.column)
        result.rowSpan = cell.rowSpan
        result.columnSpan = cell.columnSpan
        result.speaksRow = speaksRow
        result.headers = (cell.rowHeaders + cell.columnHeaders).map {
            PhraseContext.Header(label: $0.label, value: $0.value, language: $0.language)
        }
        result.isRowHeader = cell.isRowHeader
        result.isColumnHeader = cell.isColumnHeader
        return result
    }
}
