import Foundation
import Synchronization

/// Speaks through the helper process `earshot-synthesizer`, which isolates libespeak-ng.
///
/// The helper is started when it is first needed, and another is kept on standby. When it dies or hangs it is replaced,
/// and the segment is tried once more from where its sound broke off. A text on which it dies twice is spoken in small
/// pieces, without those on which it dies again. One caller is served at a time.
public final class HostedSynthesizer: Synthesizer {
    private struct State {
        var helper: HelperProcess?
        var lastRequest: UInt32 = 0
        var poison = PoisonousTexts()
    }

    /// The process number of the helper that runs now, 0 for none; apart from the state, which is locked while the
    /// helper works.
    private let runningProcess = Atomic<Int32>(0)
    /// Apart from the state for the same reason.
    private let data = Mutex<String?>(nil)

    /// The path of the helper program.
    public let executable: String
    private let patience: Duration
    private let pool: HelperPool
    private let state = Mutex(State())

    /// The maximum time for a helper to stop after a cancel before it is killed.
    private static let stopTime = Duration.milliseconds(40)
    /// The interval at which a waiting call checks whether it was cancelled and whether the helper was stopped.
    private static let lookTime = Duration.milliseconds(5)
    /// The maximum computing time without output before a helper counts as hung: a segment takes milliseconds.
    private static let longestWork = Duration.seconds(2)
    /// The lengths of the pieces of a text that crashes the engine, and of the pieces of those.
    private static let pieceLengths = [24, 6]

    /// Creates a synthesizer and finds its helper, see `SynthesizerLocation`.
    ///
    /// - Parameters:
    ///   - path: The helper program, or nil to look for it.
    ///   - patience: The maximum time without output while the helper works before it counts as hung. A helper that was
    ///     stopped by a signal, or that has computed for two seconds without making a sound, is not waited for.
    ///   - standby: Whether a second helper is kept on standby, which takes 8 MB and saves 15 ms when one dies.
    /// - Throws: `SynthesisError.unavailable` if there is no helper.
    public init(
        path: String? = nil, patience: Duration = .seconds(5), standby: Bool = true
    ) throws(SynthesisError) {
        executable = try SynthesizerLocation.find(path: path)
        self.patience = patience
        pool = HelperPool(executable: executable, patience: patience, keepsStandby: standby)
    }

    /// The folder in which the helper finds `espeak-ng-data`, such as one with variants of a voice; nil for the
    /// system's. Helpers that use another folder, including the standby, are replaced before the next segment.
    public var dataFolder: String? {
        get { data.withLock { $0 } }
        set { data.withLock { $0 = newValue } }
    }

    /// Speaks a segment.
    public func synthesize(
        _ segment: SpeechSegment, cancellation: CancellationFlag, receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        var course = Course()
        var failure = SynthesisError.engineDied
        if !state.withLock({ $0.poison.contains(segment) }) {
            for _ in 0..<2 {
                guard !cancellation.isCancelled else { return }
                switch try attempt(segment, cancellation, &course, receive) {
                case .done: return
                case .failed(let error): failure = error
                }
            }
            guard failure == .engineDied else { throw failure }
            state.withLock { $0.poison.insert(segment) }
        }
        let count = segment.text.unicodeScalars.count
        try speakInPieces(
            segment, course.lastWord..<max(course.lastWord, count), Self.pieceLengths[...], cancellation, &course,
            receive)
    }

    /// The voices of libespeak-ng.
    public func voices() throws(SynthesisError) -> [SynthesizerVoice] {
        let answer = try ask { .voices(request: $0) }
        guard case .voices(_, let voices) = answer else { throw .refused("unexpected answer") }
        return voices
    }

    /// Returns libespeak-ng's pronunciation of a text.
    public func phonemes(for text: String, voice: String) throws(SynthesisError) -> String {
        let clean = SpeechText.sanitized(text)
        let answer = try ask { .phonemes(request: $0, text: clean, voice: voice) }
        guard case .phonemes(_, let phonemes) = answer else { throw .refused("unexpected answer") }
        return phonemes
    }

    /// The process of the helper, or nil while none was started.
    public var processID: Int32? {
        let number = runningProcess.load(ordering: .acquiring)
        return number == 0 ? nil : number
    }

    /// The process ID of the standby helper, or nil while there is none.
    public var standbyProcessID: Int32? { pool.standbyProcessID }

    /// Starts the helper now, so that the first text need not wait for it.
    public func prepare() throws(SynthesisError) {
        try state.withLock { (state) throws(SynthesisError) in _ = try ready(&state) }
    }

    /// Ends the helper. A later call starts another.
    public func shutdown() {
        state.withLock { state in
            state.helper = nil
            runningProcess.store(0, ordering: .releasing)
        }
        pool.shutdown()
    }

    private enum End {
        case done
        /// The helper is gone; it may be tried again.
        case failed(SynthesisError)
    }

    /// The progress of a segment.
    private struct Course {
        /// The number of samples passed on.
        var delivered = 0
        /// The position of the word that began last.
        var lastWord = 0
        /// Where the next word can begin: words before it were passed on.
        var nextWord = 0
    }

    private func attempt(
        _ segment: SpeechSegment, _ cancellation: CancellationFlag, _ course: inout Course,
        _ receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) -> End {
        try state.withLock { (state) throws(SynthesisError) in
            try speak(segment, &state, cancellation, &course, receive)
        }
    }

    /// Speaks a part of a segment in pieces, and those on which the helper dies in smaller ones.
    ///
    /// - Throws: `engineDied` if some of it could not be spoken at all.
    private func speakInPieces(
        _ segment: SpeechSegment, _ part: Range<Int>, _ lengths: ArraySlice<Int>, _ cancellation: CancellationFlag,
        _ course: inout Course, _ receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) {
        guard let length = lengths.first else { throw .engineDied }
        let scalars = Array(segment.text.unicodeScalars)
        var hasLost = false
        for range in SegmentPieces.ranges(of: scalars, in: part, longest: length) {
            guard !cancellation.isCancelled else { return }
            var piece = segment
            piece.ipa = nil
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            piece.text = String(view)
            var pieceCourse = Course()
            let start = course.delivered
            var isWanted = true
            let end = try attempt(piece, cancellation, &pieceCourse) { chunk in
                var chunk = chunk
                if case .word(let word) = chunk {
                    let place = word.range.lowerBound + range.lowerBound..<word.range.upperBound + range.lowerBound
                    chunk = .word(SynthesisWord(range: place, sample: word.sample + start))
                }
                isWanted = receive(chunk)
                return isWanted
            }
            course.delivered = start + pieceCourse.delivered
            guard isWanted else { return }
            if case .failed = end {
                do throws(SynthesisError) {
                    let rest = range.lowerBound + pieceCourse.lastWord..<range.upperBound
                    try speakInPieces(segment, rest, lengths.dropFirst(), cancellation, &course, receive)
                } catch {
                    guard error == .engineDied else { throw error }
                    hasLost = true
                }
            }
        }
        if hasLost { throw .engineDied }
    }

    /// Sends a request, twice if the helper dies.
    private func ask(_ message: (UInt32) -> HostMessage) throws(SynthesisError) -> HelperMessage {
        var failure = SynthesisError.engineDied
        for _ in 0..<2 {
            let answer = try state.withLock { (state) throws(SynthesisError) -> Result<HelperMessage, SynthesisError> in
                let helper = try ready(&state)
                do {
                    try helper.channel.send(message(state.lastRequest).frame)
                    var watch = Watch(helper, patience: patience)
                    while true {
                        guard let answer = try next(helper, &watch) else { continue }
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
        let folder = dataFolder
        if let running = state.helper, state.lastRequest < UInt32.max - 1, running.isRunning,
            running.dataFolder == folder
        {
            helper = running
        } else {
            state.helper = nil
            state.lastRequest = 0
            helper = try pool.take(dataFolder: folder)
            state.helper = helper
            runningProcess.store(helper.processID, ordering: .releasing)
        }
        state.lastRequest += 1
        return helper
    }

    private func speak(
        _ segment: SpeechSegment, _ state: inout State, _ cancellation: CancellationFlag, _ course: inout Course,
        _ receive: (SynthesisChunk) -> Bool
    ) throws(SynthesisError) -> End {
        let helper = try ready(&state)
        let request = state.lastRequest
        var made = 0
        var isWanted = true
        var watch = Watch(helper, patience: patience)
        func stop() {
            isWanted = false
            helper.cancelWord.value = request
            watch.renew(patience: Self.stopTime)
        }
        do {
            try helper.channel.send(HostMessage.speak(request: request, segment).frame)
            while true {
                if isWanted, cancellation.isCancelled { stop() }
                guard let message = try next(helper, &watch) else { continue }
                guard message.request == request else { continue }
                var goesOn = true
                switch message {
                case .audio(_, let samples):
                    // Samples that a dead helper had delivered are not played again.
                    let known = min(max(0, course.delivered - made), samples.count)
                    made += samples.count
                    if isWanted, known < samples.count {
                        course.delivered = made
                        goesOn = receive(.audio(known == 0 ? samples : Array(samples[known...])))
                    }
                case .word(_, let word):
                    // Words that a dead helper had reported are not reported again.
                    if isWanted, word.range.lowerBound >= course.nextWord {
                        course.lastWord = word.range.lowerBound
                        course.nextWord = max(word.range.lowerBound + 1, word.range.upperBound)
                        goesOn = receive(.word(word))
                    }
                case .done: return .done
                case .failed(_, let unknownVoice, let reason):
                    throw unknownVoice ? SynthesisError.unknownVoice(segment.voices) : SynthesisError.refused(reason)
                case .ready, .voices, .phonemes: throw FrameChannel.Failure.closed
                }
                if isWanted {
                    if goesOn { watch.renew(patience: patience) } else { stop() }
                }
            }
        } catch let error as SynthesisError {
            throw error
        } catch {
            state.helper = nil
            guard isWanted else { return .done }
            if case FrameChannel.Failure.timedOut = error { return .failed(.engineHung) }
            return .failed(.engineDied)
        }
    }

    /// Until when a helper is waited for.
    private struct Watch {
        private let helper: HelperProcess
        private var deadline: Instant
        private var workedBefore: Duration

        init(_ helper: HelperProcess, patience: Duration) {
            self.helper = helper
            deadline = Instant.now.advanced(by: patience)
            workedBefore = helper.processorTime
        }

        /// Records that the helper has responded.
        mutating func renew(patience: Duration) {
            deadline = Instant.now.advanced(by: patience)
            workedBefore = helper.processorTime
        }

        var isOver: Bool {
            helper.isStopped || Instant.now >= deadline
                || helper.processorTime - workedBefore > HostedSynthesizer.longestWork
        }
    }

    /// The next message, or nil if there is none yet.
    private func next(_ helper: HelperProcess, _ watch: inout Watch) throws -> HelperMessage? {
        do {
            return try HelperMessage(payload: helper.channel.receive(timeout: Self.lookTime))
        } catch FrameChannel.Failure.timedOut {
            guard !watch.isOver else { throw FrameChannel.Failure.timedOut }
            return nil
        }
    }
}
