import TerminalEmulator

/// Something else was chosen: an item, a button, a field.
struct ChoiceExplainer: ChangeExplainer {
    let tellsFocus = true
    let leavesReports = true

    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard change.mayChoose, let choice = machine.chosen(change) else { return nil }
        if let reports = machine.reports(to: choice, change) { return reports }
        let lead = machine.heading(
            of: choice, change.oldModel, change.model, change.changed.filter(change.isNews), change.new)
        let marked = machine.marked(besides: choice, change.oldModel, change.model)
        return machine.typed(from: change.old, to: change.new) + lead + marked + [.say(choice.spoken)]
    }
}

extension SpeakingMachine {
    /// The selected element with the cursor, else a list's item before a button.
    func focus(_ selected: [ScreenRegion], _ image: ScreenImage) -> ScreenRegion? {
        selected.first { $0.kind == .item }
            ?? selected.first {
                $0.frame.rows.contains(image.cursor.row) && $0.frame.columns.contains(image.cursor.column)
            } ?? selected.first
    }

    /// The item, button or field that became the selected one, or whose state changed.
    fileprivate func chosen(_ change: ScreenChange) -> ScreenRegion? {
        let (oldModel, newModel, old, new) = (change.oldModel, change.model, change.old, change.new)
        let before = Set((oldModel?.selected ?? []).map(Mark.init))
        var gained = newModel.selected.filter { !before.contains(Mark($0)) }
        if let old {
            // Who moves a selection draws its row anew, or moves the cursor there.
            gained.removeAll { one in
                let row = one.frame.rows.lowerBound
                return one.kind == .item && old.columns == new.columns && old.rows.indices.contains(row)
                    && !isReached(one, from: old, to: new) && old.rows[row] == new.rows[row]
            }
        }
        if key == .enter, let old, Self.keepsText(newModel.panel, oldModel?.panel, from: old, to: new) {
            // A button that is pressed looks otherwise for a moment.
            gained.removeAll { $0.kind == .button }
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
        if let old, new.cursor.isVisible, old.cursor.row == new.cursor.row, key == nil || isEditing {
            // Typing in the row with the cursor changes its text, not the choice; nor does what comes up beside it.
            let shown = oldModel?.selected ?? []
            gained.removeAll { one in
                one.frame.rows.contains(new.cursor.row) && one.kind == .item
                    && (one.isChecked == nil
                        || shown.contains { $0.frame.rows == one.frame.rows && $0.isChecked == one.isChecked })
            }
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
                && ($0.kind != .item || isReached($0, from: old, to: new))
        }
    }

    /// Whether the cursor was moved to an item. One that is not seen comes back with the return key from the last rows, where
    /// something was asked.
    private func isReached(_ item: ScreenRegion, from old: ScreenImage, to new: ScreenImage) -> Bool {
        item.frame.rows.contains(new.cursor.row)
            && (new.cursor.isVisible
                || old.cursor.row != new.cursor.row
                    && (key != .enter || old.cursor.row < old.messageRow))
    }

    private var isEditing: Bool {
        switch key {
        case .character(" "): false
        case .character, .erase, .horizontal: true
        default: false
        }
    }

    /// What was written above a list that has just appeared: the question that it answers.
    fileprivate func heading(
        of choice: ScreenRegion, _ oldModel: ScreenModel?, _ newModel: ScreenModel, _ changed: [Int],
        _ image: ScreenImage
    ) -> [Spoken] {
        let title = title(of: choice, oldModel, newModel) ?? innerTitle(of: choice, oldModel, newModel, image)
        if let title { return [.say(line(title))] }
        guard choice.kind == .item, let list = newModel.regions.first(where: { $0.children.contains(choice) })
        else { return [] }
        if let bar = barAbove(list, oldModel, changed, image) { return [.say(line(bar))] }
        let above = changed.filter { $0 < list.frame.rows.lowerBound && !image.rows[$0].isBlank }
        // Where another list was there, a question tells that it is not the same one.
        let isAsked = above.contains { image.rows[$0].text().contains("?") }
        guard oldModel?.selected.isEmpty != false || isAsked && isOther(list, oldModel) else { return [] }
        // More than a few lines are a picture.
        guard above.count <= (paints || image.isAlternate ? 2 : 4) else { return [] }
        return above.map { .say(line(image.rows[$0].told)) }
    }

    /// What the program reports where the return key has ended a question and the cursor is back at the item at which it
    /// was; nil where it reports nothing, or the item has changed.
    fileprivate func reports(to choice: ScreenRegion, _ change: ScreenChange) -> [Spoken]? {
        let (row, new) = (choice.frame.rows.lowerBound, change.new)
        guard key == .enter, let old = change.old, row == home, row == new.cursor.row, new.rows[row] == old.rows[row],
            change.changed.allSatisfy({ $0 >= new.messageRow })
        else { return nil }
        let reports = reports(of: change, from: old, besides: [])
        return reports.isEmpty ? nil : reports
    }

    /// What a bar calls a list that a key has put beside what was shown; nil where the list has none, or fills the screen.
    private func barAbove(
        _ list: ScreenRegion, _ oldModel: ScreenModel?, _ changed: [Int], _ image: ScreenImage
    ) -> String? {
        let (row, columns) = (list.frame.rows.lowerBound - 1, list.frame.columns)
        guard key != .escape, changed.contains(row), columns.count * 2 <= image.columns, isOther(list, oldModel) else {
            return nil
        }
        let cells = image.rows[row].cells[columns]
        let text = image.rows[row].text(columns).trimmingEnd
        guard let ground = cells.first?.ground, ground != image.ground, cells.allSatisfy({ $0.ground == ground }) else {
            return nil
        }
        return text.contains(where: \.isLetter) ? text : nil
    }

    /// Whether a list has none of the items that were there before.
    private func isOther(_ list: ScreenRegion, _ oldModel: ScreenModel?) -> Bool {
        let before = Set((oldModel?.lists ?? []).flatMap(\.children).map(\.text))
        return before.isDisjoint(with: list.children.map(\.text))
    }

    /// The title of the frame of a list that was not there before, or to which the focus went from another frame.
    private func title(of choice: ScreenRegion, _ oldModel: ScreenModel?, _ newModel: ScreenModel) -> String? {
        guard choice.kind == .item, key != nil || oldModel?.selected.isEmpty != false,
            let panel = newModel.frame(of: choice), panel.label.contains(where: \.isLetter)
        else { return nil }
        if let oldModel {
            let before = oldModel.selected.compactMap { oldModel.frame(of: $0) }
            let isNew = !oldModel.regions.contains { $0.kind == .text && $0.label == panel.label }
            if !before.isEmpty, !before.contains(where: { Self.isSame($0, panel) }),
                before.count == oldModel.selected.count
            {
                return panel.label
            }
            if isNew, newModel.onlyFrame == nil, newModel.selected.count == 1 { return panel.label }
        }
        guard key != nil, newModel.onlyFrame == panel,
            oldModel?.regions.contains(where: { $0.label == panel.label && $0.frame.rows.overlaps(panel.frame.rows) })
                != true
        else { return nil }
        return panel.label
    }

    /// What the first line says in a frame without a title that was not there before, above its list.
    private func innerTitle(
        of choice: ScreenRegion, _ oldModel: ScreenModel?, _ newModel: ScreenModel, _ image: ScreenImage
    ) -> String? {
        guard choice.kind == .item, key != nil, let panel = newModel.frame(of: choice), panel.label.isEmpty,
            let list = panel.children.first(where: { $0.children.contains(choice) }),
            oldModel?.regions.contains(where: { $0.kind == .text && $0.frame == panel.frame }) != true
        else { return nil }
        let columns = panel.frame.columns.dropFirst().dropLast()
        let above = (panel.frame.rows.lowerBound + 1..<max(panel.frame.rows.lowerBound + 1, list.frame.rows.lowerBound))
            .map { image.rows[$0].text(columns) }
            .filter { $0.contains(where: \.isLetter) && !LineClassifier.isRule($0) }
        return above.count <= Thresholds.Change.mostTitles ? above.first.map { ScreenWords.of($0) } : nil
    }

    /// Whether a frame is the same as another one, which may have another size now or tell something else in its line.
    private static func isSame(_ one: ScreenRegion, _ other: ScreenRegion) -> Bool {
        one.label == other.label
            || one.frame.columns == other.frame.columns && one.frame.rows.lowerBound == other.frame.rows.lowerBound
    }

    /// The echo of a character that was typed into the field of a finder.
    fileprivate func typed(from old: ScreenImage?, to new: ScreenImage) -> [Spoken] {
        guard case .character(let typed) = key, let old, old.cursor.row == new.cursor.row, !hidesTyping,
            new.offset == old.offset + 1, settings.keyEcho == .characters || settings.keyEcho == .both,
            new.rows[new.cursor.row].cells[old.cursor.column].character == typed
        else { return [] }
        return [Self.said(typed)]
    }

    /// The items that a key has marked or no longer marks while it selected another one.
    fileprivate func marked(besides choice: ScreenRegion, _ oldModel: ScreenModel?, _ newModel: ScreenModel) -> [Spoken]
    {
        guard itemMarks != nil, key != nil else { return [] }
        let before = (oldModel?.lists ?? []).flatMap(\.children)
        let toggled = newModel.lists.flatMap(\.children).filter { item in
            item.isChecked != nil && item.frame.rows != choice.frame.rows
                && before.contains {
                    $0.frame == item.frame && $0.text == item.text && $0.isChecked == !(item.isChecked ?? false)
                }
        }
        guard toggled.count <= Thresholds.Change.mostTold else { return [] }
        return toggled.map { item in
            var item = item
            item.index = nil
            return .say(item.spoken)
        }
    }

    /// What makes a selected element another one: not how many siblings are shown.
    private struct Mark: Hashable {
        var kind: ScreenRegion.Kind
        var text: String
        var row: Int
        var column: Int
        var isChecked: Bool?

        init(_ region: ScreenRegion) {
            kind = region.kind
            text = region.text
            row = region.frame.rows.lowerBound
            column = region.frame.columns.lowerBound
            isChecked = region.isChecked
        }
    }
}
