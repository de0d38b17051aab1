import TerminalEmulator
import Testing

@testable import TerminalReader

/// Paragraphs, lines that differ, lines by number, and the results of repeated commands.
@Suite struct `Places in review` {
    private func terminal(_ text: String) -> Terminal {
        var terminal = Terminal(size: Size(rows: 8, columns: 40))
        terminal.feed(text.utf8)
        return terminal
    }

    private func said(_ commands: [ReaderCommand], _ text: String) -> [[String]] {
        var cursor = ReviewCursor()
        let text = ReviewText(terminal(text))
        return commands.map { command in
            (cursor.perform(command, on: text) ?? []).map { spoken in
                switch spoken {
                case .say(let text), .character(let text), .notice(let text): text
                case .sound(let sound): "(\(sound.name))"
                case .stop: "(stop)"
                }
            }
        }
    }

    @Test func `paragraphs are read whole, and end at lines without words`() {
        let text = "one\r\ntwo\r\n\r\n   \r\nthree\r\nfour\r\n\r\n$ "
        #expect(
            said([.previousParagraph, .previousParagraph, .previousParagraph, .nextParagraph, .nextParagraph], text)
                == [["three", "four"], ["one", "two"], ["(edge)", "one"], ["three", "four"], ["$"]])
    }

    @Test func `a line that differs is found behind those that don't`() {
        let text = "a\r\nx\r\nx \r\n\r\nx\r\nb"
        #expect(
            said([.previousDifferentLine, .previousDifferentLine, .previousDifferentLine, .nextDifferentLine], text)
                == [["x"], ["a"], ["(edge)", "a"], ["x"]])
        #expect(said([.firstLine, .nextDifferentLine, .nextDifferentLine], text) == [["a"], ["x"], ["b"]])
    }

    @Test func `asked for twice a word or line is spelled, and then said by words for its letters`() {
        let word = said([.currentWord, .currentWord, .currentWord, .currentWord], "say hi")
        #expect(word == [["hi"], ["h", "i"], ["Hotel", "India"], ["hi"]])
        #expect(said([.currentLine, .currentLine], "a b") == [["a b"], ["a", "space", "b"]])
        // Another command in between starts over.
        #expect(said([.currentWord, .previousWord, .currentWord], "say hi") == [["hi"], ["say"], ["say"]])
    }

    @Test func `a line is found by its number`() {
        let review = ReviewMode()
        let terminal = terminal((1...20).map { "line \($0)\r\n" }.joined())
        func type(_ keys: [InputFilter.TypedText]) -> [ReviewEffect] {
            #expect(
                review.perform(.goToLine, on: terminal, prompt: "", at: .now) == [.speak(.notice("line number"))]
                    && review.takesText)
            let effects = keys.map { review.type($0, on: terminal, prompt: "") }
            #expect(!review.takesText)
            return effects.last ?? []
        }
        #expect(type([.text("1"), .text("x"), .text("7"), .text("9"), .delete, .enter]) == [.speak(.say("line 17"))])
        #expect(type([.text("3"), .enter]) == [.speak(.say("line 3"))])
        for number in ["0", "999999999", ""] {
            #expect(type([.text(number), .enter]) == [.speak(.sound(.edge)), .speak(.notice("not found"))])
        }
        #expect(type([.text("2"), .cancel]) == [.speak(.notice("search ended"))])
        #expect(
            review.perform(.currentLine, on: terminal, prompt: "", at: .now) == [.speak(.say("line 3"))])
    }
}
