import Testing

@testable import TerminalReader

/// Lists, pages and menus that fill the screen, as programs show them that hide the cursor or put it aside.
struct ScreenListTests {
    private static let start = "\u{1B}[?1049h\u{1B}[?25l"

    /// Text on a coloured background from edge to edge.
    private static func bar(_ row: Int, _ text: String, ground: Int = 44) -> String {
        "\u{1B}[\(row);1H\u{1B}[\(ground)m\(text)" + String(repeating: " ", count: 40 - text.count) + "\u{1B}[m"
    }

    private static func line(_ row: Int, _ text: String) -> String { "\u{1B}[\(row);1H\u{1B}[K\(text)" }

    private static func started(_ picture: String) -> (player: Player, heard: [String]) {
        var player = Player(columns: 40, rows: 10)
        let heard = player.write(start + picture) + player.wait(1)
        return (player, texts(heard))
    }

    private static func heard(_ picture: String, key: String, then change: String) -> [String] {
        var (player, _) = started(picture)
        _ = player.press(key)
        return texts(player.write(change))
    }

    @Test func `the selected row may look as the bars at the top and the bottom do`() {
        let picture =
            Self.bar(1, "Feeds") + Self.bar(2, "  1 Fruit") + Self.line(3, "  2 Tools")
            + Self.bar(9, "q leaves")
        #expect(Self.started(picture).heard == ["1 Fruit, 1 of 2"])
    }

    @Test func `the page's name in a bar apart from a list is read as the program begins`() {
        let picture = Self.line(3, "one") + Self.line(4, "\u{1B}[7mtwo\u{1B}[m") + Self.line(5, "three")
        #expect(Self.started(Self.bar(1, "Series 2.9") + picture).heard == ["Series 2.9", "two, 2 of 3"])
        #expect(Self.started(Self.bar(1, "F1 Help  F2 Save  F10 Quit") + picture).heard == ["two, 2 of 3"])
        #expect(Self.started(Self.bar(1, "work 12:30") + picture).heard == ["two, 2 of 3"])
    }

    @Test func `a title between dashes is no item`() {
        let list = Self.line(4, " one") + Self.line(5, " two") + Self.line(6, " three")
        let title = Self.line(3, "\u{1B}[7m- HISTORY - match:words -" + String(repeating: " ", count: 14) + "\u{1B}[m")
        #expect(!Self.started(title + list).heard.contains { $0.contains("of 4") })
    }

    @Test func `the name in the bar of a list that appears next to another one is read`() {
        let wide = (3...8).map { "\u{1B}[\($0);1H\u{1B}[Kprocess number \($0 - 2) that runs" }.joined()
        let selected =
            "\u{1B}[4;1H\u{1B}[46mprocess number 2 that runs" + String(repeating: " ", count: 14) + "\u{1B}[m"
        let before = "\u{1B}[2;1H\u{1B}[42mNAME" + String(repeating: " ", count: 36) + "\u{1B}[m" + wide + selected
        let names = ["TERM", "KILL", "STOP"].enumerated().map { number, name in
            "\u{1B}[\(number + 3);1H\u{1B}[\(number == 1 ? 46 : 0)m" + name.padded(to: 12) + "\u{1B}[m "
        }
        let beside = (3...8).map { "\u{1B}[\($0);1H\u{1B}[K\u{1B}[\($0);14Hprocess number \($0 - 2)" }.joined()
        let after =
            "\u{1B}[2;1H\u{1B}[42mSend signal:\u{1B}[m \u{1B}[42mNAME" + String(repeating: " ", count: 23) + "\u{1B}[m"
            + beside + names.joined()
        #expect(Self.heard(before, key: "\u{1B}[20~", then: after) == ["Send signal:", "KILL, 2 of 3"])
    }

    @Test func `a page is read above an empty line in which one types`() {
        let page = Self.bar(1, "Lesson 7") + Self.line(3, "Write this sentence.") + Self.bar(10, "Drill", ground: 0)
        #expect(Self.started(page + "\u{1B}[4;1H\u{1B}[?25h").heard.prefix(2) == ["Lesson 7", "Write this sentence."])
    }

    @Test func `a bar with gaps between its words counts once where two bars change their looks`() {
        func picture(_ left: Int, _ right: Int) -> String {
            let heads = "\u{1B}[2;1H\u{1B}[30;42mParts       \u{1B}[m \u{1B}[30;42mChoices\u{1B}[K\u{1B}[m"
            let rest = (5...7).map { Self.line($0, "Part \($0)       [ ]    choice \($0)") }.joined()
            return heads + "\u{1B}[3;1HFirst        \u{1B}[30;\(right)m[x]    choice one\u{1B}[K\u{1B}[m"
                + "\u{1B}[4;1H\u{1B}[30;\(left)mSecond      \u{1B}[m [ ]    choice two" + rest
        }
        let heard = Self.heard(picture(46, 47), key: "\u{1B}[C", then: picture(47, 46))
        #expect(heard.count == 1 && heard[0].contains("choice one"), "\(heard)")
    }

    @Test func `of boxes side by side in a dialog the one with the cursor is the item`() {
        let dialog = [
            "┌──────────── Search ────────────┐", "│ (*) Normal     [ ] Whole words │",
            "│ ( ) Pattern    [x] Backwards   │",
            "├────────────────────────────────┤", "│       [ OK ]   [ Cancel ]      │",
            "└────────────────────────────────┘",
        ].enumerated().map { "\u{1B}[\($0 + 2);3H\($1)" }.joined()
        var player = Player(columns: 40, rows: 10)
        _ = player.write("\u{1B}[?1049h\u{1B}[2J" + dialog + "\u{1B}[3;6H") + player.wait(1)
        func heard(_ key: String, _ place: String) -> [String] {
            _ = player.press(key)
            return texts(player.write("\u{1B}[\(place)H"))
        }
        #expect(heard("\t", "3;21") == ["Whole words, not checked, 1 of 2"])
        #expect(heard("\u{1B}[B", "4;21") == ["Backwards, checked, 2 of 2"])
        #expect(heard("\u{1B}[Z", "4;6") == ["Pattern, not checked, 2 of 2"])
    }

    @Test func `a bar above the row for messages is no item`() {
        let picture = Self.line(1, "one") + Self.line(2, "two") + Self.line(3, "three") + Self.bar(9, "Help 10%")
        #expect(Self.started(picture).heard.prefix(3) == ["one", "two", "three"])
    }

    @Test func `a bar of parts on several grounds is no item`() {
        let path =
            "\u{1B}[2;1H\u{1B}[44m log \u{1B}[47m\u{1B}[30m app.log" + String(repeating: " ", count: 27) + "\u{1B}[m"
        let picture = Self.bar(1, "title", ground: 45) + path + Self.line(3, " one") + Self.line(4, " two")
        #expect(Self.started(picture).heard.contains("two"))
    }

    @Test func `the sign behind a name is a part of the item`() {
        let picture = Self.line(1, "here") + "\u{1B}[3;2H\u{1B}[7mdocs\u{1B}[m/" + Self.line(4, " music/")
        #expect(Self.started(picture).heard.last == "docs/, 1 of 2")
    }

    @Test func `once a key has moved the selection the first row may be selected, too`() {
        let items = ["10:00 add one", "10:01 add two", "10:02 add three"]
        let rows = [1, 2, 3].map { Self.line($0, items[$0 - 1]) }.joined()
        var (player, _) = Self.started(rows + Self.bar(1, items[0]) + Self.bar(9, "state", ground: 45))
        _ = player.press("\u{1B}[B")
        _ = player.write(Self.line(1, items[0]) + Self.bar(2, items[1]))
        _ = player.press("\u{1B}[A")
        #expect(texts(player.write(Self.line(2, items[1]) + Self.bar(1, items[0]))) == ["10:00 add one, 1 of 3"])
        _ = player.press("h")
        _ = player.write((1...8).map { Self.line($0, "help line \($0)") }.joined())
        _ = player.press("q")
        let back = (1...8).map { Self.line($0, "") }.joined() + rows + Self.bar(1, items[0])
        #expect(texts(player.write(back) + player.wait(1)) == ["10:00 add one, 1 of 3"])
    }

    @Test func `the one plain item of a menu is read where all others are marked`() {
        func menu(_ chosen: Int) -> String {
            ["New", "Clear", "Close"].enumerated().map { number, name in
                "\u{1B}[\(number + 2);5H\u{1B}[7m \u{1B}[m" + (number == chosen ? "" : "\u{1B}[7m")
                    + name.padded(to: 8) + "\u{1B}[m\u{1B}[7m \u{1B}[m"
            }.joined()
        }
        let text = (1...8).map { Self.line($0, "line \($0) of a text") }.joined()
        #expect(Self.heard(text + menu(0), key: "\u{1B}[B", then: menu(1)).first?.hasPrefix("Clear") == true)
    }

    @Test func `a link that an arrow key reached with the cursor is read alone`() {
        func page(_ links: (String, String), cursor: Int) -> String {
            "\u{1B}[?25h\u{1B}[3;1HWe sell \u{1B}[\(links.0)mgreen apples\u{1B}[m and \u{1B}[\(links.1)mripe pears\u{1B}[m here"
                + "\u{1B}[3;\(cursor)H"
        }
        #expect(
            Self.heard(page(("7", "36"), cursor: 9), key: "\u{1B}[B", then: page(("36", "7"), cursor: 26))
                == ["ripe pears"])
    }

    @Test func `a hint at the bottom is read after the chosen item`() {
        func picture(_ chosen: Int, _ hint: String) -> String {
            [1, 2].map { number in
                let look = number == chosen ? "\u{1B}[7m" : ""
                return "\u{1B}[\(number + 2);1H\(look) item \(number)    \u{1B}[m"
            }.joined() + Self.line(10, hint)
        }
        #expect(
            Self.heard(picture(1, "Leave the program"), key: "\u{1B}[B", then: picture(2, "Write the table"))
                == ["item 2, 2 of 2", "Write the table"])
    }

    @Test func `a cursor that the program draws itself works like a cursor`() {
        func picture(_ text: String, at column: Int) -> String {
            let cells = Array(text)
            return "\u{1B}[1;1H\u{1B}[K" + String(cells[..<column]) + "\u{1B}[47m\(cells[column])\u{1B}[m"
                + String(cells[(column + 1)...]) + Self.line(2, "line two") + Self.line(3, "line three")
                + "\u{1B}[1;\(column + 1)H"
        }
        #expect(Self.started(picture("line one", at: 0)).heard == ["line one"])
        #expect(Self.heard(picture("line one", at: 2), key: "x", then: picture("lixne one", at: 3)) == ["x"])
    }

    @Test func `of a scrolled text the new lines are read, or the first line where there are none`() {
        func text(_ lines: ClosedRange<Int>) -> String {
            (1...7).map {
                Self.line($0 + 1, lines.contains($0 + lines.lowerBound - 1) ? word($0 + lines.lowerBound - 1) : "")
            }
            .joined()
        }
        func word(_ number: Int) -> String {
            ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf"][number - 1]
        }
        #expect(Self.heard(text(2...7), key: "\u{1B}[A", then: text(1...7)) == ["alpha"])
        #expect(Self.heard(text(1...5), key: "\u{1B}[B", then: text(2...5)) == ["bravo"])
    }

    @Test func `the title of a frame is read with the list that came in it`() {
        let frame =
            "\u{1B}[3;5H┌ Pick one of ───┐" + "\u{1B}[4;5H│\u{1B}[7m one            \u{1B}[m│"
            + "\u{1B}[5;5H│ two            │\u{1B}[6;5H│ three          │\u{1B}[7;5H└────────────────┘"
        #expect(Self.started(frame).heard == ["Pick one of", "one, 1 of 3"])
    }

    @Test func `a row of several colours that gets one style is read whole`() {
        func row(_ number: Int, _ name: String, _ value: String, _ isChosen: Bool) -> String {
            Self.line(number, "")
                + (isChosen
                    ? "  \u{1B}[35m\(name): \(value)\u{1B}[m"
                    : "  \u{1B}[32m\(name)\u{1B}[m: \u{1B}[34m\(value)\u{1B}[m")
        }
        func page(_ chosen: Int) -> String {
            ["one", "two", "three", "four"].enumerated().map {
                row($0.offset + 3, $0.element, "word", $0.offset == chosen)
            }
            .joined()
        }
        #expect(Self.heard("a title" + page(0), key: "\u{1B}[B", then: page(1)).first?.hasPrefix("two: word") == true)
    }

    @Test func `a frame without a title is announced by the text above its list`() {
        let rule = String(repeating: "─", count: 20)
        func row(_ text: String) -> String { "│\(text.padded(to: 20))│" }
        let frame =
            ["┌\(rule)┐", row("Contents"), row("--------"), row("")]
            + ["│\u{1B}[7m\("one".padded(to: 20))\u{1B}[m│", row("two"), row("three"), "└\(rule)┘"]
        let box = frame.enumerated().map { "\u{1B}[\($0.offset + 2);3H\($0.element)" }.joined()
        #expect(Self.heard("a text", key: "t", then: box) == ["Contents", "one, 1 of 3"])
    }

    @Test func `the name of a page among others is known by its row`() {
        func page(_ tab: Int, _ items: [String]) -> String {
            let names = ["Out", "In", "Cards"].enumerated().map {
                "\u{1B}[\($0.offset == tab ? 1 : 2)m\($0.element)\u{1B}[m"
            }
            return Self.line(1, names.joined(separator: "   "))
                + items.enumerated().map {
                    Self.line($0.offset + 2, "\u{1B}[\($0.offset == 0 ? 1 : 22)m* \($0.element)\u{1B}[m")
                }.joined()
        }
        let first = ["Speakers 1", "Speakers 2", "Phones 3", "Phones 4"]
        let second = ["Speakers 5", "Speakers 6", "Phones 7", "Phones 8"]
        #expect(Self.heard(page(0, first), key: "\t", then: page(1, second)).first == "In")
    }

    @Test func `how many items a menu has over a text is not said where its ground goes on`() {
        func menu(_ chosen: Int) -> String {
            ["*    ", "name ", "open ", "stock"].enumerated().map {
                Self.line($0.offset + 3, "\u{1B}[\($0.offset == chosen ? 45 : 46)m\($0.element)\u{1B}[m")
            }.joined()
        }
        let text = (1...8).map { Self.line($0, "line \($0) of a text") }.joined()
        #expect(Self.heard(text + menu(1), key: "\u{1B}[B", then: menu(2)) == ["open"])
    }
}
