import TerminalEmulator
import Testing

@testable import TerminalReader

/// Widgets that show by their looks alone that they have the focus or are ticked, and values that a key sets.
struct GainedFocusTests {
    private static let plain = "\u{1B}[m"

    private func started(_ picture: String, shows cursor: Bool = false) -> Player {
        var player = Player(columns: 40, rows: 14)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25\(cursor ? "h" : "l")\u{1B}[H" + picture) + player.wait(1)
        return player
    }

    @Test func `a highlighted link is read though the last row shows its target`() {
        func page(_ lit: String?) -> String {
            let link = lit == nil ? "[1]  Our apples" : "\u{1B}[33m[1]\(Self.plain)  \u{1B}[7mOur apples\(Self.plain)"
            return "\u{1B}[HWelcome\r\n\r\n\(link)\r\n\r\nOpen all day\u{1B}[14;1H\(lit ?? "")\u{1B}[K"
        }
        var player = started(page(nil))
        _ = player.press("\t")
        #expect(texts(player.write(page("garden.org/a"))) == ["Our apples"])
    }

    /// Items of two rows, with a bar next to the focused one.
    private static func mails(_ selected: Int) -> String {
        [("Anna Smith", "about the trip"), ("Bob Jones", "your invoice"), ("Carl Brown", "happy birthday")].enumerated()
            .map { index, mail in
                let (sign, row) = (index == selected ? "│" : " ", 3 + index * 3)
                return "\u{1B}[\(row);3H\(sign) \(mail.0)\u{1B}[\(row + 1);3H\(sign) \(mail.1)"
            }
            .joined()
    }

    @Test func `an item of several rows that gets a bar next to it is read whole`() {
        var player = started("Inbox" + Self.mails(0))
        _ = player.press("j")
        #expect(texts(player.write(Self.mails(1))) == ["Bob Jones, your invoice"])
        _ = player.press("j")
        #expect(texts(player.write(Self.mails(2))) == ["Carl Brown, happy birthday"])
    }

    /// Buttons of three rows, drawn with half blocks; the focused one has bold text on a lighter background.
    private static func buttons(_ focused: Int) -> String {
        ["Save", "Cancel"].enumerated().map { index, name in
            let column = 4 + index * 14
            let look = index == focused ? "\u{1B}[1;48;2;120;120;120m" : "\u{1B}[48;2;50;50;50m"
            let label = "   \(name)   ".prefix(10)
            return "\u{1B}[5;\(column)H\(look)▔▔▔▔▔▔▔▔▔▔\u{1B}[6;\(column)H\(label)"
                + "\u{1B}[7;\(column)H▁▁▁▁▁▁▁▁▁▁\(plain)"
        }
        .joined()
    }

    @Test func `a button whose ground grows lighter has the focus`() {
        var player = started("Settings" + Self.buttons(0))
        for (index, name) in [(1, "Cancel"), (0, "Save"), (1, "Cancel")] {
            _ = player.press("\t")
            #expect(texts(player.write(Self.buttons(index))) == [name])
        }
    }

    /// A field of three rows under its name: the lines of its frame are hardly seen until it has the focus.
    private static func fields(_ focused: Int) -> String {
        ["Street", "Town"].enumerated().map { index, name in
            let row = 2 + index * 5
            let look = index == focused ? "\u{1B}[38;2;250;250;250m" : "\u{1B}[38;2;40;40;40m"
            return "\u{1B}[\(row);4H\(name)\u{1B}[\(row + 1);4H\(look)▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔\u{1B}[\(row + 2);4H▎"
                + "\(plain) in \(name.lowercased())\u{1B}[\(row + 2);19H\(look)▕"
                + "\u{1B}[\(row + 3);4H▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁\(plain)\u{1B}[\(row + 2);6H"
        }
        .joined()
    }

    @Test func `a field whose frame becomes visible is read with its name and content`() {
        var player = started("Address" + Self.fields(0))
        _ = player.press("\t")
        let spoken = texts(player.write(Self.fields(1)))
        #expect(spoken.contains { $0.contains("Town") && $0.contains("in town") }, "\(spoken)")
        #expect(!spoken.contains { $0.contains("treet") }, "\(spoken)")
    }

    /// Checkboxes whose character is always there; that of an unticked box has the colour of its background.
    private static func boxes(_ ticked: Set<Int>) -> String {
        ["Monday", "Tuesday", "Friday"].enumerated().map { index, name in
            let sign = ticked.contains(index) ? "\u{1B}[38;2;0;255;0m" : "\u{1B}[38;2;60;60;60m"
            return "\u{1B}[\(4 + index * 2);4H\u{1B}[38;2;60;60;60m▐\(sign)\u{1B}[48;2;60;60;60mX\(plain)"
                + "\u{1B}[38;2;60;60;60m▌\(plain) \(name)"
        }
        .joined()
    }

    @Test func `a box is ticked by the colour of its sign`() {
        var player = started("Days" + Self.boxes([0]))
        _ = player.press(" ")
        #expect(texts(player.write(Self.boxes([0, 1]))) == ["Tuesday, checked"])
        _ = player.press(" ")
        #expect(texts(player.write(Self.boxes([1]))) == ["Monday, not checked"])
    }

    @Test func `of boxes of which one is checked at a time the new one is announced`() {
        var player = started("Days" + Self.boxes([2]))
        _ = player.press(" ")
        #expect(texts(player.write(Self.boxes([0]))) == ["Monday, checked"])
    }

    @Test func `a value that a key sets is announced, and not where it counts automatically`() {
        let volume = { (value: Int) in "\u{1B}[5;4HVolume  \(value)" }
        var player = started("Sound" + volume(40))
        _ = player.press("\u{1B}[C")
        #expect(texts(player.write(volume(41))) == ["Volume 41"])
        #expect(texts(player.write(volume(42), after: 2) + player.wait(1)).isEmpty)
    }

    @Test func `a field below that for the password has its echo`() {
        var player = started("Log in\u{1B}[4;4HPassword:\u{1B}[6;4HTown:\u{1B}[4;14H", shows: true)
        #expect(player.press("c").last == .sound(.secret))
        #expect(player.write("*") == [])
        _ = player.press("\t")
        _ = player.write("\u{1B}[6;10H")
        #expect(player.press("B").last != .sound(.secret))
        #expect(texts(player.write("B")) == ["B"])
    }

    @Test func `erased text is spoken where a program draws its own cursor`() {
        let row = { (text: String) in "\u{1B}[4;4H\(text)\u{1B}[7m \(Self.plain)\u{1B}[K" }
        var player = started("Find" + row("wort"))
        _ = player.press("\u{7F}")
        #expect(texts(player.write(row("wor"))) == ["t"])
    }
}
