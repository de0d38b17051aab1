/// Speech as samples from which its text can be read again, for tests of the sound output.
///
/// Each byte of a text, in UTF-8, is a run of equal samples that no short sound reaches, followed by one other sample.
/// Text that is cut off is read up to there.
public enum ReadableSound {
    /// A part of the sound output.
    public enum Part: Hashable, Sendable {
        /// A text, by a voice. `isWhole` is false where it was cut off.
        case text(String, voice: String, isWhole: Bool)
        /// A short sound with its number of samples and of zero crossings: the higher the pitch, the more crossings.
        case sound(samples: Int, crossings: Int)
    }

    private static let voiceMark: Int16 = 29_000
    private static let textMark: Int16 = 30_000
    private static let endMark: Int16 = 31_000
    private static let separator: Int16 = 19_000
    private static let firstByte: Int16 = 20_000
    /// The number of samples of a byte: 5 milliseconds.
    private static let length = 110

    /// The samples of a text, in pieces that a synthesizer gives one by one.
    public static func pieces(_ text: String, voice: String) -> [[Int16]] {
        [[voiceMark]] + voice.utf8.map(piece) + [[textMark]] + text.utf8.map(piece) + [[endMark]]
    }

    private static func piece(_ byte: UInt8) -> [Int16] {
        [Int16](repeating: firstByte + Int16(byte) * 16, count: length) + [separator]
    }

    /// Reads text and sounds from samples.
    public static func read(_ samples: some Sequence<Int16>) -> [Part] {
        var heard: [Part] = []
        var voice: [UInt8] = []
        var text: [UInt8] = []
        var isInVoice = false
        var isInText = false
        var soundLength = 0
        var crossings = 0
        var last: Int16 = 0
        func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        func endSound() {
            // Silence between two texts is none.
            if soundLength > 0 { heard.append(.sound(samples: soundLength, crossings: crossings)) }
            soundLength = 0
            crossings = 0
        }
        func cut() {
            if isInText { heard.append(.text(string(text), voice: string(voice), isWhole: false)) }
            isInText = false
            isInVoice = false
        }
        for sample in samples {
            defer { last = sample }
            switch sample {
            case voiceMark:
                cut()
                endSound()
                isInVoice = true
                (voice, text) = ([], [])
            case textMark where isInVoice:
                isInVoice = false
                isInText = true
            case endMark where isInText:
                heard.append(.text(string(text), voice: string(voice), isWhole: true))
                isInText = false
            case separator where last >= firstByte && last < voiceMark:
                let byte = UInt8(truncatingIfNeeded: (last - firstByte) / 16)
                if isInVoice { voice.append(byte) }
                if isInText { text.append(byte) }
            case _ where sample > -separator && sample < separator:
                if isInText || isInVoice { cut() }
                if sample != 0 || soundLength > 0 { soundLength += 1 }
                if (sample < 0) != (last < 0), abs(Int(last)) < Int(separator) { crossings += 1 }
            default: break
            }
        }
        cut()
        endSound()
        return heard
    }

    /// The samples in bytes as `raw=` sinks write them: 16 bits, little-endian.
    public static func samples(_ bytes: some Collection<UInt8>) -> [Int16] {
        let bytes = Array(bytes)
        return stride(from: 0, to: bytes.count - 1, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
    }
}
