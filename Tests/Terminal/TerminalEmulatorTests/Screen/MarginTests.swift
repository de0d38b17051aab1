import Testing

@testable import TerminalEmulator

/// Left and right margins (DECLRMM, DECSLRM) on a screen of three rows and ten columns.
struct MarginTests {
    private static let margins = "\u{1B}[?69h\u{1B}[3;6s"

    private static let full = "0123456789abcdefghijABCDEFGHIJ"

    @Test(arguments: [
        ("\u{1B}[1;3Hvwxyz", ["01vwxy6789", "abzdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[1;8Hvwxyz", ["0123456vwx", "abyzefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[3;3H\n", ["01cdef6789", "abCDEFghij", "AB    GHIJ"]),
        ("\u{1B}[1;3H\u{1B}M", ["01    6789", "ab2345ghij", "ABcdefGHIJ"]),
        ("\u{1B}[3;1H\n", ["0123456789", "abcdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[1;4H\u{1B}[@", ["012 346789", "abcdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[1;4H\u{1B}[P", ["01245 6789", "abcdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[1;8H\u{1B}[P", ["0123456789", "abcdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[2;4H\u{1B}[L", ["0123456789", "ab    ghij", "ABcdefGHIJ"]),
        ("\u{1B}[2;4H\u{1B}[M", ["0123456789", "abCDEFghij", "AB    GHIJ"]),
        ("\u{1B}[1;4H\u{1B}[ @", ["01345 6789", "abdef ghij", "ABDEF GHIJ"]),
        ("\u{1B}[1;4H\u{1B}[ A", ["01 2346789", "ab cdeghij", "AB CDEGHIJ"]),
        ("\u{1B}[1;4H\u{1B}['}", ["012 346789", "abc deghij", "ABC DEGHIJ"]),
        ("\u{1B}[1;4H\u{1B}['~", ["01245 6789", "abcef ghij", "ABCEF GHIJ"]),
        ("\u{1B}[1;3H\u{1B}6", ["01 2346789", "ab cdeghij", "AB CDEGHIJ"]),
        ("\u{1B}[1;6H\u{1B}9", ["01345 6789", "abdef ghij", "ABDEF GHIJ"]),
        ("\u{1B}[2S", ["01CDEF6789", "ab    ghij", "AB    GHIJ"]),
        ("\u{1B}[1;4H\u{1B}[K", ["012", "abcdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[?69l\u{1B}[1;4H\u{1B}[P", ["012456789", "abcdefghij", "ABCDEFGHIJ"]),
    ])
    func `only what lies between the margins moves`(change: String, expected: [String]) {
        let terminal = Terminal(rows: 3, columns: 10, Self.full + Self.margins + change)
        #expect(terminal.lines == expected)
        #expect(terminal.scrollback.count == 0)
    }

    @Test(arguments: [
        ("\u{1B}[2;5H\r", 1, 2), ("\u{1B}[2;2H\r", 1, 0), ("\u{1B}[2;9H\r", 1, 2), ("\u{1B}[2;4H\u{1B}[9C", 1, 5),
        ("\u{1B}[2;8H\u{1B}[9C", 1, 9), ("\u{1B}[2;5H\u{1B}[9D", 1, 2), ("\u{1B}[2;2H\u{1B}[9D", 1, 0),
        ("\u{1B}[2;4H\t", 1, 5), ("\u{1B}[?6h\u{1B}[2;2H", 1, 3), ("\u{1B}[?6h\u{1B}[9;9H", 2, 5),
        ("\u{1B}[2;5H\u{1B}E", 2, 2), ("\u{1B}[5;3s\u{1B}[2;9H\u{1B}[9D", 1, 2), ("\u{1B}[s\u{1B}[2;2H", 1, 1),
    ])
    func `the cursor keeps to the margins`(moves: String, row: Int, column: Int) {
        let cursor = Terminal(rows: 3, columns: 10, Self.margins + moves).screen.cursor
        #expect(cursor.row == row && cursor.column == column)
    }

    @Test
    func `without the mode the same sequence saves the cursor`() {
        let cursor = Terminal(rows: 3, columns: 10, "\u{1B}[2;4H\u{1B}[s\u{1B}[H\u{1B}[u").screen.cursor
        #expect(cursor.row == 1 && cursor.column == 3)
    }

    @Test
    func `reports count from the margins in origin mode`() {
        var terminal = Terminal(rows: 3, columns: 10, Self.margins + "\u{1B}[2;3r\u{1B}[?6h\u{1B}[2;3H\u{1B}[6n")
        #expect(terminal.replies() == "\u{1B}[2;3R")
        #expect(terminal.screen.cursor.row == 2 && terminal.screen.cursor.column == 4)
        #expect(terminal.screen.margins == CellRegion(rows: 1..<3, columns: 2..<6))
    }
}
