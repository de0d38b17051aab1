import TerminalEmulator

/// A cell as the detectors see it.
struct ImageCell: Equatable, Sendable {
    /// A blank cell is a space; the second half of a wide character is "" in the row's text and `isTail` here.
    var character: Character
    var isTail: Bool
    var attributes: Attributes
    var link: Hyperlink?
    var zone: SemanticZone

    var isBlank: Bool { character == " " || character == "\u{A0}" }
    /// What is seen behind the character, with inverse video resolved.
    var ground: Color { attributes.isInverse ? .palette(attributes.foregroundIndex) : attributes.background }
}

extension Attributes {
    /// A colour of the palette that stands for the foreground as a ground; inverse default text counts as white.
    fileprivate var foregroundIndex: UInt8 {
        switch foreground {
        case .default: 255
        case .palette(let index): index
        case .rgb(let red, let green, let blue): UInt8((Int(red) + Int(green) + Int(blue)) / 3)
        }
    }
}

/// One row of the screen, read out of the emulator once.
struct ImageRow: Equatable, Sendable {
    var cells: [ImageCell]
    var marks: LineMarks
    var status: Int?

    init(_ screen: Screen, row: Int) {
        cells = (0..<screen.columns).map { column in
            let cell = screen[row, column]
            let isShown = !cell.attributes.hidesText
            return ImageCell(
                character: isShown ? cell.text.first ?? " " : " ", isTail: cell.width == 0,
                attributes: cell.attributes, link: cell.link, zone: cell.zone)
        }
        marks = screen.marks(row: row)
        status = screen.exitStatus(row: row)
    }

    func text(_ columns: Range<Int>? = nil) -> String {
        let range = (columns ?? 0..<cells.count).clamped(to: 0..<cells.count)
        var text = ""
        for cell in cells[range] where !cell.isTail { text.append(cell.character) }
        while text.last == " " { text.removeLast() }
        return text
    }

    var isBlank: Bool { cells.allSatisfy(\.isBlank) }

    func hasSameText(as other: ImageRow) -> Bool {
        cells.count == other.cells.count && zip(cells, other.cells).allSatisfy { $0.character == $1.character }
    }

    /// The columns from the first to the last visible character.
    var inked: Range<Int>? {
        guard let first = cells.firstIndex(where: { !$0.isBlank }), let last = cells.lastIndex(where: { !$0.isBlank })
        else { return nil }
        return first..<last + 1
    }
}

/// The screen as the detectors see it. Rows that did not change are taken over from the image before.
struct ScreenImage: Sendable {
    var rows: [ImageRow]
    var columns: Int
    var cursor: CursorState
    var isAlternate: Bool

    init(_ screen: Screen) {
        rows = (0..<screen.rows).map { ImageRow(screen, row: $0) }
        columns = screen.columns
        cursor = screen.cursor
        isAlternate = screen.isAlternate
    }

    /// The image after operations: rows that only moved are taken over, those that changed are read anew.
    init(_ screen: Screen, previous: ScreenImage, footprint: Footprint) {
        guard previous.rows.count == screen.rows, previous.columns == screen.columns, !footprint.isWhole else {
            self = ScreenImage(screen)
            return
        }
        rows = footprint.origins.indices.map { row in
            guard let origin = footprint.origins[row], !footprint.touched[row] else {
                return ImageRow(screen, row: row)
            }
            return previous.rows[origin]
        }
        columns = screen.columns
        cursor = screen.cursor
        isAlternate = screen.isAlternate
    }

    /// The ground that most cells of a region have.
    func commonGround(_ frame: TerminalEmulator.Region) -> Color {
        var counts: [Color: Int] = [:]
        for row in frame.rows { for cell in rows[row].cells[frame.columns] { counts[cell.ground, default: 0] += 1 } }
        return counts.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }?.key ?? .default
    }
}
