import TerminalEmulator

/// What changed though no key was pressed. It takes every change that is no answer.
struct UnaskedExplainer: ChangeExplainer {
    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        change.old.map { machine.unasked(change, from: $0) }
    }
}

extension SpeakingMachine {
    fileprivate mutating func unasked(_ change: ScreenChange, from old: ScreenImage) -> [Spoken] {
        let (new, changed, model) = (change.new, change.changed, change.model)
        guard settings.speaksOutput, !hidesTyping else { return [] }
        if new.cursor.isVisible, changed.filter({ !new.isStatus($0, since: old) }) == [new.cursor.row],
            let grown = grown(old.rows[new.cursor.row].text(), new.rows[new.cursor.row].text(), new.cursor.column)
        {
            return hold(grown, after: old.rows[new.cursor.row].text(), at: change.time)
        }
        let proposed = new.proposals(since: old)
        let telling = changed.filter { row in
            guard !proposed.contains(row), !new.isPreview(row, since: old) else { return false }
            let text = new.rows[row].text()
            // A state is looked at on request; a progress at the edge has a bar.
            guard !new.isBar(row), !new.goesOnWithTitle(row, besides: model.selected),
                !new.isStatus(row, since: old) || LineClassifier.hasBar(text)
            else { return false }
            if LineClassifier.percent(in: text) != nil { return true }
            let signature = LineClassifier.signature(of: text)
            return LineClassifier.signature(of: old.rows[row].text()) != signature
                && churn.isNew(signature, row: row)
        }
        // A picture that draws itself anew, such as a monitor's, is looked at on request.
        let isPicture = telling.count > Thresholds.Change.mostTold
        guard !isPicture || telling.allSatisfy({ old.rows[$0].isBlank }), model.selected.isEmpty else { return [] }
        if isPicture, new.cursor.isVisible, telling.contains(new.cursor.row),
            new.cursor.row < telling.last ?? 0
        {
            // An editor that opened a file.
            return page(new, model)
        }
        var spoken: [Spoken] = []
        for row in telling {
            if let percent = LineClassifier.percent(in: new.rows[row].text()) {
                // Of several at once only the one that is told first counts.
                guard churn.progressRow == nil || churn.progressRow == row else { continue }
                churn.progressRow = row
                let text = line(LineClassifier.withoutBar(new.rows[row].text()))
                spoken += churn.progress(percent, line: text, step: settings.progressStep)
            } else {
                spoken += news(row, old, new)
            }
        }
        return spoken
    }

    /// What was added at the end of a row, if nothing else happened to it.
    private func grown(_ old: String, _ new: String, _ cursor: Int) -> String? {
        let padded = new.padded(to: cursor)
        guard padded.count > old.count, padded.hasPrefix(old) else { return nil }
        return String(padded.dropFirst(old.count))
    }
}

extension ScreenImage {
    /// Whether a row at or below the line that is being typed only shows what is not there yet.
    fileprivate func isPreview(_ row: Int, since old: ScreenImage) -> Bool {
        guard !isAlternate, cursor.isVisible, cursor == old.cursor, row >= cursor.row else { return false }
        guard row == cursor.row else { return rows[row].isPreview() }
        return rows[row].isPreview(from: cursor.column)
            && rows[row].text(0..<cursor.column) == old.rows[row].text(0..<cursor.column)
    }

    /// The rows below the cursor on a ground of their own that came while the user types before them: words that the
    /// program proposes.
    fileprivate func proposals(since old: ScreenImage) -> Range<Int> {
        let start = cursor.row + 1
        guard cursor.isVisible, cursor == old.cursor, rows.indices.contains(cursor.row), columns == old.columns,
            rows[cursor.row].cells.prefix(cursor.column).contains(where: { !$0.isBlank })
        else { return start..<start }
        let end = rows[min(start, rows.count)...].firstIndex { row in
            row.isBlank || row.cells.contains { !$0.isBlank && $0.ground == ground }
        }
        return start..<max(start, end ?? rows.count)
    }
}
