import Foundation
import Speech
import TestSupport
import Testing
import Voices

/// Whether speech can be understood, judged by a recogniser that may only choose among the phrases.
@Suite(.serialized, .enabled("pocketsphinx cannot be installed here") { Recogniser.isAvailable })
struct `Speech can be understood` {
    static let phrases = [
        "settings button", "back button", "general heading", "airplane mode switch off", "wireless network",
        "volume sixty percent adjustable", "search field", "double tap to edit", "messages tab one of four",
        "unread messages", "delete button dimmed", "selected photos tab", "brightness", "night mode on",
        "new message alert", "cancel", "send button", "user name text field", "password secure text field", "sign in",
        "remember me check box", "list start", "list end", "landmark navigation", "table of contents link",
        "page two of nine", "loading please wait", "no results found", "battery low", "download complete",
        "screen dimmed", "increase", "decrease", "swipe up or down to adjust the value", "play button", "pause button",
        "next track", "previous track", "share sheet", "close window",
    ]
    /// The texts of the demonstration, from its recorded transcript; each once.
    static let demo: [String] = {
        let file = PackageFolders.expectations.appending(path: "demo/transcript.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        var texts: [String] = []
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard words.first == "speaks", words.count == 2 else { continue }
            let text = words[1].drop { $0 == " " }
            if !texts.contains(String(text)) { texts.append(String(text)) }
        }
        return texts
    }()

    /// A text in the plain words in which it is spoken: numbers written out, no punctuation.
    static func words(_ text: String) -> String {
        let numbers = NumberFormatter()
        numbers.numberStyle = .spellOut
        numbers.locale = Locale(identifier: "en_US")
        return text.replacing("%", with: " percent").split(whereSeparator: { $0 == " " || $0 == "-" })
            .map { word in
                let bare = word.trimmingCharacters(in: .punctuationCharacters)
                let written = Double(bare).flatMap { numbers.string(from: NSNumber(value: $0)) } ?? bare
                return written.lowercased().replacing("-", with: " ")
            }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the number of phrases that a recogniser understands correctly.
    static func understood(
        _ phrases: [String], profile: VoiceProfile, spoil: ([Int16]) -> [Int16] = { $0 }
    ) throws -> [(phrase: String, heard: String)] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, phrase) in phrases.enumerated() {
            // A helper that has spoken nothing speaks a text always the same.
            let synthesizer = try HostedSynthesizer(path: Helper.path, standby: false)
            defer { synthesizer.shutdown() }
            let memory = MemorySink()
            try SpeechRenderer(synthesizer: synthesizer, profile: profile).render(
                [.utterance(Utterance(text: phrase))], to: memory)
            let file = try WAVFileSink(path: folder.appending(path: "\(index).wav").path, sampleRate: 16_000)
            try file.write(spoil(memory.samples))
            try file.close()
        }
        let plain = phrases.map(words)
        try plain.joined(separator: "\n").write(
            to: folder.appending(path: "phrases.txt"), atomically: true, encoding: .utf8)
        return try zip(plain, Recogniser.recognise(in: folder)).map { ($0, $1) }
    }

    @Test func `the default voice is understood in 38 of 40 phrases`() throws {
        let result = try Self.understood(Self.phrases, profile: VoiceLibrary.profile(named: VoiceLibrary.defaultName))
        let wrong = result.filter { $0.phrase != $0.heard }
        #expect(result.count == 40)
        #expect(wrong.count <= 2, "\(wrong)")
    }

    @Test func `the demonstration is understood`() throws {
        #expect(Self.demo.count >= 20)
        let result = try Self.understood(
            Self.demo, profile: VoiceLibrary.profile(named: VoiceLibrary.defaultName))
        let wrong = result.filter { $0.phrase != $0.heard }
        #expect(result.count == Self.demo.count && wrong.count * 20 <= result.count, "\(wrong)")
    }

    @Test func `sound that is played backwards is not`() throws {
        let result = try Self.understood(Self.phrases, profile: .plain) { $0.reversed() }
        #expect(result.count { $0.phrase == $0.heard } <= 4)
    }
}
