import TerminalEmulator

extension SpeakingMachine {
    /// A program drew on the screen at places of its choice.
    mutating func repaint(
        from old: ScreenImage?, to new: ScreenImage, _ lines: LogicalLines?, _ footprint: Footprint, at time: Double
    ) -> [Spoken] {
        let oldModel = model ?? old.map { ScreenModel($0) }
        let newModel = ScreenModel(new, field: fieldFrame)
        model = newModel
        fieldFrame = newModel.field?.frame ?? (newModel.panel == nil ? nil : fieldFrame)
        let isAnswer = key != nil && time - keyTime < 2
        if let old, old.isAlternate, !new.isAlternate { return returned(lines, new) }
        let entered = old == nil || old?.isAlternate != new.isAlternate
        if entered {
            flows = false
            panelText = ""
        }
        if let flow = old.flatMap({ ScreenFlow(from: $0, to: new, mayReplace: flows) }), newModel.dialog == nil {
            flows = true
            let first = held.take() + (hidesTyping ? "" : flow.rest)
            return output(
                [first] + flow.lines, cursorText: new.rows[new.cursor.row].told, before: old?.rows[old?.cursor.row ?? 0].text())
        }
        let changed = changedRows(from: old, to: new, footprint)
        if let spoken = panel(oldModel, newModel, from: old, to: new, at: time) { return spoken }
        let isExpected = isAnswer || time - keyTime < 1 || oldModel?.selected.isEmpty != false
        if isExpected, let choice = chosen(oldModel, newModel, old, new) {
            let lead = heading(of: choice, oldModel, newModel, changed, new)
            return typed(from: old, to: new) + lead + [.say(choice.spoken)]
        }
        if entered { return page(new, newModel) }
        guard let old else { return [] }
        // An editor may highlight the line of the cursor: there the cursor tells more.
        let isStill = !new.cursor.isVisible || new.cursor.row == old.cursor.row && new.cursor.column == old.cursor.column
        if isAnswer, isStill, let moved = MovedHighlight(from: old, to: new, rows: Array(new.rows.indices)) {
            return [.say(item(of: moved, in: newModel))]
        }
        return isAnswer
            ? answer(from: old, to: new, newModel, changed, footprint, at: time)
            : unasked(from: old, to: new, newModel, changed, at: time)
    }

    /// The rows that show another text than before.
    private func changedRows(from old: ScreenImage?, to new: ScreenImage, _ footprint: Footprint) -> [Int] {
        guard let old, old.rows.count == new.rows.count else { return [] }
        return new.rows.indices.filter { row in
            guard let origin = footprint.origins[row], !footprint.isWhole else {
                return footprint.isWhole ? !new.rows[row].hasSameText(as: old.rows[row]) : !new.rows[row].isBlank
            }
            return footprint.touched[row] && !new.rows[row].hasSameText(as: old.rows[origin])
        }
    }

    /// A program that filled the screen has gone: what it printed then, and where one is.
    private mutating func returned(_ lines: LogicalLines?, _ image: ScreenImage) -> [Spoken] {
        churn.restart()
        flows = false
        panelText = ""
        guard let lines, lines.cursorLine > anchor else {
            return [.say(line(image.rows[min(image.cursor.row, image.rows.count - 1)].text()))]
        }
        let first = max(anchor + 1, lines.cursorLine - settings.lineLimit)
        return output(
            [rest(of: lines.told(anchor), plain: lines.text(anchor))] + (first..<lines.cursorLine).map(lines.told),
            cursorText: lines.text(lines.cursorLine))
    }

    // MARK: Pages

    /// A whole screen was drawn: a program began, or shows another page.
    private func page(_ image: ScreenImage, _ model: ScreenModel) -> [Spoken] {
        if let focus = focus(model.selected, image) {
            return [.say(focus.spoken)]
        }
        let end = image.bodyEnd
        let last = image.rows[..<end].lastIndex { !$0.isBlank } ?? 0
        let row = image.cursor.row
        if image.cursor.isVisible, row < last || end < image.rows.count, row < end - 1 {
            // An editor or a shell: the line with the cursor, then what it reports at the bottom.
            return [.say(line(image.rows[row].text()))] + status(image, image.messageRow)
        }
        let body = image.rows[..<max(0, end - 1)].map { line($0.told) }.filter { $0 != "~" }
        return body.map { .say($0) } + status(image, end - 1)
    }

    private func status(_ image: ScreenImage, _ row: Int) -> [Spoken] {
        guard image.rows.indices.contains(row), row != image.cursor.row || !image.cursor.isVisible || row > 0,
            !image.isBar(row)
        else { return [] }
        let text = image.rows[row].text()
        return LineClassifier.isKeyHelp(text) || text.trimmingEnd == "~"
            ? [] : [.say(line(LineClassifier.withoutRuler(text)).strippingDashes)]
    }
}

extension String {
    /// The text without the dashes by which programs set off messages: `-- INSERT --`.
    var strippingDashes: String {
        String(drop { $0 == "-" || $0 == " " }.reversed().drop { $0 == "-" || $0 == " " }.reversed())
    }
}
