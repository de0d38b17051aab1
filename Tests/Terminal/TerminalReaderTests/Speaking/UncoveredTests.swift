import Testing

@testable import TerminalReader

/// The speech when a menu, a dialog or a page has closed and the screen below it is visible again.
struct UncoveredTests {
    private static let plain = "\u{1B}[m"
    private static let lines = ["First line", "Second line", "Third line", "Fourth line", "Fifth line"]

    private func texts(_ spoken: [Spoken]) -> [String] {
        spoken.compactMap { if case .say(let text) = $0 { text } else { nil } }
    }

    private func screen(_ rows: [String]) -> String {
        "\u{1B}[H" + rows.map { $0 + "\(Self.plain)\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J"
    }

    private func started(_ picture: String) -> Player {
        var player = Player(columns: 40, rows: 12)
        _ = player.write("\u{1B}[?1049h" + picture) + player.wait(1)
        return player
    }

    private static let menu = ["Undo", "Redo", "Cut", "Copy"].enumerated().map {
        "\u{1B}[\($0.offset + 2);4H\u{1B}[47;30m \($0.element.padded(to: 8)) \(plain)"
    }.joined()

    @Test func `the line of the cursor is said alone, though the cursor is drawn a moment later`() {
        let text = screen(["File Edit"] + Self.lines)
        var player = started(text + "\u{1B}[3;3H")
        _ = player.press("\u{1B}x")
        _ = player.write("\u{1B}[?25l" + Self.menu)
        _ = player.press("\u{1B}")
        #expect(texts(player.write(text)) == ["Second line"])
        #expect(texts(player.write("\u{1B}[3;3H\u{1B}[?25h")).isEmpty)
    }

    /// Names, of which one is selected.
    private func list(_ selected: Int, message: String = "") -> String {
        screen(
            ["Names:"]
                + ["anna", "berta", "carla", "dora", "emma"].enumerated().map {
                    ($0.offset == selected ? "\u{1B}[46m" : "") + $0.element.padded(to: 40)
                } + ["", "", "", "", "", message]) + "\u{1B}[?25l"
    }

    private let page = ["What is known of her", "She lives in town", "and has a bike", "and a dog", "and a boat"]

    @Test func `an item that was said and is shown no more is not said when a page has gone`() {
        var player = started(list(1))
        _ = player.press("j")
        #expect(texts(player.write(list(2))) == ["carla, 3 of 5"])
        let found = screen(["Names:", "anna", "berta", "zoe", "dora", "emma"])
        _ = player.press("l")
        _ = player.write(found)
        _ = player.press("?")
        _ = player.write(screen(page))
        _ = player.press("q")
        #expect(!texts(player.write(found)).contains { $0.contains("carla") })
    }

    @Test func `the selected item is said, and what the program reports with it`() {
        var player = started(list(1))
        _ = player.press("\r")
        _ = player.write(screen(page))
        _ = player.press("q")
        #expect(texts(player.write(list(1))) == ["berta, 2 of 5"])
        _ = player.press("\r")
        _ = player.write(screen(page))
        _ = player.press("q")
        #expect(texts(player.write(list(1, message: "Her page was saved"))) == ["berta, 2 of 5", "Her page was saved"])
    }

    @Test func `a page that is opened again is read again`() {
        var player = started(list(1))
        for _ in 0..<2 {
            _ = player.press("h")
            #expect(texts(player.write(screen(page))) == page)
            _ = player.press("q")
            #expect(texts(player.write(list(1))) == ["berta, 2 of 5"])
        }
    }

    @Test func `a page that the return key opens is read though something was chosen in it when it was seen before`() {
        func tasks(_ lit: Int?) -> String {
            let names = ["buy milk", "call mum", "pay rent", "mend bike"]
            return screen(
                names.enumerated().map { ($0.offset == lit ? "\u{1B}[46m" : "") + $0.element.padded(to: 40) })
                + "\u{1B}[?25l\u{1B}[H"
        }
        var player = started(tasks(0))
        _ = player.press("\u{1B}[B")
        _ = player.write(tasks(1))
        _ = player.press("\r")
        _ = player.write(screen(page) + "\u{1B}[H")
        _ = player.press("\r")
        #expect(texts(player.write(tasks(nil))) == ["buy milk", "call mum", "pay rent", "mend bike"])
    }

    @Test func `another page than the one that was covered is read`() {
        var player = started(list(1))
        _ = player.press("h")
        _ = player.write(screen(page))
        _ = player.press("q")
        let other = ["Accounts", "cash", "bank", "food", "travel"]
        #expect(texts(player.write(screen(other))) == other)
    }

    @Test func `what was covered is known however often the page over it was filtered`() {
        var player = started(list(1))
        _ = player.press("?")
        let keys = ["archive", "arrange", "answer", "delete", "reply", "search"]
        func filtered(_ typed: String) -> String {
            screen(["Keys, filter: \(typed)"] + keys.map { "\($0) by \(typed.count)" + $0 })
                + "\u{1B}[1;\(15 + typed.count)H\u{1B}[?25h"
        }
        _ = player.write(filtered(""))
        for count in 1...6 {
            _ = player.press(String("answer".dropFirst(count - 1).prefix(1)))
            _ = player.write(filtered(String("answer".prefix(count))))
        }
        _ = player.press("\u{1B}")
        #expect(texts(player.write(list(1))) == ["berta, 2 of 5"])
    }

    @Test func `where nothing shows the focus, the last speech of the screen is repeated`() {
        let tasks = { (bold: Int) in
            self.screen(
                ["Tasks"]
                    + ["buy milk", "call mum", "pay rent", "mend bike"].enumerated().map {
                        ($0.offset == bold ? "\u{1B}[33m" : "\u{1B}[31m") + $0.element
                    }) + "\u{1B}[?25l"
        }
        var player = started(tasks(0))
        _ = player.press("\u{1B}[B")
        #expect(texts(player.write(tasks(1))).count == 1)
        _ = player.press("\u{1B}[B")
        let item = texts(player.write(tasks(2)))
        #expect(item.first?.hasPrefix("pay rent") == true)
        _ = player.press("v")
        _ = player.write(screen(page))
        _ = player.press("q")
        #expect(texts(player.write(tasks(2))) == item)
    }

    @Test func `of items that only differ in weight the highlighted one is read with the name of the page`() {
        func mixer(_ bold: Int, tab: Int = 0) -> String {
            let tabs = ["Output", "Input"].enumerated().map {
                "\u{1B}[\($0.offset == tab ? 1 : 2)m\($0.element)\u{1B}[m"
            }
            let items = [["Speakers 100", "          90"], ["Phones 50", "       40"], ["Line 20", "     30"]]
                .enumerated().flatMap {
                    index, rows in
                    rows.map { "\u{1B}[\(index == bold ? 1 : 22)m\($0)" } + [""]
                }
            return screen([tabs.joined(separator: "   ")] + items) + "\u{1B}[?25l"
        }
        var player = started(mixer(0))
        _ = player.press("\u{1B}[B")
        #expect(texts(player.write(mixer(1))) == ["Phones 50, 40"])
        _ = player.press("x")
        _ = player.write(screen(["\u{1B}[2mOutput\u{1B}[m   \u{1B}[1mInput\u{1B}[m"] + page))
        _ = player.press("z")
        #expect(texts(player.write(mixer(1))) == ["Output", "Phones 50, 40"])
    }

    @Test func `the item that was read is the one to which the focus returns, whatever its index is now`() {
        let item = ScreenRegion(.item, frame: .init(rows: 0..<1, columns: 0..<4), text: "berta", index: 2, count: 5)
        #expect(item.isTold(as: "berta, 1 of 1") && !item.isTold(as: "bertas, 1 of 1") && !item.isTold(as: "be"))
    }
}
