import TerminalEmulator
import Testing

@testable import TerminalReader

struct MovedFrameTests {
    private static let words = "\u{1B}[2;3Hone\u{1B}[4;3Htwo\u{1B}[6;3Hthree"

    private static func image(_ lines: String) -> ScreenImage {
        var terminal = Terminal(size: Size(rows: 10, columns: 30))
        terminal.feed((words + lines).utf8)
        return ScreenImage(terminal.screen)
    }

    private static func frame(_ row: Int) -> String {
        "\u{1B}[\(row);1H┌────────┐\u{1B}[\(row + 1);1H│\u{1B}[\(row + 1);10H│\u{1B}[\(row + 2);1H└────────┘"
    }

    @Test func `a frame that went to other words is found with what is in it`() {
        let moved = MovedFrame(from: Self.image(Self.frame(1)), to: Self.image(Self.frame(5)))
        #expect(moved?.rows == 4..<7 && moved?.columns == 1..<9)
    }

    @Test(arguments: [
        ("\u{1B}[2;8H──", "\u{1B}[4;8H──"), (frame(1), frame(5) + "\u{1B}[4;3Hfour"), (frame(1), ""), ("", frame(1)),
    ])
    func `a line, other words, and a frame that only comes or goes are none`(_ before: String, _ after: String) {
        #expect(MovedFrame(from: Self.image(before), to: Self.image(after)) == nil)
    }
}
