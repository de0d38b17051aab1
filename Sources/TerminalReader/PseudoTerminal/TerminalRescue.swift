import Foundation
import Synchronization
import TerminalEmulator

/// Restores the outer terminal when a signal ends or stops this process.
enum TerminalRescue {
    /// What the handlers need, in memory that no handler has to allocate.
    private struct State {
        var saved = termios()
        var raw = termios()
        var input: Int32 = -1
        var output: Int32 = -1
        var enter = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
        var leave = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
        var stack: UnsafeMutableRawPointer?
        /// The pipe of the `TerminalGuard`, or -1, and what tells it that the terminal is ours again.
        var guardDescriptor: Int32 = -1
        var guardLine = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    }

    // Written before the handlers are installed and after they are removed, and only read by them in between; the
    // memory is never freed.
    nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
        let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
        pointer.initialize(to: State())
        return pointer
    }()

    /// Which of `resets` are due, one bit each.
    private static let due = Atomic<UInt32>(0)
    /// Which ever were.
    private static let everDue = Atomic<UInt32>(0)
    private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS, SIGXCPU]
    /// What ends a process that handles no signals itself.
    private static let endings = [SIGHUP, SIGINT, SIGTERM, SIGQUIT]

    /// What switches each thing off: the mouse, paste marks, focus reports, kitty's keys, application keys, the
    /// hidden cursor, and last the alternate screen.
    private static let resets: StaticString = """
        \u{1B}[?9;1000;1002;1003;1005;1006;1015;1016l\u{1B}[?2004l\u{1B}[?1004l\u{1B}[<9u\u{1B}[?1l\u{1B}>\
        \u{1B}[?25h\u{1B}[?2026l\u{1B}[m\u{1B}[?1049l
        """
    private static let lengths: [Int] = [40, 8, 8, 5, 7, 6, 8, 3, 8]
    /// Where each of them lies, in memory that a handler can read without the runtime. Filled here, before anybody has
    /// the pointer, never written again and never freed.
    nonisolated(unsafe) private static let table: UnsafeMutablePointer<(start: Int, length: Int)> = {
        let table = UnsafeMutablePointer<(start: Int, length: Int)>.allocate(capacity: lengths.count)
        var start = 0
        for (index, length) in lengths.enumerated() {
            (table + index).initialize(to: (start, length))
            start += length
        }
        return table
    }()

    /// What has to be written now to switch off what is on, and what has been on since the start: switching those off
    /// again does no harm, but for the alternate screen.
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

    /// Tells which modes the program has switched on. Returns whether others than before are.
    static func note(modes: Modes, mouse: Bool, keyboard: Bool) -> Bool {
        var bits: UInt32 = 1 << 7
        if mouse { bits |= 1 << 0 }
        if modes.contains(.bracketedPaste) { bits |= 1 << 1 }
        if modes.contains(.focusReporting) { bits |= 1 << 2 }
        if keyboard { bits |= 1 << 3 }
        if modes.contains(.applicationCursorKeys) || modes.contains(.applicationKeypad) { bits |= 1 << 4 }
        if !modes.contains(.cursorVisible) { bits |= 1 << 5 }
        if modes.contains(.synchronizedUpdate) { bits |= 1 << 6 }
        if modes.contains(.alternateScreen) { bits |= 1 << 8 }
        return due.exchange(bits, ordering: .relaxed) != bits
    }

    /// Handles crashes from now on; for an interactive process, also the signals that end, stop and continue it.
    static func arm(
        saved: termios, raw: termios, input: Int32, output: Int32, use: OuterTerminal.Use, guardDescriptor: Int32
    ) {
        _ = table
        disarm()
        state.pointee.saved = saved
        state.pointee.raw = raw
        state.pointee.input = input
        state.pointee.output = output
        state.pointee.guardDescriptor = guardDescriptor
        useOwnStack()
        if case .interactive(let enter, let leave) = use {
            due.store(0, ordering: .relaxed)
            state.pointee.enter = copy(enter)
            state.pointee.leave = copy(leave)
            state.pointee.guardLine = copy(TerminalGuard.line(resets: leave))
            for number in endings { handle(number, end) }
            handle(SIGTSTP, end)
            handle(SIGCONT, goOn)
        }
        for number in crashes { handle(number, end) }
    }

    static func disarm() {
        let isInteractive = !state.pointee.guardLine.isEmpty
        for number in crashes + (isInteractive ? endings + [SIGTSTP, SIGCONT] : []) { signal(number, SIG_DFL) }
        // The memory is left to a handler that may be at work in another thread.
        state.pointee.enter = .init(start: nil, count: 0)
        state.pointee.leave = .init(start: nil, count: 0)
        state.pointee.guardLine = .init(start: nil, count: 0)
    }

    private static func copy(_ text: String) -> UnsafeMutableBufferPointer<UInt8> {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8)
        return bytes
    }

    private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = Int32(SA_ONSTACK)
        sigaction(number, &action, nil)
    }

    /// Writes what switches off what is on. Only what POSIX allows in a handler.
    static func writeResets() {
        let bits = due.load(ordering: .relaxed)
        for index in 0..<9 where bits & 1 << UInt32(index) != 0 {
            let (start, length) = table[index]
            _ = Foundation.write(state.pointee.output, resets.utf8Start + start, length)
        }
    }

    /// Writes what belongs to a process that runs in the terminal, or to one that leaves it. Fit for handlers.
    static func write(enter: Bool) {
        let bytes = enter ? state.pointee.enter : state.pointee.leave
        guard !bytes.isEmpty else { return }
        _ = Foundation.write(state.pointee.output, bytes.baseAddress, bytes.count)
    }

    // Every call below is one of those that POSIX allows in a signal handler. The process ends or stops when the
    // handler returns.
    private static let end: @convention(c) (Int32) -> Void = { number in
        TerminalRescue.writeResets()
        TerminalRescue.write(enter: false)
        tcsetattr(TerminalRescue.state.pointee.input, TCSANOW, &TerminalRescue.state.pointee.saved)
        let line = TerminalGuard.standDownLine
        _ = Foundation.write(TerminalRescue.state.pointee.guardDescriptor, line.utf8Start, line.utf8CodeUnitCount)
        signal(number, SIG_DFL)
        raise(number)
    }

    private static let goOn: @convention(c) (Int32) -> Void = { _ in
        tcsetattr(TerminalRescue.state.pointee.input, TCSANOW, &TerminalRescue.state.pointee.raw)
        let line = TerminalRescue.state.pointee.guardLine
        _ = Foundation.write(TerminalRescue.state.pointee.guardDescriptor, line.baseAddress, line.count)
        TerminalRescue.write(enter: true)
        TerminalRescue.handle(SIGTSTP, TerminalRescue.end)
    }

    /// Gives handlers a stack of their own: a stack that has overflown has no room for them.
    private static func useOwnStack() {
        guard state.pointee.stack == nil else { return }
        let size = 64 << 10
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        state.pointee.stack = memory
        var stack = stack_t()
        stack.ss_sp = memory
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
