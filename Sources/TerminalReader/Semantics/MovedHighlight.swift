import TerminalEmulator

/// A highlight of any kind that went from one place to another while the text stayed: bold, a colour, a ground.
struct MovedHighlight {
    /// The cells that are highlighted now.
    var frame: TerminalEmulator.Region
    /// Their text.
    var text: String

    /// Whether nothing lost the highlight.
    var isAlone: Bool

    /// More pieces than this are a picture that changed its colours.
    private static let maximumPieces = 24

    private struct Look: Hashable {
        var ground: Color
        var foreground: Color
        var isBold: Bool
        var isUnderlined: Bool

        init(_ cell: ImageCell) {
            ground = cell.ground
            foreground = cell.attributes.foreground
            isBold = cell.attributes.isBold
            isUnderlined = cell.attributes.underline != .none
        }
    }

    private struct Piece {
        var row: Int
        var columns: Range<Int>
        var before: Look
        var after: Look
    }

    /// `nil` when nothing of the kind happened.
    init?(from old: ScreenImage, to new: ScreenImage, rows: [Int]) {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        var pieces: [Piece] = []
        for row in rows where old.rows[row] != new.rows[row] {
            pieces += Self.pieces(old.rows[row].cells, new.rows[row].cells, row: row)
            guard pieces.count <= Self.maximumPieces else { return nil }
        }
        let gained = pieces.filter { piece in
            let isMoved = pieces.contains { $0.before == piece.after && $0.after == piece.before }
            if isMoved { return Self.isRarer(piece, in: new) }
            // A menu bar that is entered: nothing lost the highlight.
            let isAlone = piece.row == 0 ? pieces.count(where: { $0.row == 0 }) == 1 : pieces.count == 1
            return isAlone && (piece.row == 0 || !new.cursor.isVisible) && Self.isRarer(piece, in: new)
        }
        let bar = Self.entered(pieces.filter { $0.row == 0 })
        if let bar {
            frame = .init(rows: 0..<1, columns: bar)
            text = ScreenWords.of(new.rows[0].text(bar))
            isAlone = true
            return
        }
        guard let piece = gained.first, gained.allSatisfy({ $0.row == piece.row }) else { return nil }
        frame = .init(rows: piece.row..<piece.row + 1, columns: piece.columns)
        text = ScreenWords.of(new.rows[piece.row].text(piece.columns))
        isAlone = !pieces.contains { $0.before == piece.after && $0.after == piece.before }
        if text.isEmpty { return nil }
    }

    /// The columns of a menu's name in a bar of menus of which all changed their looks: the one on a ground of its own.
    private static func entered(_ pieces: [Piece]) -> Range<Int>? {
        var counts: [Color: Int] = [:]
        for piece in pieces { counts[piece.after.ground, default: 0] += 1 }
        guard pieces.count >= 4, counts.count == 2, let ground = counts.min(by: { $0.value < $1.value })?.key else {
            return nil
        }
        let own = pieces.filter { $0.after.ground == ground }
        guard own.count * 2 < pieces.count, let first = own.first, let last = own.last,
            last.columns.upperBound - first.columns.lowerBound <= 24
        else { return nil }
        return first.columns.lowerBound..<last.columns.upperBound
    }

    /// Stretches whose characters stayed and whose looks changed alike.
    private static func pieces(_ old: [ImageCell], _ new: [ImageCell], row: Int) -> [Piece] {
        var pieces: [Piece] = []
        for column in new.indices where !new[column].isBlank && old[column].character == new[column].character {
            let (before, after) = (Look(old[column]), Look(new[column]))
            guard before != after else { continue }
            if let last = pieces.last, last.before == before, last.after == after,
                new[last.columns.upperBound..<column].allSatisfy(\.isBlank), column - last.columns.upperBound < 12
            {
                pieces[pieces.count - 1].columns = last.columns.lowerBound..<column + 1
            } else {
                pieces.append(Piece(row: row, columns: column..<column + 1, before: before, after: after))
            }
        }
        return pieces
    }

    /// Whether fewer cells look like the piece does now than like it did before: then it is the one that stands out.
    private static func isRarer(_ piece: Piece, in image: ScreenImage) -> Bool {
        var before = 0
        var after = 0
        for row in image.rows {
            for cell in row.cells where !cell.isBlank {
                let look = Look(cell)
                if look == piece.before { before += 1 } else if look == piece.after { after += 1 }
            }
        }
        if before != after { return after < before }
        return piece.after.ground != .default || piece.after.isBold
    }
}
