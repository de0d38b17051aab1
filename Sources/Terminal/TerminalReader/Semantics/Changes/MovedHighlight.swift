import TerminalEmulator

/// A highlight of any kind that went from one place to another while the text stayed: bold, a colour, a ground.
struct MovedHighlight {
    /// The cells that are highlighted now.
    var frame: CellRegion
    /// Their text.
    var text: String

    /// Whether nothing lost the highlight.
    var isAlone: Bool
    /// Whether it was on the same words before, elsewhere.
    let isSameText: Bool
    /// How it looks.
    let look: CellLook

    private struct Piece {
        var row: Int
        var columns: Range<Int>
        var before: CellLook
        var after: CellLook
    }

    /// `nil` when nothing of the kind happened. `known` is how the highlight looked when it moved last.
    init?(from old: ScreenImage, to new: ScreenImage, like known: CellLook? = nil) {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        var pieces: [Piece] = []
        for row in new.rows.indices where old.rows[row] != new.rows[row] {
            pieces += Self.pieces(old.rows[row].cells, new.rows[row].cells, row: row)
            guard pieces.count <= Thresholds.Highlight.mostPieces else { return nil }
        }
        var gained = pieces.filter { piece in
            let mirrored = pieces.filter { $0.before == piece.after && $0.after == piece.before }
            // Names in one row, as of pages, are known by that row.
            let isInRow = mirrored.allSatisfy { $0.row == piece.row }
            if !mirrored.isEmpty {
                return Self.isInset(piece, among: pieces, in: new)
                    ?? Self.standsOut(piece, in: new, isInRow: isInRow, known: known)
            }
            // A menu bar that is entered: nothing lost the highlight.
            let isAlone = piece.row == 0 ? pieces.count(where: { $0.row == 0 }) == 1 : pieces.count == 1
            return isAlone && (piece.row == 0 || !new.cursor.isVisible)
                && piece.after.salience >= piece.before.salience
                && Self.standsOut(piece, in: new, isInRow: isInRow, known: known)
        }
        // The sign beside an item may take on the colour of a frame.
        func hasText(_ piece: Piece) -> Bool {
            new.rows[piece.row].cells[piece.columns].contains { !$0.isBlank && !ScreenWords.isDecoration($0.character) }
        }
        if gained.contains(where: hasText) { gained = gained.filter(hasText) }
        // What names an item may stand out beside it, with less.
        if let first = gained.first, first.before.ground == first.after.ground,
            let lit = pieces.first(where: {
                $0.row == first.row && $0.before.ground == new.ground && $0.after.ground != new.ground
            }), lit.columns.lowerBound - first.columns.upperBound >= Thresholds.Gap.apart
        {
            gained = [lit]
        }
        let top = pieces.filter { $0.row == 0 }
        if let bar = Self.entered(top), let first = top.first(where: { bar.contains($0.columns.lowerBound) }) {
            frame = .init(rows: 0..<1, columns: bar)
            text = ScreenWords.of(new.rows[0].text(bar))
            isAlone = true
            isSameText = false
            look = first.after
            return
        }
        guard var piece = gained.first else { return nil }
        // An item of several rows.
        let rows = gained.map(\.row)
        let last = rows.last ?? piece.row
        guard
            last == piece.row
                || last - piece.row < Thresholds.Focus.mostRows && rows == Array(piece.row...last)
                    && gained.allSatisfy({ $0.after == piece.after })
        else { return nil }
        // A letter by which a word can be chosen looks different.
        for next in gained.dropFirst()
        where next.row == piece.row && next.columns.lowerBound - piece.columns.upperBound <= 1 {
            piece.columns = piece.columns.lowerBound..<next.columns.upperBound
        }
        let cells = new.rows[piece.row].cells
        // Columns of one row that are far apart are one item where all of it looks so.
        if let end = new.rows[piece.row].inked?.upperBound, end > piece.columns.upperBound,
            cells[piece.columns.lowerBound..<end].allSatisfy({ $0.isBlank || CellLook($0) == piece.after })
        {
            piece.columns = piece.columns.lowerBound..<end
        }
        // So are words before it that had other colours. A sign that has come with it is none.
        let before = old.rows[piece.row].cells
        if let start = new.rows[piece.row].inked?.lowerBound, start < piece.columns.lowerBound,
            (start..<piece.columns.lowerBound).allSatisfy({
                cells[$0].character == before[$0].character && cells[$0].ground == piece.after.ground
                    && (cells[$0].isBlank || CellLook(cells[$0]) == piece.after)
            })
        {
            piece.columns = start..<piece.columns.upperBound
        }
        let isTall = last > piece.row
        frame = .init(
            rows: piece.row..<last + 1,
            columns: isTall
                ? gained.reduce(piece.columns) {
                    min($0.lowerBound, $1.columns.lowerBound)..<max($0.upperBound, $1.columns.upperBound)
                } : piece.columns)
        let columns = frame.columns
        // What stands on other grounds beside it is no part of an item.
        guard
            !isTall
                || frame.rows.allSatisfy({ row in
                    new.rows[row].cells[columns].allSatisfy { $0.ground == piece.after.ground }
                })
        else { return nil }
        text = (piece.row...last).map { ScreenWords.of(new.rows[$0].text(columns)) }.joined(separator: ", ")
        let lost = pieces.first { $0.before == piece.after && $0.after == piece.before }
        isAlone = lost == nil
        let text = text
        isSameText =
            lost.map { ScreenWords.of(new.rows[$0.row].text($0.columns)) == text && $0.row != piece.row } ?? false
        look = piece.after
        if text.isEmpty { return nil }
    }

    /// What is highlighted, as an item among the rows that are like it.
    func item(in image: ScreenImage) -> ScreenRegion {
        let row = frame.rows.lowerBound
        if frame.rows.count > 1 { return ScreenRegion(.item, frame: frame, text: text, isSelected: true) }
        let others = image.siblings(of: row, start: frame.columns.lowerBound)
        let cells = image.rows[row].cells
        let isWholeRow =
            !cells[..<frame.columns.lowerBound].contains { $0.character.isLetter }
            && !cells[frame.columns.upperBound...].contains { $0.character.isLetter }
        let rows = (others.first ?? row)..<(others.last ?? row) + 1
        let whole = CellRegion(rows: image.rows.indices, columns: 0..<image.columns)
        let open = OpenList(rows: rows, selected: row, columns: frame.columns, frame: whole, image: image)
        let isList = isWholeRow && others.count > 1 && !open.isDrawnOver(image.ground)
        var columns = frame.columns
        // A box before it that looks different belongs to it.
        if let last = cells[..<columns.lowerBound].lastIndex(where: { !$0.isBlank }),
            columns.lowerBound - last <= Thresholds.Gap.apart + 1
        {
            let starts = "])".contains(cells[last].character) && last >= 2 ? [last - 2] : [last]
            if let start = starts.first(where: { CheckMark(image.rows[row].text($0..<columns.lowerBound)) != nil }) {
                columns = start..<columns.upperBound
            }
        }
        var item = ListDetector.item(
            image.rows[row].text(columns), frame: frame, isSelected: true,
            index: isList ? (others.firstIndex(of: row) ?? 0) + 1 : nil, count: isList ? others.count : nil)
        if let box = TickedBox(before: frame.columns.lowerBound, in: image.rows[row]) { item.isChecked = box.isTicked }
        return item
    }

    /// The columns of a menu's name in a bar of menus of which all changed their looks: the one on a ground of its own.
    private static func entered(_ pieces: [Piece]) -> Range<Int>? {
        var counts: [Color: Int] = [:]
        for piece in pieces { counts[piece.after.ground, default: 0] += 1 }
        guard pieces.count >= Thresholds.Highlight.fewestNames, counts.count == 2,
            let ground = counts.min(by: { $0.value < $1.value })?.key
        else { return nil }
        let own = pieces.filter { $0.after.ground == ground }
        guard !Thresholds.Highlight.ownGround.isReached(by: own.count, of: pieces.count), let first = own.first,
            let last = own.last,
            last.columns.upperBound - first.columns.lowerBound <= Thresholds.Highlight.widestName
        else { return nil }
        return first.columns.lowerBound..<last.columns.upperBound
    }

    /// Stretches whose characters stayed and whose looks changed alike.
    private static func pieces(_ old: [ImageCell], _ new: [ImageCell], row: Int) -> [Piece] {
        var pieces: [Piece] = []
        for column in new.indices where !new[column].isBlank && old[column].character == new[column].character {
            let (before, after) = (CellLook(old[column]), CellLook(new[column]))
            guard before != after else { continue }
            if let last = pieces.last, last.before == before, last.after == after,
                new[last.columns.upperBound..<column].allSatisfy(\.isBlank),
                column - last.columns.upperBound < Thresholds.Highlight.widestGap
            {
                pieces[pieces.count - 1].columns = last.columns.lowerBound..<column + 1
            } else {
                pieces.append(Piece(row: row, columns: column..<column + 1, before: before, after: after))
            }
        }
        return pieces
    }

    /// Whether a piece stands on a ground of its own within that of a menu, or has melted into that ground; nil where
    /// neither is so. Of two that have changed their grounds the one is selected that has less room.
    private static func isInset(_ piece: Piece, among pieces: [Piece], in image: ScreenImage) -> Bool? {
        guard let other = pieces.first(where: { $0.before == piece.after && $0.after == piece.before }),
            piece.before.ground != piece.after.ground
        else { return nil }
        func room(_ piece: Piece) -> Range<Int> {
            let cells = image.rows[piece.row].cells
            var (lower, upper) = (piece.columns.lowerBound, piece.columns.upperBound)
            while lower > 0, cells[lower - 1].ground == piece.after.ground { lower -= 1 }
            while upper < cells.count, cells[upper].ground == piece.after.ground { upper += 1 }
            return lower..<upper
        }
        let (own, its) = (room(piece), room(other))
        if its.lowerBound < own.lowerBound, own.upperBound < its.upperBound { return true }
        return own.lowerBound < its.lowerBound && its.upperBound < own.upperBound ? false : nil
    }

    /// Whether a piece stands out now rather than before: fewer of its siblings look like it does now.
    private static func standsOut(
        _ piece: Piece, in image: ScreenImage, isInRow: Bool, known: CellLook?
    ) -> Bool {
        var before = 0
        var after = 0
        let rows = isInRow ? piece.row..<piece.row + 1 : block(around: piece.row, in: image)
        for row in rows where row == piece.row || !image.isBar(row) {
            var last: CellLook?
            var gap = 0
            for cell in image.rows[row].cells {
                // The line of a frame tells nothing of what stands in it.
                guard !cell.isBlank, !BoxDrawing.bars.contains(cell.character) else {
                    // A bar goes on between its words.
                    if cell.ground == image.ground || cell.ground != last?.ground { gap += 1 }
                    continue
                }
                let look = CellLook(cell)
                // Words that look alike are one stretch.
                if look != last || gap >= Thresholds.Gap.apart {
                    if look == piece.before { before += 1 } else if look == piece.after { after += 1 }
                }
                last = look
                gap = 0
            }
        }
        if before != after { return after < before }
        if let known, known == piece.after || known == piece.before { return known == piece.after }
        if piece.after.salience == piece.before.salience, image.cursor.isVisible {
            // Of two that look as much unlike the text, that which has the cursor, or the cursor before it.
            return image.cursor.row == piece.row
                && (piece.columns.lowerBound - 1..<piece.columns.upperBound).contains(image.cursor.column)
        }
        return piece.after.salience > piece.before.salience
    }

    /// The rows around a row that have text, also with one blank row between two.
    private static func block(around row: Int, in image: ScreenImage) -> Range<Int> {
        func hasText(_ row: Int) -> Bool { image.rows.indices.contains(row) && !image.rows[row].isBlank }
        var lower = row
        while hasText(lower - 1) || hasText(lower - 2) { lower -= 1 }
        var upper = row + 1
        while hasText(upper) || hasText(upper + 1) { upper += 1 }
        return lower..<upper
    }
}

extension Color {
    /// Whether it has no hue: black, white or grey.
    var isGrey: Bool {
        switch self {
        case .default: true
        case .palette(let index): [0, 7, 8, 15, 16, 231].contains(index) || index >= 232
        case .rgb(let red, let green, let blue): max(red, green, blue) - min(red, green, blue) < Thresholds.Colour.grey
        }
    }
}

extension CellLook {
    /// How much it stands out by itself: a coloured ground before a grey one, that before a colour of the text.
    fileprivate var salience: Int {
        let back = ground == .default ? 0 : ground.isGrey ? 4 : 8
        let text = foreground == .default ? 0 : foreground.isGrey ? 0 : 1
        return back + text + (isBold ? 2 : 0) + (isUnderlined ? 1 : 0) - (isFaint ? 2 : 0)
    }

    /// Whether it stands out more than another look does; of two grounds that are as colourful, the one that is seen
    /// better.
    func outshines(_ other: CellLook) -> Bool {
        guard salience == other.salience else { return salience > other.salience }
        let (own, its) = (ground.contrast(toGround: .default), other.ground.contrast(toGround: .default))
        return own >= its * Thresholds.Focus.leastGain
    }
}
