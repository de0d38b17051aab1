import TerminalEmulator

/// Parts of the screen side by side: what is told of one must not be mixed with what stands beside it.
extension SpeakingMachine {
    /// The part of the screen in which everything that matters happens; nil where that is the whole screen.
    ///
    /// It is that with the cursor. Without a cursor, and where nothing happens at the cursor, it is the one in which all
    /// changes are.
    mutating func paneOfInterest(from old: ScreenImage?, to new: ScreenImage) -> CellRegion? {
        column = nil
        guard new.isAlternate || old?.isAlternate == false else { return nil }
        if !new.isAlternate {
            return LinedColumns(new).flatMap { focusedColumn($0.frames, from: old, to: new, guesses: true) }
        }
        if let columns = BarColumns(new) { return focusedColumn(columns.frames, from: old, to: new) }
        if let columns = LinedColumns(new),
            let frame = focusedColumn(columns.frames, from: old, to: new, guesses: true)
        {
            return frame
        }
        if let frame = splitColumn(from: old, to: new) { return frame }
        let own = new.cursor.isVisible ? new.ownPane : nil
        guard let old, old.rows.count == new.rows.count, old.columns == new.columns, old.isAlternate else { return own }
        if let own, key != nil || old.cursor != new.cursor { return own }
        let changed = new.rows.indices.filter { old.rows[$0] != new.rows[$0] }
        var found: CellRegion?
        for row in changed {
            if let found, found.rows.contains(row) {
                guard new.differs(from: old, row, only: found.columns) else { return own }
                continue
            }
            guard let panes = new.panes(at: row) else { continue }
            guard found == nil, let frame = panes.frames.first(where: { new.differs(from: old, row, only: $0.columns) })
            else { return own }
            found = frame
        }
        return found ?? own
    }
}

extension SpeakingMachine {
    /// The frame that lies over the rest of the screen, which answers no key until the frame has gone; nil where none does.
    mutating func covering(from old: ScreenImage?, to new: ScreenImage) -> CellRegion? {
        guard new.isAlternate else { return nil }
        band = coveringBand(from: old, to: new)
        return band ?? CoveringBox.only(BoxDetector.boxes(in: new), in: new)?.frame
    }

    /// The same of a frame without lines at its sides, which only tells by how it comes what it is: a key lays it over a
    /// picture that stays. It may get lower or higher with what it shows.
    private func coveringBand(from old: ScreenImage?, to new: ScreenImage) -> CellRegion? {
        guard let old, old.rows.count == new.rows.count, let found = CoveringBox.band(in: new) else { return nil }
        if let band, band.rows.lowerBound == found.rows.lowerBound,
            band.columns.lowerBound == found.columns.lowerBound
        {
            return found
        }
        let around = new.rows.indices.prefix(new.messageRow).filter { !found.rows.contains($0) }
        guard key != nil, CoveringBox.band(in: old) == nil,
            around.allSatisfy({ new.rows[$0].hasSameText(as: old.rows[$0]) })
        else { return nil }
        return found
    }

    /// Which of the lists side by side has the focus.
    private mutating func focusedColumn(
        _ frames: [CellRegion], from old: ScreenImage?, to new: ScreenImage, guesses: Bool = false
    ) -> CellRegion? {
        let memory = FocusedColumn.Memory(
            last: pane, look: columnLook, isAnswered: key == nil || columnAnswer == keyTime)
        guard let focus = FocusedColumn(frames: frames, image: new).focus(since: old, memory, guesses: guesses) else {
            return nil
        }
        columnLook = focus.look ?? columnLook
        if focus.isAnswer, key != nil { columnAnswer = keyTime }
        column = focus
        return focus.frame
    }

    /// The list in which a key has moved, where only blank columns part it from what tells of its item. What another key
    /// changes may be on both sides.
    private mutating func splitColumn(from old: ScreenImage?, to new: ScreenImage) -> CellRegion? {
        guard let old, key != nil, let frames = SplitColumns.frames(from: old, to: new) else { return nil }
        return focusedColumn(frames, from: old, to: new)
    }

    /// What is known of lists in the part of the screen that matters.
    var listsInFocus: ProgramLists {
        var known = programLists
        known.frame = column?.frame
        return known
    }
}

extension SpeakingMachine {
    /// Whether a row across the screen is the selected one of a list, below which a prompt came: it looks as others did to
    /// which a key moved the selection, or was selected while no cursor was seen.
    func isSelected(_ row: Int, in new: ScreenImage, since old: ScreenImage?) -> Bool {
        if let look = rowLook, let ink = new.rows[row].inked, CellLook(new.rows[row].cells[ink.lowerBound]) == look {
            return true
        }
        guard let old, old.rows.indices.contains(row), !old.cursor.isVisible || old.parksCursor else { return false }
        return old.rows[row] == new.rows[row]
            && model?.selected.contains { $0.kind == .item && $0.frame.rows.contains(row) } == true
    }
}

extension ScreenImage {
    /// The row of a line of state that divides the screen, with a prompt and more below it that has the cursor, and text
    /// above it, as a debugger's source is; nil where there is none.
    var divider: Int? {
        guard isAlternate, cursor.isVisible, cursor.column > 0,
            rows[cursor.row].cells[..<min(cursor.column, columns)].contains(where: { !$0.isBlank }),
            let row = rows[..<cursor.row].lastIndex(where: { $0.isOneGround && !$0.isBlank }),
            row >= Thresholds.Pane.fewestRows, rows.count - row > Thresholds.Pane.fewestRows,
            // A window of an editor has a line of state of its own below it.
            !rows[cursor.row...].contains(where: { $0.isOneGround })
        else { return nil }
        return row
    }

    /// Whether a row that was such a divider still is one, whatever stands where the cursor is below it.
    func isDivider(_ row: Int) -> Bool {
        isAlternate && cursor.isVisible && row < cursor.row && rows[row].isOneGround && !rows[row].isBlank
            && !rows[cursor.row...].contains { $0.isOneGround }
    }

    /// The row below another image's that has got a look of its own in some rows: the place at which a program is.
    func litRow(in range: Range<Int>, since old: ScreenImage) -> Int? {
        guard old.rows.count == rows.count, old.columns == columns else { return nil }
        let ground = commonGround(.init(rows: range, columns: 0..<columns))
        // The lines of a frame tell nothing of what stands in it.
        func isLit(_ row: ImageRow) -> Bool {
            row.cells.contains { !$0.isBlank && $0.ground != ground && !ScreenWords.isDecoration($0.character) }
        }
        let lit = range.filter { isLit(rows[$0]) && (!isLit(old.rows[$0]) || !rows[$0].hasSameText(as: old.rows[$0])) }
        return lit.count == 1 ? lit.first : nil
    }

    /// Whether a row differs from the same row of another image in some columns and nowhere else.
    fileprivate func differs(from old: ScreenImage, _ row: Int, only columns: Range<Int>) -> Bool {
        let (before, after) = (old.rows[row].cells, rows[row].cells)
        return after.indices.allSatisfy { columns.contains($0) || before[$0] == after[$0] }
    }

    /// The image with nothing around a frame that lies over it but what the program reports in the last rows.
    func showing(over frame: CellRegion) -> ScreenImage {
        showing(only: frame).without(0..<frame.rows.lowerBound)
            .without(frame.rows.upperBound..<max(frame.rows.upperBound, messageRow))
    }

    /// The image with nothing beside a part of it, if one is given.
    func showing(only pane: CellRegion?) -> ScreenImage { pane.map { showing(only: $0) } ?? self }
}
