import TerminalEmulator

/// Dialogs, and what is chosen in them and in lists.
extension SpeakingMachine {
    /// What a frame says that was opened or changed; `nil` when that is not what happened.
    mutating func panel(
        _ oldModel: ScreenModel?, _ newModel: ScreenModel, from old: ScreenImage?, to new: ScreenImage, at time: Double
    ) -> [Spoken]? {
        guard let panel = newModel.panel else {
            panelText = ""
            return nil
        }
        let text = Self.text(of: panel)
        defer { panelText = text }
        guard text != panelText, !text.isEmpty else { return nil }
        if let old, key == .vertical || key == .other, oldModel?.panel?.frame == panel.frame,
            let scrolled = scrolled(in: panel.frame, from: old, to: new)
        {
            return scrolled
        }
        let isDialog = panel.kind == .dialog || new.isAlternate && !new.cursor.isVisible || panelText.isEmpty
        if LineClassifier.signature(of: text) == LineClassifier.signature(of: panelText) {
            // Only a number in it counts.
            guard let percent = LineClassifier.percent(in: panel.text) else { return nil }
            return churn.progress(percent, line: line(panel.text), step: settings.progressStep)
        }
        if key != nil, !panelText.isEmpty, let old, old.rows[new.cursor.row] != new.rows[new.cursor.row],
            let box = tickBox(at: new.cursor, in: new, newModel), oldModel?.dialog?.label == panel.label
        {
            return [.say(box.spoken)]
        }
        guard isDialog else { return nil }
        var spoken: [Spoken] = []
        if !panelText.isEmpty, text.hasPrefix(panelText) {
            // It is drawn in pieces.
            spoken.append(.say(line(String(text.dropFirst(panelText.count).drop { $0 == "," || $0 == " " }))))
        } else {
            spoken.append(.say(line(text)))
        }
        if let percent = LineClassifier.percent(in: panel.text) { _ = churn.progress(percent, line: "", step: 100) }
        if let focus = newModel.field ?? focus(newModel.selected, new) {
            spoken.append(.say(focus.kind == .field ? fieldText(focus) : focus.spoken))
        }
        return spoken
    }

    /// What came into view in a frame whose text was scrolled.
    private func scrolled(
        in frame: TerminalEmulator.Region, from old: ScreenImage, to new: ScreenImage
    ) -> [Spoken]? {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        func text(_ row: Int, _ image: ScreenImage) -> String { ScreenWords.of(image.rows[row].text(frame.columns)) }
        let rows = frame.rows.dropFirst().dropLast()
        guard let first = rows.first(where: { text($0, old) != text($0, new) }) else { return nil }
        // The line of a frame may tell how far one is.
        func isEdge(_ row: Int) -> Bool {
            new.rows[row].cells[frame.columns].count { BoxDrawing.rules.contains($0.character) } * 2
                > frame.columns.count
        }
        let end = rows.first { $0 > first && (text($0, old) == text($0, new) || isEdge($0)) }
        let run = first..<(end ?? rows.upperBound)
        guard run.count >= 3 else { return nil }
        let shift = Self.shift(run.map { text($0, old) }, run.map { text($0, new) })
        let fresh = shift.map { $0 > 0 ? run.suffix($0) : run.prefix(-$0) } ?? run
        return fresh.map { line(text($0, new)) }.filter { !$0.isEmpty }.map { .say($0) }
    }

    static func text(of panel: ScreenRegion?) -> String {
        [panel?.label ?? "", panel?.text ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func fieldText(_ field: ScreenRegion) -> String {
        let parts = [field.label, SecretPrompt.isMask(field.text) ? "" : field.text, "edit field"]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The selected element with the cursor, else a list's item before a button.
    func focus(_ selected: [ScreenRegion], _ image: ScreenImage) -> ScreenRegion? {
        selected.first { $0.kind == .item }
            ?? selected.first {
                $0.frame.rows.contains(image.cursor.row) && $0.frame.columns.contains(image.cursor.column)
            } ?? selected.first
    }

    /// The item, button or field that became the selected one, or whose state changed.
    func chosen(
        _ oldModel: ScreenModel?, _ newModel: ScreenModel, _ old: ScreenImage?, _ new: ScreenImage
    ) -> ScreenRegion? {
        let before = Set((oldModel?.selected ?? []).map(Mark.init))
        var gained = newModel.selected.filter { !before.contains(Mark($0)) }
        if let old {
            // Who moves a selection draws its row anew, or moves the cursor there.
            gained.removeAll { one in
                let row = one.frame.rows.lowerBound
                return one.kind == .item && old.columns == new.columns && old.rows.indices.contains(row)
                    && !one.frame.rows.contains(new.cursor.row) && old.rows[row] == new.rows[row]
            }
        }
        if key == nil {
            // Numbers in the selected row count on by themselves.
            let shown = oldModel?.selected ?? []
            gained.removeAll { one in
                one.kind == .item
                    && shown.contains {
                        $0.frame.rows == one.frame.rows && $0.isChecked == one.isChecked
                            && LineClassifier.isMostly($0.text, one.text)
                    }
            }
        }
        if let old, new.cursor.isVisible, old.cursor.row == new.cursor.row, isEditing {
            // Typing in the row with the cursor changes its text, not the choice.
            gained.removeAll { $0.frame.rows.contains(new.cursor.row) && $0.kind == .item && $0.isChecked == nil }
        }
        if !gained.isEmpty { return focus(gained, new) }
        guard let old, old.cursor.row != new.cursor.row || old.cursor.column != new.cursor.column else { return nil }
        if let field = newModel.field, oldModel?.field?.frame != field.frame, oldModel?.panel != nil {
            var field = field
            field.label = fieldText(field)
            field.text = ""
            return field
        }
        // The highlight was there before, as on a default button: now the focus came.
        return (newModel.selected + newModel.buttons).first {
            let columns = $0.frame.columns
            return $0.frame.rows.contains(new.cursor.row) && columns.contains(new.cursor.column)
                && !($0.frame.rows.contains(old.cursor.row) && columns.contains(old.cursor.column))
        }
    }

    private var isEditing: Bool {
        switch key {
        case .character(" "): false
        case .character, .erase, .horizontal: true
        default: false
        }
    }

    /// What was written above a list that has just appeared: the question that it answers.
    func heading(
        of choice: ScreenRegion, _ oldModel: ScreenModel?, _ newModel: ScreenModel, _ changed: [Int],
        _ image: ScreenImage
    ) -> [Spoken] {
        guard choice.kind == .item, oldModel?.selected.isEmpty != false,
            let list = newModel.regions.first(where: { $0.children.contains(choice) })
        else { return [] }
        let above = changed.filter { $0 < list.frame.rows.lowerBound && !image.rows[$0].isBlank }
        // More than a few lines are a picture.
        guard above.count <= (paints || image.isAlternate ? 2 : 4) else { return [] }
        return above.map { .say(line(image.rows[$0].told)) }
    }

    /// The echo of a character that was typed into the field of a finder.
    func typed(from old: ScreenImage?, to new: ScreenImage) -> [Spoken] {
        guard case .character(let typed) = key, let old, old.cursor.row == new.cursor.row, !hidesTyping,
            new.cursor.column == old.cursor.column + 1, settings.keyEcho == .characters || settings.keyEcho == .both,
            new.rows[new.cursor.row].cells[old.cursor.column].character == typed
        else { return [] }
        return [Self.said(typed)]
    }

    /// The items that a key has marked or no longer marks while it selected another one.
    func marked(besides choice: ScreenRegion, _ oldModel: ScreenModel?, _ newModel: ScreenModel) -> [Spoken] {
        guard itemMarks != nil, key != nil else { return [] }
        let before = (oldModel?.lists ?? []).flatMap(\.children)
        let toggled = newModel.lists.flatMap(\.children).filter { item in
            item.isChecked != nil && item.frame.rows != choice.frame.rows
                && before.contains {
                    $0.frame == item.frame && $0.text == item.text && $0.isChecked == !(item.isChecked ?? false)
                }
        }
        guard toggled.count <= 3 else { return [] }
        return toggled.map { item in
            var item = item
            item.index = nil
            return .say(item.spoken)
        }
    }

    /// What is highlighted, as the item that it is part of.
    func item(of moved: MovedHighlight, in model: ScreenModel, _ image: ScreenImage) -> String {
        let items = model.regions.flatMap { [$0] + $0.children }.filter { $0.kind == .list }.flatMap(\.children)
        let item = items.first { $0.frame.rows == moved.frame.rows && $0.frame.columns.overlaps(moved.frame.columns) }
        return (item ?? moved.item(in: image)).spoken
    }

    /// What makes a selected element another one: not how many siblings are shown.
    private struct Mark: Hashable {
        var text: String
        var row: Int
        var column: Int
        var isChecked: Bool?

        init(_ region: ScreenRegion) {
            text = region.text
            row = region.frame.rows.lowerBound
            column = region.frame.columns.lowerBound
            isChecked = region.isChecked
        }
    }
}
