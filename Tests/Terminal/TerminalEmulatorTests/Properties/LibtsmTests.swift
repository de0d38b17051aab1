import Testing

@testable import TerminalEmulator

/// Random streams that this terminal and libtsm must take alike.
@Suite(.enabled(if: Libtsm.isPresent, "needs Debian's package libtsm4"))
struct LibtsmTests {
    /// Both terminals, fed the same.
    private struct Pair {
        var own: Terminal
        let other: Libtsm
        let size: Size

        init?(_ size: Size) {
            guard let other = Libtsm(size: size) else { return nil }
            self.other = other
            self.size = size
            var options = Options()
            // libtsm has no grapheme clusters.
            options.usesGraphemeClusters = false
            own = Terminal(size: size, options: options)
            // libtsm draws the cursor as an inverse cell.
            own.feed("\u{1B}[?25l\u{1B}7")
            other.feed("\u{1B}[?25l\u{1B}7".utf8)
        }

        /// Feeds both, each in different pieces.
        mutating func feed(_ text: String, _ random: inout SeededGenerator) {
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...max(1, min(rest.count, 40)), using: &random)
                own.feed(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...max(1, min(rest.count, 40)), using: &random)
                other.feed(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
        }

        /// The first difference, or nil.
        var difference: String? {
            let screen = own.screen
            let own = (screen.cursor.row, screen.cursor.column)
            let theirs = (other.row, min(other.column, size.columns - 1))
            if own != theirs { return "the cursor is at \(own), in libtsm at \(theirs)" }
            let cells = other.cells
            for row in 0..<size.rows {
                let own = (0..<size.columns).map { Self.cell(screen[row, $0]) }
                if own != cells[row] {
                    return """
                        row \(row) is \(Self.describe(own)), in libtsm \(Self.describe(cells[row])):
                        \(screen.text)
                        --
                        \(cells.map { $0.map(\.text).joined() }.joined(separator: "\n"))
                        """
                }
            }
            return nil
        }

        private static func describe(_ cells: [Libtsm.Cell]) -> String {
            cells.map { $0.rendition.isEmpty ? $0.text : "\($0.text){\($0.rendition.map { "\($0)" }.sorted())}" }
                .joined()
        }

        private static func cell(_ cell: TerminalCell) -> Libtsm.Cell {
            if cell.width == 0 { return Libtsm.Cell(text: "", width: 0, rendition: []) }
            // libtsm draws no rendition of spaces.
            guard !cell.text.isEmpty, cell.text != " " else { return Libtsm.Cell(text: " ", rendition: []) }
            var rendition: Set<Libtsm.Rendition> = []
            if cell.attributes.isBold { rendition.insert(.bold) }
            if cell.attributes.isItalic { rendition.insert(.italic) }
            if cell.attributes.underline != .none { rendition.insert(.underline) }
            if cell.attributes.isInverse { rendition.insert(.inverse) }
            if cell.attributes.isBlinking { rendition.insert(.blink) }
            return Libtsm.Cell(text: cell.text, width: cell.width, rendition: rendition)
        }
    }

    private static let sizes = [(4, 10), (6, 17), (10, 20), (24, 80)].map { Size(rows: $0, columns: $1) }

    @Test(arguments: 0..<200)
    func `a stream looks and leaves the cursor as in libtsm`(seed: Int) throws {
        let size = Self.sizes[seed % Self.sizes.count]
        var pair = try #require(Pair(size))
        var maker = StreamMaker(random: SeededGenerator(seed: seed), rows: size.rows, columns: size.columns)
        var random = SeededGenerator(seed: seed + 1_000)
        var pieces: [String] = []
        for _ in 0..<10 {
            let more = (0..<30).map { _ in maker.next() }
            pieces += more
            pair.feed(more.joined(), &random)
            guard pair.difference != nil else { continue }
            let (count, difference) = try #require(try firstDifference(pieces, size))
            Issue.record("after \(pieces[..<count].suffix(8).map(\.debugDescription)): \(difference)")
            return
        }
    }

    /// After how many pieces the terminals differ, and how.
    private func firstDifference(_ pieces: [String], _ size: Size) throws -> (Int, String)? {
        var pair = try #require(Pair(size))
        var random = SeededGenerator(seed: 0)
        for (index, piece) in pieces.enumerated() {
            pair.feed(piece, &random)
            if let difference = pair.difference { return (index + 1, difference) }
        }
        return nil
    }
}
