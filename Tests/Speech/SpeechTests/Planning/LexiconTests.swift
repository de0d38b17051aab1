import Testing

@testable import Speech

@Suite struct `Pronunciation lexicons` {
    static func lexicon() throws -> Lexicon {
        Lexicon(
            words: ["GIF": "jif", "sudo": "sue do", "sudo rm": "danger", "c++": "see plus plus", "été": "summer"],
            patterns: [
                try PronunciationPattern("v#.#", spoken: "version $1 point $2"),
                try PronunciationPattern("@.swift", spoken: "$1 dot swift"),
                try PronunciationPattern("\\#@", spoken: "hashtag $1"),
                try PronunciationPattern("$#", spoken: "$1 $$"),
            ])
    }

    @Test(arguments: [
        ("a GIF, two GIFs, a gif", "a jif, two GIFs, a gif"), ("Sudo sudoku SUDO", "sue do sudoku sue do"),
        ("sudo rm", "danger"), ("v1.2 v1.2.3 av1.2", "version 1 point 2 version 1 point 2.3 av1.2"),
        ("main.swift.", "main dot swift."), ("main.swiftly", "main.swiftly"), ("#swift 5#", "hashtag swift 5#"),
        ("$20", "20 $"), ("C++ c+", "see plus plus c+"), ("ÉTÉ", "summer"), ("", ""), ("😀GIF", "😀jif"),
    ])
    func `words and patterns are put in where they stand alone`(text: String, spoken: String) throws {
        #expect(try Self.lexicon().applied(to: text) == spoken)
    }

    @Test(arguments: [
        ("", "x"), ("abc", "x"), ("##", "x"), ("@@", "x"), ("#\\", "x"), ("#", "$2"), ("#", "$"), ("#", "$0"),
        (String(repeating: "#a", count: 60), "x"), ("#", String(repeating: "x", count: 101)),
    ])
    func `a pattern that can't be used is refused`(pattern: String, spoken: String) {
        #expect(throws: PronunciationPattern.Mistake.self) { try PronunciationPattern(pattern, spoken: spoken) }
    }

    @Test func `a position in the spoken text leads back to the original text`() throws {
        let pronounced = try Self.lexicon().pronounced(Array("a GIF b".unicodeScalars))
        #expect(pronounced.map(\.source) == [0, 1, 2, 3, 4, 5, 6])
        let longer = try Self.lexicon().pronounced(Array("sudo".unicodeScalars))
        #expect(longer.first?.source == 0 && longer.last?.source == 3)
        #expect(zip(longer, longer.dropFirst()).allSatisfy { $0.source <= $1.source })
    }

    @Test func `a plan speaks the pronunciation and reports places of the text`() throws {
        var profile = VoiceProfile.plain
        profile.lexicon = try Self.lexicon()
        let plan = SpeechPlan(Utterance(text: "run sudo now"), profile: profile)
        guard case .speak(let segment, let sources)? = plan.steps.first else {
            Issue.record("nothing is spoken")
            return
        }
        #expect(segment.text == "run sue do now")
        #expect(sources.last == 11)
    }

    @Test func `time grows with the text, whatever the patterns are`() throws {
        let patterns = try (0..<64).map { number in
            try PronunciationPattern(String(repeating: "#@", count: 10 + number % 5) + "!", spoken: "x")
        }
        let lexicon = Lexicon(patterns: patterns)
        // One that went back would not end within the life of the test.
        for text in [String(repeating: "1a", count: 2000), String(repeating: "1", count: 4000)] {
            #expect(lexicon.applied(to: text) == text)
        }
    }

    @Test func `a later lexicon wins`() {
        let merged = Lexicon(words: ["a": "1", "b": "2"]).merging(Lexicon(words: ["a": "3"]))
        #expect(merged.applied(to: "a b") == "3 2")
    }
}
