import Testing

@testable import TerminalReader

/// A form: a frame with fields, values and boxes to tick.
struct FormTests {
    private static func draw(focus: Int) -> String {
        func button(_ name: String, _ index: Int) -> String {
            index == focus ? "\u{1B}[41m<\(name)>\u{1B}[47m" : "<\(name)>"
        }
        let lines = [
            "  Name \u{1B}[44mOffice______________\u{1B}[47m          ",
            "  ETHERNET                    \(button("Show", 1)) ",
            "  ADDRESS  \(button("Automatic", 2))        \(button("Show", 3)) ",
            "  ROUTES   \(button("None", 4))             \(button("Show", 5)) ",
            "  [X] Connect at once                ",
            "                      \(button("Cancel", 6)) \(button("OK", 7))  ",
        ]
        let frame =
            ["┌─────────────┤ Network ├─────────────┐"] + lines.map { "│\($0)│" } + [
                "└\(String(repeating: "─", count: 37))┘"
            ]
        let cursor = focus == 0 ? "\u{1B}[?25h\u{1B}[4;17H" : "\u{1B}[?25l\u{1B}[1;1H"
        return "\u{1B}[30;47m" + frame.enumerated().map { "\u{1B}[\($0.offset + 3);3H\($0.element)" }.joined() + cursor
    }

    @Test func `is announced by its title and focused field, then by each field that gets the focus`() {
        var player = Player(columns: 50, rows: 14)
        let opened = player.write("\u{1B}[?1049h" + Self.draw(focus: 0)) + player.wait(1)
        #expect(opened == [.say("Network"), .say("Name, Office, edit field")])
        for (focus, said) in [(1, "ETHERNET, Show, button"), (2, "ADDRESS, Automatic, button")] {
            #expect(player.press("\u{1B}[B") + player.write(Self.draw(focus: focus)) == [.stop, .say(said)])
        }
    }

    @Test func `separate text after the field with the cursor is no part of it`() {
        func draw(_ row: Int) -> String {
            let lines = ["Title:  ", "Place:  "].map {
                "\($0)\u{1B}[44m          \u{1B}[m    \u{1B}[34m10:00 Tea\u{1B}[m"
            }
            return "\u{1B}[HEdit\r\n" + lines.joined(separator: "\r\n") + "\u{1B}[\(row);9H"
        }
        var player = Player(columns: 50, rows: 14)
        _ = player.write("\u{1B}[?1049h" + draw(2)) + player.wait(1)
        #expect(player.press("\t") + player.write(draw(3)) == [.stop, .say("Place:")])
    }

    @Test func `where a field was in one frame the next one may ask`() {
        func frame(_ lines: [String]) -> String {
            let width = 30
            let rows =
                ["┌\(String(repeating: "─", count: width))┐"] + lines.map { "│\($0)│" } + [
                    "└\(String(repeating: "─", count: width))┘"
                ]
            return "\u{1B}[H\u{1B}[J" + rows.enumerated().map { "\u{1B}[\($0.offset + 3);3H\($0.element)" }.joined()
        }
        func row(_ text: String) -> String { text.padded(to: 30) }
        let buttons = " \u{1B}[44m<Yes>\u{1B}[m  <No>".padded(to: 30 + 8)
        var player = Player(columns: 50, rows: 14)
        let search = frame([
            row(" Search for"), " \u{1B}[44m\(String(repeating: " ", count: 20))\u{1B}[m         ", row(""),
        ])
        _ = player.write("\u{1B}[?1049h" + search + "\u{1B}[5;5H") + player.wait(1)
        _ = player.press("\u{1B}")
        let asked = player.write(
            frame([row(""), row(" Do you want to keep it?"), row(" It is new."), row(""), buttons]) + "\u{1B}[8;5H")
        #expect(texts(asked).first == "Do you want to keep it? It is new.")
    }

    @Test func `text typed into a row that begins like a checkbox is spoken alone`() {
        var player = Player(columns: 40, rows: 10)
        let others = "\u{1B}[4;1H[ ] pears\u{1B}[5;1H[ ] plums"
        _ = player.write("\u{1B}[?1049h\u{1B}[H\u{1B}[3;1H[ ] y" + others + "\u{1B}[3;6H") + player.wait(1)
        _ = player.press("z")
        #expect(texts(player.write("\u{1B}[3;6Hz")) == ["z"])
    }

    /// Checkboxes in a frame, one of which has a highlighted text.
    private static func boxes(at lit: Int, ticked: Set<Int> = [1]) -> String {
        let names = ["Mail server", "Web server", "Games"]
        return "\u{1B}[2;4H┌──────────────────┐"
            + names.enumerated().map { row, name in
                let text = row == lit ? "\u{1B}[37;41m\(name) \u{1B}[m" : "\(name) "
                return "\u{1B}[\(row + 3);4H│ \(ticked.contains(row) ? "[*]" : "[ ]") \(text)\u{1B}[\(row + 3);23H│"
            }.joined() + "\u{1B}[6;4H└──────────────────┘"
    }

    @Test func `a box belongs to the highlighted text after it`() {
        var player = Player(columns: 40, rows: 10)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + Self.boxes(at: 0)) + player.wait(1)
        let old = ScreenImage(player.terminal.screen)
        _ = player.press("\u{1B}[B") + player.write(Self.boxes(at: 1))
        let new = ScreenImage(player.terminal.screen)
        #expect(MovedHighlight(from: old, to: new)?.item(in: new).isChecked == true)
        #expect(MovedHighlight(from: new, to: old)?.item(in: old).isChecked == false)
    }

    /// A form that shows no cursor: a name, a choice of one and a choice of several.
    private static func form(at place: Int, ticked: Bool = false) -> String {
        func label(_ text: String, _ index: Int) -> String {
            index == place ? "\u{1B}[1m\(text)\u{1B}[m" : "\u{1B}[32m\(text)\u{1B}[m"
        }
        func item(_ text: String, _ index: Int) -> String { index == place ? "\u{1B}[7m\(text)\u{1B}[m" : text }
        return "\u{1B}[2;2H" + label("Name:", 0) + "   Ann" + (place == 0 ? "\u{1B}[7m \u{1B}[m" : " ")
            + "\u{1B}[3;2H" + label("Size", 1) + "    ( )  " + item("small", 1) + "\u{1B}[4;10H(X)  medium"
            + "\u{1B}[6;2H" + label("With", 2) + "    [\(ticked ? "X" : " ")]  " + item("milk", 2)
            + "\u{1B}[7;10H[ ]  sugar"
    }

    @Test func `the highlighted item is read, not its group's name`() {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l" + Self.form(at: 0)) + player.wait(1)
        #expect(texts(player.press("\t") + player.write(Self.form(at: 1))) == ["Size", "small, not checked"])
        #expect(texts(player.press("\t") + player.write(Self.form(at: 2))) == ["milk, not checked"])
        #expect(texts(player.press(" ") + player.write(Self.form(at: 2, ticked: true))) == ["milk, checked"])
        #expect(texts(player.press(" ") + player.write(Self.form(at: 2))) == ["milk, not checked"])
    }
}
