import Foundation
import Synchronization
import TerminalEmulator

/// Restores the outer terminal when a signal ends or stops this process.
enum TerminalRescue {
    /// The data that the handlers need, in memory that no handler has to allocate.
    struct State {
        var saved: termios
        var raw: termios
        var input: Int32
        var output: Int32
        /// The pipe of the `TerminalGuard`, or -1.
        var guardDescriptor: Int32
        /// The sequences for the start and the end of raw mode, and the line that reports to the guard that this
        /// process has the terminal again. Empty where output is passed through.
        var enter: UnsafeBufferPointer<UInt8>
        var leave: UnsafeBufferPointer<UInt8>
        var guardLine: UnsafeBufferPointer<UInt8>

        fileprivate var isInteractive: Bool { !guardLine.isEmpty }

        fileprivate func isSame(as other: State) -> Bool {
            func isSame<Value>(_ member: KeyPath<State, Value>) -> Bool {
                withUnsafeBytes(of: self[keyPath: member]) { mine in
                    withUnsafeBytes(of: other[keyPath: member]) { mine.elementsEqual($0) }
                }
            }
            return isSame(\.saved) && isSame(\.raw) && input == other.input && output == other.output
                && guardDescriptor == other.guardDescriptor && enter.elementsEqual(other.enter)
                && leave.elementsEqual(other.leave) && guardLine.elementsEqual(other.guardLine)
        }
    }

    /// The data that the handlers read, or nil while they are not installed. It is complete before it is stored here,
    /// and never changed nor freed: a handler may be at work in another thread. So threads share an atomic pointer to
    /// constant data, which the compiler can't verify.
    nonisolated(unsafe) private static let current = Atomic<UnsafeMutablePointer<State>?>(nil)
    /// The latest state, which is used again whenever the process continues; as above.
    nonisolated(unsafe) private static let made = Atomic<UnsafeMutablePointer<State>?>(nil)
    private static let hasStack = Atomic<Bool>(false)
    /// The earlier action for each signal, by its number; there was none where all is zero. In memory as above: written
    /// while none of these handlers is installed, and never freed.
    nonisolated(unsafe) private static let replaced: UnsafeMutablePointer<sigaction> = {
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        table.initialize(repeating: sigaction(), count: 65)
        return table
    }()

    /// The modes that are on now, whose sequences in `resets` are needed: one bit each.
    private static let due = Atomic<UInt32>(0)
    /// The modes that were ever on.
    private static let everDue = Atomic<UInt32>(0)
    private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS, SIGXCPU]
    /// The signals that end a process that doesn't handle them.
    private static let endings = [SIGHUP, SIGINT, SIGTERM, SIGQUIT]

    /// The sequences that switch each mode off: the mouse, paste marks, focus reports, kitty's keys, application keys,
    /// the hidden cursor, the alternate screen, and last kitty's keys again, of which each screen has its own.
    private static let resets: StaticString = """
        \u{1B}[?9;1000;1002;1003;1005;1006;1015;1016l\u{1B}[?2004l\u{1B}[?1004l\u{1B}[<9u\u{1B}[?1l\u{1B}>\
        \u{1B}[?25h\u{1B}[?2026l\u{1B}[m\u{1B}[?1049l\u{1B}[<9u
        """
    private static let lengths: [Int] = [40, 8, 8, 5, 7, 6, 8, 3, 8, 5]
    /// The range of each of them, in memory that a handler can read without the runtime. Filled here, before any code
    /// has the pointer, never written again and never freed.
    nonisolated(unsafe) private static let table: UnsafeMutablePointer<(start: Int, length: Int)> = {
        let table = UnsafeMutablePointer<(start: Int, length: Int)>.allocate(capacity: lengths.count)
        var start = 0
        for (index, length) in lengths.enumerated() {
            (table + index).initialize(to: (start, length))
            start += length
        }
        return table
    }()

    /// Returns the sequences that switch off the modes that are on, and those that have been on since the start:
    /// switching those off again does no harm, except for the alternate screen.
    static func resetsForGuard() -> String {
        let bits = due.load(ordering: .relaxed)
        let ever = everDue.bitwiseOr(bits, ordering: .relaxed).newValue
        let wanted = ever & ~(1 << 8) | bits & 1 << 8
        return (0..<lengths.count).filter { wanted & 1 << UInt32($0) != 0 }.map { index in
            let (start, length) = table[index]
            return String(
                decoding: UnsafeBufferPointer(start: resets.utf8Start + start, count: length), as: UTF8.self)
        }.joined()
    }

    /// Records the modes that the program has switched on. Returns whether they have changed.
    static func note(modes: Modes, mouse: Bool, keyboard: Bool) -> Bool {
        var bits: UInt32 = 1 << 7
        if mouse { bits |= 1 << 0 }
        if modes.contains(.bracketedPaste) { bits |= 1 << 1 }
        if modes.contains(.focusReporting) { bits |= 1 << 2 }
        if keyboard { bits |= 1 << 3 | 1 << 9 }
        if modes.contains(.applicationCursorKeys) || modes.contains(.applicationKeypad) { bits |= 1 << 4 }
        if !modes.contains(.cursorVisible) { bits |= 1 << 5 }
        if modes.contains(.synchronizedUpdate) { bits |= 1 << 6 }
        if modes.contains(.alternateScreen) { bits |= 1 << 8 }
        return due.exchange(bits, ordering: .relaxed) != bits
    }

    /// Handles crashes from now on; for an interactive process, also the signals that end, stop and continue it.
    /// Handlers that are already installed stay installed meanwhile.
    static func arm(
        saved: termios, raw: termios, input: Int32, output: Int32, use: OuterTerminal.Use, guardDescriptor: Int32
    ) {
        _ = table
        _ = replaced
        let last = made.load(ordering: .acquiring)
        let state = state(
            saved: saved, raw: raw, input: input, output: output, use: use, guardDescriptor: guardDescriptor,
            reusing: last)
        if state != last { made.store(state, ordering: .releasing) }
        let isInteractive = state.pointee.isInteractive
        if isInteractive { due.store(0, ordering: .relaxed) }
        let before = current.exchange(state, ordering: .acquiringAndReleasing)
        useOwnStack()
        if isInteractive {
            for number in endings + [SIGTSTP, SIGCONT] {
                if before?.pointee.isInteractive != true {
                    sigaction(number, nil, replaced + Int(number))
                    // No other handler is needed for these: Swift's runtime would handle them, with a crash report that
                    // is wrong.
                    if !isIgnored(number) { replaced[Int(number)] = sigaction() }
                }
                // A process that is started with `nohup` is to continue.
                if !isIgnored(number) { handle(number, number == SIGCONT ? goOn : end) }
            }
        } else if before?.pointee.isInteractive == true {
            for number in endings + [SIGTSTP, SIGCONT] { sigaction(number, replaced + Int(number), nil) }
        }
        for number in crashes {
            // Crash reporters run after this handler, once the terminal is restored.
            if before == nil { sigaction(number, nil, replaced + Int(number)) }
            handle(number, end)
        }
    }

    /// Whether a signal was ignored before we handled it.
    private static func isIgnored(_ number: Int32) -> Bool {
        unsafeBitCast(replaced[Int(number)].__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    static func disarm() {
        let isInteractive = current.load(ordering: .acquiring)?.pointee.isInteractive == true
        for number in crashes + (isInteractive ? endings + [SIGTSTP, SIGCONT] : []) {
            sigaction(number, replaced + Int(number), nil)
        }
        current.store(nil, ordering: .releasing)
    }

    /// Returns the data that the handlers need, in memory that is never freed: the earlier data if it is the same.
    static func state(
        saved: termios, raw: termios, input: Int32, output: Int32, use: OuterTerminal.Use, guardDescriptor: Int32,
        reusing last: UnsafeMutablePointer<State>?
    ) -> UnsafeMutablePointer<State> {
        var (enter, leave, guardLine) = ("", "", "")
        if case .interactive(let first, let final) = use {
            (enter, leave, guardLine) = (first, final, TerminalGuard.line(resets: final))
        }
        let wanted = State(
            saved: saved, raw: raw, input: input, output: output, guardDescriptor: guardDescriptor,
            enter: copy(enter), leave: copy(leave), guardLine: copy(guardLine))
        if let last, last.pointee.isSame(as: wanted) {
            for text in [wanted.enter, wanted.leave, wanted.guardLine] { text.deallocate() }
            return last
        }
        let new = UnsafeMutablePointer<State>.allocate(capacity: 1)
        new.initialize(to: wanted)
        return new
    }

    private static func copy(_ text: String) -> UnsafeBufferPointer<UInt8> {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8)
        return UnsafeBufferPointer(bytes)
    }

    private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = Int32(SA_ONSTACK)
        sigaction(number, &action, nil)
    }

    /// Writes the sequences that switch off the active modes. Safe in signal handlers.
    static func writeResets() {
        guard let state = current.load(ordering: .acquiring) else { return }
        let bits = due.load(ordering: .relaxed)
        for index in 0..<10 where bits & 1 << UInt32(index) != 0 {
            let (start, length) = table[index]
            _ = Foundation.write(state.pointee.output, resets.utf8Start + start, length)
        }
    }

    /// Writes the sequences for the start or the end of raw mode. Safe in signal handlers.
    static func write(enter: Bool) {
        guard let state = current.load(ordering: .acquiring) else { return }
        let bytes = enter ? state.pointee.enter : state.pointee.leave
        guard !bytes.isEmpty else { return }
        _ = Foundation.write(state.pointee.output, bytes.baseAddress, bytes.count)
    }

    // Every call below is one of those that POSIX allows in a signal handler. The process ends or stops when the
    // handler returns, or the earlier handler of the signal gets it then.
    private static let end: @convention(c) (Int32) -> Void = { number in
        if let state = TerminalRescue.current.load(ordering: .acquiring) {
            TerminalRescue.writeResets()
            TerminalRescue.write(enter: false)
            tcsetattr(state.pointee.input, TCSANOW, &state.pointee.saved)
            let line = TerminalGuard.standDownLine
            _ = Foundation.write(state.pointee.guardDescriptor, line.utf8Start, line.utf8CodeUnitCount)
        }
        sigaction(number, TerminalRescue.replaced + Int(number), nil)
        raise(number)
    }

    private static let goOn: @convention(c) (Int32) -> Void = { _ in
        guard let state = TerminalRescue.current.load(ordering: .acquiring) else { return }
        tcsetattr(state.pointee.input, TCSANOW, &state.pointee.raw)
        let line = state.pointee.guardLine
        _ = Foundation.write(state.pointee.guardDescriptor, line.baseAddress, line.count)
        TerminalRescue.write(enter: true)
        if !TerminalRescue.isIgnored(SIGTSTP) { TerminalRescue.handle(SIGTSTP, TerminalRescue.end) }
    }

    /// Gives handlers a separate stack: an overflown stack has no room for them.
    private static func useOwnStack() {
        guard !hasStack.exchange(true, ordering: .relaxed) else { return }
        let size = 64 << 10
        var stack = stack_t()
        // Never freed.
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
