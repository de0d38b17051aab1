import Testing

@testable import TerminalReader

/// Screens that appear only after work whose progress the program shows, and programs that draw nothing for a while.
struct LatePageTests {
    private static let settings =
        "\u{1B}[?1049h\u{1B}[2J\u{1B}[2;1Hcolor   red\u{1B}[3;1Hshape   round\u{1B}[4;1Hsize    3\u{1B}[2;9H"

    private func started() -> Player {
        var player = Player(columns: 50, rows: 12)
        _ = player.write(Self.settings) + player.wait(1)
        return player
    }

    @Test func `a page that comes long after a key is read when the work is done`() {
        var player = started()
        #expect(player.press("c") + player.write("\u{1B}[2J\u{1B}[9;1H 0% Working...\u{1B}[2;1H") != [])
        let report =
            "\u{1B}[2J\u{1B}[2;1HA warning:\u{1B}[3;1H  toys are dear\u{1B}[4;1HThe shop is open\u{1B}[5;1HDone"
        let heard = texts(player.write(report, after: 20))
        #expect(heard == ["A warning:", "toys are dear", "The shop is open", "Done"])
    }

    @Test func `without such work a page that appears without a key is no answer`() {
        var player = started()
        _ = player.press("c") + player.write("\u{1B}[2J\u{1B}[9;1HNothing is to be done\u{1B}[2;1H")
        let picture = (2...9).map { "\u{1B}[\($0);1Hmeter \($0)" }.joined()
        #expect(texts(player.write("\u{1B}[2J" + picture + "\u{1B}[12;1H", after: 20)).isEmpty)
    }

    @Test func `a page that replaces a wait message as a program begins is read`() {
        var player = Player(columns: 50, rows: 12)
        let wait = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J\u{1B}[5;9HStarting, please wait...") + player.wait(1)
        #expect(texts(wait) == ["Starting, please wait..."])
        let page = (2...9).map { "\u{1B}[\($0);1Hline \($0) of the text" }.joined()
        let heard = texts(player.write("\u{1B}[2J" + page, after: 8))
        #expect(heard.first == "line 2 of the text" && heard.last == "line 9 of the text")
    }

    @Test func `a program that has drawn an empty frame and a key has not come to rest`() {
        var player = Player(columns: 30, rows: 12)
        let edge = String(repeating: "─", count: 28)
        let sides = (2...10).map { "\u{1B}[\($0);1H│\u{1B}[\($0);30H│" }.joined()
        let frame = "\u{1B}[1;1H┌\(edge)┐" + sides + "\u{1B}[11;1H└\(edge)┘\u{1B}[12;1Hf1 Help"
        #expect(texts(player.write("\u{1B}[?1049h\u{1B}[?25l" + frame) + player.wait(0.1)).isEmpty)
        let heard = texts(player.write("\u{1B}[3;3Hthe log\u{1B}[4;3Hhas two lines", after: 0.2) + player.wait(0.1))
        #expect(heard == ["the log has two lines"])
    }

    @Test func `a wait message that stays the last output is read after all`() {
        var player = Player(columns: 30, rows: 12)
        var heard = texts(player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[12;1Hno feeds yet"))
        for _ in 0..<20 { heard += texts(player.wait(0.1)) }
        #expect(heard == ["no feeds yet"])
    }
}
