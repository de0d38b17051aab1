import TerminalEmulator
import Testing

@testable import TerminalReader

struct ScreenModelTests {
    private func model(_ text: String) -> ScreenModel { ScreenModel(showing: text) }

    @Test func `a table in a frame has headers, rows and cells`() throws {
        let table = try #require(
            model(
                "┌──────────┬──────┐\n│ name     │ load │\n├──────────┼──────┤\n│ postgres │ 12.5 │\n│ nginx    │ 0.3  │\n└──────────┴──────┘"
            )
            .regions.first)
        #expect(table.kind == .table && table.text == "name, load" && table.count == 2)
        #expect(table.children.map(\.kind) == [.headerRow, .row, .row])
        #expect(table.children.map(\.text) == ["name, load", "postgres, 12.5", "nginx, 0.3"])
        #expect(table.children[2].children.map(\.label) == ["name", "load"])
    }

    @Test(arguments: ["+-- Boot --+", "+----------+"])
    func `frames in ASCII are found, with a title and without`(_ edge: String) throws {
        let regions = model("\(edge)\n| Really?  |\n|  < OK >  |\n+----------+").regions
        #expect(regions.map(\.kind) == [.dialog] && regions[0].text == "Really?")
    }

    @Test func `crosses in the edge of a frame are no corners`() {
        let table = "+----+-------+\n| id | name  |\n+----+-------+\n|  1 | apple |\n+----+-------+"
        #expect(model(table).regions.map(\.kind) == [.table])
    }

    @Test func `buttons without brackets in a box are recognized by inverse video`() throws {
        let dialog = try #require(
            model(
                "┌─ Quit ─────────────┐\n│ Save the changes?  │\n│   Yes  \u{1B}[7m  No  \u{1B}[m      │\n└────────────────────┘"
            ).dialog)
        #expect(dialog.label == "Quit" && dialog.text == "Save the changes?")
        #expect(dialog.children.filter(\.isSelected).map(\.spoken) == ["No, button, 2 of 2"])
    }

    @Test(arguments: ["\u{1B}[7m", "\u{1B}[44m", "\u{1B}[48;5;24m", "\u{1B}[48;2;1;2;3m"])
    func `the item with a ground of its own is the selected one`(_ style: String) throws {
        let item = try #require(model("Pick:\n\n  one\n\(style)  two\u{1B}[m\n  three\n").selected.first)
        #expect(item.spoken == "two, 2 of 3")
    }

    @Test func `a marker before an item selects it and its box gives the state`() throws {
        let item = try #require(model("? Toppings\n  ◯ Ham\n❯ ◉ Olives\n  ◯ Cheese\n").selected.first)
        #expect(item.text == "Olives" && item.isChecked == true && item.index == 2)
    }

    @Test(arguments: [("Name  │ Size", 2), ("About it    ", 0)])
    func `the panel without the focus is a list where it shows the columns of the other one`(
        _ header: String, _ count: Int
    ) {
        let text = """
            \u{1B}[?1049h┌─ Left ───────┐┌─ Right ──────┐
            │\u{1B}[33m Name  │ Size \u{1B}[m││\u{1B}[33m \(header) \u{1B}[m│
            │\u{1B}[7m one   │   12 \u{1B}[m││ three │    3 │
            │ two   │   24 ││ four  │   44 │
            │       │      ││       │      │
            └──────────────┘└──────────────┘
            """
        let panels = model(text).regions.filter { $0.kind == .text }
        #expect(panels.map(\.label) == ["Left", "Right"])
        let lists = panels.map { $0.children.filter { $0.kind == .list }.flatMap(\.children) }
        #expect(lists.map(\.count) == [2, count])
        #expect(lists[1].allSatisfy { !$0.isSelected })
    }

    @Test func `links and places in files are found`() {
        let regions = model(
            "See \u{1B}]8;;https://example.com/docs\u{1B}\\the manual\u{1B}]8;;\u{1B}\\ or (http://a.example/x).\nmain.c:12:3: error"
        ).regions
        #expect(regions.filter { $0.kind == .link }.map(\.value) == ["https://example.com/docs", "http://a.example/x"])
        #expect(regions.filter { $0.kind == .fileReference }.map(\.text) == ["main.c:12:3"])
    }

    @Test func `a word found in a text is no selected item`() {
        #expect(model("line 1 alpha\nline 2 \u{1B}[7mbravo\u{1B}[m\nline 3 charlie\n").selected.isEmpty)
    }

    @Test func `a screen full of corners costs no more than a limit`() {
        let model = model(String(repeating: String(repeating: "┌─┐", count: 14) + "\n", count: 11))
        #expect(model.dialog == nil)
    }

    @Test func `the shell's marks tell prompt, command, output and status`() {
        let regions = model(
            "\u{1B}]133;A\u{7}me> \u{1B}]133;B\u{7}make\n\u{1B}]133;C\u{7}one\ntwo\n\u{1B}]133;D;2\u{7}\u{1B}]133;A\u{7}me> \u{1B}]133;B\u{7}"
        ).regions
        #expect(regions.map(\.kind) == [.prompt, .command, .output, .prompt])
        #expect(regions.prefix(3).map(\.text) == ["me>", "make", "one\ntwo"])
        #expect(regions[2].value == "2")
    }

    @Test func `a learned prompt identifies commands where the shell marks nothing`() {
        var terminal = Terminal(size: Size(rows: 6, columns: 20))
        terminal.feed("me$ ls\r\na b\r\nme$ ".utf8)
        let regions = ScreenModel(terminal.screen, prompt: "me$").regions
        #expect(regions.map(\.kind) == [.prompt, .command, .output, .prompt])
        #expect(regions.map(\.text) == ["me$", "ls", "a b", "me$"])
        #expect(ScreenModel(terminal.screen).regions.isEmpty)
    }

    @Test func `rows that mean something by themselves are found`() {
        let regions = model(
            "\u{1B}[1mNAME\u{1B}[m\nerror: broken\n========\nGet [###   ] 50%\n@@ -1 +1 @@\n-old\n+new\n same\nend"
        ).regions
        #expect(
            regions.map(\.kind) == [.heading, .error, .rule, .progress, .diffHeader, .removedLine, .addedLine])
        #expect(regions[3].percent == 50 && regions[3].text == "Get 50%")
    }

    @Test func `a field in a dialog is the frame with the cursor`() throws {
        let dialog = try #require(
            model(
                "┌─ Name ───────────┐\n│ ┌──────────────┐ │\n│ │ Ada          │ │\n│ └──────────────┘ │\n│  < OK >          │\n└──────────────────┘\u{1B}[3;8H"
            ).dialog)
        #expect(dialog.children.first?.kind == .field && dialog.children.first?.text == "Ada")
    }

    @Test func `the cost of a box whose rows each have their own ground is in proportion to them`() {
        let rise = growth(from: 100) { size in
            var terminal = Terminal(size: Size(rows: size + 2, columns: 100))
            let edge = String(repeating: "─", count: 98)
            let rows = (0..<size).map { row in
                let text = "item \(row)"
                let fill = String(repeating: " ", count: 97 - text.count)
                return "│ \u{1B}[48;2;\(row % 200 + 1);\(row / 200);90m\(text)\(fill)\u{1B}[m│\r\n"
            }
            terminal.feed("┌\(edge)┐\r\n\(rows.joined())└\(edge)┘".utf8)
            let image = ScreenImage(terminal.screen)
            let frame = CellRegion(rows: 1..<size + 1, columns: 1..<99)
            return { _ = ListDetector.list(in: frame, of: image, ground: .default) }
        }
        #expect(rise < proportionalGrowth)
    }

    @Test(arguments: [("\u{1B}[?25l", false), ("\u{1B}[20;3H", true)])
    func `a picture of rows that each have their own ground is no list, unless the cursor is in it`(
        _ cursor: String, _ isList: Bool
    ) {
        let rows = (0..<40).map { row in
            "│\u{1B}[48;5;\(row + 20)m shade \(row + 10)               \u{1B}[m│\n"
        }
        let edge = String(repeating: "─", count: 24)
        let model = ScreenModel(showing: "┌\(edge)┐\n\(rows.joined())└\(edge)┘\(cursor)", rows: 44)
        #expect(model.regions.contains { $0.children.contains { $0.kind == .list } } == isList)
    }

    @Test func `the cost of rows that each have two pieces is in proportion to them`() {
        let rise = growth(from: 200) { size in
            var terminal = Terminal(size: Size(rows: size, columns: 80))
            let row = "\u{1B}[41m one \u{1B}[42m two \u{1B}[m"
            terminal.feed(
                "\u{1B}[?1049h\u{1B}[?25l\(Array(repeating: row, count: size).joined(separator: "\r\n"))".utf8)
            let screen = terminal.screen
            return { _ = ScreenModel(screen) }
        }
        #expect(rise < proportionalGrowth)
    }

    @Test func `the cost of a row of many grounds is in proportion to it`() {
        let rise = growth(from: 400) { size in
            var terminal = Terminal(size: Size(rows: 1, columns: size))
            terminal.feed((0..<size / 4).map { "\u{1B}[4\($0 % 2 + 1)mabcd" }.joined().utf8)
            let image = ScreenImage(terminal.screen)
            return {
                _ = FieldDetector.fields(in: .init(rows: 0..<1, columns: 0..<size), of: image, ground: .default)
            }
        }
        #expect(rise < proportionalGrowth)
    }
}

extension ScreenModel {
    /// Creates the model of a screen on which a text was written.
    init(showing text: String, rows: Int = 12, columns: Int = 44) {
        var terminal = Terminal(size: Size(rows: rows, columns: columns))
        terminal.feed(text.replacing("\n", with: "\r\n").utf8)
        self.init(terminal.screen)
    }
}
