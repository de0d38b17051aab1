import AccessibilityTree
import Speech

extension Grammar {
    /// The cell of a data table: headers, label, spans, row, column and value.
    func cell(_ cell: PhraseContext.Cell) -> [Fragment] {
        let isAnnounced = style == .snapshot || verbosity.speaksTableHeaders
        let headers = isAnnounced ? cell.headers.flatMap(self.header) : []
        let announcesValueLast = style == .snapshot || options.tableOrder == .valueLast
        var fragments = headers
        if style == .snapshot {
            // The tool ends the label with a full stop even when it is empty and nothing follows.
            var label = label(.part).first ?? Fragment(text: "", role: .label, language: nil, joint: .part)
            label.isTerminated = true
            fragments.append(label)
        } else {
            fragments += label(.part)
        }
        if !announcesValueLast { fragments += value(.value) }
        if style == .voiceover, isAnnounced {
            if cell.isRowHeader { fragments.append(own(.rowHeader, .part, role: .context)) }
            if cell.isColumnHeader { fragments.append(own(.columnHeader, .part, role: .context)) }
        }
        if style == .snapshot || verbosity.speaksRowsAndColumns { fragments += numbers(of: cell) }
        if announcesValueLast { fragments += value(style == .snapshot ? .space : .value) }
        return fragments
    }

    /// Returns the span and the position of the cell.
    private func numbers(of cell: PhraseContext.Cell) -> [Fragment] {
        var fragments: [Fragment] = []
        if cell.row != nil, cell.rowSpan > 1 { fragments.append(number(.rowSpan, cell.rowSpan)) }
        if cell.column != nil, cell.columnSpan > 1 { fragments.append(number(.columnSpan, cell.columnSpan)) }
        if let row = cell.row, cell.speaksRow { fragments.append(number(.row, oneBased(row))) }
        if let column = cell.column { fragments.append(number(.column, oneBased(column))) }
        return fragments
    }

    /// The words for the containers that the cursor enters, outermost first.
    func containersEntered() -> [Fragment] {
        guard verbosity.speaksContainers, !context.entered.isEmpty else { return [] }
        return context.entered.flatMap(entered)
    }

    private func entered(_ container: PhraseContext.EnteredContainer) -> [Fragment] {
        let language = container.language ?? appLanguage
        let label = spokenParts(container.label, .label, .part, language)
        switch container.kind {
        case .list:
            return label + (isAtBoundary([.listStart, .listEnd]) ? [] : [own(.list, .part, role: .context)])
        case .landmark:
            let isAtEnd = isAtBoundary([.landmarkStart, .landmarkEnd])
            return label + (isAtEnd && label.isEmpty ? [] : [own(.landmark, .part, role: .context)])
        case .dataTable(let rows, let columns):
            let table = label + [own(.table, .part, role: .context)]
            guard verbosity.speaksRowsAndColumns else { return table }
            return table + [number(.rowCount, max(rows, 0)), number(.columnCount, max(columns, 0))]
        case .semanticGroup:
            return label + spokenParts(container.value, .value, .value, language)
                + spokenParts(container.hint, .hint, .part, language)
        case .segmentedControl: return label
        case .tabBar:
            return label + [own(.tabBar, .part, role: .context)]
        }
    }

    private func header(_ header: PhraseContext.Header) -> [Fragment] {
        let language = header.language ?? appLanguage
        let label = spokenParts(header.label, .context, .part, language)
        return label + spokenParts(header.value, .context, label.isEmpty ? .part : .value, language)
    }

    /// Whether the element's own words already announce such an end.
    private func isAtBoundary(_ ends: [PhraseContext.Boundary]) -> Bool {
        verbosity.speaksPosition && context.boundaries.contains(where: ends.contains)
    }

    private func spokenParts(
        _ text: AttributedText?, _ role: SpeechRole, _ joint: Fragment.Joint, _ language: String?
    ) -> [Fragment] {
        guard let text, !text.string.isEmpty else { return [] }
        return [Fragment(text: text, role: role, language: language, joint: joint)]
    }

    private func number(_ key: StringKey, _ number: Int) -> Fragment {
        own(words[key, number], .part, role: .context)
    }

    private func oneBased(_ index: Int) -> Int {
        index == .max ? index : index + 1
    }
}

extension PhraseContext.EnteredContainer {
    /// Whether it has a label to speak.
    var hasLabel: Bool { label?.string.isEmpty == false }
}
