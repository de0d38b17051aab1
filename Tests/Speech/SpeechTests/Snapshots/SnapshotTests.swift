import Foundation
import Speech
import Testing

/// The results of speech must be the same each time, otherwise snapshots of them are worthless. `EARSHOT_SNAPSHOTS`
/// gives the number of runs, 10 by default.
@Suite(.serialized) struct `Snapshots of speech` {
    static let runs = ProcessInfo.processInfo.environment["EARSHOT_SNAPSHOTS"].flatMap(Int.init) ?? 10
    static let utterances = [
        Utterance([
            .text(SpokenText("Settings", role: .heading)), .text(SpokenText("Heading", role: .trait)), .mark("middle"),
            .pause(seconds: 0.1), .text(SpokenText("Straße", language: "de-DE")), .earcon(.border),
        ]),
        Utterance(text: "Three new messages, the last one from 9:41. It has $5.20 in it!"),
        Utterance([.text(SpokenText("Ab1", spellsOut: true)), .text(SpokenText("tomato", ipaNotation: "təˈmɑːtoʊ"))]),
    ]

    /// FNV-1a of the samples.
    static func hash(_ samples: [Int16]) -> UInt64 {
        samples.reduce(0xCBF2_9CE4_8422_2325) { hash, sample in
            (hash ^ UInt64(UInt16(bitPattern: sample))) &* 0x100_0000_01B3
        }
    }

    @Test func `sound from a fresh helper is the same sample for sample`() throws {
        for utterance in Self.utterances {
            let hashes = try (0..<Self.runs).map { _ in
                let synthesizer = try HostedSynthesizer(path: Helper.path, standby: false)
                defer { synthesizer.shutdown() }
                let sink = MemorySink()
                try SpeechRenderer(synthesizer: synthesizer).render([.utterance(utterance)], to: sink)
                #expect(sink.samples.count > 1000)
                return Self.hash(sink.samples)
            }
            #expect(Set(hashes).count == 1)
        }
    }

    @Test func `a helper killed and replaced speaks the next text as a fresh one does`() async throws {
        func render(_ synthesizer: HostedSynthesizer) throws -> UInt64 {
            let sink = MemorySink()
            try SpeechRenderer(synthesizer: synthesizer).render([.utterance(Self.utterances[1])], to: sink)
            return Self.hash(sink.samples)
        }
        let synthesizer = try HostedSynthesizer(path: Helper.path)
        let fresh = try render(synthesizer)
        while synthesizer.standbyProcessID == nil { await Task.yield() }
        kill(try #require(synthesizer.processID), SIGKILL)
        #expect(try render(synthesizer) == fresh)
    }

    @Test func `events and their ranges are the same in one process, whatever was spoken before`() throws {
        let synthesizer = try Helper.synthesizer()
        func events() throws -> [[EngineEvent]] {
            let items = Self.utterances.map { SpeechRenderer.Item.utterance($0) }
            return try SpeechRenderer(synthesizer: synthesizer).render(items, to: NullSink()).map {
                $0.events.map(\.event)
            }
        }
        let first = try events()
        #expect(
            first[0] == [
                .word(0..<8), .word(9..<16), .mark("middle"), .word(17..<23),
            ])
        #expect(first[2].prefix(3) == [.word(0..<1), .word(1..<2), .word(2..<3)])
        #expect(first[2].last == .word(4..<10))
        for _ in 0..<Self.runs {
            let next = try events()
            #expect(next.map(\.count) == first.map(\.count))
            for (one, other) in zip(first.joined(), next.joined()) { #expect(one == other) }
        }
    }

    @Test func `pronunciations are the same`() throws {
        let synthesizer = try Helper.synthesizer()
        for (text, voice) in [("Three new messages, the last one at 9:41.", "en-us"), ("Straße", "de")] {
            let first = try synthesizer.phonemes(for: text, voice: voice)
            #expect(!first.isEmpty)
            for _ in 0..<Self.runs {
                _ = try synthesizer.speak(SpeechSegment(text: "Something between"))
                #expect(try synthesizer.phonemes(for: text, voice: voice) == first)
            }
        }
    }

    @Test func `transcripts on a virtual clock are the same`() {
        func transcript() -> String {
            var speaker = VirtualSpeaker(options: SpeechQueue.Options(resumesInterrupted: true))
            var log = Transcript()
            func add(_ events: [SpeechEvent]) { events.forEach { log.append($0) } }
            for (index, utterance) in Self.utterances.enumerated() {
                add(speaker.post(utterance, priority: UtterancePriority.allCases[index]).events)
                add(speaker.advance(by: .milliseconds(250)))
            }
            add(speaker.advanceUntilIdle())
            return log.description
        }
        let first = transcript()
        #expect(first.contains("resumed"))
        for _ in 0..<Self.runs { #expect(transcript() == first) }
    }
}
