import TerminalEmulator
import Testing

@testable import TerminalReader

@Suite struct `Lines that are watched or muted` {
    private func screen(_ lines: [String], rows: Int? = nil) -> Screen {
        var terminal = Terminal(size: Size(rows: rows ?? lines.count, columns: 20))
        terminal.feed(lines.joined(separator: "\r\n").utf8)
        return terminal.screen
    }

    private func write(_ row: Int) -> Operation {
        .write(.init(row: row, columns: 0..<1, text: "x", attributes: Attributes()))
    }

    @Test(
        arguments: [
            (0..<1, 24, 1, 1, "line 1"), (23..<24, 24, -1, -1, "last line"), (22..<24, 24, -2, -1, "last 2 lines"),
            (2..<5, 24, 3, 5, "lines 3 to 5"), (20..<22, 24, -4, -3, "lines 4 to 3 from the bottom"),
            (1..<23, 24, 2, -2, "line 2 to line 2 from the bottom"), (0..<24, 24, 1, -1, "all lines"),
            (0..<1, 1, 1, 1, "line 1"), (1..<2, 2, -1, -1, "last line"), (11..<13, 24, 12, 13, "lines 12 to 13"),
        ] as [(Range<Int>, Int, Int, Int, String)])
    func `belong to the nearer edge`(rows: Range<Int>, count: Int, first: Int, last: Int, spoken: String) {
        let range = RowRange(rows, of: count)
        #expect(range == RowRange(first: first, last: last))
        #expect(range.rows(of: count) == rows)
        #expect(range.spoken == spoken)
    }

    @Test func `are found in a screen of any size`() {
        #expect(RowRange(first: -1, last: -1).rows(of: 50) == 49..<50)
        #expect(RowRange(first: -2, last: -1).rows(of: 1) == 0..<1)
        #expect(RowRange(first: 30, last: 40).rows(of: 24).isEmpty)
        #expect(RowRange(first: -30, last: -30).rows(of: 24).isEmpty)
        #expect(RowRange(first: 3, last: -3).rows(of: 4).isEmpty)
        #expect(RowRange(first: 5, last: 2).rows(of: 24).isEmpty)
        #expect(RowRange(first: .min, last: .max).rows(of: 24) == 0..<24)
        #expect(RowRange(first: 1, last: 1).rows(of: 0).isEmpty)
    }

    @Test func `move with their edge when the size changes`() {
        var windows = ReviewWindows()
        let isAdded = windows.add(2..<3, isWatched: false, on: screen(["a", "b", "status"]))
        #expect(isAdded)
        #expect(windows.audible([write(0), write(2)], rowCount: 3) == [write(0)])
        #expect(windows.audible([write(0), write(2), write(4)], rowCount: 5) == [write(0), write(2)])
    }

    @Test func `that were kept are not spoken as they are found, only when they change`() {
        var windows = ReviewWindows(watched: [RowRange(first: -1, last: -1)], muted: [])
        #expect(windows.changes(on: screen(["a", "ready"])) == [])
        #expect(windows.changes(on: screen(["b", "ready"])) == [])
        #expect(windows.changes(on: screen(["b", "busy"])) == [.say("busy")])
        #expect(windows.changes(on: screen(["b", "b", "waiting"])) == [])
        #expect(windows.changes(on: screen(["b", "b", "done"])) == [.say("done")])
    }

    @Test func `are not read with the rest of a screen, unless another line says the same`() {
        var windows = ReviewWindows(watched: [], muted: [RowRange(first: 1, last: 2)])
        let shown = screen(["| clock |", "same", "text", "same"])
        let spoken: [Spoken] = [.stop, .say("clock"), .say("same"), .say("text"), .character("c"), .notice("clock")]
        let heard: [Spoken] = [.stop, .say("same"), .say("text"), .character("c"), .notice("clock")]
        #expect(windows.audible(spoken, on: shown) == heard)
    }

    @Test func `what was said of a line last counts`() {
        var windows = ReviewWindows()
        let shown = screen((1...10).map { "line \($0)" })
        for (rows, isWatched) in [(0..<4, false), (1..<2, true), (1..<2, true)] {
            let isAdded = windows.add(rows, isWatched: isWatched, on: shown)
            #expect(isAdded)
        }
        #expect(windows.spoken == ["line 2 watched", "line 1 muted", "lines 3 to 4 muted"])
        let isAdded = windows.add(0..<10, isWatched: false, on: shown)
        #expect(isAdded)
        #expect(windows.spoken.last == "all lines muted")
        #expect(windows.watched.isEmpty)
    }

    @Test func `are not without end`() {
        var windows = ReviewWindows()
        let shown = screen(["a"], rows: 400)
        var count = 0
        for row in 0..<400 where windows.add(row..<row + 1, isWatched: row % 2 == 0, on: shown) { count += 1 }
        #expect(count == RowRange.mostRanges)
    }
}
