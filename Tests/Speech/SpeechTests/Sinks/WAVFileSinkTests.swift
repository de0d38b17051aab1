import Foundation
import Speech
import Testing

@Suite struct `The WAV sink` {
    /// A folder that is gone after the test.
    private static func inFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "/earshot-\(UInt64.random(in: 0...UInt64.max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private static func number(_ data: Data, at offset: Int, bytes: Int = 4) -> Int {
        (0..<bytes).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) }
    }

    @Test(arguments: [0, 1, 40_000, 100_001]) func `the header agrees with the samples`(count: Int) throws {
        try Self.inFolder { folder in
            let samples = (0..<count).map { Int16(truncatingIfNeeded: $0 &* 7919) }
            let sink = try WAVFileSink(path: folder + "/a.wav")
            try sink.write(Array(samples.prefix(count / 3)))
            try sink.write(Array(samples.dropFirst(count / 3)))
            #expect(!FileManager.default.fileExists(atPath: folder + "/a.wav"))
            try sink.close()
            try sink.close()
            let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.wav"))
            #expect(data.count == 44 + 2 * count)
            #expect(data.prefix(4) == Data("RIFF".utf8))
            #expect(data[8..<16] == Data("WAVEfmt ".utf8))
            #expect(Self.number(data, at: 4) == data.count - 8)
            #expect(Self.number(data, at: 20, bytes: 2) == 1)
            #expect(Self.number(data, at: 22, bytes: 2) == 1)
            #expect(Self.number(data, at: 24) == 22_050)
            #expect(Self.number(data, at: 28) == 44_100)
            #expect(Self.number(data, at: 32, bytes: 2) == 2)
            #expect(Self.number(data, at: 34, bytes: 2) == 16)
            #expect(Self.number(data, at: 40) == 2 * count)
            for index in stride(from: 0, to: count, by: 997) {
                let bits = UInt16(truncatingIfNeeded: Self.number(data, at: 44 + 2 * index, bytes: 2))
                #expect(Int16(bitPattern: bits) == samples[index])
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.wav"])
        }
    }

    @Test func `a recording that is not closed leaves the old file and nothing else`() throws {
        try Self.inFolder { folder in
            try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/a.wav"))
            do {
                let sink = try WAVFileSink(path: folder + "/a.wav")
                try sink.write([1, 2, 3])
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/a.wav")) == Data("old".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.wav"])
        }
    }

    @Test(arguments: ["/nonexistent/folder/a.wav", "/dev/null", "/tmp"])
    func `a place where no file can be is an error with the reason`(path: String) {
        #expect(throws: AudioSinkError.self) { try WAVFileSink(path: path) }
    }

    @Test func `writing after the end is an error`() throws {
        try Self.inFolder { folder in
            let sink = try WAVFileSink(path: folder + "/a.wav")
            try sink.close()
            #expect(throws: AudioSinkError.closed) { try sink.write([1]) }
        }
    }

    @Test func `renders speech and silence one after the other`() throws {
        let renderer = SpeechRenderer(synthesizer: try Helper.synthesizer())
        let sink = MemorySink()
        let spans = try renderer.render(
            [
                .utterance(Utterance(text: "Hello world")), .silence(seconds: 0.5),
                .utterance(Utterance([.earcon(.border), .mark("m"), .text(SpokenText("Edge"))])),
            ], to: sink)
        #expect(spans.map(\.firstSample) == [0, spans[0].sampleCount, spans[0].sampleCount + 11_025])
        #expect(sink.samples.count == spans.map(\.sampleCount).reduce(0, +))
        #expect(spans[0].events.map(\.event) == [.word(0..<5), .word(6..<11)])
        #expect(spans[2].events.map(\.event) == [.mark("m"), .word(0..<4)])
        let silence = sink.samples[spans[1].firstSample..<spans[2].firstSample]
        #expect(silence.allSatisfy { $0 == 0 })
    }

    @Test(arguments: [Double.nan, -1.0, 0.0, -Double.infinity]) func `no silence is no sound`(seconds: Double) throws {
        let sink = MemorySink()
        try SpeechRenderer(synthesizer: try Helper.synthesizer()).render([.silence(seconds: seconds)], to: sink)
        #expect(sink.samples.isEmpty)
    }
}
