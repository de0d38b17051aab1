import CESpeakNG
import Foundation
import Speech
import Synchronization

/// Speaks with libespeak-ng in this process.
///
/// The library is one for the whole process, not safe for threads, and some plain texts abort it: use
/// `HostedSynthesizer` unless the process may die with it. Calls from several threads are served one at a time. The
/// library is initialised once and never ended, since doing that twice hangs it.
public final class ESpeakSynthesizer: Synthesizer {
    /// The only one: the library cannot be there twice.
    public static let shared = ESpeakSynthesizer()

    private struct Library: Sendable {
        var isReady = false
        /// The requested data folder, before the library is ready.
        var dataFolder: String?
        var voices: [SynthesizerVoice] = []
        /// The name that the library takes for each name of a voice, with how well it fits: less is better.
        var files: [String: (name: String, priority: UInt8)] = [:]
    }

    private let library = Mutex(Library())

    private init() {}

    /// Takes the data in a folder instead of the system's, such as one with variants of a voice. The library is
    /// initialised once, so this changes nothing after the first use.
    ///
    /// - Parameter folder: The folder in which `espeak-ng-data` is: an absolute path of less than 160 bytes. Where no
    ///   data is there, the system's is taken.
    public func useData(in folder: String?) {
        library.withLock { if !$0.isReady { $0.dataFolder = folder } }
    }

    /// Speaks a segment. Cancelling takes effect within one chunk of 49 milliseconds of sound.
    public func synthesize(
        _ segment: SpeechSegment, cancellation: CancellationFlag, receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        let text = SpeechText.sanitized(segment.text)
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return }
        try library.withLock { (library) throws(SynthesisError) in
            try Self.prepare(&library)
            let voice = try Self.apply(segment, library)
            let phonemes = segment.ipa.flatMap { PhonemeMnemonics.text(ipa: $0, voice: voice) }
            try Self.speak(text, phonemes: phonemes, segment, isCancelled: { cancellation.isCancelled }, receive)
        }
    }

    /// The voices that the library has, without the variants.
    public func voices() throws(SynthesisError) -> [SynthesizerVoice] {
        try library.withLock { (library) throws(SynthesisError) in
            try Self.prepare(&library)
            return library.voices
        }
    }

    /// Returns the library's pronunciation of a text in the International Phonetic Alphabet; clauses are separated by a
    /// space.
    public func phonemes(for text: String, voice: String) throws(SynthesisError) -> String {
        try library.withLock { (library) throws(SynthesisError) in
            try Self.prepare(&library)
            var segment = SpeechSegment(text: "")
            segment.voices = [voice]
            _ = try Self.apply(segment, library)
            var bytes = Array(SpeechText.sanitized(text).utf8CString)
            var clauses: [String] = []
            bytes.withUnsafeMutableBytes { buffer in
                var rest = UnsafeRawPointer(buffer.baseAddress)
                while rest != nil {
                    guard let phonemes = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, Self.ipa) else { break }
                    let clause = String(cString: phonemes).trimmingCharacters(in: .whitespaces)
                    if !clause.isEmpty { clauses.append(clause) }
                }
            }
            return clauses.joined(separator: " ")
        }
    }

    /// Does nothing: the library stays loaded until the process ends.
    public func shutdown() {}

    /// Bit 1 of the phoneme mode selects IPA.
    private static let ipa: Int32 = 0x02

    // MARK: Settings

    private static func prepare(_ library: inout Library) throws(SynthesisError) {
        guard !library.isReady else { return }
        let rate = espeak_Initialize(
            AUDIO_OUTPUT_SYNCHRONOUS, 0, library.dataFolder.flatMap(checkedData), espeakINITIALIZE_DONT_EXIT)
        guard rate == Int32(SpeechAudio.sampleRate) else {
            throw .unavailable("libespeak-ng cannot find its data: install the package espeak-ng-data")
        }
        espeak_SetSynthCallback(receiveFromLibrary)
        // Without this a text could make the library run a program on a sound file; no such text is given to it.
        espeak_SetUriCallback { _, _, _ in 1 }
        readVoices(&library)
        // The first choice of a voice takes ten milliseconds, which the first text then need not wait for.
        espeak_SetVoiceByName(VoiceProfile.plain.voice)
        library.isReady = true
    }

    /// The folder if there is data in it. The library ignores paths that are too long without a word.
    private static func checkedData(_ path: String) -> String? {
        path.hasPrefix("/") && path.utf8.count < 160 && access(path + "/espeak-ng-data/phontab", R_OK) == 0
            ? path : nil
    }

    private static func readVoices(_ library: inout Library) {
        guard var entry = espeak_ListVoices(nil) else { return }
        while let voice = entry.pointee {
            entry += 1
            guard let identifier = voice.pointee.identifier.map({ String(cString: $0) }), !identifier.hasPrefix("mb/"),
                let languages = voice.pointee.languages
            else { continue }
            // The library identifies a voice by the name of its file, which need not be a language: that of en-gb is
            // "en".
            let file = (identifier as NSString).lastPathComponent.lowercased()
            // Each language is a priority in one byte and a name; an empty name ends the list. The first is the voice's
            // own, the others are those that it can stand for.
            var names: [(name: String, priority: UInt8)] = [(file, 0)]
            var next = languages
            while next.pointee != 0 {
                names.append((String(cString: next + 1).lowercased(), UInt8(bitPattern: next.pointee)))
                next += strlen(next + 1) + 2
            }
            guard names.count > 1 else { continue }
            let language = names[1].name
            let name = voice.pointee.name.map { String(cString: $0) } ?? language
            library.voices.append(SynthesizerVoice(identifier: language, name: name, language: language))
            names.append((name.lowercased(), 1))
            for (name, priority) in names where priority < library.files[name]?.priority ?? .max {
                library.files[name] = (file, priority)
            }
        }
        library.voices.sort { ($0.identifier, $0.name) < ($1.identifier, $1.name) }
    }

    /// Sets all parameters again: an utterance that was cut off can leave its settings behind.
    ///
    /// - Returns: The voice that was chosen.
    private static func apply(_ segment: SpeechSegment, _ library: Library) throws(SynthesisError) -> String {
        let voice = try selectVoice(segment.voices, library)
        espeak_SetParameter(espeakRATE, Int32(segment.rate.clamped(to: VoiceProfile.rates)), 0)
        espeak_SetParameter(espeakPITCH, Int32(segment.pitch.clamped(to: VoiceProfile.pitches)), 0)
        espeak_SetParameter(espeakRANGE, Int32(segment.range.clamped(to: VoiceProfile.pitches)), 0)
        espeak_SetParameter(espeakVOLUME, Int32(segment.volume.clamped(to: VoiceProfile.volumes)), 0)
        espeak_SetParameter(espeakWORDGAP, 0, 0)
        switch segment.punctuation {
        case .none: espeak_SetParameter(espeakPUNCTUATION, Int32(espeakPUNCT_NONE.rawValue), 0)
        case .all: espeak_SetParameter(espeakPUNCTUATION, Int32(espeakPUNCT_ALL.rawValue), 0)
        case .some:
            let list: [wchar_t] = "/\\@#$%&*_+=<>|~^".unicodeScalars.map { wchar_t($0.value) } + [0]
            espeak_SetPunctuationList(list)
            espeak_SetParameter(espeakPUNCTUATION, Int32(espeakPUNCT_SOME.rawValue), 0)
        }
        let capitals: Int32 =
            switch segment.capitals {
            case .none: 0
            case .word: 2
            case .pitch: 20
            }
        espeak_SetParameter(espeakCAPITALS, capitals, 0)
        return voice
    }

    /// Selects the first voice that exists. The library accepts unknown variants and overflows on long names, so both
    /// parts of a name are checked here.
    private static func selectVoice(_ names: [String], _ library: Library) throws(SynthesisError) -> String {
        for name in names {
            let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let base = parts.first, let file = library.files[base.lowercased()]?.name else { continue }
            guard parts.count == 1 || isVariant(parts[1]) else { continue }
            if espeak_SetVoiceByName(parts.count == 1 ? file : "\(file)+\(parts[1])") == EE_OK { return file }
        }
        throw .unknownVoice(names)
    }

    private static func isVariant(_ name: String) -> Bool {
        let letters = name.unicodeScalars
        guard (1...30).contains(letters.count),
            letters.allSatisfy({
                $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
            })
        else { return false }
        var data: UnsafePointer<CChar>?
        _ = espeak_Info(&data)
        guard let data else { return false }
        return access("\(String(cString: data))/voices/!v/\(name)", R_OK) == 0
    }

    // MARK: Speaking

    private static func speak(
        _ text: String, phonemes: String?, _ segment: SpeechSegment, isCancelled: () -> Bool,
        _ receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        let scalars = Array(text.unicodeScalars)
        let whole = scalars.indices
        try withoutActuallyEscaping(isCancelled) { isCancelled throws(SynthesisError) in
            try withoutActuallyEscaping(receive) { receive throws(SynthesisError) in
                let call = SynthesisCall(scalars, isCancelled: isCancelled, receive: receive)
                if let phonemes {
                    try speak(phonemes, UInt32(espeakPHONEMES), whole, call)
                } else if segment.isCharacter, scalars.count == 1 {
                    // The name of a character can only be asked for in markup, which holds nothing but its number.
                    let markup = "<say-as interpret-as=\"tts:char\">&#\(scalars[0].value);</say-as>"
                    try speak(markup, UInt32(espeakSSML), whole, call)
                } else {
                    try speak(scalars, call)
                }
            }
        }
    }

    /// Speaks a text in pieces that the library does not shorten. What it leaves out all the same, as the events of
    /// words show, is spoken behind.
    private static func speak(_ scalars: [Unicode.Scalar], _ call: SynthesisCall) throws(SynthesisError) {
        var pieces = Array(ClausePieces.ranges(of: scalars).reversed())
        while let piece = pieces.popLast(), !call.hasStopped {
            try speak(ClausePieces.text(scalars[piece]), 0, piece, call)
            let silent = WordScanner.words(of: ClausePieces.text(scalars[piece])).map(\.lowerBound)
                .filter { $0 + piece.lowerBound >= call.lastEnd }
            if let first = silent.first, first > 0, silent.count > ClausePieces.mostMerged {
                pieces.append(piece.lowerBound + first..<piece.upperBound)
            }
        }
    }

    private static func speak(
        _ input: String, _ flags: UInt32, _ piece: Range<Int>, _ call: SynthesisCall
    ) throws(SynthesisError) {
        call.begin(piece)
        let pointer = Unmanaged.passUnretained(call).toOpaque()
        let result = withExtendedLifetime(call) {
            input.withCString {
                espeak_Synth(
                    $0, strlen($0) + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8) | flags, nil, pointer)
            }
        }
        guard result == EE_OK else { throw .refused("error \(result.rawValue)") }
    }
}
