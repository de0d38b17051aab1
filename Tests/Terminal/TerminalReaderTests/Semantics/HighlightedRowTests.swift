import TerminalEmulator
import Testing

@testable import TerminalReader

/// Rows with a different background: which of them are items, and their extent.
struct HighlightedRowTests {
    private func model(_ text: String) -> ScreenModel {
        var terminal = Terminal(size: Size(rows: 12, columns: 50))
        terminal.feed(("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H" + text).utf8)
        return ScreenModel(ScreenImage(terminal.screen), depth: .choices)
    }

    @Test func `a bar of several colours is one item`() {
        let model = model(
            "Keys\r\n\r\n\u{1B}[7;36mq         \u{1B}[m\u{1B}[7mends the program\u{1B}[K\u{1B}[m\r\n"
                + "\u{1B}[36ms         \u{1B}[msaves what was written\r\n\u{1B}[36mo         \u{1B}[mopens a file")
        #expect(model.selected.map(\.text) == ["q ends the program"])
    }

    @Test func `an item may begin far behind the beginning of its bar`() {
        let model = model(
            "a folder\r\n\u{1B}[44m                    ..      \u{1B}[m\r\n  12 KiB  ##  letters\r\n   3 KiB  #   notes"
        )
        #expect(model.selected.map(\.spoken) == [".., 1 of 3"])
    }

    @Test func `a text at the end of a bar from edge to edge is no item of the rows below it`() {
        let model = model(
            "\u{1B}[44m 4 notes\u{1B}[K\r\n\u{1B}[36Ctoday.txt\u{1B}[K\u{1B}[m\r\n"
                + "one\u{1B}[K\r\n\u{1B}[46mtwo\u{1B}[K\u{1B}[m")
        #expect(model.selected.map(\.text) == ["two"])
    }

    @Test func `the only row without the ground of a page is its title`() {
        let text = (1...9).map { "\u{1B}[40mline \($0) of it\u{1B}[K\u{1B}[m" }.joined(separator: "\r\n")
        #expect(model("bar\r\n\u{1B}[1mnotes.txt\u{1B}[m\r\n" + text).selected.isEmpty)
    }

    @Test(arguments: [(0, "Yes, button, 1 of 3"), (1, "No, button, 2 of 3"), (2, "Not now, button, 3 of 3")])
    func `words on grounds of their own with gaps between them are buttons`(_ focus: Int, _ spoken: String) {
        let words = ["Yes", "No", "Not now"].enumerated().map { index, word in
            "\(index == focus ? "\u{1B}[107;30m" : "\u{1B}[40;37m")  \(word)  \u{1B}[100m"
        }.joined(separator: " ")
        let frame = [
            "╔\(String(repeating: "═", count: 30))╗", "║ Delete it?\u{1B}[19C║", "║\u{1B}[30C║",
            "║ \(words)\u{1B}[4;32H║", "╚\(String(repeating: "═", count: 30))╝",
        ]
        let text = frame.enumerated().map { "\u{1B}[\($0.offset + 1);1H\($0.element)" }.joined()
        let model = model("\u{1B}[100m\u{1B}[1;1H" + (1...5).map { "\u{1B}[\($0);1H\u{1B}[32X" }.joined() + text)
        #expect(model.selected.map(\.spoken) == [spoken])
        #expect(model.dialog?.text == "Delete it?")
    }

    @Test func `a frame whose right line shows how far one is has its title`() {
        let edge = String(repeating: "─", count: 20)
        let rows = ["alpha", "bravo", "charlie"].enumerated().map { index, name in
            "│\(index == 1 ? "\u{1B}[44m" : "")\(name.padded(to: 21))\u{1B}[m\(index < 2 ? "▐" : "│")"
        }
        let model = model((["╭─Pick\(edge.dropFirst(4))╮"] + rows + ["╰─\(edge)╯"]).joined(separator: "\r\n"))
        #expect(model.regions.map(\.label) == ["Pick"])
        #expect(model.selected.map(\.spoken) == ["bravo, 2 of 3"])
    }

    @Test func `a word is selected only where its background differs from that of the words around it`() {
        let rows = [("name", "fruit"), ("open", "yes")].map {
            "  \u{1B}[40m\"\($0.0)\"\u{1B}[m: \u{1B}[40m\($0.1)\u{1B}[m"
        }
        let text = (["a page", ""] + [rows[0], "  \u{1B}[40m\"stock\"\u{1B}[m: []", rows[1]]).joined(separator: "\r\n")
        #expect(model(text).selected.isEmpty)
        #expect(
            model(text + "\u{1B}[3;1H\u{1B}[44m  \"name\": fruit\u{1B}[K\u{1B}[m").selected.map(\.text) == [
                "\"name\": fruit"
            ])
    }

    @Test func `letters by which items can be chosen do not hide the item that looks as they do`() {
        let items = ["Search   /", "Back     ?", "Next     n", "Previous N"]
        let rows = items.enumerated().map { index, text in
            index == 1 ? "\u{1B}[m \(text) " : "\u{1B}[7m \u{1B}[m\(text.prefix(1))\u{1B}[7m\(text.dropFirst()) "
        }
        let lines = ["+------------+"] + rows.map { "|\($0)\u{1B}[7m|" } + ["+------------+"]
        let menu = lines.enumerated().map { "\u{1B}[\($0.offset + 2);5H\u{1B}[7m\($0.element)\u{1B}[m" }.joined()
        #expect(model("line one\r\nline two\r\nline three" + menu).selected.map(\.spoken) == ["Back ?, 2 of 4"])
    }

    @Test func `what heads groups of items in a frame is none`() {
        let rows = [
            "\u{1B}[mList\u{1B}[47m    ", "\u{1B}[44mquit\u{1B}[47m    ", "open    ", "\u{1B}[mHelp\u{1B}[47m    ",
            "close   ",
        ]
        let edge = String(repeating: "─", count: 8)
        let lines = ["┌\(edge)┐"] + rows.map { "│\($0)│" } + ["└\(edge)┘"]
        let text = lines.map { "\u{1B}[47;30m\($0)\u{1B}[m" }.joined(separator: "\r\n")
        #expect(model(text).selected.map(\.spoken) == ["quit, 1 of 2"])
    }

    @Test(arguments: ["two", "                    of them"])
    func `how many items there are is not said where the text of the last one goes on below`(_ last: String) {
        let text = ["Keys", "", "\u{1B}[44mq   quit\u{1B}[K\u{1B}[m", "o   open", last].joined(separator: "\r\n")
        #expect(model(text).selected.map(\.spoken) == [last == "two" ? "q quit, 1 of 3" : "q quit"])
    }
}
