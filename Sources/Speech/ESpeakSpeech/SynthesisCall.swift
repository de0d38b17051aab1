import CESpeakNG
import Speech

/// The calls of the library for one segment, reached from its callback through the pointer that events carry.
final class SynthesisCall {
    private let scalars: [Unicode.Scalar]
    private let isCancelled: () -> Bool
    private let receive: (SynthesisChunk) -> Bool
    /// Whether no more is wanted.
    private(set) var hasStopped = false
    /// The end of the last reported word.
    private(set) var lastEnd = 0
    /// The part of the text that the library speaks now.
    private var piece: Range<Int>
    /// The number of samples made.
    private var made = 0
    /// The number of samples made of the pieces before.
    private var start = 0

    init(
        _ scalars: [Unicode.Scalar], isCancelled: @escaping () -> Bool, receive: @escaping (SynthesisChunk) -> Bool
    ) {
        self.scalars = scalars
        piece = scalars.indices
        self.isCancelled = isCancelled
        self.receive = receive
    }

    /// Notes that the library speaks a part of the text from now on, whose events count from its beginning.
    func begin(_ piece: Range<Int>) {
        self.piece = piece
        start = made
    }

    /// Takes a chunk and its events and returns whether to go on.
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
            made += count
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
        if position > piece.count { position -= 2048 }
        let first = piece.lowerBound + position - 1
        guard piece.contains(first), first >= lastEnd else { return nil }
        var end = min(first + max(1, Int(event.length)), piece.upperBound)
        if event.length >= 31 {
            while end < piece.upperBound, scalars[end].properties.isAlphabetic { end += 1 }
        }
        lastEnd = end
        let sample = start + max(0, Int(event.audio_position)) * SpeechAudio.sampleRate / 1000
        return SynthesisWord(range: first..<end, sample: sample)
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
