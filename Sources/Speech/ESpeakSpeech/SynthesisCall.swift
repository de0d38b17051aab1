import CESpeakNG
import Speech

/// One call of the library, reached from its callback through the pointer that events carry.
final class SynthesisCall {
    private let scalars: [Unicode.Scalar]
    private let isCancelled: () -> Bool
    private let receive: (SynthesisChunk) -> Bool
    private var hasStopped = false
    /// The end of the last reported word.
    private var lastEnd = 0

    init(
        _ scalars: [Unicode.Scalar], isCancelled: @escaping () -> Bool, receive: @escaping (SynthesisChunk) -> Bool
    ) {
        self.scalars = scalars
        self.isCancelled = isCancelled
        self.receive = receive
    }

    /// Receives a chunk and its events and returns whether to continue.
    func take(_ samples: UnsafeMutablePointer<Int16>?, _ count: Int, _ events: UnsafePointer<espeak_EVENT>) -> Bool {
        guard !hasStopped else { return false }
        var event = events
        while event.pointee.type != espeakEVENT_LIST_TERMINATED {
            if event.pointee.type == espeakEVENT_WORD, let word = word(event.pointee), !receive(.word(word)) {
                hasStopped = true
            }
            event += 1
        }
        if let samples, count > 0, !hasStopped {
            hasStopped = !receive(.audio(Array(UnsafeBufferPointer(start: samples, count: count))))
        }
        if isCancelled() { hasStopped = true }
        return !hasStopped
    }

    /// Returns the word of an event. Positions count scalars from 1, with 2048 added while punctuation is spoken;
    /// lengths stop at 31. Text spoken as several words, such as a number, is reported several times: only the first
    /// counts.
    private func word(_ event: espeak_EVENT) -> SynthesisWord? {
        var position = Int(event.text_position)
        if position > scalars.count { position -= 2048 }
        let start = position - 1
        guard scalars.indices.contains(start), start >= lastEnd else { return nil }
        var end = min(start + max(1, Int(event.length)), scalars.count)
        if event.length >= 31 {
            while end < scalars.count, scalars[end].properties.isAlphabetic { end += 1 }
        }
        lastEnd = end
        let sample = max(0, Int(event.audio_position)) * SpeechAudio.sampleRate / 1000
        return SynthesisWord(range: start..<end, sample: sample)
    }
}

/// The callback that the library calls with each chunk; it aborts the synthesis when this returns 1.
let receiveFromLibrary:
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) -> Int32 = {
        samples, count, events in
        guard let events, let pointer = events.pointee.user_data else { return 0 }
        let call = Unmanaged<SynthesisCall>.fromOpaque(pointer).takeUnretainedValue()
        return call.take(samples, Int(count), events) ? 0 : 1
    }
