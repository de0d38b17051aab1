import TestSupport
import Testing

@testable import Speech

@Suite struct `Frames` {
    @Test func `host messages come back as they went`() throws {
        var segment = SpeechSegment(text: "Grüße 👋", isCharacter: true)
        segment.voices = ["de", "en-us+f3"]
        segment.punctuation = .some
        segment.capitals = .pitch
        let frame = HostMessage.speak(request: 77, segment).frame
        guard case .speak(77, let copy) = try HostMessage(payload: frame[4...]) else {
            Issue.record("another message came back")
            return
        }
        #expect(copy == segment)
    }

    @Test func `samples and words come back as they went`() throws {
        let samples: [Int16] = [0, 1, -1, .max, .min]
        guard
            case .audio(5, let copy) = try HelperMessage(
                payload: HelperMessage.audio(request: 5, samples).frame[4...])
        else {
            Issue.record("another message came back")
            return
        }
        #expect(copy == samples)
        let word = SynthesisWord(range: 3..<8, sample: 1000)
        guard case .word(6, let same) = try HelperMessage(payload: HelperMessage.word(request: 6, word).frame[4...])
        else {
            Issue.record("another message came back")
            return
        }
        #expect(same == word)
    }

    @Test func `a frame cut anywhere, or too long, is refused`() {
        let frames = [
            HostMessage.speak(request: 1, SpeechSegment(text: "text")).frame,
            HostMessage.hello(version: HostMessage.version).frame,
            HostMessage.phonemes(request: 1, text: "a", voice: "b").frame,
        ]
        for frame in frames {
            for end in 4..<frame.count {
                #expect(throws: FrameReader.Failure.self) { try HostMessage(payload: frame[4..<end]) }
            }
            #expect(throws: FrameReader.Failure.self) { try HostMessage(payload: (frame + [0])[4...]) }
        }
    }

    @Test func `random bytes never trap`() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<5000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            _ = try? HostMessage(payload: ([UInt8.random(in: 1...4, using: &random)] + bytes)[...])
            _ = try? HelperMessage(payload: ([UInt8.random(in: 129...135, using: &random)] + bytes)[...])
        }
    }
}
