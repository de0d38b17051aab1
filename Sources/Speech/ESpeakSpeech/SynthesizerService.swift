import Foundation
import Speech

/// The work of the helper program: it answers the requests of one host, in order, until the host is gone.
public enum SynthesizerService {
    /// The socket to the host.
    private static let socket: Int32 = 0
    /// The memory in which the host cancels requests.
    private static let cancelMemory: Int32 = 3

    /// Serves the host on standard input with libespeak-ng and returns the exit status: 0 when the host has gone, 64
    /// when the program was not started by a host.
    public static func run() -> Int32 {
        run(serving: ESpeakSynthesizer.shared) { ESpeakSynthesizer.shared.useData(in: $0) }
    }

    /// Serves the host with another synthesizer, as tests do.
    ///
    /// - Parameter useData: Called once, before all else, with the folder that contains `espeak-ng-data`; nil for the
    ///   system's.
    package static func run(serving synthesizer: any Synthesizer, useData: (String?) -> Void) -> Int32 {
        var type: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size) == 0,
            let cancelWord = CancelWord(inherited: cancelMemory)
        else {
            let note = "earshot-synthesizer is a helper that Earshot starts; don't run it directly.\n"
            FileHandle.standardError.write(Data(note.utf8))
            return 64
        }
        closeInheritedDescriptors()
        // A text that makes the library abort must not leave a core file in the user's folder.
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        serve(synthesizer, useData, FrameChannel(descriptor: socket), cancelWord)
        return 0
    }

    private static func closeInheritedDescriptors() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for descriptor in names.compactMap({ Int32($0) }) where descriptor > cancelMemory { close(descriptor) }
    }

    private static func serve(
        _ synthesizer: any Synthesizer, _ useData: (String?) -> Void, _ channel: FrameChannel, _ cancelWord: CancelWord
    ) {
        do {
            while true {
                switch try HostMessage(payload: channel.receive(timeout: nil)) {
                case .hello(let version, let dataFolder):
                    useData(dataFolder)
                    try greet(synthesizer, channel, version)
                case .speak(let request, let segment):
                    try speak(request, segment, synthesizer, channel, cancelWord)
                case .voices(let request):
                    try answer(request, channel) { () throws(SynthesisError) in
                        .voices(request: request, try synthesizer.voices())
                    }
                case .phonemes(let request, let text, let voice):
                    try answer(request, channel) { () throws(SynthesisError) in
                        .phonemes(request: request, try synthesizer.phonemes(for: text, voice: voice))
                    }
                }
            }
        } catch {
            // The host has gone or speaks another protocol version: no reply is possible.
        }
    }

    private static func greet(_ synthesizer: any Synthesizer, _ channel: FrameChannel, _ version: UInt32) throws {
        guard version == HostMessage.version else {
            return try channel.send(
                HelperMessage.failed(request: 0, unknownVoice: false, reason: "protocol version \(version)").frame)
        }
        try answer(0, channel) { () throws(SynthesisError) in
            _ = try synthesizer.voices()
            return .ready(version: HostMessage.version, sampleRate: UInt32(SpeechAudio.sampleRate))
        }
    }

    private static func speak(
        _ request: UInt32, _ segment: SpeechSegment, _ synthesizer: any Synthesizer, _ channel: FrameChannel,
        _ cancelWord: CancelWord
    ) throws {
        var failure: (any Error)?
        try answer(request, channel) { () throws(SynthesisError) in
            try synthesizer.synthesize(segment, cancellation: CancellationFlag()) { chunk in
                guard cancelWord.value < request else { return false }
                do {
                    switch chunk {
                    case .audio(let samples):
                        try channel.send(HelperMessage.audio(request: request, samples).frame)
                    case .word(let word): try channel.send(HelperMessage.word(request: request, word).frame)
                    }
                } catch {
                    failure = error
                }
                return failure == nil
            }
            return .done(request: request)
        }
        if let failure { throw failure }
    }

    /// Sends the result of a closure, or its error.
    private static func answer(
        _ request: UInt32, _ channel: FrameChannel, _ body: () throws(SynthesisError) -> HelperMessage
    ) throws {
        let message: HelperMessage
        do throws(SynthesisError) {
            message = try body()
        } catch {
            let unknownVoice = if case .unknownVoice = error { true } else { false }
            message = .failed(request: request, unknownVoice: unknownVoice, reason: error.description)
        }
        try channel.send(message.frame)
    }
}
