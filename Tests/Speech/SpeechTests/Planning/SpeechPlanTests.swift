import Testing

@testable import Speech

@Suite struct `Speech plans` {
    static func segments(_ utterance: Utterance, profile: VoiceProfile = .plain) -> [(SpeechSegment, [UInt32])] {
        SpeechPlan(utterance, profile: profile).steps.compactMap {
            if case .speak(let segment, let sources) = $0 { (segment, sources) } else { nil }
        }
    }

    @Test func `no control, bidirectional mark or NUL reaches the engine`() {
        let text = "a\u{1}450Sb\0c\u{202E}d\u{9B}e\u{FEFF}f\u{E0041}\u{FFFE}g"
        #expect(Self.segments(Utterance(text: text)).map(\.0.text) == ["a450Sbcdefg"])
        #expect(SpeechText.sanitized(text) == "a450Sbcdefg")
    }

    @Test func `a megabyte of combining marks becomes one short segment`() {
        let text = "e" + String(repeating: "\u{0301}", count: 500_000)
        let segments = Self.segments(Utterance(text: text))
        #expect(segments.count == 1)
        #expect(segments[0].0.text.unicodeScalars.count == 9)
    }

    @Test(arguments: [
        String(repeating: "x", count: 100_000), String(repeating: "9", count: 100_000),
        String(repeating: "!", count: 20_000), String(repeating: "word ", count: 20_000),
        String(repeating: "A sentence. ", count: 5000), String(repeating: "日本語", count: 10_000),
        String(repeating: "e\u{0301}", count: 5000),
    ])
    func `segments are short, whole scalars, and lose nothing that is spoken`(text: String) {
        let segments = Self.segments(Utterance(text: text))
        #expect(segments.allSatisfy { $0.0.text.unicodeScalars.count <= SpeechPlan.longestSegment })
        #expect(segments.allSatisfy { $0.0.text.unicodeScalars.count == $0.1.count })
        let joined = segments.map(\.0.text).joined()
        #expect(joined.filter { $0 != " " } == text.filter { $0 != " " })
        #expect(zip(segments.flatMap(\.1), segments.flatMap(\.1).dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `a long text is cut at a sentence, else at a space`() {
        let sentence = String(repeating: "word ", count: 25) + "end. "
        let sentences = Self.segments(Utterance(text: sentence + sentence))
        #expect(sentences.count == 2)
        #expect(sentences[0].0.text.hasSuffix("end."))
        let words = Self.segments(Utterance(text: String(repeating: "word ", count: 100)))
        #expect(words.allSatisfy { $0.0.text.hasSuffix("word") && $0.0.text.hasPrefix("word") })
    }

    @Test func `sources lead back to the joined text`() {
        let utterance = Utterance([
            .text(SpokenText("a\u{1}b")), .mark("m"), .text(SpokenText("  c\nd")), .pause(seconds: 2),
        ])
        let scalars = Array(utterance.text.unicodeScalars)
        for (segment, sources) in Self.segments(utterance) {
            for (scalar, source) in zip(segment.text.unicodeScalars, sources) where scalar != "," {
                #expect(scalars[Int(source)] == scalar)
            }
        }
        #expect(Self.segments(utterance).map(\.0.text) == ["ab,", "c", "d"])
    }

    @Test func `a role changes the voice as the profile says`() {
        let profile = VoiceProfile(
            name: "x", rate: 200, pitch: 50, volume: 100,
            roles: [.hint: Prosody(ratePercent: 110, pitchChange: -10, volumePercent: 80)])
        let segment = Self.segments(Utterance(text: "Hint", role: .hint), profile: profile)[0].0
        #expect([segment.rate, segment.pitch, segment.volume] == [220, 40, 80])
    }

    @Test(arguments: [(Double.nan, 50), (0, 0), (2, 99), (.infinity, 50), (-3, 0), (1.5, 75)])
    func `a pitch factor never leaves the range`(factor: Double, pitch: Int) {
        let utterance = Utterance([.text(SpokenText("x", pitch: factor))])
        #expect(Self.segments(utterance)[0].0.pitch == pitch)
    }

    @Test(arguments: [
        ("de-DE", ["de-de", "de", "en-us"]), ("en-us", ["en-us"]), ("zh-Hans", ["cmn", "zh-hans", "zh", "en-us"]),
        ("../x", ["en-us"]), ("", ["en-us"]), ("no", ["nb", "no", "en-us"]),
    ])
    func `a language has its voices, the profile's last`(language: String, voices: [String]) {
        var profile = VoiceProfile.plain
        profile.language = "en-US"
        let utterance = Utterance([.text(SpokenText("x", language: language))])
        #expect(Self.segments(utterance, profile: profile)[0].0.voices == voices)
    }

    @Test func `spelling gives one character to each segment`() {
        let utterance = Utterance([.text(SpokenText("Ab é👍🏽\u{1}", spellsOut: true))])
        let segments = Self.segments(utterance)
        #expect(segments.map(\.0.text) == ["A", "b", "é", "👍🏽"])
        #expect(segments.allSatisfy { $0.0.isCharacter })
    }
}
