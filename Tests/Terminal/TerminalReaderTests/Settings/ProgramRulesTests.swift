import TerminalEmulator
import Testing

@testable import TerminalReader

@Suite struct `User rules` {
    private static func profile(_ json: String) throws -> TerminalProfile {
        try TerminalSettings(json: Array(json.utf8)).profile(of: "any")
    }

    private static func speech(_ rules: String) throws -> RuledSpeech {
        RuledSpeech(try profile(#"{"rules": [\#(rules)]}"#).rules ?? [])
    }

    private static func screen(_ text: String, rows: Int = 4) -> Screen {
        var terminal = Terminal(size: Size(rows: rows, columns: 40))
        terminal.feed(text.replacing("\n", with: "\r\n").utf8)
        return terminal.screen
    }

    // MARK: Saying and muting

    @Test(
        arguments: [
            (#"{"match": "(\\d+) unread", "say": "$1 letters"}"#, "12 unread", ["12 letters"]),
            (#"{"match": "(\\d+) unread", "say": "$1 letters"}"#, "no mail", ["no mail"]),
            (#"{"match": "^CPU", "mute": true}"#, "CPU 12 %", []),
            (#"{"match": "^CPU", "mute": true}"#, "my CPU", ["my CPU"]),
            // The first has the word.
            (#"{"match": "a", "say": "one"}, {"match": "a", "mute": true}"#, "cat", ["one"]),
            (#"{"match": "a", "mute": true}, {"match": "a", "say": "one"}"#, "cat", []),
            // Nothing is left of it.
            (#"{"match": "(x?)cat", "say": "$1"}"#, "cat", []),
            // Parentheses that the pattern does not have.
            (#"{"match": "cat", "say": "a $0"}"#, "cat", ["a cat"]),
        ])
    func `say a line in other words, or not at all`(rules: String, text: String, heard: [String]) throws {
        var speech = try Self.speech(rules)
        #expect(speech.audible([.say(text)], on: Self.screen("")) == heard.map { .say($0) })
        // The user's own notices and other speech stay.
        #expect(speech.audible([.notice(text), .stop], on: Self.screen("")) == [.notice(text), .stop])
    }

    @Test func `hold for their rows alone`() throws {
        let screen = Self.screen("status\nsame\nstatus 2\nsame")
        var speech = try Self.speech(#"{"rows": 1, "mute": true}, {"rows": [-1, -1], "mute": true}"#)
        #expect(speech.audible([.say("status"), .say("status 2")], on: screen) == [.say("status 2")])
        // The text is elsewhere as well.
        #expect(speech.audible([.say("same")], on: screen) == [.say("same")])
    }

    @Test func `speak lines that are otherwise silent, once while they are shown`() throws {
        var speech = try Self.speech(#"{"match": "REC (\\d+)", "say": "recording $1"}"#)
        #expect(speech.newAnnouncements(on: Self.screen("text"), besides: []) == [])
        #expect(speech.newAnnouncements(on: Self.screen("text\nREC 1"), besides: []) == [.say("recording 1")])
        #expect(speech.newAnnouncements(on: Self.screen("REC 1\nmore"), besides: []) == [])
        #expect(speech.newAnnouncements(on: Self.screen("REC 2\nmore"), besides: []) == [.say("recording 2")])
        #expect(speech.newAnnouncements(on: Self.screen("more"), besides: []) == [])
        #expect(speech.newAnnouncements(on: Self.screen("REC 2"), besides: [.say("recording 2")]) == [])
        // A program that fills the screen and ends brings nothing new.
        #expect(speech.newAnnouncements(on: Self.screen("\u{1B}[?1049hmenu"), besides: []) == [])
        #expect(speech.newAnnouncements(on: Self.screen("REC 2"), besides: []) == [])
    }

    @Test func `are given up where a line would take too long`() throws {
        let pattern = try #require(TextPattern("(a+)+$"))
        #expect(pattern.match(in: String(repeating: "a", count: 200) + "!") == nil)
        #expect(pattern.match(in: "baa")?.subject == "aa")
    }

    // MARK: Lists

    private static let menu = "Menu\n   one\n=> two\n   three"

    @Test(
        arguments: [
            (#""match": "^=> (.*)""#, menu, "two", 2),
            (#""match": "^=>""#, menu, "=>", 2),
            ("\"match\": \"x\"", menu, nil, nil),
            ("", "Menu\n one\n\u{1B}[1m two\u{1B}[m\n three", "two", 2),
            ("", "Menu\n one\n two\n three\u{1B}[2;2H", "one", 1),
        ] as [(String, String, String?, Int?)])
    func `make rows a list`(match: String, text: String, selected: String?, index: Int?) throws {
        let rule = #"{"rows": [2, -1], "menu": true\#(match.isEmpty ? "" : ", " + match)}"#
        let lists = try Self.profile(#"{"rules": [\#(rule)]}"#).speaking.lists
        let model = ScreenModel(ScreenImage(Self.screen(text)), depth: .choices, lists: ProgramLists(configured: lists))
        let list = try #require(model.regions.first { $0.kind == .list })
        #expect(list.children.count == 3)
        let item = list.children.first { $0.isSelected }
        #expect(item?.text == selected && item?.index == index)
    }

    @Test func `tell which item a key has chosen`() throws {
        let unknown = ["- one", "* two", "- three"]
        func frame(_ selected: Int) -> String {
            let lines = unknown.enumerated().map { ($0 == selected ? "*" : "-") + $1.dropFirst() }
            return "\u{1B}[?1049h\u{1B}[?25l\u{1B}[HPick\r\n" + lines.joined(separator: "\r\n")
        }
        var settings = SpeakingSettings()
        settings.lists = [ConfiguredList(rows: RowRange(first: 2, last: 4), selected: TextPattern("^\\* (.*)"))]
        var player = Player(columns: 40, rows: 5, settings: settings)
        _ = player.write(frame(0))
        _ = player.wait(2)
        for (selected, heard) in [(1, "two, 2 of 3"), (2, "three, 3 of 3"), (1, "two, 2 of 3")] {
            _ = player.press("j")
            #expect(player.write(frame(selected)) == [.say(heard)])
        }
    }

    @Test(arguments: ["\u{1B}[?1049h\u{1B}[H", "\u{1B}[H\u{1B}[2J"])
    func `tell which item is selected as a program begins`(_ start: String) {
        var settings = SpeakingSettings()
        settings.lists = [ConfiguredList(rows: RowRange(first: 2, last: 4), selected: TextPattern("^\\+ (.*)"))]
        var player = Player(columns: 40, rows: 6, settings: settings)
        let spoken = player.write(start + "Pick\r\n  one\r\n+ two\r\n  three\r\nj moves down") + player.wait(2)
        #expect(texts(spoken) == ["Pick", "two, 2 of 3"])
    }

    // MARK: Prompts

    @Test func `tell how a prompt begins`() throws {
        let prompt = ShellPrompt(pattern: TextPattern(#"\(\w+\) "#))
        #expect(prompt.length(in: "(gdb) run") == 6)
        #expect(prompt.length(in: "x (gdb) run") == nil)
        let screen = Self.screen("(gdb) run\nhello\n(gdb) ")
        let kinds = ScreenModel(screen, prompt: prompt).regions.map(\.kind)
        #expect(kinds.filter { $0 == .prompt }.count == 2 && kinds.contains(.output))
        #expect(!ScreenModel(screen).regions.contains { $0.kind == .prompt })
    }

    // MARK: The file

    static let mistakes: [(String, String)] = [
        (#"{"rules": [{"match": "(", "mute": true}]}"#, "rules[0].match: this must be a regular expression"),
        (#"{"rules": [{"mute": true}]}"#, "rules[0]: a rule with \"mute\" must have \"match\" or \"rows\""),
        (#"{"rules": [{"menu": true}]}"#, "rules[0]: a rule with \"menu\" must have \"rows\""),
        (#"{"rules": [{"rows": 1, "say": "x"}]}"#, "rules[0]: a rule with \"say\" must have \"match\""),
        (#"{"rules": [{"match": "x"}]}"#, "rules[0]: a rule must have exactly one of"),
        (#"{"rules": [{"match": "x", "mute": true, "say": "x"}]}"#, "rules[0]: a rule must have exactly one of"),
        (#"{"rules": [{"match": "x", "speak": "x"}]}"#, "speak"),
        (#"{"prompt": "["}"#, "prompt: this must be a regular expression"),
        (#"{"keys": {"Hyper-x": "leave"}}"#, "keys.Hyper-x: there is no such key"),
        (#"{"keys": {"F2": ""}}"#, "keys.F2: this must be 1 to 100 characters"),
    ]

    @Test(arguments: mistakes) func `have one clear message for each mistake`(json: String, message: String) {
        let problems = #expect(throws: TerminalSettings.Problems.self) { try TerminalSettings(json: Array(json.utf8)) }
        #expect(problems?.description.contains(message) == true, "\(problems?.description ?? "")")
    }

    @Test func `are written as they are read, and those of a program come first`() throws {
        let json = #"""
            {"keys": {"F2": "save", "F3": "find"}, "rules": [{"match": "a\\.b", "mute": true}],
             "programs": {"any": {
                "prompt": "> ", "keys": {"F2": "leave"},
                "rules": [{"match": "c", "say": "d"}, {"rows": [2, -2], "menu": true, "match": "^>"}]}}}
            """#
        let settings = try TerminalSettings(json: Array(json.utf8))
        #expect(try TerminalSettings(json: settings.json) == settings)
        let profile = settings.profile(of: "any")
        #expect(profile.rules?.map(\.action) == [.say("d"), .menu, .mute])
        #expect(profile.keys == ["F2": "leave", "F3": "find"])
        #expect(profile.speaking.prompt == TextPattern("> "))
        #expect(settings.profile(of: "other").keys == ["F2": "save", "F3": "find"])
    }
}
