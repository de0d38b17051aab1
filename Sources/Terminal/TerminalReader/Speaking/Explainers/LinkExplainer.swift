import TerminalEmulator

/// Tab led to a stretch of text that looks unlike the text around it: a link in a document. It is said alone and whole.
struct LinkExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let (new, cursor) = (change.new, change.new.cursor)
        guard change.key == .tab, new.isAlternate, cursor.isVisible, change.model.dialog == nil,
            change.model.selected.isEmpty, cursor.row != old.cursor.row || cursor.column != old.cursor.column,
            new.rows.indices.contains(cursor.row), change.footprint.isScrolled || isSameText(old, new, cursor.row),
            let span = new.rows[cursor.row].stretch(at: cursor.column)
        else { return nil }
        let text = machine.line(new.rows[cursor.row].text(span))
        return text.isEmpty ? nil : [.say(text)]
    }

    private func isSameText(_ old: ScreenImage, _ new: ScreenImage, _ row: Int) -> Bool {
        old.rows.indices.contains(row) && new.rows[row].hasSameText(as: old.rows[row])
    }
}

extension ScreenImage {
    /// Whether the cursor stands at the beginning of a link in a document, or on the blank before it.
    var isOnLink: Bool {
        guard isAlternate, cursor.isVisible, rows.indices.contains(cursor.row), cursor.column < columns else {
            return false
        }
        let row = rows[cursor.row]
        if row.stretch(at: cursor.column) != nil { return true }
        return row.cells[cursor.column].isBlank && row.stretch(at: cursor.column + 1) != nil
    }
}

extension ImageRow {
    /// The columns of the text at a column that looks alike, where it begins there and the rest of the row looks
    /// otherwise; nil where nothing stands out.
    fileprivate func stretch(at column: Int) -> Range<Int>? {
        guard cells.indices.contains(column), !cells[column].isBlank, let inked else { return nil }
        func look(_ index: Int) -> [AnyHashable] {
            let attributes = cells[index].attributes
            return [attributes.foreground, attributes.underline, attributes.isInverse, attributes.isBold]
        }
        let own = look(column)
        guard column == 0 || look(column - 1) != own else { return nil }
        var end = column
        while end < inked.upperBound, look(end) == own || cells[end].isTail { end += 1 }
        let span = column..<end
        // A row that looks alike throughout says nothing of its own.
        let others = inked.count { !span.contains($0) && !cells[$0].isBlank }
        return others > 0 || span.count < inked.count || cells[column].attributes.underline != .none ? span : nil
    }
}
