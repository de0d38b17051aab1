/// A message from the host to the helper `earshot-synthesizer`.
package enum HostMessage {
    /// The version of the protocol. A helper of another version refuses to work.
    package static let version: UInt32 = 3

    /// The greeting. `dataFolder` is the folder in which libespeak-ng finds `espeak-ng-data`; nil for the system's. A
    /// helper takes one for its whole life.
    case hello(version: UInt32, dataFolder: String? = nil)
    case speak(request: UInt32, SpeechSegment)
    case voices(request: UInt32)
    case phonemes(request: UInt32, text: String, voice: String)

    /// The message as a frame.
    package var frame: [UInt8] {
        switch self {
        case .hello(let version, let dataFolder):
            var frame = FrameWriter(kind: 1)
            frame.append(version)
            // Other versions send only their number.
            if version == Self.version { frame.append(dataFolder ?? "") }
            return frame.finished()
        case .speak(let request, let segment):
            var frame = FrameWriter(kind: 2)
            frame.append(request)
            frame.append(segment.text)
            frame.append(segment.isCharacter ? 1 : 0)
            frame.append(UInt32(clamping: segment.voices.count))
            for voice in segment.voices { frame.append(voice) }
            for number in [segment.rate, segment.pitch, segment.range, segment.volume] {
                frame.append(UInt32(clamping: number))
            }
            frame.append(UInt32(clamping: PunctuationLevel.allCases.firstIndex(of: segment.punctuation) ?? 0))
            frame.append(UInt32(clamping: CapitalStyle.allCases.firstIndex(of: segment.capitals) ?? 0))
            frame.append(segment.ipa ?? "")
            return frame.finished()
        case .voices(let request):
            var frame = FrameWriter(kind: 3)
            frame.append(request)
            return frame.finished()
        case .phonemes(let request, let text, let voice):
            var frame = FrameWriter(kind: 4)
            frame.append(request)
            frame.append(text)
            frame.append(voice)
            return frame.finished()
        }
    }

    /// Reads a frame without its length.
    package init(payload: ArraySlice<UInt8>) throws(FrameReader.Failure) {
        var reader = FrameReader(payload)
        switch try reader.byte() {
        case 1:
            let version = try reader.number()
            // The greeting of other versions ends here: they get a version error, not a closed connection.
            let folder = version == Self.version ? try reader.text() : ""
            self = .hello(version: version, dataFolder: folder.isEmpty ? nil : folder)
        case 2:
            let request = try reader.number()
            var segment = SpeechSegment(text: try reader.text())
            segment.isCharacter = try reader.integer(in: 0...1) == 1
            segment.voices = []
            for _ in 0..<(try reader.integer(in: 0...32)) { segment.voices.append(try reader.text()) }
            segment.rate = try reader.integer(in: VoiceProfile.rates)
            segment.pitch = try reader.integer(in: VoiceProfile.pitches)
            segment.range = try reader.integer(in: VoiceProfile.pitches)
            segment.volume = try reader.integer(in: VoiceProfile.volumes)
            segment.punctuation =
                PunctuationLevel.allCases[try reader.integer(in: 0...PunctuationLevel.allCases.count - 1)]
            segment.capitals = CapitalStyle.allCases[try reader.integer(in: 0...CapitalStyle.allCases.count - 1)]
            let ipa = try reader.text()
            segment.ipa = ipa.isEmpty ? nil : ipa
            self = .speak(request: request, segment)
        case 3: self = .voices(request: try reader.number())
        case 4:
            self = .phonemes(request: try reader.number(), text: try reader.text(), voice: try reader.text())
        default: throw .value
        }
        try reader.end()
    }
}

/// A message from the helper to the host.
package enum HelperMessage {
    case ready(version: UInt32, sampleRate: UInt32)
    case audio(request: UInt32, [Int16])
    case word(request: UInt32, SynthesisWord)
    case done(request: UInt32)
    case failed(request: UInt32, unknownVoice: Bool, reason: String)
    case voices(request: UInt32, [SynthesizerVoice])
    case phonemes(request: UInt32, String)

    /// The request that is answered; 0 for the greeting.
    package var request: UInt32 {
        switch self {
        case .ready: 0
        case .audio(let request, _), .word(let request, _), .done(let request), .failed(let request, _, _),
            .voices(let request, _), .phonemes(let request, _):
            request
        }
    }

    /// The message as a frame.
    package var frame: [UInt8] {
        switch self {
        case .ready(let version, let sampleRate):
            var frame = FrameWriter(kind: 129)
            frame.append(version)
            frame.append(sampleRate)
            return frame.finished()
        case .audio(let request, let samples):
            var frame = FrameWriter(kind: 130)
            frame.append(request)
            frame.append(samples)
            return frame.finished()
        case .word(let request, let word):
            var frame = FrameWriter(kind: 131)
            frame.append(request)
            for number in [word.range.lowerBound, word.range.count, word.sample] {
                frame.append(UInt32(clamping: number))
            }
            return frame.finished()
        case .done(let request):
            var frame = FrameWriter(kind: 132)
            frame.append(request)
            return frame.finished()
        case .failed(let request, let unknownVoice, let reason):
            var frame = FrameWriter(kind: 133)
            frame.append(request)
            frame.append(unknownVoice ? 1 : 0)
            frame.append(reason)
            return frame.finished()
        case .voices(let request, let voices):
            var frame = FrameWriter(kind: 134)
            frame.append(request)
            frame.append(UInt32(clamping: voices.count))
            for voice in voices {
                frame.append(voice.identifier)
                frame.append(voice.name)
                frame.append(voice.language)
            }
            return frame.finished()
        case .phonemes(let request, let text):
            var frame = FrameWriter(kind: 135)
            frame.append(request)
            frame.append(text)
            return frame.finished()
        }
    }

    /// Reads a frame without its length.
    package init(payload: ArraySlice<UInt8>) throws(FrameReader.Failure) {
        var reader = FrameReader(payload)
        switch try reader.byte() {
        case 129: self = .ready(version: try reader.number(), sampleRate: try reader.number())
        case 130: self = .audio(request: try reader.number(), try reader.samples())
        case 131:
            let request = try reader.number()
            let start = try reader.integer(in: 0...FrameReader.longest)
            let count = try reader.integer(in: 0...FrameReader.longest)
            let sample = try reader.integer(in: 0...Int(UInt32.max))
            self = .word(request: request, SynthesisWord(range: start..<start + count, sample: sample))
        case 132: self = .done(request: try reader.number())
        case 133:
            self = .failed(
                request: try reader.number(), unknownVoice: try reader.integer(in: 0...1) == 1,
                reason: try reader.text())
        case 134:
            let request = try reader.number()
            var voices: [SynthesizerVoice] = []
            for _ in 0..<(try reader.integer(in: 0...10_000)) {
                voices.append(
                    SynthesizerVoice(
                        identifier: try reader.text(), name: try reader.text(), language: try reader.text()))
            }
            self = .voices(request: request, voices)
        case 135: self = .phonemes(request: try reader.number(), try reader.text())
        default: throw .value
        }
        try reader.end()
    }
}
