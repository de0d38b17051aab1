import TerminalEmulator

extension SpeakingMachine {
    /// A program drew on the screen at places of its choice.
    mutating func repaint(
        from old: ScreenImage?, to new: ScreenImage, _ footprint: Footprint, at time: Double
    ) -> [Spoken] {
        let oldModel = model ?? old.map { ScreenModel($0) }
        let newModel = ScreenModel(new)
        model = newModel
        let isAnswer = key != nil && time - keyTime < 2
        if let old, old.isAlternate, !new.isAlternate {
            churn.restart()
            let text = line(new.rows[min(new.cursor.row, new.rows.count - 1)].text())
            return text.isEmpty ? [] : [.say(text)]
        }
        if let dialog = newModel.dialog,
            oldModel?.dialog.map({ $0.label == dialog.label && $0.text == dialog.text }) != true
        {
            return opened(dialog, in: newModel, new)
        }
        let isExpected = isAnswer || time - keyTime < 1 || oldModel?.selected.isEmpty != false
        if isExpected, let choice = chosen(oldModel, newModel, old, new) {
            return typed(from: old, to: new) + [.say(choice.spoken)]
        }
        let entered = old == nil || old?.isAlternate != new.isAlternate
        if entered { return page(new, newModel) }
        guard let old else { return [] }
        let changed = new.rows.indices.filter { row in
            guard let origin = footprint.origins[row], !footprint.isWhole else {
                return footprint.isWhole ? !new.rows[row].hasSameText(as: old.rows[row]) : !new.rows[row].isBlank
            }
            return footprint.touched[row] && !new.rows[row].hasSameText(as: old.rows[origin])
        }
        return isAnswer
            ? answer(from: old, to: new, newModel, changed, footprint, at: time)
            : unasked(from: old, to: new, newModel, changed)
    }

    // MARK: Dialogs and lists

    private func opened(_ dialog: ScreenRegion, in model: ScreenModel, _ image: ScreenImage) -> [Spoken] {
        var spoken: [Spoken] = []
        let title = [dialog.label, dialog.text].filter { !$0.isEmpty }.joined(separator: ", ")
        if !title.isEmpty { spoken.append(.say(title)) }
        if let focus = focus(model.selected, image) { spoken.append(.say(focus.spoken)) }
        return spoken
    }

    /// The selected element with the cursor, else a list's item before a button.
    private func focus(_ selected: [ScreenRegion], _ image: ScreenImage) -> ScreenRegion? {
        selected.first { $0.kind == .item }
            ?? selected.first {
                $0.frame.rows.contains(image.cursor.row) && $0.frame.columns.contains(image.cursor.column)
            } ?? selected.first
    }

    /// The item or button that became the selected one, or whose state changed.
    private func chosen(
        _ oldModel: ScreenModel?, _ newModel: ScreenModel, _ old: ScreenImage?, _ new: ScreenImage
    ) -> ScreenRegion? {
        let before = Set((oldModel?.selected ?? []).map(Mark.init))
        let gained = newModel.selected.filter { !before.contains(Mark($0)) }
        if !gained.isEmpty { return focus(gained, new) }
        guard let old, old.cursor.row != new.cursor.row || old.cursor.column != new.cursor.column else { return nil }
        // The highlight was there before, as on a default button: now the focus came.
        return (newModel.selected + newModel.buttons).first {
            let columns = $0.frame.columns
            return $0.frame.rows.contains(new.cursor.row) && columns.contains(new.cursor.column)
                && !($0.frame.rows.contains(old.cursor.row) && columns.contains(old.cursor.column))
        }
    }

    /// The echo of a character that was typed into the field of a finder.
    private func typed(from old: ScreenImage?, to new: ScreenImage) -> [Spoken] {
        guard case .character(let typed) = key, let old, old.cursor.row == new.cursor.row, !hidesTyping,
            new.cursor.column == old.cursor.column + 1, settings.keyEcho == .characters || settings.keyEcho == .both,
            new.rows[new.cursor.row].cells[old.cursor.column].character == typed
        else { return [] }
        return [Self.said(typed)]
    }

    /// What makes a selected element another one: not how many siblings are shown.
    private struct Mark: Hashable {
        var text: String
        var row: Int
        var isChecked: Bool?

        init(_ region: ScreenRegion) {
            text = region.text
            row = region.frame.rows.lowerBound
            isChecked = region.isChecked
        }
    }

    // MARK: Pages

    /// A whole screen was drawn: a program began, or shows another page.
    private func page(_ image: ScreenImage, _ model: ScreenModel) -> [Spoken] {
        if let focus = focus(model.selected, image) {
            return [.say(focus.spoken)]
        }
        let last = image.rows.lastIndex { !$0.isBlank } ?? 0
        if image.cursor.isVisible, image.cursor.row < last, image.cursor.row < image.rows.count - 1 {
            // An editor: the line with the cursor, then what it reports at the bottom.
            let text = line(image.rows[image.cursor.row].text())
            return [.say(text.isEmpty ? "blank" : text)] + status(image.rows[image.rows.count - 1])
        }
        return image.rows.dropLast().map { .say(line($0.text())) } + status(image.rows[image.rows.count - 1])
    }

    private func status(_ row: ImageRow) -> [Spoken] {
        let text = row.text()
        return LineClassifier.isKeyHelp(text) ? [] : [.say(line(LineClassifier.withoutRuler(text)).strippingDashes)]
    }

    // MARK: Answers

    private mutating func answer(
        from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel, _ changed: [Int], _ footprint: Footprint,
        at time: Double
    ) -> [Spoken] {
        let cursor = new.cursor
        let row = min(cursor.row, new.rows.count - 1)
        let bottom = new.rows.count - 1
        // Rulers and clocks change with every key and tell nothing.
        let telling = changed.filter { number in
            number == row || isNews(number, old, new, footprint) || number < bottom && !isBar(new.rows[number])
        }
        let edges = telling.filter { $0 != row && ($0 >= bottom - 2 || $0 == 0) }
        let body = telling.filter { $0 != row && !edges.contains($0) }
        if let removed = footprint.removedRows, removed.lowerBound == row, row == old.cursor.row, row < bottom,
            old.rows.indices.contains(removed.upperBound - 1), cursor.isVisible
        {
            let gone = removed.map { line(old.rows[$0].text()) }.filter { !$0.isEmpty }
            return [.say("deleted " + gone.joined(separator: ", ")), .say(line(new.rows[row].text()))]
        }
        // A pager keeps the cursor in its last row; what came into view is read.
        if row == bottom, telling.contains(where: { $0 != row }) { return read(telling, of: new) }
        if !cursor.isVisible {
            // Numbers that count on by themselves are no answer.
            return model.selected.isEmpty ? read(telling.filter { isNews($0, old, new, footprint) }, of: new) : []
        }
        var spoken: [Spoken] = []
        if row == old.cursor.row, body.isEmpty || telling.contains(row) && body.count < 3 {
            let before = old.rows[row].text().padded(to: old.cursor.column)
            let after = new.rows[row].text().padded(to: cursor.column)
            spoken += edit(
                from: before, to: after, oldOffset: old.cursor.column, offset: cursor.column, at: time)
        } else if row != old.cursor.row {
            let typesAtBottom = row == bottom && new.rows[row].text().count < 3
            let text = line(new.rows[row].text())
            if typesAtBottom, case .character(let typed) = key {
                spoken.append(Self.said(typed))
            } else if !text.isEmpty || key == .vertical || new.isAlternate {
                spoken.append(.say(text.isEmpty ? "blank" : text))
            }
        } else if body.count >= 3 {
            return read(telling, of: new)
        }
        for number in edges where number != row { spoken += news(old.rows[number], new.rows[number]) }
        return spoken
    }

    /// The rows above the last one, without those by which editors and pagers mark the end of a file.
    private func read(_ rows: [Int], of image: ScreenImage) -> [Spoken] {
        rows.filter { $0 < image.rows.count - 1 }.map { line(image.rows[$0].text()) }.filter { $0 != "~" }
            .map { .say($0) }
    }

    /// Whether more than numbers changed in a row.
    private func isNews(_ row: Int, _ old: ScreenImage, _ new: ScreenImage, _ footprint: Footprint) -> Bool {
        // What scrolled in is new, whatever it is.
        guard let origin = footprint.isWhole ? row : footprint.origins[row] else { return !new.rows[row].isBlank }
        return LineClassifier.signature(of: new.rows[row].text())
            != LineClassifier.signature(of: old.rows[origin].text())
    }

    /// What a row says that it did not say before.
    private func news(_ old: ImageRow, _ new: ImageRow) -> [Spoken] {
        let edit = LineEdit(from: old.text(), to: new.text(), cursor: new.cells.count)
        if key == .escape, LineClassifier.withoutRuler(new.text()).isEmpty, !edit.deleted.isEmpty {
            return [.say(line(LineClassifier.withoutRuler(old.text())).strippingDashes + " off")]
        }
        let inserted = LineClassifier.withoutRuler(edit.inserted)
        guard !LineClassifier.signature(of: inserted).isEmpty, !LineClassifier.isKeyHelp(new.text()) else { return [] }
        return [.say(line(inserted).strippingDashes)]
    }

    /// Whether a row is one of numbers, such as a ruler.
    private func isBar(_ row: ImageRow) -> Bool { LineClassifier.signature(of: row.text()).isEmpty }

    // MARK: Without a key

    private mutating func unasked(
        from old: ScreenImage, to new: ScreenImage, _ model: ScreenModel, _ changed: [Int]
    ) -> [Spoken] {
        guard settings.speaksOutput, !hidesTyping else { return [] }
        let telling = changed.filter { row in
            let isFirst = churn.isFirst(row)
            return isFirst
                && LineClassifier.signature(of: old.rows[row].text())
                    != LineClassifier.signature(of: new.rows[row].text())
        }
        // A picture that draws itself anew, such as a monitor's, is looked at on request.
        guard telling.count <= 3 || telling.allSatisfy({ old.rows[$0].isBlank }), model.selected.isEmpty else {
            return []
        }
        var spoken: [Spoken] = []
        for row in telling {
            if let percent = LineClassifier.percent(in: new.rows[row].text()) {
                spoken += churn.progress(percent, line: line(new.rows[row].text()), step: settings.progressStep)
            } else {
                spoken += news(old.rows[row], new.rows[row])
            }
        }
        return spoken
    }
}

extension String {
    /// The text without the dashes by which programs set off messages: `-- INSERT --`.
    var strippingDashes: String {
        String(drop { $0 == "-" || $0 == " " }.reversed().drop { $0 == "-" || $0 == " " }.reversed())
    }
}
