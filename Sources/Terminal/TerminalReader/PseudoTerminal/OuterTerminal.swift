import Foundation
import TerminalEmulator

/// The terminal in which Earshot itself runs: in raw mode all keys come as they are.
///
/// It is restored on every way out: see `TerminalRescue` for signals and `TerminalGuard` for SIGKILL. Where standard
/// input or output is no terminal, bytes pass all the same and the modes are left alone.
public final class OuterTerminal {
    /// The use of the terminal in raw mode.
    public enum Use: Hashable, Sendable {
        /// The output of another program is passed on unchanged. The caller handles the signals that end or stop the
        /// process.
        case passThrough
        /// This process draws and reads keys. Signals that end or stop it are handled: the terminal is restored before,
        /// and set up again when the process continues. `enter` is written when raw mode begins and then, and `leave`
        /// whenever the terminal is restored.
        case interactive(enter: String, leave: String)
    }

    /// The descriptor of the keys.
    public let input: Int32
    /// The descriptor of the output; passing output through does not block if it is a terminal.
    let output: Int32
    private let ownsOutput: Bool
    private let use: Use
    /// The modes before the first change, or nil when the input is no terminal.
    public let settings: termios?
    private var isRaw = false
    private var watcher: TerminalGuard?

    /// Takes the terminal on two descriptors. Nothing is changed yet.
    public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, use: Use = .passThrough) {
        self.input = input
        self.use = use
        var found = termios()
        settings = isatty(input) == 1 && tcgetattr(input, &found) == 0 ? found : nil
        // Reopened, since O_NONBLOCK would otherwise apply to the shell that shares the descriptor.
        let own =
            use == .passThrough && isatty(output) == 1
            ? open("/proc/self/fd/\(output)", O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK) : -1
        ownsOutput = own >= 0
        self.output = own >= 0 ? own : output
    }

    deinit {
        restore()
        if ownsOutput { close(output) }
    }

    /// Whether keys come from a terminal.
    public var isTerminal: Bool { settings != nil }

    /// Whether the terminal has been closed, as a window is.
    public var isGone: Bool {
        var descriptor = pollfd(fd: input, events: 0, revents: 0)
        return poll(&descriptor, 1, 0) > 0 && descriptor.revents & Int16(POLLHUP | POLLERR) != 0
    }

    /// The size in cells, or nil when neither end is a terminal that reports it. A size beyond any screen is clamped,
    /// so that a wrong number can't cost hundreds of megabytes; the program gets the clamped size.
    public var size: Size? {
        for descriptor in [output, input] {
            var window = winsize()
            if ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 {
                return Size(
                    rows: min(Int(window.ws_row), Thresholds.Session.mostRows),
                    columns: min(Int(window.ws_col), Thresholds.Session.mostColumns))
            }
        }
        return nil
    }

    /// Switches to raw mode, now and again after the process was stopped. Type-ahead is kept.
    public func enterRawMode() {
        guard let settings else { return }
        var raw = rawMode(settings)
        watcher = watcher ?? TerminalGuard(settings: settings, input: input, output: output)
        watcher?.guardTerminal(resets: resets)
        TerminalRescue.arm(
            saved: settings, raw: raw, input: input, output: output, use: use,
            guardDescriptor: watcher?.descriptor ?? -1)
        isRaw = true
        while tcsetattr(input, TCSADRAIN, &raw) != 0, errno == EINTR {}
        TerminalRescue.write(enter: true)
    }

    /// The sequences to write if this process can't restore the terminal itself.
    private var resets: String {
        switch use {
        case .passThrough: TerminalRescue.resetsForGuard()
        case .interactive(_, let leave): leave
        }
    }

    private func rawMode(_ settings: termios) -> termios {
        var raw = settings
        raw.c_iflag &= ~tcflag_t(BRKINT | INPCK | ISTRIP | ICRNL | IXON)
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
        if use == .passThrough {
            raw.c_iflag &= ~tcflag_t(IGNBRK | PARMRK | INLCR | IGNCR)
            raw.c_oflag &= ~tcflag_t(OPOST)
            raw.c_lflag &= ~tcflag_t(ECHONL)
            raw.c_cflag &= ~tcflag_t(CSIZE | PARENB)
            raw.c_cflag |= tcflag_t(CS8)
        }
        // A read returns as soon as one byte is there.
        withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        return raw
    }

    /// Restores the terminal.
    ///
    /// - Parameter abandonsProgram: Whether a program still ran in it, so that the modes it had switched on are
    ///   switched off: the alternate screen, the mouse, paste marks. A program that ended has restored them itself.
    public func restore(abandonsProgram: Bool = false) {
        guard isRaw, var settings else { return }
        isRaw = false
        if abandonsProgram { TerminalRescue.writeResets() }
        TerminalRescue.write(enter: false)
        // Keys for a process that draws itself are none for the shell after it.
        let when = use == .passThrough ? TCSADRAIN : TCSAFLUSH
        while tcsetattr(input, when, &settings) != 0, errno == EINTR {}
        TerminalRescue.disarm()
        watcher?.standDown()
    }

    /// Records the modes that are switched on, for `restore` and for the case that this process crashes.
    func note(_ terminal: borrowing Terminal) {
        let isChanged = TerminalRescue.note(
            modes: terminal.modes, mouse: terminal.mouseTracking != .off, keyboard: terminal.hasKeyboardFlags)
        if isChanged, isRaw { watcher?.guardTerminal(resets: TerminalRescue.resetsForGuard()) }
    }
}
