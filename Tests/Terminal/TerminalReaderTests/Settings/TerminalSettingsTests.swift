import ScreenReader
import Speech
import Testing

@testable import TerminalReader

@Suite struct `Terminal settings` {
    private func read(_ text: String) throws(TerminalSettings.Problems) -> TerminalSettings {
        try TerminalSettings(json: Array(text.utf8))
    }

    @Test func `what a file states applies to all programs, and more to some`() throws {
        let settings = try read(
            #"{"keyEcho":"words","rate":60,"longCommand":2.5,"programs":{"vim":{"speaksOutput":false,"rate":70}}}"#)
        #expect(
            settings.speaking(of: "bash").keyEcho == .words
                && settings.speaking(of: "bash").longCommand == .seconds(2.5))
        #expect(settings.speaking(of: "bash").speaksOutput)
        #expect(!settings.speaking(of: "vim").speaksOutput && settings.speaking(of: "vim").keyEcho == .words)
        #expect(settings.speech(of: "bash").settings.rate == 60)
        #expect(settings.speech(of: "vim").settings.rate == 70)
        #expect(try read("{}") == TerminalSettings())
    }

    @Test func `every name is read and written`() throws {
        let text = #"""
            {"keyEcho":"both","speaksOutput":false,"lineLimit":1,"startLines":2,"characterLimit":3,"progressStep":4,
            "longCommand":5,"floodInterval":2,"rate":6,"volume":7,"pitch":8,"punctuation":"all",
            "reviewPunctuation":"none","language":"de","voice":"calm","sounds":false,"indentation":"tones","attributes":"both","hints":true,"verbosity":"low",
            "watched":[1,[3,5]],"muted":[-1,[-4,-2]],"engine":"speech-dispatcher:flite",
            "programs":{"less":{"rate":9}}}
            """#
        let settings = try read(text)
        #expect(settings.engine == "speech-dispatcher:flite")
        #expect(throws: (any Error).self) { try read(#"{"engine":"festival"}"#) }
        let again = try TerminalSettings(json: settings.json)
        #expect(again == settings)
        let speaking = settings.speaking(of: "")
        #expect(speaking.keyEcho == .both && speaking.lineLimit == 1 && speaking.startLines == 2)
        #expect(speaking.characterLimit == 3 && speaking.progressStep == 4 && speaking.longCommand == .seconds(5))
        #expect(speaking.floodInterval == .seconds(2) && !speaking.speaksOutput && speaking.indentation == .tones)
        let speech = settings.speech(of: "")
        #expect(speech.settings.rate == 6 && speech.settings.volume == 7 && speech.settings.pitch == 8)
        #expect(speech.punctuation(inReview: false) == .all && speech.punctuation(inReview: true) == .none)
        #expect(speech.settings.language == "de" && speech.voice == "calm")
        #expect(!speech.settings.playsSounds && speech.settings.speaksHints)
        #expect(settings.speech(of: "less").settings.rate == 9)
        let profile = settings.profile(of: "")
        #expect(profile.watched == [RowRange(first: 1, last: 1), RowRange(first: 3, last: 5)])
        #expect(profile.muted == [RowRange(first: -1, last: -1), RowRange(first: -4, last: -2)])
    }

    @Test func `where nothing is set all is as without a file`() throws {
        let settings = TerminalSettings()
        #expect(settings.speaking(of: "vim") == SpeakingSettings())
        #expect(settings.speech(of: "vim") == TerminalSpeech())
    }

    @Test(arguments: PunctuationLevel.allCases, PunctuationLevel.allCases + [nil])
    func `output and review each have their own punctuation`(output: PunctuationLevel, review: PunctuationLevel?) {
        var speech = TerminalSpeech()
        speech.settings.punctuation = output
        speech.reviewPunctuation = review
        // Returns the level that applies to a text with the level all, none or unset.
        func heard(inReview: Bool) -> PunctuationLevel {
            speech.textPunctuation(inReview: inReview).map { $0 ? .all : .none } ?? speech.voicePunctuation
        }
        #expect(heard(inReview: false) == output)
        #expect(heard(inReview: true) == review ?? output)
    }

    @Test func `verbosity sets limits, which may be set one by one too`() throws {
        let settings = try read(
            #"{"verbosity":"low","startLines":4,"programs":{"make":{"verbosity":"high","progressStep":20}}}"#)
        let shell = settings.speaking(of: "bash")
        #expect(shell.lineLimit == 5 && shell.startLines == 4 && shell.progressStep == 50)
        let make = settings.speaking(of: "make")
        #expect(make.lineLimit == 100 && make.startLines == 10 && make.progressStep == 20)
    }

    @Test(arguments: [
        ("", "1:1: unexpected end of the text"), ("[]", "1:1: this must be an object, not an array"),
        (#"{"rat":1}"#, "1:2: the key \"rat\" is unknown; did you mean \"rate\"?"),
        ("{\n  \"pitch\": 5,\n  \"rate\": 101}", "3:11: rate: this must be a whole number from 0 to 100"),
        (#"{"rate":1,"rate":2}"#, "1:11: duplicate key \"rate\""),
        (#"{"rate":"fast"}"#, "1:9: rate: this must be a number, not a string"),
        (#"{"rate":1e99}"#, "1:9: rate: this must be a whole number"), (#"{"rate":1e999}"#, "1:9: the number is too"),
        (#"{"longCommand":-1}"#, "1:16: longCommand: this must be a number from 0.0 to 1000000.0"),
        (#"{"keyEcho":"word"}"#, "1:12: keyEcho: \"word\" is unknown; did you mean \"words\"?"),
        (#"{"keyEcho":"loud"}"#, "1:12: keyEcho: \"loud\" is unknown; known are both, characters, none, words"),
        (#"{"language":"../x"}"#, "1:13: language: this must be 1 to 40 letters"),
        (#"{"muted":[0]}"#, "1:11: muted[0]: rows count from 1 at the top, and from -1 at the bottom"),
        (#"{"muted":3}"#, "1:10: muted: this must be an array"),
        (#"{"muted":[[1]]}"#, "1:11: muted[0]: this must be a row"),
        (#"{"watched":[[1,99999]]}"#, "1:16: watched[0][1]: this must be a whole number from -10000 to 10000"),
        (#"{"programs":1}"#, "1:13: programs: this must be an object, not a number"),
        (#"{"programs":{"vim":{"x":1}}}"#, "1:21: programs.vim: the key \"x\" is unknown"),
        (#"{"programs":{"vim":{"pitch":-1}}}"#, "1:29: programs.vim.pitch: this must be a whole number"),
        (String(repeating: "[", count: 100_000), "1:17: arrays and objects are nested deeper than 16"),
        (String(repeating: " ", count: 2 << 20), "1:1: the text has 2097152 bytes"),
    ])
    func `a mistake is reported with its location and how to fix it`(text: String, message: String) {
        let problems = #expect(throws: TerminalSettings.Problems.self) { try read(text) }
        #expect(
            problems?.list.count == 1 && problems?.description.hasPrefix(message) == true,
            "\(String(describing: problems))")
    }

    @Test func `all mistakes are reported at once, in the order of the file`() {
        let problems = #expect(throws: TerminalSettings.Problems.self) {
            try read(
                """
                {"rat": 1, "pitch": 101, "language": "english",
                 "programs": {"vim": {"keyEcho": "word", "muted": [0], "x": 1}, "less": 2},
                 "engine": "espek"}
                """)
        }
        #expect(
            problems?.list.map { $0.message.replacing(/; known are.*/, with: "") } == [
                #"the key "rat" is unknown; did you mean "rate"?"#,
                "pitch: this must be a whole number from 0 to 100",
                #"language: there is no language "english"; write a language code (BCP 47), such as "en" or "pt-BR""#,
                #"programs.vim.keyEcho: "word" is unknown; did you mean "words"?"#,
                "programs.vim.muted[0]: rows count from 1 at the top, and from -1 at the bottom",
                #"programs.vim: the key "x" is unknown"#,
                "programs.less: this must be an object, not a number",
                #"engine: "espek" is unknown; did you mean "espeak"?"#,
            ])
        #expect(problems?.list.map(\.line) == [1, 1, 1, 2, 2, 2, 2, 3])
    }

    @Test func `what two sessions change is kept, each change for itself`() throws {
        let start = try read(#"{"rate":50,"pitch":60,"programs":{"vim":{"rate":70},"less":{"volume":20}}}"#)
        // One session sets the rate and removes the settings for less, the other one sets vim and mutt.
        let one = try read(#"{"rate":55,"pitch":60,"programs":{"vim":{"rate":70}}}"#)
        let file = try read(
            #"{"rate":50,"pitch":65,"programs":{"vim":{"rate":75},"less":{"volume":20},"mutt":{"rate":1}}}"#)
        let merged = file.applying(changesFrom: start, to: one)
        #expect(merged == (try read(#"{"rate":55,"pitch":65,"programs":{"vim":{"rate":75},"mutt":{"rate":1}}}"#)))
        #expect(file.applying(changesFrom: start, to: start) == file)
    }

    @Test func `every setting is merged`() throws {
        let text = #"""
            {"keyEcho":"both","speaksOutput":false,"lineLimit":1,"startLines":2,"characterLimit":3,"progressStep":4,
            "longCommand":5,"floodInterval":2,"rate":6,"volume":7,"pitch":8,"punctuation":"all",
            "reviewPunctuation":"none","language":"de","voice":"calm","sounds":false,"indentation":"tones","attributes":"both","hints":true,"verbosity":"low",
            "watched":[1],"muted":[-1],"prompt":"> ","rules":[{"rows":1,"mute":true}],"keys":{"F2":"save"}}
            """#
        let all = try read(text)
        #expect(TerminalSettings().applying(changesFrom: TerminalSettings(), to: all) == all)
        #expect(all.applying(changesFrom: all, to: TerminalSettings()) == TerminalSettings())
        #expect(Mirror(reflecting: all.profile).children.count == 25, "the text above has to name every setting")
        #expect(Mirror(reflecting: all.profile).children.allSatisfy { "\($0.value)" != "nil" })
    }
}
