import Foundation
import TerminalReader

/// The terminal with line editing and echo switched off, restored on every way out.
final class RawTerminal {
    private var saved: termios
    private var isRestored = false
    private let watcher: TerminalGuard?

    /// Switches the terminal on standard input to single key presses.
    /// Throws when standard input is no terminal.
    ///
    /// - Parameters:
    ///   - enter: what is written now and when the process goes on after it was stopped.
    ///   - leave: what is written when the process ends or is stopped, however that comes about.
    init(enter: String = "", leave: String = "") throws {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
            throw ToolError(
                "standard input is not a terminal", remedy: "run this in a terminal, or use 'earshot read' in scripts",
                exitCode: .usage)
        }
        saved = settings
        settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
        settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        // A read returns as soon as one byte is there.
        withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        watcher = TerminalGuard(settings: saved, input: STDIN_FILENO, output: STDOUT_FILENO)
        watcher?.guardTerminal(resets: leave)
        TerminalRestoration.arm(
            saved: saved, raw: settings, enter: enter, leave: leave, guardDescriptor: watcher?.descriptor ?? -1)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        TerminalRestoration.write(enter: true)
    }

    /// Gives the terminal back as it was.
    func restore() {
        guard !isRestored else { return }
        isRestored = true
        TerminalRestoration.write(enter: false)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &saved)
        TerminalRestoration.disarm()
        watcher?.standDown()
    }

    /// Stops the process, and whatever runs with it, until the shell lets it go on, as Control-Z does elsewhere.
    func suspend() {
        kill(0, SIGTSTP)
    }

    /// Whether the terminal has been closed, as a window is.
    var isGone: Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLHUP | POLLERR) != 0
    }

    deinit {
        restore()
    }
}

/// Restores the terminal when a signal ends or stops the process, so that neither a crash nor a job in the background
/// leaves a shell without echo.
enum TerminalRestoration {
    /// What the handlers need, in memory that no handler has to allocate.
    private struct State {
        var saved = termios()
        var raw = termios()
        var enter = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
        var leave = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
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

    private static let endings = [
        SIGHUP, SIGINT, SIGTERM, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS, SIGXCPU,
    ]

    static func arm(saved: termios, raw: termios, enter: String, leave: String, guardDescriptor: Int32) {
        state.pointee.saved = saved
        state.pointee.raw = raw
        state.pointee.enter = copy(enter)
        state.pointee.leave = copy(leave)
        state.pointee.guardDescriptor = guardDescriptor
        state.pointee.guardLine = copy(TerminalGuard.line(resets: leave))
        useOwnStack()
        for number in endings { handle(number, end) }
        handle(SIGTSTP, stop)
        handle(SIGCONT, goOn)
    }

    static func disarm() {
        for number in endings + [SIGTSTP, SIGCONT] { signal(number, SIG_DFL) }
    }

    /// Writes what belongs to a process that runs in the terminal, or to one that leaves it.
    static func write(enter: Bool) {
        let bytes = enter ? state.pointee.enter : state.pointee.leave
        _ = Foundation.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    }

    private static func standDown() {
        let line = TerminalGuard.standDownLine
        _ = Foundation.write(state.pointee.guardDescriptor, line.utf8Start, line.utf8CodeUnitCount)
    }

    private static func copy(_ text: String) -> UnsafeMutableBufferPointer<UInt8> {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8)
        return bytes
    }

    // Every call below is one of those that POSIX allows in a signal handler.
    private static let end: @convention(c) (Int32) -> Void = { number in
        TerminalRestoration.write(enter: false)
        tcsetattr(STDIN_FILENO, TCSANOW, &TerminalRestoration.state.pointee.saved)
        TerminalRestoration.standDown()
        signal(number, SIG_DFL)
        raise(number)
    }

    private static let stop: @convention(c) (Int32) -> Void = { number in
        TerminalRestoration.write(enter: false)
        tcsetattr(STDIN_FILENO, TCSANOW, &TerminalRestoration.state.pointee.saved)
        TerminalRestoration.standDown()
        // The process stops when the handler returns.
        signal(number, SIG_DFL)
        raise(number)
    }

    private static let goOn: @convention(c) (Int32) -> Void = { _ in
        tcsetattr(STDIN_FILENO, TCSANOW, &TerminalRestoration.state.pointee.raw)
        let line = TerminalRestoration.state.pointee.guardLine
        _ = Foundation.write(TerminalRestoration.state.pointee.guardDescriptor, line.baseAddress, line.count)
        TerminalRestoration.write(enter: true)
        TerminalRestoration.handle(SIGTSTP, TerminalRestoration.stop)
    }

    private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_ONSTACK
        sigaction(number, &action, nil)
    }

    /// Gives handlers a stack of their own: a stack that has overflown has no room for them.
    private static func useOwnStack() {
        let size = 64 << 10
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
