import Testing

@testable import TerminalReader

/// The speech for parts of the screen that are drawn with plain characters, and for frames over them.
struct SideBySideTests {
    private static func panes(_ right: [String]) -> String {
        let keys = ["Modes:", "  angle", "Operations:", "  add", "  drop", "  swap", "  enter", "  quit"]
        return keys.enumerated().map {
            "\u{1B}[\(1 + $0.offset);1H\($0.element.padded(to: 16))| \(right[$0.offset].padded(to: 12))"
        }.joined() + "\u{1B}[9;1H" + String(repeating: "-", count: 40) + "\u{1B}[10;40H"
    }

    private static let stack = ["8:", "7:", "6:", "5:", "4:", "3:", "2:", "1:"]

    @Test func `a line of bars as people type them parts the screen`() {
        var player = Player(columns: 40, rows: 10)
        _ = player.write("\u{1B}[?1049h" + Self.panes(Self.stack)) + player.wait(1)
        let spoken = player.press("+") + player.write(Self.panes(Self.stack.dropLast() + ["1: 15"]))
        #expect(texts(spoken) == ["1: 15"])
    }

    @Test func `two of them are lines of a table`() {
        var player = Player(columns: 40, rows: 10)
        func table(_ last: String) -> String {
            (1...8).map { "\u{1B}[\($0);1HName \($0)    | town \($0)    | \($0 == 8 ? last : "west")" }.joined()
                + "\u{1B}[9;1H" + String(repeating: "-", count: 40) + "\u{1B}[10;40H"
        }
        _ = player.write("\u{1B}[?1049h" + table("west")) + player.wait(1)
        #expect(texts(player.press("+") + player.write(table("east"))) == ["Name 8 | town 8 | east"])
    }

    @Test(arguments: [0, 1])
    func `a small frame within one that leaves a margin is read`(_ margin: Int) {
        var player = Player(columns: 60, rows: 24)
        let width = 58 - 2 * margin
        func row(_ number: Int, _ text: String) -> String { "\u{1B}[\(number);\(1 + margin)H\(text)" }
        let list =
            row(1, "┌" + String(repeating: "─", count: width) + "┐")
            + (2...22).map { row($0, "│ \(($0 < 6 ? "bank \($0)" : "").padded(to: width - 1))│") }.joined()
            + row(23, "└" + String(repeating: "─", count: width) + "┘")
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + list) + player.wait(1)
        let dialog = [
            "┌─────────────────────┐", "│ Delete it for good? │", "│                     │", "│      <Yes> <Cancel> │",
            "└─────────────────────┘",
        ].enumerated().map { "\u{1B}[\(10 + $0.offset);20H\($0.element)" }.joined()
        let spoken = texts(player.press("\u{1B}[3~") + player.write(dialog))
        #expect(spoken.contains("Delete it for good?") && !spoken.contains { $0.contains("bank") }, "\(spoken)")
    }

    @Test func `the bar above a chapter is read once, and no line under its title`() {
        var player = Player(columns: 60, rows: 12)
        func page(_ node: String, _ lines: [String]) -> String {
            "\u{1B}[2J\u{1B}[H\u{1B}[7m\("File: garden.info, Node: \(node)".padded(to: 60))\u{1B}[m"
                + lines.enumerated().map { "\u{1B}[\(3 + $0.offset);1H\($0.element)" }.joined() + "\u{1B}[H"
        }
        let soil = [
            "1 Soil", "is black", "", "Soil is black.", "Worms live in it.", "So do moles.", "Dig it in March.",
        ]
        let beans = ["2 Beans", "*******", "", "Beans climb.", "Each pole bears four.", "Water them.", "Pick them."]
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + page("Soil", soil)) + player.wait(1)
        #expect(
            texts(player.press("n") + player.write(page("Beans", beans))) == [
                "File: garden.info, Node: Beans", "2 Beans", "Beans climb.", "Each pole bears four.", "Water them.",
                "Pick them.",
            ])
    }

    /// Two columns of tasks, each in a frame with a title. The focused one is highlighted.
    private static func columns(_ focus: Int, _ selected: Int) -> String {
        let lit = "\u{1B}[48;5;7m"
        let columns = [
            ("All tasks", ["Pay @home", "Plant it", "Mend it"]), ("Home", ["Pay @home", "Mend it @home", ""]),
        ]
        return columns.enumerated().map { number, column in
            let isOwn = number == focus
            let title = (isOwn ? lit : "") + "     \(column.0)".padded(to: 18) + "\u{1B}[m"
            let items = column.1.enumerated().map { index, item in
                let look = isOwn && index == selected ? lit : ""
                let words = item.split(separator: "@", omittingEmptySubsequences: false)
                let project = words.count > 1 ? "\u{1B}[35m@\(words[1])\u{1B}[39m" : ""
                return "\u{1B}[48;5;2m \u{1B}[49m" + "\u{1B}[3\(index + 1)m" + look + words[0] + project
                    + String(repeating: " ", count: 17 - item.count) + "\u{1B}[m"
            }
            let rule = String(repeating: "─", count: 18)
            let dashes = "│\(String(repeating: "-", count: 18))│"
            let lines =
                ["┌\(rule)┐", "│\(title)│", "│\(rule)│"] + items.flatMap { ["│\($0)│", dashes] }
                + Array(repeating: "│\(String(repeating: " ", count: 18))│", count: 12) + ["└\(rule)┘"]
            return lines.enumerated().map { "\u{1B}[\(1 + $0.offset);\(1 + number * 20)H\($0.element)" }.joined()
        }.joined()
    }

    @Test func `the title and the item of a column that gets the focus are read`() {
        var player = Player(columns: 40, rows: 24)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + Self.columns(0, 1)) + player.wait(1)
        #expect(texts(player.press("l") + player.write(Self.columns(1, 0))) == ["Home", "Pay @home"])
        #expect(texts(player.press("\u{1B}[B") + player.write(Self.columns(1, 1))) == ["Mend it @home"])
        #expect(texts(player.press("h") + player.write(Self.columns(0, 2))) == ["All tasks", "Mend it"])
    }
}
