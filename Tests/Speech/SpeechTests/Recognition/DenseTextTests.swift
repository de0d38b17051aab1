import Foundation
import Speech
import TestSupport
import Testing

/// Text with so many phonemes that libespeak-ng would leave some out, which it does without telling.
@Suite(.serialized) struct `Dense text` {
    static let languages = ["en-us", "de", "fr-fr", "es", "it", "cmn", "ar"]

    struct Rendering {
        var samples: [Int16]
        var words: [Range<Int>]
        var seconds: Double { Double(samples.count) / Double(SpeechAudio.sampleRate) }
    }

    static func render(_ text: String, voice: String, rate: Int = 185) throws -> Rendering {
        let synthesizer = try HostedSynthesizer(path: Helper.path, standby: false)
        defer { synthesizer.shutdown() }
        var profile = VoiceProfile.plain
        profile.voice = voice
        profile.rate = rate
        let sink = MemorySink()
        let spans = try SpeechRenderer(synthesizer: synthesizer, profile: profile).render(
            [.utterance(Utterance(text: text))], to: sink)
        let words = spans.flatMap(\.events).compactMap { note in
            if case .word(let range) = note.event { range } else { nil }
        }
        return Rendering(samples: sink.samples, words: words)
    }

    @Test(arguments: languages, [("777", 1000), ("9999999", 60)])
    func `numbers last as long as their parts, each with its word`(voice: String, numbers: (String, Int)) throws {
        let (number, count) = numbers
        let ten = try Self.render(Array(repeating: number, count: 10).joined(separator: " "), voice: voice)
        let text = Array(repeating: number, count: count).joined(separator: " ")
        let all = try Self.render(text, voice: voice)
        // Between clauses there is a little more silence than between words.
        #expect(all.seconds > ten.seconds * Double(count / 10) * 0.95, "\(all.seconds) of \(ten.seconds * 100)")
        let step = number.count + 1
        #expect(all.words == (0..<count).map { $0 * step..<$0 * step + number.count })
    }

    @Test(arguments: [
        String(repeating: "www ", count: 75), String(repeating: "a1b2", count: 75),
        String(repeating: "日本語", count: 100), String(repeating: "☃ ", count: 100),
        String(repeating: "สวัสดี ", count: 40),
    ])
    func `letters, mixed words and foreign scripts lose nothing`(text: String) throws {
        let whole = try Self.render(text, voice: "en-us").seconds
        let half = try Self.render(String(text.prefix(text.count / 2)), voice: "en-us").seconds
        #expect(whole > half * 1.9)
    }
}

/// The numbers that are heard, judged by a recogniser that may only choose among them. `EARSHOT_NUMBERS` gives how many,
/// 60 by default: of those, libespeak-ng speaks 41 when they are one clause.
@Suite(.serialized, .enabled("pocketsphinx cannot be installed here") { Recogniser.isAvailable })
struct `Numbers are recognized in the sound` {
    static let count = ProcessInfo.processInfo.environment["EARSHOT_NUMBERS"].flatMap(Int.init) ?? 60
    static let numbers = (1...9).map { String($0 * 111) }

    @Test(arguments: `Dense text`.languages) func `in each language, as many as were given`(voice: String) throws {
        var random = SeededGenerator(seed: 7)
        let given = (0..<Self.count).map { _ in Self.numbers.randomElement(using: &random) ?? "" }
        let heard = try Self.heard(given.joined(separator: " "), voice: voice)
        // The model is one of American English, so it confuses some numbers of other languages.
        let share = voice == "en-us" ? 50 : 6
        #expect(abs(heard.count - Self.count) * share <= Self.count, "\(heard.count) of \(Self.count)")
        let wrong = Self.distance(heard, given)
        #expect(wrong * (voice == "en-us" ? 10 : 2) <= Self.count, "\(wrong) wrong of \(Self.count)")
    }

    /// The numbers that are recognised in a text's speech.
    private static func heard(_ text: String, voice: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "numbers.wav").path
        let sink = try WAVFileSink(path: file, sampleRate: 16_000)
        try sink.write(try `Dense text`.render(text, voice: voice, rate: 130).samples)
        try sink.close()
        let synthesizer = try Helper.synthesizer()
        defer { synthesizer.shutdown() }
        let vocabulary = folder.appending(path: "vocabulary.txt")
        try numbers.map { "\($0)\t\(try synthesizer.phonemes(for: $0, voice: voice))" }.joined(separator: "\n")
            .write(to: vocabulary, atomically: true, encoding: .utf8)
        return try Recogniser.sequence(in: file, vocabulary: vocabulary.path)
    }

    /// The number of insertions, deletions and replacements between two lists.
    private static func distance(_ one: [String], _ other: [String]) -> Int {
        var row = Array(0...other.count)
        for (index, word) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let above = row[column + 1]
                row[column + 1] = min(
                    above + 1, row[column] + 1, diagonal + (word == other[column] ? 0 : 1))
                diagonal = above
            }
        }
        return row[other.count]
    }
}
