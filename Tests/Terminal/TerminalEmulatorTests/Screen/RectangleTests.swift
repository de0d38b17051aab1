import Testing

@testable import TerminalEmulator

/// The rectangular operations of the VT420 on a screen of three rows and ten columns.
struct RectangleTests {
    private static let full = "0123456789abcdefghijABCDEFGHIJ"

    private func terminal(_ change: String) -> Terminal { Terminal(rows: 3, columns: 10, Self.full + change) }

    @Test(arguments: [
        ("\u{1B}[88;2;3;3;5$x", ["0123456789", "abXXXfghij", "ABXXXFGHIJ"]),
        ("\u{1B}[88;2;9;99;99$x", ["0123456789", "abcdefghXX", "ABCDEFGHXX"]),
        ("\u{1B}[88;3;3;2;5$x", ["0123456789", "abcdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[7;1;1;2;2$x", ["0123456789", "abcdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[1;2;2;4$z", ["0   456789", "a   efghij", "ABCDEFGHIJ"]),
        ("\u{1B}[$z", []),
        ("\u{1B}[1;1;2;3;1;2;5$v", ["0123456789", "abcd012hij", "ABCDabcHIJ"]),
        ("\u{1B}[1;1;2;3;1;2;2$v", ["0123456789", "a012efghij", "AabcEFGHIJ"]),
        ("\u{1B}[2;2;3;4;1;1;1$v", ["bcd3456789", "BCDdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[1;1;3;3;1;3;9$v", ["0123456789", "abcdefghij", "ABCDEFGH01"]),
        ("\u{1B}[2;3r\u{1B}[?6h\u{1B}[88;1;1;1;2$x", ["0123456789", "XXcdefghij", "ABCDEFGHIJ"]),
        ("\u{1B}[1;2H漢\u{1B}[88;1;3;1;4$x", ["0 XX456789", "abcdefghij", "ABCDEFGHIJ"]),
    ])
    func `rectangles are filled, erased and copied`(change: String, expected: [String]) {
        let lines = terminal(change).lines
        #expect(lines == expected || expected.isEmpty && lines == [""])
    }

    @Test
    func `selective erasure spares what is protected`() {
        let terminal = Terminal(
            rows: 1, columns: 10, "ab\u{1B}[1\"qcd\u{1B}[0\"qef\u{1B}[1;1;1;10${")
        #expect(terminal.lines == ["  cd"])
    }

    private func columns(_ terminal: Terminal, _ row: Int, where holds: (Attributes) -> Bool) -> [Int] {
        (0..<10).filter { holds(terminal.screen[row, $0].attributes) }
    }

    @Test
    func `attributes change in a rectangle or in the stream between two positions`() {
        let stream = terminal("\u{1B}[1;3;2;5;1$r")
        #expect(columns(stream, 0, where: \.isBold) == Array(2..<10))
        #expect(columns(stream, 1, where: \.isBold) == Array(0..<5))
        let rectangle = terminal("\u{1B}[2*x\u{1B}[1;3;2;5;1$r")
        #expect(columns(rectangle, 0, where: \.isBold) == [2, 3, 4])
        #expect(columns(rectangle, 1, where: \.isBold) == [2, 3, 4])
        #expect(columns(rectangle, 2, where: \.isBold).isEmpty)
        #expect(rectangle.lines[0] == "0123456789")
    }

    @Test
    func `reversing attributes twice changes nothing`() {
        let once = "\u{1B}[2*x\u{1B}[1;1;1;4;7;4$t"
        let first = terminal(once)
        #expect(columns(first, 0) { $0.isInverse && $0.underline == .single } == [0, 1, 2, 3])
        #expect(columns(terminal(once + once), 0) { $0 != Attributes() }.isEmpty)
    }

    @Test(arguments: [
        ("", "1;1;1;1", "FFD0"), ("", "1;1;1;2", "FF9F"), ("\u{1B}[H\u{1B}[1m0", "1;1;1;1", "FF50"),
        ("\u{1B}[H\u{1B}[4;7m0", "1;1;1;1", "FFA0"), ("\u{1B}[H\u{1B}[1\"q0", "1;1;1;1", "FFCC"),
        ("\u{1B}[2J", "1;1;1;1", "FFE0"), ("", "3;3;1;1", "0000"),
    ])
    func `the checksum is that of a VT420`(change: String, area: String, expected: String) {
        var terminal = terminal(change + "\u{1B}[7;1;\(area)*y")
        #expect(terminal.replies() == "\u{1B}P7!~\(expected)\u{1B}\\")
    }
}
