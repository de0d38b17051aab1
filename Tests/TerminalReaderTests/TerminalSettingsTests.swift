import ScreenReader
import Testing

@testable import TerminalReader

@Suite struct `Settings of terminals` {
    private func read(_ text: String) throws(TerminalSettings.Problem) -> TerminalSettings {
        try TerminalSettings(json: Array(text.utf8))
    }

    @Test func `what a file states applies to all programs, and more to some`() throws {
        let settings = try read(
            #"{"keyEcho":"words","rate":60,"longCommand":2.5,"programs":{"vim":{"speaksOutput":false,"rate":70}}}"#)
        #expect(settings.speaking(of: "bash").keyEcho == .words && settings.speaking(of: "bash").longCommand == 2.5)
        #expect(settings.speaking(of: "bash").speaksOutput)
        #expect(!settings.speaking(of: "vim").speaksOutput && settings.speaking(of: "vim").keyEcho == .words)
        #expect(settings.speech(of: "bash").rate == 60 && settings.speech(of: "vim").rate == 70)
        #expect(try read("{}") == TerminalSettings())
    }

    @Test func `every name is read and written`() throws {
        let text = #"""
            {"keyEcho":"both","speaksOutput":false,"lineLimit":1,"startLines":2,"characterLimit":3,"progressStep":4,
            "longCommand":5,"floodInterval":2,"rate":6,"volume":7,"pitch":8,"punctuation":"all","language":"de","sounds":false,
            "programs":{"less":{"rate":9}}}
            """#
        let settings = try read(text)
        let again = try TerminalSettings(json: settings.json)
        #expect(again == settings)
        let speaking = settings.speaking(of: "")
        #expect(speaking.keyEcho == .both && speaking.lineLimit == 1 && speaking.startLines == 2)
        #expect(speaking.characterLimit == 3 && speaking.progressStep == 4 && speaking.longCommand == 5)
        #expect(speaking.floodInterval == 2)
        let speech = settings.speech(of: "")
        #expect(speech.rate == 6 && speech.volume == 7 && speech.pitch == 8 && speech.punctuation == .all)
        #expect(speech.language == "de" && !speech.playsSounds)
        #expect(settings.speech(of: "less").rate == 9)
    }

    @Test(arguments: [
        ("", "1:1: the text ends where a value"), ("[]", "1:1: this must be an object, not an array"),
        (#"{"rat":1}"#, "1:2: the key \"rat\" is unknown; did you mean \"rate\"?"),
        ("{\n  \"pitch\": 5,\n  \"rate\": 101}", "3:11: rate: this must be a whole number from 0 to 100"),
        (#"{"rate":1,"rate":2}"#, "1:11: the key \"rate\" stands here for the second time"),
        (#"{"rate":"fast"}"#, "1:9: rate: this must be a number, not a string"),
        (#"{"rate":1e99}"#, "1:9: rate: this must be a whole number"), (#"{"rate":1e999}"#, "1:14: the number is too"),
        (#"{"longCommand":-1}"#, "1:16: longCommand: this must be a number from 0.0 to 1000000.0"),
        (#"{"keyEcho":"word"}"#, "1:12: keyEcho: \"word\" is unknown; did you mean \"words\"?"),
        (#"{"keyEcho":"loud"}"#, "1:12: keyEcho: \"loud\" is unknown; known are both, characters, none, words"),
        (#"{"language":"../x"}"#, "1:13: language: this must be 1 to 40 letters"),
        (#"{"programs":1}"#, "1:13: programs: this must be an object, not a number"),
        (#"{"programs":{"vim":{"x":1}}}"#, "1:21: programs.vim: the key \"x\" is unknown"),
        (#"{"programs":{"vim":{"pitch":-1}}}"#, "1:29: programs.vim.pitch: this must be a whole number"),
        (String(repeating: "[", count: 100_000), "1:17: more than 16 arrays"),
        (String(repeating: " ", count: 2 << 20), "1:1: the text has 2097152 bytes"),
    ])
    func `a mistake is told with its place and how to mend it`(text: String, message: String) {
        let problem = #expect(throws: TerminalSettings.Problem.self) { try read(text) }
        #expect(problem?.description.hasPrefix(message) == true, "\(problem?.description ?? "")")
    }

    @Test func `what keys have changed is stated, the rest is as it was`() throws {
        var settings = try read(#"{"keyEcho":"words","programs":{"vim":{"rate":70}}}"#)
        var speech = SpeechSettings()
        speech.rate = 65
        settings.note(speech)
        #expect(settings == (try read(#"{"keyEcho":"words","rate":65,"programs":{"vim":{"rate":70}}}"#)))
        settings.note(SpeechSettings())
        #expect(settings.profile.rate == nil)
    }
}
