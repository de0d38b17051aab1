import Testing

@testable import TerminalReader

/// Lists with a selected row, and the reports and questions of programs next to them.
struct ListAndMessageTests {
    private static let start = "\u{1B}[?1049h\u{1B}[?25l"

    /// A screen of twelve rows and forty columns, cleared and redrawn.
    private func picture(_ rows: [String], last: String = "", end: String = "") -> String {
        var text = "\u{1B}[?25l\u{1B}[m"
        for row in 0..<12 {
            text +=
                "\u{1B}[\(row + 1);1H\u{1B}[K" + (row == 11 ? last : rows.indices.contains(row) ? rows[row] : "")
                + "\u{1B}[m"
        }
        return text + end
    }

    /// A row with a background from edge to edge.
    private func bar(_ text: String, _ ground: Int = 44) -> String {
        "\u{1B}[\(ground)m" + text.padded(to: 40) + "\u{1B}[m"
    }

    private func started(_ text: String) -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("$ demo\r\n")
        _ = player.write(Self.start + text)
        _ = player.wait(0.5)
        return player
    }

    private func heard(_ key: String, _ drawn: String..., by player: inout Player) -> [String] {
        _ = player.press(key)
        return drawn.flatMap { texts(player.write($0)) }
    }

    private func asking(_ text: String) -> String { "\u{1B}[12;1H\u{1B}[K\(text)\u{1B}[?25h" }

    // MARK: Selections

    @Test func `of striped rows the one is selected that looks as others did to which a key went`() {
        let names = ["one", "two", "three", "four", "five"]
        func list(_ chosen: Int, last: String = "") -> String {
            picture(
                ["songs", ""]
                    + names.enumerated().map { row, name in
                        row == chosen ? bar(name, 46) : row.isMultiple(of: 2) ? bar(name, 100) : name
                    }, last: last)
        }
        var player = started(list(0))
        #expect(heard("\u{1B}[B", list(1), by: &player).last?.hasPrefix("two") == true)
        #expect(heard("\u{1B}[B", list(2), by: &player).last?.hasPrefix("three") == true)
        _ = heard("/", asking("/"), by: &player)
        #expect(heard("\r", list(4, last: "found"), by: &player).contains { $0.hasPrefix("five") })
    }

    @Test func `a row that replaces a removed one is read, though it is the only one`() {
        var player = started(picture(["songs", "", bar("apple"), "cherry"]))
        #expect(
            heard("\u{7F}", picture(["songs", "", bar("cherry")], last: "One item deleted"), by: &player)
                == ["cherry", "One item deleted"])
    }

    @Test func `the item of the list is read when another part of the screen closes`() {
        let list = ["songs", "", bar("apple"), "cherry", ""]
        var player = started(picture(list + ["about it", "it is green", "it is sour", "it keeps"]))
        #expect(heard("h", picture(list), by: &player) == ["apple, 1 of 2"])
    }

    @Test func `the first row of the screen is an item where it begins as the next one does`() {
        let list = picture([bar("2024-01-04 (1) pears"), "2024-01-03 (2) wasps", "2024-01-02 (1) apples"])
        var player = Player(columns: 40, rows: 12)
        let first = texts(player.write("$ demo\r\n") + player.write(Self.start + list) + player.wait(0.5))
        #expect(first.last == "2024-01-04 (1) pears, 1 of 3")
    }

    @Test func `the first row of the screen is an item where it alone looks as others did to which a key went`() {
        var player = started(picture(["songs", "", bar("apple", 46), "cherry"]))
        _ = heard("\u{1B}[B", picture(["songs", "", "apple", bar("cherry", 46)]), by: &player)
        #expect(heard("\r", picture([bar("pear", 46), "plum", "fig"]), by: &player) == ["pear, 1 of 3"])
    }

    @Test func `of choices in the last row the one at the cursor is read`() {
        func choices(_ chosen: Int) -> String {
            let names = ["N: name", "E: ending", "S: size"]
            let row = names.enumerated().map { $0 == chosen ? "\u{1B}[7m\($1)\u{1B}[m" : $1 }.joined(separator: " ")
            let end = names[...chosen].joined(separator: " ").count + 2
            return "\u{1B}[12;1H\u{1B}[K \(row)\u{1B}[12;\(end)H\u{1B}[?25h"
        }
        let keys = ["Log", "Copy", "Sort"].map { "\u{1B}[7m\($0)\u{1B}[m" }.joined(separator: "  ")
        var player = started(
            picture(["songs", "", bar("apple"), "cherry"], last: "size of it") + "\u{1B}[11;3H" + keys)
        #expect(heard("s", choices(0), by: &player) == ["N: name"])
        #expect(heard("\u{1B}[C", choices(1), by: &player) == ["E: ending"])
    }

    // MARK: Messages and questions

    @Test func `a list that returns from another program is read without its name`() {
        let list = ["songs of today", "", bar("apple"), "cherry", "pear"]
        var player = started(picture(list))
        _ = player.press("a")
        _ = player.write("\u{1B}[?1049l\u{1B}[?25hPress Enter")
        _ = player.press("\r")
        _ = player.write(Self.start + picture(list))
        #expect(texts(player.wait(0.5)) == ["apple, 1 of 3"])
    }

    @Test func `a message is read once more though the question was above the same one`() {
        let list = picture(["songs", "", bar("apple"), "cherry"])
        var player = started(list)
        for question in ["Name: ", "Text: "] {
            _ = heard("/", asking(question), by: &player)
            _ = heard("x", "x", by: &player)
            #expect(
                heard("\r", "\u{1B}[12;1H\u{1B}[KNo such one\u{1B}[?25l", by: &player).contains("No such one"))
        }
    }

    @Test func `a line at the edge of the screen is no line of a frame`() {
        var player = started(picture(["songs", "", bar("apple"), "cherry"]))
        #expect(heard("p", "\u{1B}[12;40H│", by: &player) == [])
    }

    @Test func `of the texts in the line of a frame only new ones are read`() {
        func state(_ text: String, _ time: Int) -> String {
            "\u{1B}[10;1H├──┤\(text.padded(to: 8))├────┤Vol 100%├──┤0:0\(time)├┤"
        }
        var player = started(picture(["songs", "", bar("apple"), "cherry"]) + state("", 0))
        #expect(heard("p", state("Playing", 3), by: &player) == ["Playing"])
        #expect(heard("s", state("", 4), by: &player) == [])
    }

    @Test func `a message after a question is read without the item that stayed`() {
        let list = picture(["songs", "", bar("apple"), "cherry"], end: "\u{1B}[3;1H\u{1B}[?25h")
        var player = started(list)
        _ = heard(
            "\u{1B}[B", picture(["songs", "", "apple", bar("cherry")], end: "\u{1B}[4;1H\u{1B}[?25h"), by: &player)
        _ = heard("/", asking("Search: "), by: &player)
        #expect(
            heard("\r", asking("Not found.") + "\u{1B}[4;1H", by: &player) == ["Not found."])
    }

    @Test func `a message of a program that returns from another one is read`() {
        let list = ["songs", "", bar("apple"), "cherry", "pear"]
        var player = started(picture(list))
        _ = player.press("a")
        _ = player.write("\u{1B}[?1049l\u{1B}[?25hPress Enter")
        _ = player.press("\r")
        _ = player.write(Self.start + picture(list, last: "Song 4 added"))
        #expect(texts(player.wait(0.5)).last == "Song 4 added")
    }

    @Test func `a state in two rows at the top is read neither with a question nor with a page`() {
        func page(_ time: Int) -> [String] {
            [bar("songs 3 shown"), bar("context took \(time) ms"), "", bar("apple", 46), "cherry"]
        }
        var player = started(picture(page(3)))
        let cleared = [bar("songs 3 shown"), bar("context")] + page(3).dropFirst(2)
        #expect(heard("d", asking("Really? "), picture(cleared) + asking("Really? "), by: &player) == ["Really?"])
    }

    // MARK: Typing

    @Test func `the symbol that replaces a state is read, then the typed text and the remaining item`() {
        let state = bar("NORMAL")
        var player = started(picture(["songs", "", bar("apple", 46), "cherry", "pear"], last: state))
        #expect(
            heard("/", picture(["songs", "", bar("apple", 46), "cherry", "pear"], last: "/|"), by: &player) == [
                "slash"
            ])
        #expect(
            heard("c", picture(["songs", "", "apple", bar("cherry", 46), "pear"], last: "/c|"), by: &player) == [
                "c", "cherry, 2 of 3",
            ])
    }

    @Test func `the first letter of a field that came with it is spoken after the field's label`() {
        var player = started(picture(["keys", "", "a  archive", "d  delete"]))
        #expect(
            heard("a", "\u{1B}[3;1H\u{1B}[KFilter: a\u{1B}[?25h", by: &player) == ["Filter:", "a"])
        #expect(heard("d", "d", by: &player) == ["d"])
    }

    @Test func `text typed before a field appears is spoken when it shows up`() {
        var player = started(picture(["songs", "", "apple", "cherry"], end: "\u{1B}[6;1H\u{1B}[?25h$ "))
        _ = heard("e", "\u{1B}[12;1Hdone\u{1B}[6;3H", by: &player)
        _ = player.press("x")
        #expect(texts(player.write("ex")) == ["e", "x"])
    }

    @Test func `each letter is spoken once by a program that lags behind the typing`() {
        func row(_ text: String) -> String { "\u{1B}[3;1H│ \(text)|".padded(to: 20) + "│" }
        var player = started(picture(["songs"]) + row(""))
        _ = player.press("a")
        _ = player.press("b")
        #expect(texts(player.write(row("a"))) == ["a"])
        #expect(heard("c", row("abc"), by: &player) == ["b", "c"])
    }

    @Test(arguments: ["[ HOST ] ", "[ ALL  ] "]) func `text cut from a field is spoken, also with another label`(
        _ label: String
    ) {
        func finder(_ rows: [String], _ field: String) -> String {
            picture(["songs"] + rows, last: "preview") + "\u{1B}[11;1H\u{1B}[K\(field)\u{1B}[?25h"
        }
        var player = started(finder(["", "", "git a", "git b", "git c"], "[ HOST ] gi"))
        #expect(
            heard("\u{15}", finder(["make a", "make b", "git a", "git b", "git c"], label), by: &player) == ["gi"])
    }
}
