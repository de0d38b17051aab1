import TerminalEmulator
import Testing

@Suite struct `Positions between control sequences` {
    @Test(arguments: [
        "\u{1B}[1;31m", "\u{1B}]8;;https://example.com\u{7}", "\u{1B}]52;c;AAAA\u{1B}\\", "\u{1B}P$qm\u{1B}\\",
        "\u{1B}(0",
        "é", "漢", "👍", "\u{1B}_application\u{1B}\\", "\u{1B}7",
    ])
    func `is before and after each of them, and nowhere within`(sequence: String) {
        let bytes = Array(sequence.utf8)
        var terminal = Terminal(size: Size(rows: 3, columns: 20))
        terminal.feed("plain".utf8)
        #expect(terminal.isBetweenSequences)
        for (index, byte) in bytes.enumerated() {
            terminal.feed(CollectionOfOne(byte))
            #expect(terminal.isBetweenSequences == (index == bytes.count - 1), "after \(index + 1) bytes")
        }
    }
}
