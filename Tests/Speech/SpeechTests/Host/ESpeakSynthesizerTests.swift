import ESpeakSpeech
import Foundation
import Speech
import Testing

@Suite(.serialized) struct `eSpeak in this process` {
    private let synthesizer = ESpeakSynthesizer.shared

    @Test func `speaks with a word event for each word`() throws {
        let result = try synthesizer.speak(SpeechSegment(text: "Wi-Fi, on"))
        #expect(result.samples.map(\.magnitude).max() ?? 0 > 3000)
        #expect(result.words.last?.range == 7..<9)
    }

    @Test func `word ranges count scalars, also while punctuation is spoken and in long words`() throws {
        var segment = SpeechSegment(text: "größer 👍 (a.b) end")
        segment.punctuation = .all
        let words = try synthesizer.speak(segment).words
        #expect(words.first?.range == 0..<6)
        #expect(words.last?.range == 15..<18)
        let long = String(repeating: "ab", count: 25)
        #expect(try synthesizer.speak(SpeechSegment(text: long)).words.first?.range == 0..<50)
    }

    @Test(arguments: ["\u{1}900S", "\u{1}0A", "\u{1}99P", "\u{1}Vde", "\u{1}999M"])
    func `a command hidden in the text does not change the next utterance`(command: String) throws {
        let segment = SpeechSegment(text: "The next one")
        let before = try synthesizer.speak(segment)
        _ = try synthesizer.speak(SpeechSegment(text: command + " hidden"))
        let after = try synthesizer.speak(segment)
        #expect(abs(before.samples.count - after.samples.count) < SpeechAudio.sampleRate / 4)
        #expect(after.samples.map(\.magnitude).max() ?? 0 > 3000)
        #expect(after.words.map(\.range) == before.words.map(\.range))
    }

    @Test(arguments: ["", " ", "\n", "\0", "\u{202E}", "\u{1}"]) func `nothing to say is no sound`(text: String) throws
    {
        #expect(try synthesizer.speak(SpeechSegment(text: text)).samples.isEmpty)
    }

    @Test func `markup is spoken, not obeyed`() throws {
        let markup = try synthesizer.speak(
            SpeechSegment(text: "a <break time=\"100s\"/> b <audio src=\"/etc/passwd\"/>"))
        #expect(markup.samples.count < SpeechAudio.sampleRate * 20)
    }

    @Test func `numbers out of range are brought into it`() throws {
        var segment = SpeechSegment(text: "Range")
        segment.range = -1000
        segment.rate = 1_000_000
        segment.pitch = .max
        segment.volume = .min
        #expect(throws: Never.self) { try synthesizer.speak(segment) }
        #expect(try synthesizer.speak(SpeechSegment(text: "Loud")).samples.map(\.magnitude).max() ?? 0 > 3000)
    }

    @Test func `rate and pitch make a difference`() throws {
        var segment = SpeechSegment(text: "How long does this take to say")
        segment.rate = 120
        let slow = try synthesizer.speak(segment).samples.count
        segment.rate = 360
        let quick = try synthesizer.speak(segment).samples.count
        #expect(Double(slow) > 1.8 * Double(quick))
    }

    @Test func `several threads are served one after the other`() async throws {
        let lengths = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { try ESpeakSynthesizer.shared.speak(SpeechSegment(text: "Together")).samples.count }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(lengths.allSatisfy { $0 > 5000 && $0 < SpeechAudio.sampleRate * 2 })
    }

    @Test func `the helper program, started by hand, says that it is not a tool`() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Helper.path)
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        #expect(text.contains("a helper that Earshot starts"))
    }
}
