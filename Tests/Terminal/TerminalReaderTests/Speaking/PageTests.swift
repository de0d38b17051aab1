import Testing

@testable import TerminalReader

/// The speech for another screen, and for search results and reports in the last rows.
struct PageTests {
    private static let bar = "\u{1B}[44m"
    private static let plain = "\u{1B}[m"

    /// A screen with a title, some rows, and a last row in which the cursor is, if it is shown.
    private func screen(_ title: String, _ rows: [String], last: String? = nil) -> String {
        let lines = [title] + rows + Array(repeating: "", count: 10 - rows.count)
        let picture = "\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
        return picture + "\u{1B}[12;1H\u{1B}[K"
            + (last.map { $0 + "\u{1B}[?25h" }
                ?? "\u{1B}[?25l\u{1B}[\(1 + (rows.firstIndex { $0.hasPrefix(Self.bar) } ?? 0) + 1);1H")
    }

    private func title(_ text: String) -> String { "\u{1B}[7m" + text.padded(to: 40) + Self.plain }

    private func chosen(_ text: String) -> String { Self.bar + text.padded(to: 40) + Self.plain }

    private func started(_ picture: String) -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("\u{1B}[?1049h" + picture) + player.wait(1)
        return player
    }

    private func heard(_ key: String, _ picture: String, by player: inout Player) -> [String] {
        _ = player.press(key)
        return texts(player.write(picture) + player.wait(0.1))
    }

    // MARK: Titles

    @Test func `a page is announced by its title and its selected item`() {
        var player = started(screen(title("Songs"), [chosen("apple"), "banana", "cherry"]))
        let files = screen(title("Files"), ["docs", chosen("music"), "notes"])
        #expect(heard("5", files, by: &player) == ["Files", "music, 2 of 3"])
    }

    @Test func `of a title only the new parts are read`() {
        var player = started(screen(title("Player 2     Songs   4 tracks"), [chosen("apple"), "banana", "cherry"]))
        let files = screen(title("Player 2     Files   3 tracks"), ["docs", chosen("music"), "notes"])
        #expect(heard("5", files, by: &player) == ["Files", "music, 2 of 3"])
    }

    @Test func `a page with one row is read with that row, though it was on the page before`() {
        var player = started(screen(title("Songs"), ["apple", "banana", chosen("cherry"), "damson"]))
        _ = player.press("4")
        let queue = "\u{1B}[H" + title("Queue") + "\u{1B}[2;1H\u{1B}[2M\u{1B}[3;1H\u{1B}[K"
        #expect(texts(player.write(queue) + player.wait(0.1)) == ["Queue", "cherry"])
    }

    @Test func `a title that only counts is not read with each item`() {
        func list(_ item: Int) -> String {
            let rows = (1...3).map { ($0 == item ? "\(Self.bar)-> " : "   ") + "letter \($0)" + Self.plain }
            return screen(title("Index  ..\(item)A6-B0E/box  Letter \(item) of 3"), rows)
        }
        var player = started(list(3))
        #expect(heard("p", list(2), by: &player) == ["letter 2, 2 of 3"])
    }

    @Test func `moving in a list reads no title though the text next to it changes with the item`() {
        func list(_ item: Int) -> String {
            let rows = (0..<3).map { (item == $0 ? Self.bar : "") + "item \($0)  \(Self.plain)" }
            return screen(
                title("About \("xyz".dropFirst(item).first ?? " ")"),
                rows + ["", "text of \(item)", "and more \(item)"])
        }
        var player = started(list(0))
        _ = heard("\u{1B}[B", list(1), by: &player)
        #expect(!heard("\u{1B}[B", list(2), by: &player).contains { $0.hasPrefix("About") })
    }

    @Test func `a page that a tab has opened is announced by the tab and its content`() {
        func page(_ tab: Int, _ rows: [String]) -> String {
            let tabs = ["Output", "Input", "Cards"].enumerated().map { $0 == tab ? "\u{1B}[1m\($1)\(Self.plain)" : $1 }
            return screen(tabs.joined(separator: "   "), rows)
        }
        var player = started(page(0, ["Speakers are loud", "Phones are soft"]))
        #expect(heard("\t", page(1, ["", "", "no data here"]), by: &player) == ["Input", "no data here"])
    }

    @Test func `a text that a tab has brought is read behind the tab`() {
        func page(_ tab: Int, _ rows: [String]) -> String {
            let tabs = ["Output", "Input", "Cards"].enumerated().map { $0 == tab ? "\u{1B}[1m\($1)\(Self.plain)" : $1 }
            return screen(tabs.joined(separator: "   "), rows)
        }
        let text = ["The first card", "has two holes", "and a lamp", "that is green"]
        var player = started(page(0, ["Speakers are loud", "Phones are soft", "Lines are off", "Lamps are on"]))
        #expect(heard("\t", page(2, text), by: &player) == ["Cards"] + text)
    }

    @Test func `a page is read below a highlighted title, without the rows of key help at the bottom`() {
        var player = started(screen("Groups", ["1  apples", "2  pears", "3  plums", "4  figs", "5  nuts"]))
        let page = [
            "No 7     \(Self.bar)Green apples\(Self.plain)     1 of 2", "Ann", "", "They are green.", "Are they ripe?",
            "",
            "<n>=next; a=find author; c=close", "q=quit; ^K=kill or select; s=save",
        ]
        let told = heard("\r", screen("Monday", page), by: &player)
        #expect(told.contains("They are green.") && told.contains("Are they ripe?"))
        #expect(!told.contains { $0.contains("=") })
    }

    // MARK: The last rows

    @Test func `a match in a list is read after the text typed in the last row`() {
        var player = started(screen(title("Songs"), [chosen("apple"), "banana", "cherry"]))
        _ = heard("/", screen(title("Songs"), [chosen("apple"), "banana", "cherry"], last: "/"), by: &player)
        let found = screen(title("Songs"), ["apple", "banana", chosen("cherry")], last: "/c")
        #expect(heard("c", found, by: &player) == ["c", "cherry, 3 of 3"])
    }

    @Test func `a match that is drawn a moment after the echo is read`() {
        let rows = ["apple", "banana", "cherry"]
        var player = started(screen(title("Songs"), [chosen("apple")] + rows.dropFirst()))
        _ = heard("/", screen(title("Songs"), [chosen("apple")] + rows.dropFirst(), last: "/"), by: &player)
        #expect(heard("c", "c", by: &player) == ["c"])
        #expect(
            texts(player.write(screen(title("Songs"), rows.dropLast() + [chosen("cherry")], last: "/c"))) == [
                "cherry, 3 of 3"
            ])
    }

    @Test func `a match in columns is read also where it is highlighted after the echo`() {
        func names(_ found: Int) -> String {
            let names = ["apple", "banana", "cherry", "damson", "elder", "fig"].enumerated().map { index, name in
                let text = name.padded(to: 11)
                return (index == found ? "\(Self.bar)\(text)\(Self.plain)" : text) + " "
            }
            return screen(title("Files"), [names[..<3].joined(), names[3...].joined()], last: "/")
        }
        var player = started(names(0))
        #expect(heard("e", "e", by: &player) == ["e"])
        #expect(texts(player.write(names(4) + "e")) == ["elder"])
    }

    @Test func `a match on one side is read as it is typed, and once more after the program's message`() {
        func panes(_ found: Int, last: String?) -> String {
            let rows = ["apple", "banana", "cherry"].enumerated().map { row, name in
                (row == found ? Self.bar : "") + name.padded(to: 18) + "\(Self.plain)  some \(row)"
            }
            return screen(title("Files"), rows, last: last)
        }
        var player = started(panes(0, last: nil))
        _ = heard("/", panes(0, last: "/"), by: &player)
        #expect(heard("c", panes(2, last: "/c"), by: &player) == ["c", "cherry, 3 of 3"])
        let done = panes(2, last: nil) + "\u{1B}7\u{1B}[12;1H1 found of 1\u{1B}8"
        #expect(heard("\r", done, by: &player) == ["1 found of 1", "cherry, 3 of 3"])
    }

    @Test func `a state that changes at the bottom is no thing that was found`() {
        let state = { (text: String) in "\u{1B}[10;1H" + chosen(text) + "\u{1B}[12;1H" }
        var player = started(screen("", ["one", "two", "three"]) + state("NORMAL") + "\u{1B}[2;1H\u{1B}[?25h")
        #expect(heard("/", state("COMMAND") + "/", by: &player) == ["slash"])
    }

    @Test(arguments: [nil, "cherry"]) func `the result of a typed command is read, not the item that stayed selected`(
        report: String?
    ) {
        let rows = ["apple", chosen("banana"), "cherry"]
        var player = started(screen(title("Songs"), rows))
        _ = heard(":", screen(title("Songs"), rows, last: ":"), by: &player)
        _ = heard("x", screen(title("Songs"), rows, last: ":x"), by: &player)
        let done = screen(title("Songs"), rows) + (report.map { "\u{1B}7\u{1B}[12;1H no such \($0)\u{1B}8" } ?? "")
        #expect(heard("\r", done, by: &player) == [report.map { "no such \($0)" } ?? "banana, 2 of 3"])
    }

    @Test(arguments: [
        ("     [It was found]", ["cherry, 3 of 3", "[It was found]"]),
        ("[It was found]", ["[It was found]", "cherry"]),
    ]) func `the match of a search is read with the message, not the keys`(_ message: String, _ told: [String]) {
        func list(_ item: Int, _ keys: String, asked: String) -> String {
            let rows = ["apple", "banana", "cherry"].enumerated().map { $0 == item ? title($1) : $1 }
            return screen(title("Songs"), rows)
                + "\u{1B}[12;1H\u{1B}[K\(keys)\u{1B}[11;1H\u{1B}[K\(asked)\u{1B}[?25h"
        }
        var player = started(list(0, "^C Cancel   ^V Last   ^G Help", asked: "Search: che"))
        let found = list(2, "? Help   < Lists   R Remove", asked: message + "\u{1B}[11;1H")
        #expect(heard("\r", found, by: &player) == told)
    }

    @Test func `what comes after an echo is the answer where the cursor went back`() {
        let asking = "\u{1B}[12;1H? "
        func page(_ word: String) -> String {
            "\u{1B}[H\u{1B}[Kthe \(Self.bar)\(word)\(Self.plain) is here\r\n\r\n"
                + ["s", "ed", "ing", "er"].enumerated().map { "\u{1B}[K\($0 + 1)) \(word)\($1)\r\n" }.joined() + asking
        }
        var player = started(page("weather"))
        #expect(heard("1", "1", by: &player) == ["1"])
        #expect(
            texts(player.write(page("pie") + "\u{1B}[K" + asking)) == [
                "the pie is here", "1) pies", "2) pieed", "3) pieing", "4) pieer",
            ])
    }

    @Test func `a question that is drawn after the cursor was shown is read`() {
        let rows = ["apple", "banana", chosen("cherry")]
        var player = started(screen(title("Songs"), rows))
        _ = player.press("/")
        _ = player.write("\u{1B}[?25h")
        #expect(texts(player.write("\u{1B}[12;1HSearch: ")) == ["Search:"])
    }

    // MARK: First screens

    private func first(_ picture: String) -> [String] {
        var player = Player(columns: 60, rows: 20)
        return texts(player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H" + picture) + player.wait(1))
    }

    @Test func `of a long table of numbers the first row is read`() {
        let table = (1...12).map { "\($0) job-\($0) root 2\($0)M 0.\($0)" }
        #expect(
            first((["Pid Program User Mem Cpu"] + table).joined(separator: "\r\n")) == [
                "Pid Program User Mem Cpu", table[0],
            ])
    }

    @Test func `what keys do in the lower edge of a frame is not read`() {
        let rows =
            ["┌─ jobs " + String(repeating: "─", count: 51) + "┐"] + (1...18).map { "│ job \($0)".padded(to: 59) + "│" }
        let edge = "└─ select ─ kill ─ stop " + String(repeating: "─", count: 35) + "┘"
        #expect(!first((rows + [edge]).joined(separator: "\r\n")).contains { $0.contains("kill") })
    }

    @Test func `a banner of slashes and lines is not read`() {
        let banner = [" ___           _", "|_ _|_ _ _____(_)", " | ||  _(_-<_-<| |"]
        #expect(first((banner + ["Hi there!", "1/2/2024"]).joined(separator: "\r\n")) == ["Hi there!", "1/2/2024"])
    }

    @Test func `an item that is drawn once more is not said again`() {
        var player = started("\u{1B}[?25l\u{1B}[HPick:\r\n\r\n\(Self.bar)  one  \(Self.plain)\r\n  two\r\n  three")
        let moved = "\u{1B}[3;1H  one  \r\n\(Self.bar)  two  \(Self.plain)"
        #expect(heard("\u{1B}[B", moved, by: &player) == ["two, 2 of 3"])
        #expect(texts(player.write("\u{1B}[3;1H> one\u{1B}[4;1H\(Self.bar)  two  \(Self.plain)")) == [])
    }
}
