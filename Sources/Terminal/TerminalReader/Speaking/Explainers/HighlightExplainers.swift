import TerminalEmulator

/// A highlight that went from one place to another while the text stayed.
struct MovedHighlightExplainer: AnswerExplainer {
    let tellsFocus = true
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        let new = change.new
        guard !change.isPage, change.isStill || machine.key != .enter,
            let moved = MovedHighlight(from: old, to: new, like: machine.selectedLook),
            change.isStill ? !isBesideCursor(moved, new) : hasCursor(moved, new),
            // Words that were scrolled by take their colours with them.
            !change.isScrolled || moved.frame.rows.allSatisfy({ new.rows[$0].hasSameText(as: old.rows[$0]) })
        else { return nil }
        let row = moved.frame.rows.lowerBound
        if !change.isStill {
            let columns =
                change.key == .vertical && hasDescription(moved.frame, new) ? 0..<new.columns : moved.frame.columns
            return [.say(machine.line(new.rows[row].text(columns)))]
        }
        // What was searched for is a part of its line.
        machine.selectedLook = moved.look
        guard moved.isAlone || moved.isSameText, row > 0 else {
            return [.say(item(of: moved, in: change.model, new))]
                + (itemBelow(moved, new, since: old).map { [.say(machine.line($0))] } ?? [])
        }
        if let ticked = box(of: moved, new, machine) { return ticked }
        // Of the row, what lies between the lines around it.
        if let own = columnsBetweenLines(moved.frame, new) { return [.say(machine.line(new.rows[row].text(own)))] }
        let focus = machine.focus(change.model.selected, new)
        return [.say(focus?.spoken ?? machine.line(new.rows[row].told))]
            + questions(change.changed.filter { $0 > row }, new, machine)
    }

    /// Whether a row begins with what is highlighted, and something stands apart behind it that tells of it: an entry of a
    /// menu in a document.
    private func hasDescription(_ frame: CellRegion, _ image: ScreenImage) -> Bool {
        let cells = image.rows[frame.rows.lowerBound].cells
        guard !cells[..<frame.columns.lowerBound].contains(where: { !$0.isBlank }) else { return false }
        let rest = cells[frame.columns.upperBound...].drop { !$0.isBlank }
        let gap = rest.prefix(while: \.isBlank)
        return gap.count >= Thresholds.Gap.apart && gap.count < rest.count
    }

    /// The box to tick that stands before what is highlighted, behind what names it in the same row; nil where none does.
    private func box(of moved: MovedHighlight, _ image: ScreenImage, _ machine: SpeakingMachine) -> [Spoken]? {
        let item = moved.item(in: image)
        guard item.isChecked != nil else { return nil }
        let before = image.rows[moved.frame.rows.lowerBound].text(0..<moved.frame.columns.lowerBound).trimmingEnd
        let name = ScreenWords.of(String(before.dropLast(Thresholds.Mark.box)))
        return (name.contains(where: \.isLetter) ? [.say(machine.line(name))] : []) + [.say(item.spoken)]
    }

    /// What is asked below what was found.
    private func questions(_ rows: [Int], _ image: ScreenImage, _ machine: SpeakingMachine) -> [Spoken] {
        rows.map { machine.line(image.rows[$0].text()) }.filter(SpeakingMachine.isQuestion).map { .say($0) }
    }

    /// Whether what is highlighted begins at the cursor that is shown: a stretch of text that an editor marks.
    private func isBesideCursor(_ moved: MovedHighlight, _ image: ScreenImage) -> Bool {
        let (cursor, frame) = (image.cursor, moved.frame)
        return cursor.isVisible && moved.isAlone && frame.rows.contains(cursor.row)
            && abs(cursor.column - frame.columns.lowerBound) <= 1
    }

    /// Whether the cursor went along with what is highlighted, and stands in it or directly before or behind it: a link in
    /// a text, a name in a bar of menus. Of a whole row the cursor tells as much.
    private func hasCursor(_ moved: MovedHighlight, _ image: ScreenImage) -> Bool {
        let (cursor, frame) = (image.cursor, moved.frame)
        guard cursor.isVisible, !moved.isAlone, frame.rows.count == 1, frame.rows.contains(cursor.row),
            (frame.columns.lowerBound - 2...frame.columns.upperBound).contains(cursor.column)
        else { return false }
        let cells = image.rows[cursor.row].cells
        func hasWord(_ columns: some Collection<Int>) -> Bool {
            columns.count { cells[$0].character.isLetter } >= Thresholds.Button.fewestLetters
        }
        return hasWord(frame.columns)
            && (hasWord(0..<frame.columns.lowerBound) || hasWord(frame.columns.upperBound..<cells.count))
    }

    /// What is selected now in the frame of which the title is highlighted.
    private func itemBelow(_ moved: MovedHighlight, _ image: ScreenImage, since old: ScreenImage) -> String? {
        let row = moved.frame.rows.lowerBound
        let around = BoxDetector.boxes(in: image).filter {
            $0.interior.columns.contains(moved.frame.columns.lowerBound)
                && (row == $0.frame.rows.lowerBound || row == $0.interior.rows.lowerBound)
        }
        guard let box = around.min(by: { $0.frame.columns.count < $1.frame.columns.count }),
            box.frame.columns.count < image.columns
        else { return nil }
        let columns = box.interior.columns
        let ground = image.commonGround(box.interior)
        func isLit(_ row: Int, _ image: ScreenImage) -> Bool {
            image.rows[row].cells[columns].contains { $0.character.isLetter && $0.ground != ground }
        }
        let lit = box.interior.rows.filter { $0 > row && isLit($0, image) && !isLit($0, old) }
        return lit.count == 1 ? image.rows[lit[0]].text(columns) : nil
    }

    /// The columns between the lines from top to bottom around what is highlighted; nil where none parts it from words in
    /// the same row.
    private func columnsBetweenLines(_ frame: CellRegion, _ image: ScreenImage) -> Range<Int>? {
        let cells = image.rows[frame.rows.lowerBound].cells
        func isLine(_ column: Int) -> Bool { BoxDrawing.bars.contains(cells[column].character) }
        let start = (0..<frame.columns.lowerBound).last(where: isLine).map { $0 + 1 } ?? 0
        let end = (frame.columns.upperBound..<cells.count).first(where: isLine) ?? cells.count
        let others = cells[..<start] + cells[end...]
        return others.contains { $0.character.isLetter } ? start..<end : nil
    }

    private func crossesLine(_ frame: CellRegion, _ image: ScreenImage) -> Bool {
        frame.rows.contains { row in
            image.rows[row].cells[frame.columns].contains { BoxDrawing.bars.contains($0.character) }
        }
    }

    /// What is highlighted, as the item that it is part of.
    private func item(of moved: MovedHighlight, in model: ScreenModel, _ image: ScreenImage) -> String {
        let item = model.lists.flatMap(\.children).first {
            $0.frame.rows == moved.frame.rows && $0.frame.columns.overlaps(moved.frame.columns)
                // A row across the lines between two columns is an item of neither.
                && !crossesLine($0.frame, image)
        }
        return (item ?? moved.item(in: image)).spoken
    }
}

/// A block of several rows that went to another place with its ground.
struct MovedBlockExplainer: AnswerExplainer {
    let tellsFocus = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard !change.new.cursor.isVisible, let moved = MovedBlock(from: old, to: change.new) else { return nil }
        let text = moved.text(in: change.new)
        return text.isEmpty ? nil : [.say(text)]
    }
}

/// Rows that stand out now by their weight, as others did before.
struct MovedEmphasisExplainer: AnswerExplainer {
    let tellsFocus = true
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard !change.new.cursor.isVisible, let moved = MovedEmphasis(from: old, to: change.new) else { return nil }
        machine.showsEmphasis = true
        return [.say(machine.emphasized(moved.rows, change.new))]
    }
}

extension SpeakingMachine {
    /// Rows that stand out by their weight, as one item.
    func emphasized(_ rows: Range<Int>, _ image: ScreenImage) -> String {
        rows.map { line(image.rows[$0].text()) }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// A sign that went from one item to another, or changed at one, while all words stayed.
struct MovedMarkerExplainer: AnswerExplainer {
    let tellsFocus = true
    let leavesReports = true

    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard change.isStill, !change.isPage else { return nil }
        let rows = change.changed.filter { !change.new.isStatus($0) }
        return MovedMarker(from: old, to: change.new, rows: rows).map { [.say($0.spoken)] }
    }
}

extension ScreenChange {
    /// Whether so much text is elsewhere now that it was scrolled.
    fileprivate var isScrolled: Bool {
        guard let old, old.rows.count == new.rows.count else { return false }
        return new.rows.indices.count { !new.rows[$0].hasSameText(as: old.rows[$0]) } >= Thresholds.Marker.mostRows
    }

    /// Whether a pager has scrolled: what it shows is read, whatever is highlighted in it.
    fileprivate var isPage: Bool {
        new.cursor.isVisible && new.cursor.row == new.bodyEnd - 1 && footprint.isScrolled
    }
}
