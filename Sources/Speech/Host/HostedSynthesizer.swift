import Foundation
import Synchronization

/// Speaks through the helper process `earshot-synthesizer`, in which libespeak-ng can do no harm.
///
/// The helper is started when it is first needed. When it dies or hangs it is replaced, and the segment is tried
/// once more from where its sound broke off. One caller is served at a time.
public final class HostedSynthesizer: Synthesizer {
    private struct State {
        var helper: HelperProcess?
        var lastRequest: UInt32 = 0
    }

    /// The process number of the helper that runs now, 0 for none; apart from the state, which is locked while the
    /// helper works.
    private let runningProcess = Atomic<Int32>(0)

    /// Where the helper program is.
    public let executable: String
    private let patience: Duration
    private let state = Mutex(State())

    /// How long a helper may take to stop after a cancel before it is killed.
    private static let stopTime = Duration.milliseconds(250)
    /// How often a waiting call looks whether it was cancelled.
    private static let lookTime = Duration.milliseconds(5)

    /// Creates a synthesizer and finds its helper, see `SynthesizerLocation`.
    ///
    /// - Parameters:
    ///   - path: The helper program, or nil to look for it.
    ///   - patience: How long the helper may be silent while it works before it counts as hung.
    /// - Throws: `SynthesisError.unavailable` if there is no helper.
    public init(path: String? = nil, patience: Duration = .seconds(5)) throws(SynthesisError) {
        executable = try SynthesizerLocation.find(path: path)
        self.patience = patience
    }

    /// Speaks a segment.
    public func synthesize(
        _ segment: SpeechSegment, cancellation: CancellationFlag, receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        var delivered = 0
        var failure = SynthesisError.engineDied
        for _ in 0..<2 {
            guard !cancellation.isCancelled else { return }
            let end = try state.withLock { (state) throws(SynthesisError) in
                try speak(segment, &state, cancellation, &delivered, receive)
            }
            switch end {
            case .done: return
            case .failed(let error): failure = error
            }
        }
        throw failure
    }

    /// The voices of libespeak-ng.
    public func voices() throws(SynthesisError) -> [SynthesizerVoice] {
        let answer = try ask { .voices(request: $0) }
        guard case .voices(_, let voices) = answer else { throw .refused("it sent another answer") }
        return voices
    }

    /// How libespeak-ng pronounces a text.
    public func phonemes(for text: String, voice: String) throws(SynthesisError) -> String {
        let clean = SpeechText.sanitized(text)
        let answer = try ask { .phonemes(request: $0, text: clean, voice: voice) }
        guard case .phonemes(_, let phonemes) = answer else { throw .refused("it sent another answer") }
        return phonemes
    }

    /// The process of the helper, or nil while none was started.
    public var processID: Int32? {
        let number = runningProcess.load(ordering: .acquiring)
        return number == 0 ? nil : number
    }

    /// Ends the helper. A later call starts another.
    public func shutdown() {
        state.withLock { state in
            state.helper = nil
            runningProcess.store(0, ordering: .releasing)
        }
    }

    private enum End {
        case done
        /// The helper is gone; it may be tried again.
        case failed(SynthesisError)
    }

    /// Asks one thing, twice if the helper dies.
    private func ask(_ message: (UInt32) -> HostMessage) throws(SynthesisError) -> HelperMessage {
        var failure = SynthesisError.engineDied
        for _ in 0..<2 {
            let answer = try state.withLock { (state) throws(SynthesisError) -> Result<HelperMessage, SynthesisError> in
                let helper = try ready(&state)
                do {
                    try helper.channel.send(message(state.lastRequest).frame)
                    while true {
                        let answer = try HelperMessage(payload: helper.channel.receive(timeout: patience))
                        if answer.request == state.lastRequest { return .success(answer) }
                    }
                } catch FrameChannel.Failure.timedOut {
                    state.helper = nil
                    return .failure(.engineHung)
                } catch {
                    state.helper = nil
                    return .failure(.engineDied)
                }
            }
            switch answer {
            case .success(.failed(_, let unknownVoice, let reason)):
                throw unknownVoice ? .unknownVoice([reason]) : .refused(reason)
            case .success(let answer): return answer
            case .failure(let error): failure = error
            }
        }
        throw failure
    }

    /// A living helper and a new request number.
    private func ready(_ state: inout State) throws(SynthesisError) -> HelperProcess {
        let helper: HelperProcess
        if let running = state.helper, state.lastRequest < UInt32.max - 1 {
            helper = running
        } else {
            state.helper = nil
            state.lastRequest = 0
            helper = try HelperProcess(executable: executable, patience: patience)
            state.helper = helper
            runningProcess.store(helper.processID, ordering: .releasing)
        }
        state.lastRequest += 1
        return helper
    }

    private func speak(
        _ segment: SpeechSegment, _ state: inout State, _ cancellation: CancellationFlag, _ delivered: inout Int,
        _ receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) -> End {
        let helper = try ready(&state)
        let request = state.lastRequest
        var made = 0
        var isWanted = true
        var deadline = ContinuousClock.now.advanced(by: patience)
        do {
            try helper.channel.send(HostMessage.speak(request: request, segment).frame)
            while true {
                if isWanted, cancellation.isCancelled {
                    isWanted = false
                    helper.cancelWord.value = request
                    deadline = ContinuousClock.now.advanced(by: Self.stopTime)
                }
                guard let message = try next(helper, before: deadline) else { continue }
                guard message.request == request else { continue }
                var goesOn = true
                switch message {
                case .audio(_, let samples):
                    // What a helper that died had delivered is not heard again.
                    let known = min(max(0, delivered - made), samples.count)
                    made += samples.count
                    if isWanted, known < samples.count {
                        delivered = made
                        goesOn = receive(.audio(known == 0 ? samples : Array(samples[known...])))
                    }
                case .word(_, let word):
                    if isWanted, word.sample >= delivered { goesOn = receive(.word(word)) }
                case .done: return .done
                case .failed(_, let unknownVoice, let reason):
                    throw unknownVoice ? SynthesisError.unknownVoice(segment.voices) : SynthesisError.refused(reason)
                case .ready, .voices, .phonemes: throw FrameChannel.Failure.closed
                }
                if isWanted {
                    deadline = ContinuousClock.now.advanced(by: patience)
                    if !goesOn {
                        isWanted = false
                        helper.cancelWord.value = request
                        deadline = ContinuousClock.now.advanced(by: Self.stopTime)
                    }
                }
            }
        } catch let error as SynthesisError {
            throw error
        } catch FrameChannel.Failure.timedOut {
            state.helper = nil
            return isWanted ? .failed(.engineHung) : .done
        } catch {
            state.helper = nil
            return isWanted ? .failed(.engineDied) : .done
        }
    }

    /// The next message, or nil if there is none yet.
    private func next(_ helper: HelperProcess, before deadline: ContinuousClock.Instant) throws -> HelperMessage? {
        do {
            return try HelperMessage(payload: helper.channel.receive(timeout: Self.lookTime))
        } catch FrameChannel.Failure.timedOut {
            guard ContinuousClock.now < deadline else { throw FrameChannel.Failure.timedOut }
            return nil
        }
    }
}
