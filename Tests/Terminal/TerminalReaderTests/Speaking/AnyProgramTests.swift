import TerminalEmulator
import Testing

@testable import TerminalReader

/// Rules for any program: the focus, the frame around it, and that nothing is dropped.
struct AnyProgramTests {
    private static let lit = "\u{1B}[44m"
    private static let plain = "\u{1B}[m"

    private func started(_ picture: String, columns: Int = 40, rows: Int = 12) -> Player {
        var player = Player(columns: columns, rows: rows)
        _ = player.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[H" + picture) + player.wait(1)
        return player
    }

    private static func todo(_ selected: Int) -> String {
        let items = ["buy milk", "call mum", "write letter"].enumerated().map { index, item in
            index == selected ? "\(lit) \(item)     \(plain)" : " \(item)     "
        }
        return "\u{1B}[3;2H" + items.joined(separator: "\r\n\u{1B}[1C")
    }

    private static func clock(_ second: Int) -> String {
        let text = "[ Mon 2026-11-23 | 10:10:\(second) ] (apts)"
        return "\u{1B}[11;1H\u{1B}[41m\(text)\(String(repeating: " ", count: 40 - text.count))\(plain)"
    }

    @Test func `a clock that ticks in a bar is never what is chosen`() {
        var player = started("title" + Self.todo(0) + Self.clock(10))
        #expect(texts(player.write(Self.clock(11), after: 1)).isEmpty)
        _ = player.press("\u{1B}[B")
        #expect(texts(player.write(Self.todo(1) + Self.clock(12))) == ["call mum, 2 of 3"])
        // The clock alone is no answer.
        _ = player.press("z")
        #expect(texts(player.write(Self.clock(13))).isEmpty)
    }

    @Test func `a question in the last row is read, and the key help is not`() {
        let keys = "q:Quit s:Save n:Next o:Open"
        var player = started("title" + Self.todo(0) + "\u{1B}[12;1H\(keys)")
        _ = player.press("a")
        let asked = texts(player.write("\u{1B}[12;1HEnter the new item:        \u{1B}[12;21H\u{1B}[?25h"))
        #expect(asked.contains { $0.contains("Enter the new item") })
        _ = player.press("\u{1B}")
        #expect(!texts(player.write("\u{1B}[12;1H\(keys)\u{1B}[?25l")).contains { $0.contains("Quit") })
    }

    @Test func `a page that is opened is read without the keys around it`() {
        var player = started("\(Self.lit)Articles, 3 in all                      \(Self.plain)" + Self.todo(0))
        _ = player.press("\r")
        let page = """
            \u{1B}[H\u{1B}[J\(Self.lit)Article 'Rain'                          \(Self.plain)\r
            Title: Rain on Sunday\r
            \r
            It will rain all day long.\u{1B}[12;1H\(Self.lit)q:Quit s:Save n:Next o:Open             \(Self.plain)
            """
        let read = texts(player.write(page)) + texts(player.wait(1))
        #expect(read.contains("It will rain all day long."))
        #expect(!read.contains { $0.contains("Quit") })
    }

    @Test func `Tab in a document says the link alone`() {
        let link = { (text: String) in "\u{1B}[34;4m\(text)\(Self.plain)" }
        let row = "\u{1B}[3;1HGo to the \(link("weather report")) or to \(link("the train times"))."
        var player = started("Welcome" + row + "\u{1B}[1;1H\u{1B}[?25h", columns: 60)
        _ = player.press("\t")
        #expect(texts(player.write("\u{1B}[3;11H")) == ["weather report"])
        _ = player.press("\t")
        #expect(texts(player.write("\u{1B}[3;32H")) == ["the train times"])
    }

    @Test func `a character is echoed where a program draws its own cursor`() {
        let row = { (text: String, cursor: Int) -> String in
            let characters = Array(text).enumerated().map { index, character in
                index == cursor ? "\u{1B}[7m\(character)\(Self.plain)" : String(character)
            }
            return "\u{1B}[2;1H" + characters.joined() + "\u{1B}[K"
        }
        var player = started("line one" + row("line two", 1) + "\r\nline three")
        _ = player.press("z")
        #expect(texts(player.write(row("lzine two", 2))) == ["z"])
        _ = player.press("q")
        #expect(texts(player.write(row("lzqine two", 3))) == ["q"])
    }

    @Test(arguments: [
        ("4.0 KiB [####      ] notes.txt", "4.0 KiB notes.txt"), ("[=====>    ] notes", "notes, 60%"),
        ("[ ] notes", "[ ] notes"), ("[x] notes", "[x] notes"), ("notes [1]", "notes [1]"),
    ])
    func `a bar that is drawn in an item is no text of it`(text: String, spoken: String) {
        let item = ScreenRegion(.item, frame: .init(rows: 0..<1, columns: 0..<40), text: text)
        #expect(item.spoken == spoken)
    }

    @Test func `what a search marks in a selected row is a part of it`() {
        let rows = { (selected: Int) -> String in
            ["add the file gamma", "add the file alpha", "add the file beta"].enumerated().map { index, text in
                guard index == selected else { return " \(text)\u{1B}[K" }
                let parts = text.split(separator: " ")
                return
                    "\(Self.lit) \(parts[0]) \(parts[1]) \(parts[2]) \u{1B}[46m\(parts[3])\(Self.lit)          \(Self.plain)"
            }.enumerated().map { "\u{1B}[\($0 + 3);1H\($1)" }.joined()
        }
        var player = started("commits" + rows(0))
        _ = player.press("\u{1B}[B")
        #expect(texts(player.write(rows(1))) == ["add the file alpha, 2 of 3"])
    }

    @Test func `below a status line a prompt scrolls automatically, and the position in the source above is read`() {
        let source = { (line: Int) -> String in
            (1...4).map {
                $0 == line
                    ? "\u{1B}[\($0);1H\u{1B}[7m  \($0) sum = \($0);\(Self.plain)"
                    : "\u{1B}[\($0);1H  \($0) sum = \($0);"
            }
            .joined()
        }
        let bar = { (line: Int) -> String in
            let text = "thread 1 In: main L\(line) PC: 0x55\(line)"
            return "\u{1B}[6;1H\u{1B}[7m\(text)\(String(repeating: " ", count: 40 - text.count))\(Self.plain)"
        }
        var player = started(source(1) + bar(1) + "\u{1B}[7;1H(gdb) \u{1B}[?25h")
        for character in "print 1" {
            _ = player.press(String(character))
            #expect(texts(player.write(String(character))).count == 1)
        }
        _ = player.press("\r")
        #expect(texts(player.write("\r\n$1 = 1\r\n(gdb) ")).first == "$1 = 1")
        _ = player.press("n")
        _ = player.write("n")
        _ = player.press("\r")
        let stepped = texts(player.write("\u{1B}7" + source(2) + bar(2) + "\u{1B}8\r\n(gdb) "))
        #expect(stepped.contains { $0.contains("sum = 2") }, "\(stepped)")
        #expect(!stepped.contains { $0.contains("thread") }, "\(stepped)")
    }
}
