import Speech
import TerminalEmulator
import Testing

@testable import TerminalReader

@MainActor @Suite(.serialized) struct `Review mode` {
    /// A user in review mode before a screen.
    @MainActor private final class Reviewer {
        private(set) var terminal: Terminal
        let mode = ReviewMode()
        private var filter = InputFilter(bindings: ReaderBindings())
        private(set) var effects: [ReviewEffect] = []
        var time = Instant.zero
        /// Which line is being spoken.
        var place: Int?

        init(_ text: String, rows: Int = 12, columns: Int = 44) {
            terminal = Terminal(size: Size(rows: rows, columns: columns))
            write(text)
            filter.mode.owner = .review
        }

        func write(_ text: String) {
            terminal.feed(text.replacing("\n", with: "\r\n").utf8)
            _ = terminal.drainOperations()
            effects += mode.settled(terminal).map { .speak($0) }
        }

        /// Presses keys and returns the speech.
        @discardableResult func press(_ keys: String) -> [String] {
            effects = []
            filter.add(keys.utf8)
            while let piece = filter.next() {
                switch piece {
                case .command(let command):
                    mode.stopReading(at: place, time)
                    effects += mode.perform(command, on: terminal, prompt: "me$", at: time)
                case .typed(let typed): effects += mode.type(typed, on: terminal, prompt: "me$")
                default: Issue.record("\(piece)")
                }
                filter.mode.owner = mode.takesText ? .text(over: .review) : .review
            }
            return heard
        }

        var heard: [String] {
            effects.compactMap {
                switch $0 {
                case .speak(.say(let text)), .speak(.notice(let text)), .speak(.character(let text)): text
                case .speak(.sound(let sound)): "(\(sound.name)\(sound.number.map { " \($0)" } ?? ""))"
                default: nil
                }
            }
        }

        /// Presses keys and returns the effects on the program.
        func send(_ keys: String) -> [ReviewEffect] {
            press(keys)
            return effects.filter {
                switch $0 {
                case .send, .sendThen: true
                default: false
                }
            }
        }

        func end() {
            mode.endVisit(terminal, prompt: "me$")
            mode.follow()
        }
    }

    private static let (right, left, up, down) = ("\u{1B}[C", "\u{1B}[D", "\u{1B}[A", "\u{1B}[B")
    private static let session = "me$ make\none\nerror: broken\nme$ ls\nfirst\nsecond\nme$ "

    @Test func `begins at the program's cursor and goes over elements`() {
        let user = Reviewer(TerminalStage.menu)
        #expect(user.press(Self.right) == ["Cherry, 3 of 3, list end"])
        #expect(user.press("r") == ["Cherry, 3 of 3, list end"])
        #expect(user.press(Self.right) == ["Selected, OK, 1 of 2, button"])
        #expect(user.press("\u{1B}[F") == ["Cancel, 2 of 2, button"])
        #expect(user.press(Self.right).first == "(edge)")
    }

    @Test func `activating reaches the program`() {
        let user = Reviewer(TerminalStage.menu)
        user.press(Self.right + "\r")
        #expect(user.effects.contains(.send(Array(Self.down.utf8))))
        user.press("x")
        #expect(user.effects.contains(.send([0x1B])))
        user.press("d")
        #expect(user.effects.contains(.send([0x0D])))
    }

    @Test func `lines and elements have one cursor`() {
        let user = Reviewer("alpha\nbeta\ngamma\ndelta")
        #expect(user.press("u") == ["gamma"])
        #expect(user.press(Self.left) == ["beta"])
        #expect(user.press("o") == ["gamma"])
        #expect(user.press("o") == ["delta"])
        #expect(user.press("t") == ["alpha"])
        #expect(user.press("r") == ["alpha"])
    }

    @Test func `lines that have scrolled off are walked through by lines and by elements`() {
        let user = Reviewer((1...50).map { "line \($0)" }.joined(separator: "\n"), rows: 5)
        #expect(user.press("uuuuu").last == "line 45")
        #expect(user.press(Self.left) == ["line 44"])
        #expect(user.press("t") == ["line 1"])
        #expect(user.press(Self.right) == ["line 2"])
        #expect(user.press("b") == ["line 50"])
    }

    @Test func `the cursor follows the program again when the user goes on there`() {
        let user = Reviewer("alpha\nbeta\ngamma")
        user.press("t")
        user.end()
        #expect(user.press("i") == ["gamma"])
        user.press("t" + Self.right)
        user.end()
        user.write("\ndelta")
        #expect(user.press("r") == ["delta"])
    }

    @Test func `lines of code tell their level where it changes`() {
        let code = "func a() {\n    if x {\n        b()\n        c()\n\n    }\n}\n  12 numbers\n 123 aligned"
        let user = Reviewer(code)
        #expect(user.press("t") == ["func a() {"])
        let heard = (0..<8).flatMap { _ in user.press("o") }
        #expect(
            heard == [
                "level 1, if x {", "level 2, b()", "c()", "blank", "level 1, }", "level 0, }", "12 numbers",
                "123 aligned",
            ])
        user.mode.setReportModes(indentation: .off, attributes: .off)
        #expect(user.press("tooo").last == "c()")
    }

    @Test func `indentation is announced by tones, also along with words`() {
        let user = Reviewer("a {\n    b\n        c\n}")
        user.mode.setReportModes(indentation: .tones, attributes: .off)
        #expect(user.press("t") == ["a {"])
        #expect(user.press("o") == ["(indentation 4)", "b"])
        #expect(user.press("o") == ["(indentation 8)", "c"])
        user.mode.setReportModes(indentation: .both, attributes: .off)
        #expect(user.press("o") == ["(indentation 0)", "level 0, }"])
    }

    @Test func `attributes are announced where they change, of characters, words and lines`() {
        let user = Reviewer("a\u{1B}[1;31mred 日\u{1B}[0m b\nplain\n\u{1B}[7mmenu\u{1B}[0m\u{1B}[1;1H")
        #expect(user.press("t,o") == ["ared 日 b", "a", "plain"], "nothing is told unless it is asked for")
        user.mode.setReportModes(indentation: .off, attributes: .both)
        #expect(user.press("t") == ["(attributes 2)", "bold red, ared 日 b"])
        #expect(user.press(",") == ["(attributes 0)", "plain", "a"])
        #expect(user.press(".") == ["(attributes 2)", "bold red", "r"])
        #expect(user.press(".") == ["e"])
        user.mode.setReportModes(indentation: .off, attributes: .tones)
        #expect(user.press("l") == ["日"])
        #expect(user.press("l") == ["(attributes 0)", "b"])
        #expect(user.press("o") == ["plain"])
        user.mode.setReportModes(indentation: .off, attributes: .words)
        #expect(user.press("o") == ["on white, menu"])
    }

    @Test func `columns are read alone, of lines on the screen and of those that have scrolled off`() {
        let names = "name  size date\nbread  120 Monday\n日本語 34 Tuesday\nmilk     5 \u{1B}[1mSunday\u{1B}[m"
        let user = Reviewer(names, rows: 3)
        #expect(user.press("V") == ["(edge)", "no mark"])
        #expect(user.press("tlv") == ["name size date", "size", "mark set"])
        #expect(user.press("...V").last == "columns 7 to 10")
        #expect(user.press("t") == ["size"])
        #expect(user.press("ooo") == ["120", "34", "5"])
        user.mode.setReportModes(indentation: .off, attributes: .words)
        #expect(user.press("V") == ["all columns"])
        #expect(user.press("tlllvkV").last == "columns 12 to 12")
        #expect(user.press("b") == ["bold, S"])
        user.end()
        #expect(user.press("t") == ["name size date"])
    }

    @Test func `pressing twice reads a character by its phonetic word`() {
        let user = Reviewer("abc\u{1B}[1;2H")
        #expect(user.press(",") == ["b"])
        #expect(user.press(",") == ["Bravo"])
        #expect(user.press(".") == ["c"])
    }

    @Test func `the rotor goes to commands, errors and headings`() throws {
        let user = Reviewer(Self.session)
        let names = (0..<20).flatMap { _ in user.press("]") }
        let wanted = [
            "Commands", "Headings", "Links", "Errors", "Tables", "Changes", "Bookmarks", "Colors", "speaking rate",
        ]
        for name in wanted {
            #expect(names.contains { $0.lowercased().hasPrefix(name.lowercased()) }, "\(name) in \(names)")
        }
        var name = ""
        for _ in 0..<30 where name != "Errors" { name = user.press("]").last ?? "" }
        #expect(user.press(Self.up) == ["output, error: broken"])
    }

    @Test func `the item chooser finds an element by what is typed`() {
        let user = Reviewer(Self.session)
        #expect(user.press("e").first?.contains("7 items") == true)
        #expect(user.press("brok").last?.hasSuffix("error: broken") == true)
        #expect(user.press("\r").last == "output, error: broken")
        #expect(!user.mode.takesText)
        #expect(user.press("r") == ["error: broken"])
    }

    @Test func `a search goes over all lines and round`() {
        let user = Reviewer((1...50).map { "line \($0)" }.joined(separator: "\n"), rows: 5)
        #expect(user.press("/LINE 7\r").last == "line 7")
        #expect(user.press("/line 4x\u{7F}\r").last == "line 40")
        #expect(user.press("n") == ["line 41"])
        #expect(user.press("NN").last == "line 4")
        #expect(user.press("/nowhere\r").suffix(2) == ["(edge)", "not found"])
        #expect(user.press("i") == ["line 4"])
        #expect(user.press("/a\u{1B}").last == "search ended")
    }

    @Test(arguments: ["me$ make\none\nme$ true\nme$ ", "me$ ", ""])
    func `a command that printed nothing has no output to read or copy`(session: String) {
        let user = Reviewer(session)
        #expect(user.press("y") == ["no output"])
        #expect(user.press("Y") == ["no output"])
    }

    @Test func `the last output is read and copied without prompts`() {
        let user = Reviewer(Self.session)
        #expect(user.press("y") == ["first", "second"])
        #expect(user.press("Y") == ["2 lines copied"])
        #expect(user.effects.contains(.copy("first\nsecond")))
    }

    @Test func `names in columns are read as they were announced`() {
        let rows = "alpha  carol  echo   golf   india\nbravo  delta  fox    hotel  julia\n"
        let user = Reviewer("me$ ls\n" + rows + "me$ ")
        #expect(user.press("y") == ["alpha, bravo", "carol, delta", "echo, fox", "golf, hotel", "india, julia"])
    }

    @Test func `the output of a program that still runs is copied, and wrapped lines are one`() {
        let user = Reviewer("me$ cat\n" + String(repeating: "x", count: 60) + "\nend", columns: 40)
        user.press("Y")
        #expect(user.effects.contains(.copy(String(repeating: "x", count: 60) + "\nend")))
    }

    @Test func `a line that was wrapped at a blank is copied with it`() {
        let user = Reviewer("me$ cat\nmessages 3 new\nend", columns: 11)
        user.press("Y")
        #expect(user.effects.contains(.copy("messages 3 new\nend")))
    }

    @Test func `activating text that has no use is the sound of an end`() {
        let user = Reviewer("one\ntwo\nme$ ")
        #expect(user.press("t\r") == ["one", "(edge)"])
        #expect(user.send("\r") == [])
    }

    @Test func `lines are copied from the mark`() {
        let user = Reviewer("alpha\nbeta\ngamma\ndelta")
        #expect(user.press("uv") == ["gamma", "mark set"])
        #expect(user.press("uC").last == "2 lines copied")
        #expect(user.effects.contains(.copy("beta\ngamma")))
        user.press("C")
        #expect(user.effects.contains(.copy("beta")))
    }

    @Test func `a bookmark is found again`() {
        let user = Reviewer(Self.session)
        #expect(user.press("/first\rf").last == "bookmark set")
        user.end()
        #expect(user.press("r") == ["me$, text field"])
        var name = ""
        for _ in 0..<30 where name != "Bookmarks" { name = user.press("]").last ?? "" }
        #expect(user.press(Self.up) == ["output, first"])
        #expect(user.press("f") == ["bookmark removed"])
    }

    @Test func `the rotor changes speech from where keys have left it`() {
        let user = Reviewer("text")
        user.press("r")
        var settings = TerminalSpeech().settings
        settings.rate = 60
        user.mode.change(settings)
        var name = ""
        for _ in 0..<30 where !name.lowercased().hasSuffix("rate") { name = user.press("]").last ?? "" }
        #expect(user.press(Self.up) == ["65%"])
        settings.rate = 65
        #expect(user.effects.contains(.settings(settings)))
    }

    @Test(arguments: [(0, 1), (6, 7), (39, 40), (45, 40)])
    func `reading to the end leaves the cursor at the line that is spoken`(place: Int, line: Int) {
        let user = Reviewer((1...40).map { "line number \($0) of them" }.joined(separator: "\n"), rows: 5)
        user.press("t")
        user.press("a")
        user.place = place
        #expect(user.press("i") == ["line number \(line) of them"])
    }

    @Test func `a key of the program's ends reading, and the cursor is the program's`() {
        let user = Reviewer((1...40).map { "line number \($0) of them" }.joined(separator: "\n"), rows: 5)
        user.press("t")
        user.press("a")
        user.mode.follow()
        user.place = 6
        #expect(user.press("i") == ["line number 40 of them"])
    }

    @Test func `reading to the end leaves the cursor where the voice was`() {
        let user = Reviewer((1...40).map { "line number \($0) of them" }.joined(separator: "\n"), rows: 5)
        user.press("t")
        #expect(user.press("a").count == 40)
        user.time += .seconds(10)
        let place = user.press("i").first ?? ""
        #expect(["line number 5 of them", "line number 6 of them", "line number 7 of them"].contains(place))
    }

    @Test(arguments: ["\u{1B}[8mhunter2\u{1B}[m", "\u{1B}[30;40mhunter2\u{1B}[m"])
    func `invisible text is not read from watched lines (hostile 67)`(hidden: String) {
        let user = Reviewer("\u{1B}[?1049hone\ntwo\u{1B}[2;1H")
        user.press("W")
        user.write("\u{1B}[2;1HTWO \(hidden)")
        #expect(user.heard.last == "TWO")
    }

    @Test func `the number of copied lines is announced when the pasteboard takes no more`() {
        let line = String(repeating: "x", count: 99)
        let user = Reviewer((1...700).map { _ in line }.joined(separator: "\n"), rows: 5, columns: 100)
        user.press("tvb")
        #expect(user.press("C").last == "500 lines copied of 700")
        let copied = user.effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }.first
        #expect(copied?.split(separator: "\n").count == 500)
    }

    @Test func `reading and searching begin at the element where the user is`() {
        let user = Reviewer((1...9).map { "line \($0) here" }.joined(separator: "\n") + "\n")
        user.press("\u{1B}[H" + Self.right + Self.right + Self.right)
        #expect(user.heard.last == "line 4 here")
        #expect(user.press("a").first == "line 4 here")
        user.place = 0
        user.press(Self.right + Self.right)
        user.press("/here\r")
        #expect(user.heard.last == "line 7 here")
        user.press("n")
        #expect(user.heard.last == "line 8 here")
    }

    @Test func `watched lines are read when they change, muted ones are not`() {
        let user = Reviewer("\u{1B}[?1049hone\ntwo\nthree\u{1B}[2;1H")
        #expect(user.press("W") == ["1 line watched"])
        #expect(user.press("ovoM").last == "2 lines muted")
        user.write("\u{1B}[2;1HTWO")
        #expect(user.heard.last == "TWO")
        let write = Operation.write(.init(row: 3, columns: 0..<1, text: "x", attributes: Attributes()))
        let other = Operation.write(.init(row: 0, columns: 0..<1, text: "x", attributes: Attributes()))
        #expect(user.mode.windows.audible([write, other], rowCount: 12) == [other])
        #expect(user.press("L") == ["line 2 watched", "lines 3 to 4 muted"])
        #expect(user.press("X") == ["watched and muted lines cleared"])
        #expect(user.effects.first == .windows)
        #expect(user.mode.windows.audible([write, other], rowCount: 12) == [write, other])
        #expect(user.press("L") == ["no lines watched or muted"])
    }

    @Test func `concealed text is not read, found or copied`() {
        let user = Reviewer("\u{1B}[8mhidden\u{1B}[m\nshown\n" + (1...20).map { "line \($0)\n" }.joined(), rows: 5)
        #expect(user.press("t") == ["blank"])
        #expect(user.press("/hidden\r").last == "not found")
    }

    @Test func `what was done is not remembered for ever`() {
        var terminal = Terminal(size: Size(rows: 5, columns: 20))
        terminal.feed("one\r\ntwo\r\nthree".utf8)
        let reader = ElementReader(terminal, prompt: "", settings: .init())
        defer { reader.end() }
        for _ in 0..<200 {
            #expect(!reader.perform(.next).isEmpty)
            #expect(!reader.perform(.previous).isEmpty)
        }
        #expect(reader.reader.session.log.entries.count < 50)
    }
}
