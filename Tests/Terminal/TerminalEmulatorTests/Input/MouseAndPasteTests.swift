import Testing

@testable import TerminalEmulator

struct MouseAndPasteTests {
    private func text(_ bytes: [UInt8]) -> String {
        bytes.map { $0 == 0x1B ? "^[" : ($0 >= 0x20 && $0 < 0x7F) ? String(Unicode.Scalar($0)) : "<\($0)>" }.joined()
    }

    private func send(_ actions: [MouseEvent.Action], to terminal: Terminal, row: Int = 4, column: Int = 9) -> String {
        var encoder = MouseEncoder()
        return text(
            actions.enumerated().flatMap { index, action in
                encoder.encode(
                    MouseEvent(action, row: row, column: column + index, modifiers: .control),
                    tracking: terminal.mouseTracking, encoding: terminal.mouseEncoding)
            })
    }

    @Test(arguments: [
        ("", ""), ("\u{1B}[?9h", "^[[M *%"), ("\u{1B}[?1000h", "^[[M0*%^[[M3,%"),
        ("\u{1B}[?1002h", "^[[M0*%^[[MP+%^[[M3,%"), ("\u{1B}[?1003h", "^[[M0*%^[[MP+%^[[M3,%^[[MS-%"),
        ("\u{1B}[?1000;1006h", "^[[<16;10;5M^[[<16;12;5m"), ("\u{1B}[?1000;1015h", "^[[48;10;5M^[[51;12;5M"),
        ("\u{1B}[?1000;1016h", ""), ("\u{1B}[?1000;1006h\u{1B}[?1000l", ""),
    ])
    func `each tracking mode sends its events`(setting: String, expected: String) {
        #expect(send([.press(.left), .move, .release(.left), .move], to: Terminal(setting)) == expected)
    }

    @Test(arguments: [
        ("\u{1B}[?1000h", "^[[M<112><255><255>"), ("\u{1B}[?1000;1005h", "^[[Mp<223><191><223><191>"),
        ("\u{1B}[?1000;1006h", "^[[<80;65535;65535M"),
    ])
    func `positions stay within what a form can hold`(setting: String, expected: String) {
        let huge = send([.press(.wheelUp)], to: Terminal(setting), row: .max, column: .max)
        #expect(huge == expected.replacing("<112>", with: "p"))
        #expect(send([.press(.left)], to: Terminal("\u{1B}[?1000;1006h"), row: .min, column: .min) == "^[[<16;1;1M")
    }

    @Test
    func `pixel positions are sent where they are known`() {
        var event = MouseEvent(.press(.right), row: 0, column: 0)
        (event.x, event.y) = (100, 50)
        var encoder = MouseEncoder()
        #expect(text(encoder.encode(event, tracking: .normal, encoding: .sgrPixels)) == "^[[<2;101;51M")
    }

    @Test(arguments: [
        ("ls\n", "ls<13>"), ("a\r\nb\rc\td", "a<13>b<13>c<9>d"), ("x\u{1B}[201~rm\n", "xrm<13>"),
        ("\u{1B}[20\u{1B}[201~1~", "[201~"), ("\u{1B}[A\u{3}\u{9B}201~\u{7F}", "[A201~"), ("", ""),
    ])
    func `a paste can't end itself or press keys (hostile 72)`(pasted: String, expected: String) {
        #expect(text(Terminal("").encode(paste: pasted)) == expected)
        #expect(text(Terminal("\u{1B}[?2004h").encode(paste: pasted)) == "^[[200~\(expected)^[[201~")
    }

    @Test(arguments: 0..<20)
    func `nothing that is pasted holds a control`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "\u{1B}", "[201~", "\u{1B}[201~", "[", "2", "01~", "\u{9B}", "\r", "\n", "\u{9C}", "é", "£", "\0", "x",
        ]
        let pasted = (0..<200).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        let bytes = Terminal("\u{1B}[?2004h").encode(paste: pasted)
        let inner = String(decoding: bytes.dropFirst(6).dropLast(6), as: UTF8.self)
        #expect(inner.unicodeScalars.allSatisfy { $0 == "\r" || $0.properties.generalCategory != .control })
        #expect(inner.filter { $0 == "x" }.count == pasted.filter { $0 == "x" }.count)
    }

    @Test
    func `other text is pasted as it is`() {
        #expect(Terminal("").encode(paste: "naïve 漢字 👍🏽 £") == Array("naïve 漢字 👍🏽 £".utf8))
    }

    @Test
    func `focus changes are sent on request`() {
        #expect(Terminal("").encode(focus: true).isEmpty)
        let terminal = Terminal("\u{1B}[?1004h")
        #expect(text(terminal.encode(focus: true)) == "^[[I" && text(terminal.encode(focus: false)) == "^[[O")
    }
}
