import Speech
import TerminalReader
import Testing

@testable import SpokenTerminal

@Suite struct `The voices to choose from` {
    private final class Asked {
        var count = 0
    }

    private static func choice(_ asked: Asked = Asked()) -> VoiceChoice {
        var usual = VoiceProfile.plain
        usual.lexicon = Lexicon(words: ["sudo": "sue do"], patterns: [])
        return VoiceChoice(usual: usual) {
            asked.count += 1
            return [
                SynthesizerVoice(identifier: "de", name: "German", language: "de"),
                SynthesizerVoice(identifier: "en-gb", name: "English (Great Britain)", language: "en-gb"),
                SynthesizerVoice(identifier: "calm", name: "Calm", language: "en"),
            ]
        }
    }

    @Test func `are profiles, the usual one first, and then the synthesizer's, each name once`() {
        let voices = Self.choice().voices
        #expect(voices.first == TerminalVoice(name: "plain", title: "plain", language: "en-US"))
        let names = voices.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.contains("default") && names.contains("german"))
        #expect(Array(names.suffix(2)) == ["de", "en-gb"])
    }

    @Test func `speak as their profile says`() throws {
        let choice = Self.choice()
        let usual = try #require(choice.profile(named: "plain"))
        #expect(usual.lexicon != .empty)
        #expect(try #require(choice.profile(named: "german")).language.hasPrefix("de"))
        let british = try #require(choice.profile(named: "en-gb"))
        #expect(british.voice == "en-gb" && british.rate == usual.rate && british.lexicon == usual.lexicon)
        let german = try #require(choice.profile(named: "de"))
        #expect(german.voice == "de" && german.language == "de" && german.lexicon == .empty)
    }

    @Test(arguments: [("fil", "fi", false), ("fi", "fil-PH", false), ("FI_fi", "fi-FI", true)])
    func `have the usual words only where they speak the usual language`(voice: String, usual: String, isSame: Bool)
        throws
    {
        var profile = VoiceProfile.plain
        profile.language = usual
        profile.lexicon = Lexicon(words: ["sudo": "sue do"], patterns: [])
        let choice = VoiceChoice(usual: profile) { [SynthesizerVoice(identifier: "x", name: "X", language: voice)] }
        #expect(try #require(choice.profile(named: "x")).lexicon == (isSame ? profile.lexicon : .empty))
    }

    @Test(arguments: ["", "nobody", "../../etc/passwd", "en-gb+f3", "GERMAN"])
    func `are not others than those that there are (hostile 75)`(name: String) {
        #expect(Self.choice().profile(named: name) == nil)
    }

    @Test func `are looked for once, and not before they are needed`() {
        let asked = Asked()
        let choice = Self.choice(asked)
        _ = choice.profile(named: "calm")
        #expect(asked.count == 0)
        _ = choice.voices
        _ = choice.voices
        _ = choice.profile(named: "nobody")
        #expect(asked.count == 1)
    }
}
