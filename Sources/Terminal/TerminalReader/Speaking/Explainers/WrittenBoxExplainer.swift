import TerminalEmulator

/// A key has ticked or cleared a box that is written with brackets, where no cursor is seen and nothing else has changed:
/// what stands behind it is said with its state.
struct WrittenBoxExplainer: AnswerExplainer {
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard change.isStill, old.rows.count == change.new.rows.count, old.columns == change.new.columns else {
            return nil
        }
        return box(from: old, to: change.new).map { [.say($0.spoken)] }
    }

    /// The box that a key has ticked or cleared, with the text behind it, where nothing else in a row changed but the sign
    /// between its brackets: "[ ]", "( )". Of boxes of which one is chosen another one is cleared.
    private func box(from old: ScreenImage, to new: ScreenImage) -> ScreenRegion? {
        let rows = new.rows.indices.filter { !new.rows[$0].hasSameText(as: old.rows[$0]) }
        guard (1...2).contains(rows.count) else { return nil }
        let found = rows.compactMap { row in CheckMark.toggled(from: old.rows[row], to: new.rows[row]).map { (row, $0) }
        }
        guard found.count == rows.count, let one = found.first(where: \.1.isChecked) ?? found.first else { return nil }
        let cells = new.rows[one.0].cells
        let start = one.1.column + 2
        guard let first = cells[start...].firstIndex(where: { !$0.isBlank }), first - start <= Thresholds.Gap.apart
        else { return nil }
        let end = cells[first...].indices.first { column in
            ScreenWords.isDecoration(cells[column].character)
                || cells[column...].prefix(Thresholds.Gap.column).allSatisfy(\.isBlank)
        }
        let columns = first..<(end ?? cells.count)
        return ScreenRegion(
            .item, frame: .init(rows: one.0..<one.0 + 1, columns: columns),
            text: ScreenWords.of(new.rows[one.0].text(columns)), isSelected: true, isChecked: one.1.isChecked)
    }
}
