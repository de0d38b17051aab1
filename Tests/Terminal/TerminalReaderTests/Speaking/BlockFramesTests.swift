import Testing

@testable import TerminalReader

/// A dialog in a frame of blocks over a list, in a program that hides the cursor.
struct BlockFramesTests {
    private static let hidden = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[H"
    private static let list = " one\r\n\u{1B}[7m two \u{1B}[m\r\n three\r\n four"

    private static func lines(_ style: String, _ content: [String]) -> String {
        let signs = style.split(separator: "/").map { Array($0) }
        func row(_ number: Int, _ signs: [Character], _ text: String) -> String {
            "\u{1B}[\(number);4H\(signs[0])\(text)\(signs[2])"
        }
        let edges = [signs[0], signs[2]].map { String(repeating: $0[1], count: 30) }
        return row(2, signs[0], edges[0])
            + content.enumerated().map { row(3 + $0, signs[1], $1) }.joined()
            + row(3 + content.count, signs[2], edges[1])
    }

    private static func dialog(_ focus: Int?, style: String = "█▀█/█ █/█▄█") -> String {
        lines(style, [" Throw the pear away?".padded(to: 30)] + buttons(focus))
    }

    private static func buttons(_ focus: Int?) -> [String] {
        func button(_ index: Int, _ name: String) -> String {
            index == focus ? "    \u{1B}[7m\(name)\u{1B}[m    " : "    \(name)    "
        }
        func edge(_ sign: String) -> String {
            " " + [12, 12].map { String(repeating: sign, count: $0) }.joined(separator: "  ") + "   "
        }
        return [edge("▔"), " \(button(0, "Keep"))  \(button(1, "Away"))   ", edge("▁")]
    }

    private static func player() -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write(hidden + list)
        _ = player.wait(1)
        return player
    }

    @Test(arguments: ["█▀█/█ █/█▄█", "▛▀▜/▌ ▐/▙▄▟", "▗▄▖/▐ ▌/▝▀▘"])
    func `the content of a frame of blocks is read, then the button that has the focus`(_ style: String) {
        var player = Self.player()
        _ = player.press("d")
        #expect(
            texts(player.write(Self.dialog(0, style: style))) == ["Throw the pear away?", "Keep, button, 1 of 2"])
    }

    @Test func `a heading centred on its background is read, and the settings are not`() {
        func row(_ text: String) -> String { "  \u{1B}[44m▎\(text.padded(to: 24))\u{1B}[49m▊  " }
        let heading = [row(""), row("        Of pears"), row(""), row("name"), " They are yellow.".padded(to: 30)]
        let content = heading + Self.buttons(0)
        var player = Self.player()
        _ = player.press("d")
        #expect(
            texts(player.write(Self.lines("█▀█/█ █/█▄█", content)))
                == ["Of pears They are yellow.", "Keep, button, 1 of 2"])
    }

    @Test func `a field in it is read as the focus returns to it, and the text typed there`() {
        func content(_ text: String, _ focus: Int?) -> String {
            let line = focus == nil ? "\u{1B}[38;5;32m" : "\u{1B}[38;5;234m"
            let edges = ["▔", "▁"].map { "\(line)▊\(String(repeating: $0, count: 27))▎\u{1B}[m " }
            let field = [edges[0], "\(line)▊\u{1B}[m \(text.padded(to: 26))\(line)▎\u{1B}[m ", edges[1]]
            return Self.lines("█▀█/█ █/█▄█", [" Name:".padded(to: 30)] + field + Self.buttons(focus))
        }
        var player = Self.player()
        _ = player.press("d")
        _ = player.write(content("pear", nil))
        _ = player.press("\t")
        #expect(texts(player.write(content("pear", 0))) == ["Keep, button, 1 of 2"])
        _ = player.press("\u{1B}[Z")
        #expect(texts(player.write(content("pear", nil))) == ["pear, edit field"])
        _ = player.press("s")
        #expect(texts(player.write(content("pears", nil))) == ["s"])
    }

    @Test func `a text that becomes a setting as Tab moves on is not read again`() {
        func content(_ ground: Int, _ focus: Int?) -> String {
            let rows = ["pear", "plum", "fig"].map { "  \u{1B}[\(ground)m\($0.padded(to: 24))\u{1B}[m    " }
            return Self.lines("█▀█/█ █/█▄█", [" Which of them?".padded(to: 30)] + rows + Self.buttons(focus))
        }
        var player = Self.player()
        _ = player.press("d")
        _ = player.write(content(49, nil))
        _ = player.press("\t")
        #expect(texts(player.write(content(44, 0))) == ["Keep, button, 1 of 2"])
    }

    @Test func `Tab announces the button that gets the focus and nothing else`() {
        var player = Self.player()
        _ = player.press("d")
        _ = player.write(Self.dialog(nil))
        _ = player.press("\t")
        #expect(texts(player.write(Self.dialog(0))) == ["Keep, button, 1 of 2"])
        _ = player.press("\t")
        #expect(texts(player.write(Self.dialog(1))) == ["Away, button, 2 of 2"])
    }
}
