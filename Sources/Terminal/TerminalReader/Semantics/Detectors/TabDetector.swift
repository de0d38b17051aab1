import TerminalEmulator

/// Finds rows of names of which one stands out: tabs of programs and the windows of a multiplexer.
struct TabDetector: LineDetector {
    let name = "tabs"

    func region(of line: ScreenLine, in features: ScreenFeatures) -> ScreenRegion? {
        let (row, image) = (line.number, features.image)
        if let windows = Self.windows(in: row, of: image) { return windows }
        guard image.isAlternate, image.cursor.row != row || !image.cursor.isVisible else { return nil }
        return Self.pages(in: row, of: features)
    }

    /// Names with looks of their own, of which one differs from all others.
    private static func pages(in row: Int, of features: ScreenFeatures) -> ScreenRegion? {
        let image = features.image
        let cells = image.rows[row].cells
        // Names in brackets or on grounds of their own may be anywhere; others are tabs only at the edges, and further
        // apart than words are.
        let pieces = pieces(of: image.rows[row])
        let isMarked = pieces.allSatisfy { isBracketed($0.span, cells) || isPadded($0, cells) }
        let isApart = zip(pieces, pieces.dropFirst()).allSatisfy {
            $1.span.lowerBound - $0.span.upperBound >= Thresholds.Gap.apart
        }
        guard Thresholds.Tab.count.contains(pieces.count),
            pieces.allSatisfy({ $0.span.count <= Thresholds.Tab.longestName && $0.hasLetter }),
            isMarked || isApart && (row < Thresholds.Tab.topRows || row == image.rows.count - 1)
        else { return nil }
        var counts: [CellLook: Int] = [:]
        for piece in pieces { counts[piece.look, default: 0] += 1 }
        guard counts.count == 2, let odd = counts.min(by: { $0.value < $1.value })?.key else { return nil }
        let selected =
            pieces.count == 2
            ? shown(pieces, features) : counts[odd] == 1 ? pieces.firstIndex { $0.look == odd } : nil
        // A word in bold or in a colour is a word; tabs have grounds or lines.
        guard let selected, pieces.contains(where: { $0.look.isBar }) else { return nil }
        return bar(row, pieces.map { ($0.span, label(image.rows[row].text($0.span))) }, selected, image)
    }

    private static func isBracketed(_ span: Range<Int>, _ cells: [ImageCell]) -> Bool {
        cells[span.lowerBound].character == "[" && cells[span.upperBound - 1].character == "]"
    }

    /// Whether a piece has its ground before and behind it as well, and another one does not.
    private static func isPadded(_ piece: Piece, _ cells: [ImageCell]) -> Bool {
        let (before, after) = (piece.span.lowerBound - 1, piece.span.upperBound)
        return piece.look.ground != .default && before >= 0 && after < cells.count
            && cells[before].ground == piece.look.ground && cells[after].ground == piece.look.ground
    }

    /// Of two pieces the one that stands out more, else the one whose ground more of the page has.
    private static func shown(_ pieces: [Piece], _ features: ScreenFeatures) -> Int? {
        let (first, second) = (pieces[0].look, pieces[1].look)
        if first.weight != second.weight { return first.weight > second.weight ? 0 : 1 }
        let shares = (features.grounds[first.ground] ?? 0, features.grounds[second.ground] ?? 0)
        return shares.0 == shares.1 ? nil : shares.0 > shares.1 ? 0 : 1
    }

    /// The names of numbered windows, of which a star marks the one that is shown: `[0] 0:bash- 1:edit*`.
    private static func windows(in row: Int, of image: ScreenImage) -> ScreenRegion? {
        let rows = image.rows.count
        guard row == rows - 1 || row == 0, image.isBar(row) else { return nil }
        let cells = image.rows[row].cells
        var names: [(span: Range<Int>, name: String)] = []
        var selected: Int?
        var column = 0
        while column < cells.count {
            let word = cells[column...].prefix { !$0.isBlank }
            guard !word.isEmpty else {
                column += 1
                continue
            }
            column = word.endIndex
            let text = image.rows[row].text(word.startIndex..<word.endIndex)
            guard let colon = text.firstIndex(of: ":"), colon > text.startIndex, text[..<colon].allSatisfy(\.isNumber),
                let initial = text[text.index(after: colon)...].first, initial.isLetter
            else { continue }
            // The place among the windows tells more than the number, which begins at 0.
            let name = text[text.index(after: colon)...]
            let flags = name.reversed().prefix { "*-#!~MZ".contains($0) }
            if flags.contains("*") { selected = names.count }
            names.append((word.startIndex..<word.endIndex, ScreenWords.of(name.dropLast(flags.count))))
        }
        guard let selected else { return nil }
        return bar(row, names, selected, image)
    }

    private static func bar(
        _ row: Int, _ names: [(span: Range<Int>, name: String)], _ selected: Int, _ image: ScreenImage
    ) -> ScreenRegion {
        let tabs = names.enumerated().map { index, name in
            ScreenRegion(
                .tab, frame: .init(rows: row..<row + 1, columns: name.span), text: name.name,
                isSelected: index == selected, index: index + 1, count: names.count)
        }
        return ScreenRegion(
            .tabBar, frame: .init(rows: row..<row + 1, columns: 0..<image.columns), children: tabs)
    }

    private static func label(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, "[<( ".contains(first) { text.removeFirst() }
        while let last = text.last, "]>) ".contains(last) { text.removeLast() }
        return ScreenWords.of(text)
    }

    // MARK: Pieces of a row

    private struct Piece {
        var span: Range<Int>
        var look: CellLook
        var hasLetter: Bool
    }

    /// The pieces that two blanks, or another look, keep apart.
    private static func pieces(of row: ImageRow) -> [Piece] {
        var pieces: [Piece] = []
        for (column, cell) in row.cells.enumerated()
        where !cell.isBlank && !cell.isTail && !ScreenWords.isDecoration(cell.character) && cell.character != "|" {
            let look = CellLook(cell)
            if let last = pieces.last, column - last.span.upperBound < Thresholds.Gap.apart, last.look == look,
                row.cells[last.span.upperBound..<column].allSatisfy({
                    $0.ground == cell.ground && $0.isBlank || $0.isTail
                })
            {
                pieces[pieces.count - 1].span = last.span.lowerBound..<column + 1
            } else {
                pieces.append(Piece(span: column..<column + 1, look: look, hasLetter: false))
            }
            if cell.character.isLetter || cell.character.isNumber { pieces[pieces.count - 1].hasLetter = true }
        }
        return pieces
    }
}

extension CellLook {
    /// Whether it has a ground or a line of its own.
    fileprivate var isBar: Bool { ground != .default || isUnderlined }

    /// How much a tab stands out by it beside another one.
    fileprivate var weight: Int { (ground == .default ? 0 : 4) + (isBold ? 2 : 0) + (isUnderlined ? 1 : 0) }
}
