import ESpeakSpeech
import Foundation
import ReadableSound
import Speech
import Synchronization

/// Speaks in sound that a test can read: see `ReadableSound`. It has a few voices, and their variants as far as its
/// folder of data has them.
private final class ReadableSynthesizer: Synthesizer {
    private static let languages = ["en-us", "en-gb", "de"]
    private let folder = Mutex<String?>(nil)

    func useData(in path: String?) { folder.withLock { $0 = path } }

    func synthesize(
        _ segment: SpeechSegment, cancellation: CancellationFlag, receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        guard let voice = segment.voices.first(where: knows) else { throw .unknownVoice(segment.voices) }
        var sample = 0
        let pieces = ReadableSound.pieces(segment.text, voice: voice)
        guard receive(.word(SynthesisWord(range: 0..<segment.text.unicodeScalars.count, sample: 0))) else { return }
        for piece in pieces {
            guard !cancellation.isCancelled, receive(.audio(piece)) else { return }
            sample += piece.count
        }
    }

    private func knows(_ voice: String) -> Bool {
        let parts = voice.split(separator: "+").map(String.init)
        guard let base = parts.first, Self.languages.contains(base) else { return false }
        guard parts.count > 1 else { return true }
        return folder.withLock { $0 }.map { access("\($0)/espeak-ng-data/voices/!v/\(parts[1])", R_OK) == 0 } ?? false
    }

    func voices() throws(SynthesisError) -> [SynthesizerVoice] {
        Self.languages.map { SynthesizerVoice(identifier: $0, name: $0, language: $0) }
    }

    func phonemes(for text: String, voice: String) throws(SynthesisError) -> String { text }

    func shutdown() {}
}

private let synthesizer = ReadableSynthesizer()
exit(SynthesizerService.run(serving: synthesizer) { synthesizer.useData(in: $0) })
