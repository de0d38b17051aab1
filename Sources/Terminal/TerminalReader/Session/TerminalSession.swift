import Foundation
import Keys
import Speech
import TerminalEmulator
import Words

/// Runs a program in a new terminal within the user's terminal, and speaks it.
///
/// One thread waits for keys, output, signals and the time at which the screen counts as settled; while nothing happens
/// it sleeps. Output goes unchanged to the outer terminal before it is processed, and keys go to the program before
/// output is read.
public final class TerminalSession {
    /// The end of a session.
    public enum Ending: Hashable, Sendable {
        /// The program ended.
        case program(ProgramState)
        /// A signal requested Earshot's end; the program was hung up.
        case signal(Int32)
    }

    let outer: OuterTerminal
    let inner: PseudoTerminal
    /// The outputs for speech and the line of the user. The display of the line may be set after the session was made.
    public var outputs: SessionOutputs
    /// The speech output with its history: `outputs.speech`.
    let remembered: RememberedSpeech
    let recorder: SessionRecorder?
    var audible: AudibleTerminal<SpeakingMachine>
    var filter: InputFilter
    let review: ReviewMode
    /// The user's settings, for all programs and for the one in the foreground.
    var settings = SettingsInForce()
    /// Detectors that run before the reader's own.
    public var detectors: [ScreenDetector] = [] { didSet { audible.settings.detectors = detectors } }
    /// The words of the language that is spoken.
    public internal(set) var words = TerminalWords.current
    /// Whether the session announces its begin, with the keys for help, and its end, unless the verbosity is low.
    public var announcesItself = false
    var menu = SettingsMenu()
    /// The user's rules for the screen of the program in the foreground.
    var rules = RuledSpeech()
    /// The profile that they were taken from.
    var appliedProfile = TerminalProfile()
    /// The descriptions of keys in that program, by the bytes that they send.
    var keyNames: [KeyPress: String] = [:]
    var isSecret = false
    /// The key to press once the program's focus has arrived there.
    var awaited: AwaitedArrival?
    private var heldSince: Instant?
    /// The text that the user copied last.
    var clipboard: String?
    /// Whether a paste of several lines waits for the user to repeat the command.
    var asksToPaste = false
    /// The last line at the cursor, the reader's message after it, and which of them is shown.
    var (lastLine, notice, displayed): (ShownLine?, String?, ShownLine?)

    /// A button that will get the focus, the keys that press it then, and the time limit.
    struct AwaitedArrival {
        var arrival: Arrival
        var keys: [UInt8]
        var end: Instant
    }

    /// Until when the echo of a key is waited for without sleeping.
    var echoDeadline = Instant.zero
    private var inputEnded = false
    /// The output that the outer terminal has not taken yet.
    private var undrawn: [UInt8] = []
    /// The reader's own output, which waits until the program's output allows it.
    private var own = OwnOutput()
    private let signals: SignalInbox
    /// The results of helper programs.
    let helpers: HelperResults
    private var ending: Ending?

    /// The signals that request the end.
    private static let endings = [SIGHUP, SIGTERM, SIGINT, SIGQUIT]
    /// The reply to `DSR ? 2575`, which outer terminals do not support: a screen reader is in use.
    private static let attached = Array("\u{1B}[?2571n".utf8)

    /// Starts a program. The outer terminal is not changed before `run`.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments.
    ///   - environment: All variables of the program.
    ///   - outer: The terminal of the user.
    ///   - bindings: The keys of the reader.
    ///   - settings: The user's settings for automatic speech.
    ///   - review: The review mode, which performs the reader's commands.
    ///   - output: The outputs for speech and settings.
    ///   - recorder: The recorder of the session, or nil.
    /// - Throws: `PseudoTerminalError` when the program can't be started.
    public init(
        _ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
        outer: OuterTerminal = OuterTerminal(), bindings: ReaderBindings = ReaderBindings(),
        settings: SpeakingSettings = SpeakingSettings(), review: ReviewMode = ReviewMode(),
        output: SessionOutputs, recorder: SessionRecorder? = nil
    ) throws(PseudoTerminalError) {
        // Before the program starts, so that its end can't be missed.
        guard let signals = SignalInbox([SIGCHLD, SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])
        else { throw .noTerminal(errno) }
        guard let helpers = HelperResults() else { throw .noTerminal(errno) }
        self.signals = signals
        self.helpers = helpers
        self.outer = outer
        self.review = review
        remembered = RememberedSpeech(output.speech)
        var through = output
        through.speech = remembered
        outputs = through
        self.recorder = recorder
        filter = InputFilter(bindings: bindings)
        let size = outer.size ?? Size(rows: 24, columns: 80)
        audible = AudibleTerminal(size: size, settings: settings)
        inner = try PseudoTerminal(words, environment: environment, size: size, settings: outer.settings)
    }

    /// Runs until the program has ended or a signal requests the end. The outer terminal is restored then.
    public func run() -> Ending {
        outer.enterRawMode()
        outer.note(audible.terminal)
        greet()
        while ending == nil { TerminalWords.$current.withValue(words) { turn() } }
        let result = ending ?? .signal(SIGTERM)
        if case .signal = result {
            inner.hangUp()
            outer.restore(abandonsProgram: true)
        } else {
            TerminalWords.$current.withValue(words) { drain() }
            // The program will not complete an unfinished sequence.
            if !own.isEmpty { Array("\u{18}\(own.take())".utf8).withUnsafeBufferPointer { draw($0) } }
            if isGreeting { speak([.notice(words[.runEnd])]) }
            finishSpeaking()
            outer.restore()
        }
        recorder?.settled()
        return result
    }

    // MARK: Turns

    private func turn() {
        var descriptors = [pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)]
        // A program that does not read its input gets no more, and so the user's terminal has to wait, as in any
        // terminal.
        let wantsInput = !inputEnded && inner.unwrittenCount < Thresholds.Session.mostUnwritten
        descriptors.append(pollfd(fd: wantsInput ? outer.input : -1, events: Int16(POLLIN), revents: 0))
        let writes = inner.unwrittenCount > 0 ? Int16(POLLOUT) : 0
        let reads = undrawn.isEmpty ? Int16(POLLIN) : 0
        descriptors.append(pollfd(fd: inner.descriptor, events: reads | writes, revents: 0))
        descriptors.append(pollfd(fd: undrawn.isEmpty ? -1 : outer.output, events: Int16(POLLOUT), revents: 0))
        descriptors.append(pollfd(fd: outputs.wakeUp?.descriptor ?? -1, events: Int16(POLLIN), revents: 0))
        descriptors.append(pollfd(fd: helpers.wakeUp.descriptor, events: Int16(POLLIN), revents: 0))
        let count = wait(for: &descriptors)
        if count > 0 {
            if descriptors[0].revents != 0 { takeSignals() }
            guard ending == nil else { return }
            if descriptors[1].revents != 0 { takeInput() }
            if descriptors[2].revents & Int16(POLLOUT) != 0 { inner.flush() }
            if descriptors[3].revents != 0 { draw() }
            if descriptors[4].revents != 0 { takeSpeechStatus() }
            if descriptors[5].revents != 0 { takeHelperResults() }
            if undrawn.isEmpty, descriptors[2].revents & ~Int16(POLLOUT) != 0 { takeOutput() }
        }
        passTime()
        updateLineDisplay()
    }

    /// Waits for an event or a deadline.
    private func wait(for descriptors: inout [pollfd]) -> Int32 {
        // To be woken takes longer than most programs need to echo a key.
        while Instant.now < echoDeadline {
            sched_yield()
            let count = poll(&descriptors, nfds_t(descriptors.count), 0)
            guard count == 0 else { return count }
        }
        let held = heldSince.map { $0 + Thresholds.Session.keyPatience }
        guard
            let due = [held, awaited?.end, audible.settlingDeadline, audible.speakingDeadline].compactMap({ $0 }).min()
        else {
            return poll(&descriptors, nfds_t(descriptors.count), -1)
        }
        let now = Instant.now
        return poll(&descriptors, nfds_t(descriptors.count), Self.milliseconds(until: due, from: now))
    }

    /// Returns the time to wait for a moment, in whole milliseconds, rounded up.
    private static func milliseconds(until due: Instant, from now: Instant) -> Int32 {
        Int32(clamping: (max(.zero, due - now).clampedNanoseconds + 999_999) / 1_000_000)
    }

    private func passTime() {
        let now = Instant.now
        if let since = heldSince, now >= since + Thresholds.Session.keyPatience {
            heldSince = nil
            filter.add([])
            handleInput(isLate: true)
        }
        if let due = audible.settlingDeadline, due <= now { settle() }
        if let due = audible.speakingDeadline, due <= now { speakOutput(audible.pass(now)) }
        giveUpArrival(at: now)
    }

    // MARK: Speech

    private var isGreeting: Bool { announcesItself && settings.profile.verbosity != .low }

    /// Announces the begin of the session.
    private func greet() {
        guard isGreeting else { return }
        let (review, help) = (key(of: .reviewMode, inReview: false), key(of: .helpMode, inReview: true))
        let start = words[.runStart]
        guard let review, let help else { return speak([.notice(start)]) }
        speak([.notice(start + words[.runHelp, review, help])])
    }

    /// The name of the first key of a command, as it is spoken; nil if it has none.
    private func key(of command: ReaderCommand, inReview: Bool) -> String? {
        let key = filter.bindings.assignments.first { $0.command == command && $0.isForReview == inReview }?.key
        guard let key, key.count == 1, let character = key.first else { return key }
        return words.name(of: character) ?? key
    }

    /// Handles the end or a failure of speech. A failure is reported by the bell of the terminal.
    private func takeSpeechStatus() {
        outputs.wakeUp?.reset()
        if outputs.progress?.takeAlarm() == true { ring() }
    }

    /// Finishes the last announcements of a program that has ended, until a key is pressed, which stays for the
    /// terminal's next reader, or a signal comes.
    private func finishSpeaking() {
        guard let progress = outputs.progress, let wakeUp = outputs.wakeUp else { return }
        let end = Instant.now + Thresholds.Session.lastSpeech
        let keys = outer.isTerminal && !inputEnded ? outer.input : -1
        while progress.isSpeaking {
            let now = Instant.now
            guard now < end else { break }
            var descriptors = [signals.descriptor, keys, wakeUp.descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            _ = poll(&descriptors, 3, Self.milliseconds(until: end, from: now))
            if descriptors[2].revents != 0 { takeSpeechStatus() }
            let isEnding = descriptors[0].revents != 0 && !signals.take().isDisjoint(with: Self.endings)
            guard descriptors[1].revents == 0, !isEnding else { break }
        }
        speak([.stop])
        // A failure meanwhile is reported as well.
        takeSpeechStatus()
    }

    // MARK: Signals

    private func takeSignals() {
        let numbers = signals.take()
        if numbers.contains(SIGWINCH) || numbers.contains(SIGCONT) { resize() }
        if numbers.contains(SIGCHLD), let state = inner.takeState() {
            if state.isStopped {
                stop()
                inner.resume()
            } else {
                ending = .program(state)
                return
            }
        }
        if let number = Self.endings.first(where: numbers.contains) {
            ending = .signal(number)
            return
        }
        if numbers.contains(SIGTSTP) { stop() } else if numbers.contains(SIGCONT) { outer.enterRawMode() }
    }

    /// Stops this process as the shell expects it, and continues when the shell resumes it.
    private func stop() {
        outer.restore()
        kill(getpid(), SIGSTOP)
        // The signal may reach another thread first, so this one must not continue before SIGCONT has come.
        var numbers: Set<Int32> = []
        while numbers.isDisjoint(with: [SIGCONT] + Self.endings) {
            var waiting = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, -1)
            numbers.formUnion(signals.take())
        }
        if numbers.contains(SIGCHLD), let state = inner.takeState(), !state.isStopped { ending = .program(state) }
        if ending == nil { ending = Self.endings.first(where: numbers.contains).map { .signal($0) } }
        outer.enterRawMode()
        resize()
    }

    private func resize() {
        guard let size = outer.size, size != audible.terminal.size else { return }
        // Earlier output is announced first, and later output is compared with the screen of the new size.
        if audible.isPending { settle() }
        audible.resize(size)
        settle()
        recorder?.resized(size)
        inner.resize(size)
    }

    // MARK: Keys

    private func takeInput() {
        let count = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 16) { buffer in
            let count = read(outer.input, buffer.baseAddress, buffer.count)
            if count > 0 { filter.add(buffer[..<count]) }
            return count
        }
        if count > 0 {
            notice = nil
            handleInput()
            heldSince = filter.holds ? Instant.now : nil
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            inputEnded = true
            if outer.isTerminal {
                // The terminal has gone: a signal follows as a rule, but not where we lead no session.
                ending = .signal(SIGHUP)
            } else {
                // The end of a file is sent as a user would type it.
                inner.write([4])
            }
        }
    }

    private func handleInput(isLate: Bool = false) {
        while let piece = filter.next(isLate: isLate) {
            switch piece {
            case .pass(let bytes): pass(bytes)
            case .command(let command): perform(command)
            case .typed(let typed): type(typed)
            case .unknown:
                stopSpeech()
                speak([filter.mode.explains ? .notice(words[.keyUnassigned]) : .sound(.edge)])
            }
            filter.mode.settle(settings: menu.isOpen, text: review.takesText)
        }
    }

    // MARK: Output

    private func takeOutput() {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            guard case .bytes(let count) = inner.read(into: buffer) else { return }
            show(UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<count]))
        }
    }

    private func show(_ bytes: UnsafeBufferPointer<UInt8>) {
        draw(bytes)
        recorder?.wrote(bytes)
        let hasSettled = audible.feed(bytes, hasMore: hasMore, at: Instant.now)
        drawOwnWhenPossible()
        let replies = audible.drainReplies()
        // All other answers are the outer terminal's.
        if replies.count >= Self.attached.count, inner.unwrittenCount < Thresholds.Session.mostReplies,
            replies.firstRange(of: Self.attached) != nil
        {
            inner.write(Self.attached)
        }
        outer.note(audible.terminal)
        if hasSettled { settle() }
    }

    /// Whether more output waits to be read.
    private var hasMore: Bool {
        var next = pollfd(fd: inner.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&next, 1, 0) > 0
    }

    /// Gives the outer terminal a text that was copied, as soon as the program's output is between two characters or
    /// control sequences, replacing one that still waits.
    func drawCopy(_ sequence: String) {
        own.copy = sequence
        drawOwnWhenPossible()
    }

    /// Rings the bell of the outer terminal.
    func ring() {
        own.rings = true
        drawOwnWhenPossible()
    }

    private func drawOwnWhenPossible() {
        guard !own.isEmpty, audible.terminal.isBetweenSequences else { return }
        let text = own.take()
        guard undrawn.isEmpty else {
            undrawn += Array(text.utf8)
            return
        }
        Array(text.utf8).withUnsafeBufferPointer { draw($0) }
    }

    /// Writes output to the outer terminal. Bytes that it does not accept now wait.
    private func draw(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < bytes.count, undrawn.isEmpty {
            let count = write(outer.output, bytes.baseAddress.map { $0 + start }, bytes.count - start)
            if count > 0 {
                start += count
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN {
                undrawn = Array(bytes[start...])
            } else {
                // The reader of the output is gone; the program is still announced.
                return
            }
        }
    }

    private func draw() {
        let waiting = undrawn
        undrawn = []
        waiting.withUnsafeBufferPointer { draw($0) }
    }

    /// Shows the last output of the program, for a moment: one of its background processes may run forever.
    private func drain() {
        let end = Instant.now + Thresholds.Session.lastOutput
        var isOver = false
        while !isOver || !undrawn.isEmpty {
            let now = Instant.now
            guard now < end else { break }
            let left = Self.milliseconds(until: end, from: now)
            if !undrawn.isEmpty {
                var waiting = pollfd(fd: outer.output, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, left)
                draw()
                continue
            }
            var waiting = pollfd(fd: inner.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, left)
            withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
                switch inner.read(into: buffer) {
                case .bytes(let count):
                    show(UnsafeBufferPointer(rebasing: buffer.bindMemory(to: UInt8.self)[..<count]))
                case .nothing: break
                case .end: isOver = true
                }
            }
        }
        // The output is complete now.
        if audible.isPending { settle() }
        if let due = audible.speakingDeadline { speakOutput(audible.pass(due)) }
    }
}
