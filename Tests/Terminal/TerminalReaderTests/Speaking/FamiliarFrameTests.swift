import Testing

@testable import TerminalReader

/// The speech for a frame whose text is mostly that of the frame it replaces.
struct FamiliarFrameTests {
    private static let plain = "\u{1B}[m"
    private static let usage = ["Arrow keys go through the menu and", "Enter opens what has an arrow"]

    private func texts(_ spoken: [Spoken]) -> [String] {
        spoken.compactMap { if case .say(let text) = $0 { text } else { nil } }
    }

    /// A framed menu with a title and instructions, in which one item is selected.
    private func menu(_ title: String, _ items: [String], _ selected: Int, usage: [String] = usage) -> String {
        let width = 44
        let rows =
            usage.map { " " + $0.padded(to: width - 1) } + [String(repeating: " ", count: width)]
            + items.enumerated().map { number, item in
                "    " + (number == selected ? "\u{1B}[44m" : "") + item.padded(to: 20) + Self.plain
                    + String(repeating: " ", count: width - 24)
            } + ["    \u{1B}[44m<Open>\(Self.plain)   <Leave>".padded(to: width + 8)]
        let rule = String(repeating: "─", count: width - title.count - 2)
        let frame =
            ["┌ \(title) \(rule)┐"] + rows.map { "│\($0)│" } + ["└" + String(repeating: "─", count: width) + "┘"]
        return "\u{1B}[H\u{1B}[J"
            + frame.enumerated().map { "\u{1B}[\($0.offset + 3);5H\($0.element)" }.joined() + "\u{1B}[?25l"
    }

    private func started(_ picture: String) -> Player {
        var player = Player(columns: 60, rows: 16)
        _ = player.write("\u{1B}[?1049h" + picture) + player.wait(1)
        return player
    }

    private let garden = ["Water the beds", "Plants", "Soil"]
    private let vegetables = ["Beans", "Peas", "Rows"]

    @Test func `how menus are used is said of the first and not of the next`() {
        var player = started(menu("Garden", garden, 1))
        _ = player.press("\r")
        let opened = texts(player.write(menu("Vegetables", vegetables, 0)))
        #expect(opened.first == "Vegetables, Beans Peas Rows")
        #expect(!opened.contains { $0.contains("Arrow keys") })
        _ = player.press("\u{1B}")
        let back = texts(player.write(menu("Garden", garden, 1)))
        #expect(back.first == "Garden, Water the beds Plants Soil")
    }

    @Test func `what a frame says for the first time is said`() {
        var player = started(menu("Garden", garden, 1))
        _ = player.press("\r")
        let opened = texts(
            player.write(menu("Vegetables", vegetables, 0, usage: ["Space marks what is to be sown", Self.usage[1]])))
        #expect(opened.contains { $0.contains("Space marks what is to be sown") })
    }

    @Test func `what is asked is said each time that it is asked`() {
        let text = "\u{1B}[H\u{1B}[JNames\r\nanna\r\nberta\u{1B}[?25l"
        let rule = String(repeating: "─", count: 44)
        let rows = [
            "┌\(rule)┐", "│\("Do you really want to delete her for good?".padded(to: 44))│",
            "│ \u{1B}[44m<Yes>\(Self.plain)   <No>\(String(repeating: " ", count: 31))│", "└\(rule)┘",
        ]
        let question = rows.enumerated().map { "\u{1B}[\($0.offset + 5);5H\($0.element)" }.joined()
        var player = started(text)
        for _ in 0..<2 {
            _ = player.press("d")
            #expect(texts(player.write(question)).first == "Do you really want to delete her for good?")
            _ = player.press("\u{1B}")
            _ = player.write(text)
        }
    }
}
