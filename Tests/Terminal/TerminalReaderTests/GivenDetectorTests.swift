import Foundation
import TerminalEmulator
import Testing

@testable import TerminalReader

/// Detectors that are given to a session, as users of the package do.
extension `A session` {
    @Suite struct `Custom detectors` {
        private let choices = ScreenDetector("choices") { screen in
            screen.rows.compactMap { row in
                let found = row.text.matches(of: /\((.)\) (\S+)/)
                guard found.count > 1, let first = found.first, let last = found.last else { return nil }
                let items = found.enumerated().map { place, match in
                    ScreenRegion(
                        .item, frame: row.frame(of: match.range), text: String(match.2), isSelected: match.1 == "*",
                        index: place + 1, count: found.count)
                }
                let range = first.range.lowerBound..<last.range.upperBound
                return ScreenRegion(.list, frame: row.frame(of: range), children: items)
            }
        }
        private let script = """
            stty -echo -icanon; printf '\\033[?1049h\\033[?25lSound\\r\\n(*) Piano  ( ) Strings'; \
            read x; printf '\\033[2;2H \\033[2;13H*'; read x
            """

        @Test func `what they find is spoken in a session when it changes`() throws {
            let rig = try SessionRig(["sh", "-c", script], detectors: [choices])
            try rig.waitForSpeech("Piano")
            rig.type("\r")
            try rig.waitForSpeech("Strings, 2 of 2")
            rig.type("\r")
            #expect(try rig.waitForEnd() == .program(.exited(0)))
        }

        @Test func `rows give the cells of wide characters and backgrounds`() throws {
            var terminal = Terminal(size: Size(rows: 2, columns: 20))
            terminal.feed("日本 \u{1B}[7mlist\u{1B}[m end".utf8)
            let row = try #require(ShownScreen(ScreenFeatures(ScreenImage(terminal.screen))).rows.first)
            let list = try #require(row.text.firstRange(of: "list"))
            #expect(row.text == "日本 list end" && row.number == 0)
            #expect(row.frame(of: list).columns == 5..<9)
            #expect(row.isHighlighted(list))
            #expect(!row.isHighlighted(row.text.startIndex..<row.text.endIndex))
            #expect(!row.isHighlighted(row.text.startIndex..<row.text.startIndex))
            #expect(row.frame.columns == 0..<20)
        }
    }
}
