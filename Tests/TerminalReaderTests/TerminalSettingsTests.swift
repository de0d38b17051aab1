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
            "longCommand":5,"rate":6,"volume":7,"pitch":8,"punctuation":"all","language":"de","sounds":false,
            "programs":{"less":{"rate":9}}}
            """#
        let settings = try read(text)
        let again = try TerminalSettings(json: settings.json)
        #expect(again == settings)
        let speaking = settings.speaking(of: "")
        #expect(speaking.keyEcho == .both && speaking.lineLimit == 1 && speaking.startLines == 2)
        #expect(speaking.characterLimit == 3 && speaking.progressStep == 4 && speaking.longCommand == 5)
        let speech = settings.speech(of: "")
        #expect(speech.rate == 6 && speech.volume == 7 && speech.pitch == 8 && speech.punctuation == .all)
        #expect(speech.language == "de" && !speech.playsSounds)
        #expect(settings.speech(of: "less").rate == 9)
    }

    @Test(arguments: [
        ("", "it is not valid JSON"), ("[]", "it must be an object"), (#"{"rat":1}"#, "there is no setting \"rat\""),
        (#"{"rate":101}"#, "\"rate\" must be 0 to 100"), (#"{"rate":"fast"}"#, "\"rate\" has a value of another kind"),
        (#"{"rate":1e99}"#, "a number is too large"), (#"{"longCommand":-1}"#, "\"longCommand\" must be"),
        (#"{"keyEcho":"loud"}"#, "\"keyEcho\" must be one of none, characters, words, both"),
        (#"{"programs":1}"#, "\"programs\" must be an object"),
        (#"{"programs":{"vim":{"x":1}}}"#, "there is no setting \"programs.vim.x\""),
        (#"{"programs":{"vim":{"pitch":-1}}}"#, "\"programs.vim.pitch\" must be 0 to 100"),
    ])
    func `a mistake is told by its name`(text: String, message: String) {
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
