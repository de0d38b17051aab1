import TerminalEmulator

extension ScreenModel {
    /// The model with what stands in the bar that was the selected item's, where nothing else is selected now: of a list
    /// with one item left no other tells that it is one.
    func keepingBar(of before: ScreenModel, from old: ScreenImage, to new: ScreenImage) -> ScreenModel {
        guard selected.isEmpty, before.selected.count == 1, let item = before.selected.first, item.kind == .item,
            item.frame.rows.count == 1, old.rows.count == new.rows.count, old.columns == new.columns,
            !new.cursor.isVisible || new.parksCursor || new.cursor.row >= new.messageRow
        else { return self }
        let (row, columns) = (item.frame.rows.lowerBound, item.frame.columns)
        guard new.rows.indices.contains(row), !new.isBar(row), let ink = new.rows[row].inked, columns.overlaps(ink)
        else { return self }
        let isAlone = [row - 1, row + 1].filter(new.rows.indices.contains).allSatisfy { beside in
            new.isBar(beside) || !new.rows[beside].text(columns).contains { $0.isLetter || $0.isNumber }
        }
        guard isAlone else { return self }
        let (cells, others) = (new.rows[row].cells[columns], old.rows[row].cells[columns])
        let place = max(ink.lowerBound, columns.lowerBound)
        guard cells[place].ground != new.ground, zip(cells, others).allSatisfy({ $0.ground == $1.ground }) else {
            return self
        }
        let kept = ListDetector.item(
            new.rows[row].text(columns), frame: item.frame, isSelected: true, index: nil, count: nil)
        var model = self
        model.regions.append(ScreenRegion(.list, frame: item.frame, children: [kept]))
        return model
    }
}
