import Keys
import Testing

@testable import TerminalReader

@Suite struct `The reader's keys` {
    private func filter(_ text: String = "") throws -> InputFilter {
        InputFilter(bindings: try ReaderBindings(text: text))
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func `are taken out, and all else goes on as it is`() throws {
        var filter = try filter()
        #expect(
            filter.take(bytes("ab\u{1B}[1;7Ac\u{1B}[A")) == [
                .pass(bytes("ab")), .command(.previousLine), .pass(bytes("c\u{1B}[A")),
            ])
    }

    @Test func `are found in whatever pieces they come`() throws {
        var filter = try filter()
        #expect(filter.take(bytes("x\u{1B}[2")) == [.pass(bytes("x"))])
        #expect(filter.holds)
        #expect(filter.take(bytes("4~Q")) == [.command(.reviewMode), .unknown])
        #expect(!filter.holds)
    }

    @Test func `a piece that is not completed goes to the program`() throws {
        var filter = try filter()
        #expect(filter.take(bytes("\u{1B}[1;7")) == [])
        #expect(filter.take([], isLate: true) == [.pass(bytes("\u{1B}[1;7"))])
        #expect(!filter.holds)
    }

    @Test func `a lone Escape is never held back`() throws {
        var filter = try filter()
        #expect(filter.take([0x1B]) == [.pass([0x1B])])
        #expect(filter.take(bytes("\u{1B}\u{1B}[24")) == [.pass([0x1B])])
    }

    @Test func `in review mode typing does not reach the program, but what the terminal answers does`() throws {
        var filter = try filter()
        #expect(filter.take(bytes("\u{1B}[24~")) == [.command(.reviewMode)])
        #expect(filter.take(bytes("uQ")) == [.command(.previousLine), .unknown])
        #expect(filter.take(bytes("\u{1B}[?62;c")) == [.pass(bytes("\u{1B}[?62;c"))])
        #expect(filter.take(bytes("pu")) == [.command(.passKey), .pass(bytes("u"))])
        #expect(filter.take([0x1B]) == [.command(.reviewMode)])
        #expect(filter.take(bytes("u")) == [.pass(bytes("u"))])
    }

    @Test(arguments: [
        ("\u{1B}[27u", ReaderCommand.reviewMode), ("\u{1B}[117u", .previousLine), ("\u{1B}[117;129u", .previousLine),
        ("\u{1B}[89:89;2u", .copyOutput), ("\u{1B}[121:89;2;89u", .copyOutput), ("\u{1B}[121;66u", .copyOutput),
        ("\u{1B}[13u", .activate), ("\u{1B}[9;2u", .previousRotor), ("\u{1B}[1;129C", .nextElement),
        ("\u{1B}[24;1:1~", .reviewMode), ("\u{1B}[24;1:2~", .reviewMode), ("\u{1B}[47::45;1;47u", .search),
    ])
    func `are known as kitty's protocol writes them`(key: String, command: ReaderCommand) throws {
        var filter = try filter()
        #expect(filter.take(bytes("\u{1B}[24~")) == [.command(.reviewMode)])
        #expect(filter.take(bytes(key)) == [.command(command)])
        // Cut in two at any place.
        for cut in 2..<key.utf8.count {
            var filter = try self.filter()
            filter.mode.owner = .review
            #expect(filter.take(bytes(key).prefix(cut)) == [], "\(cut)")
            #expect(filter.take(bytes(key).dropFirst(cut)) == [.command(command)], "\(cut)")
        }
    }

    @Test func `a release belongs to the owner of the press, and the program never gets the reader's`() throws {
        var filter = try filter()
        #expect(filter.take(bytes("\u{1B}[24~\u{1B}[24;1:3~")) == [.command(.reviewMode)])
        #expect(filter.take(bytes("\u{1B}[117u\u{1B}[117;1:3u\u{1B}[57441;2u")) == [.command(.previousLine)])
        // A key that the program got first is let go in review mode: the program waits for that.
        filter.mode.owner = .program
        #expect(filter.take(bytes("\u{1B}[120u")) == [.pass(bytes("\u{1B}[120u"))])
        filter.mode.owner = .review
        #expect(filter.take(bytes("\u{1B}[120;1:3u")) == [.pass(bytes("\u{1B}[120;1:3u"))])
        // The release of the key that lets the next one pass is not the next one.
        #expect(
            filter.take(bytes("\u{1B}[112u\u{1B}[112;1:3u\u{1B}[117u")) == [
                .command(.passKey), .pass(bytes("\u{1B}[117u")),
            ])
    }

    @Test func `a text is typed as kitty's protocol writes it`() throws {
        var filter = try filter()
        filter.mode.owner = .text(over: .review)
        #expect(
            filter.take(bytes("\u{1B}[97u\u{1B}[97;1:3u\u{1B}[49:33;2;33u\u{1B}[0;;228u\u{1B}[127u\u{1B}[13u")) == [
                .typed(.text("a")), .typed(.text("!")), .typed(.text("ä")), .typed(.delete), .typed(.enter),
            ])
        #expect(filter.take(bytes("\u{1B}[27u")) == [.typed(.cancel)])
    }

    @Test func `a paste is no key`() throws {
        var filter = try filter()
        let paste = bytes("\u{1B}[200~\u{1B}[24~u\u{1B}[201~")
        #expect(filter.take(paste) == [.pass(paste)])
        #expect(filter.take(bytes("\u{1B}[24~")) == [.command(.reviewMode)])
    }

    @Test func `all bytes that are not ours pass unchanged in any pieces`() throws {
        var text: [UInt8] = []
        for first in UInt8(0)...255 { text += [first, 0x1B, 0x5B, first, 0x32] }
        for size in [1, 2, 3, 7, 64, text.count] {
            var filter = try filter(
                "F12 none\nCtrl-Alt-Up none\nCtrl-Alt-Down none\nCtrl-Alt-Left none\nCtrl-Alt-Right none")
            var passed: [UInt8] = []
            for start in stride(from: 0, to: text.count, by: size) {
                for case .pass(let bytes) in filter.take(text[start..<min(start + size, text.count)]) {
                    passed += bytes
                }
            }
            for case .pass(let bytes) in filter.take([], isLate: true) { passed += bytes }
            #expect(passed == text, "pieces of \(size)")
        }
    }

    @Test func `a file changes them`() throws {
        let bindings = try ReaderBindings(
            text: "# mine\n\nF12 none # free again\nShift-F12 reviewMode\nCtrl-g stopSpeech\nreview x readAll\n")
        #expect(bindings.everywhere[KeyPress(.function(12))] == nil)
        #expect(bindings.everywhere[KeyPress(.function(12), .shift)] == .reviewMode)
        #expect(bindings.everywhere[KeyPress(.character("g"), .control)] == .stopSpeech)
        #expect(bindings.review[KeyPress(.character("x"))] == .readAll)
    }

    @Test(arguments: [
        ("F12", "line 1: expected a key"),
        ("\nF13 reviewMode", "line 2: there is no key \"F13\"; did you mean \"F1\"?"),
        ("F9 stopspeech", "line 1: there is no command \"stopspeech\"; did you mean \"stopSpeech\"?"),
        ("F9 jump", "line 1: there is no command \"jump\"; 'earshot run --list-keys' shows all commands"),
        ("Hyper-x jump", "line 1: there is no key \"Hyper-x\"; 'earshot run --list-keys' shows all keys"),
        ("x stopSpeech", "line 1: \"x\" is needed for typing"),
        ("Escape reviewMode", "line 1: \"Escape\" is needed for typing"), ("a b c d", "line 1: expected a key"),
    ])
    func `a mistake in the file is reported`(text: String, message: String) {
        #expect {
            try ReaderBindings(text: text)
        } throws: {
            "\($0)".hasPrefix(message) && "\($0)".count <= 100
        }
    }

    @Test func `all mistakes of the file are reported at once`() {
        let mistakes = #expect(throws: ReaderBindings.Mistakes.self) {
            try ReaderBindings(text: "F13 reviewMode\nF9 search\nF10 serch\n")
        }
        #expect(mistakes?.list.map(\.line) == [1, 3])
        let many = #expect(throws: ReaderBindings.Mistakes.self) {
            try ReaderBindings(text: String(repeating: "a b c d\n", count: 1000))
        }
        #expect(many?.list.count == 20)
    }

    @Test(arguments: [
        ("F9 readAll\nF9 search", "line 2: \"F9\" is readAll in line 1"),
        ("Tab none\n\nCtrl-i search", "line 3: \"Ctrl-i\" is none in line 1"),
        ("review x search\r\nreview y readAll\r\nreview x readAll", "line 3: \"x\" is search in line 1"),
    ])
    func `two commands on one key are a mistake`(text: String, message: String) {
        #expect {
            try ReaderBindings(text: text)
        } throws: {
            "\($0)".hasPrefix(message)
        }
    }

    @Test func `one key may mean another thing in review mode, and be stated twice`() throws {
        let bindings = try ReaderBindings(text: "F9 readAll\r\nreview F9 search\r\nF9 readAll\r\n")
        let f9 = bindings.assignments.filter { $0.key == "F9" }
        #expect(f9.map(\.command) == [.readAll, .search] && f9.map(\.isForReview) == [false, true])
    }

    @Test func `every command but those for one's own file has a key`() throws {
        let bindings = ReaderBindings()
        let unused = Set(ReaderCommand.allCases).subtracting(bindings.assignments.map(\.command))
        #expect(unused == [])
        for assignment in bindings.assignments {
            let line = "\(assignment.isForReview ? "review " : "")\(assignment.key) none"
            let changed = try ReaderBindings(text: line)
            #expect(changed.assignments.count == bindings.assignments.count - 1, "\(line)")
        }
    }

    @Test func `a file of any keys is read in the time of its length`() throws {
        let characters = (0x4E00..<0x9000).compactMap { Unicode.Scalar($0) }
        func time(_ count: Int) throws -> UInt64 {
            let text = characters.prefix(count).map { "review \($0) search\n" }.joined()
            return try processorTime {
                let bindings = try ReaderBindings(text: text)
                #expect(bindings.assignments.count { $0.command == .search } == count + 1)
            }
        }
        // Four times as many keys would take sixteen times as long if each were compared with each.
        #expect(try time(characters.count) < time(characters.count / 4) * 10)
    }

    @Test func `are found again after a paste whose end came in pieces`() throws {
        let paste = bytes("\u{1B}[200~text\u{1B}[201~")
        for size in 1...6 {
            var filter = try filter()
            for start in stride(from: 0, to: paste.count, by: size) {
                _ = filter.take(paste[start..<min(start + size, paste.count)])
            }
            #expect(filter.take(bytes("\u{1B}[24~")).last == .command(.reviewMode), "pieces of \(size)")
        }
    }
}
