import Foundation
import TerminalEmulator

/// The terminal in which Earshot itself runs: in raw mode all keys come as they are and all output goes as it is.
/// It is restored on every way out: see `TerminalRescue` for crashes and `TerminalGuard` for SIGKILL. Where standard input or output is
/// no terminal, bytes pass all the same and the modes are left alone.
public final class OuterTerminal {
    /// Where keys come from.
    public let input: Int32
    /// Where output goes to; it does not block if it is a terminal.
    let output: Int32
    private let ownsOutput: Bool
    /// The modes before the first change, or nil when the input is no terminal.
    public let settings: termios?
    private var isRaw = false
    private var watcher: TerminalGuard?

    /// Takes the terminal on two descriptors. Nothing is changed yet.
    public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.input = input
        var found = termios()
        settings = isatty(input) == 1 && tcgetattr(input, &found) == 0 ? found : nil
        // Opened anew, since "does not block" would otherwise hold for the shell that shares the descriptor.
        let own =
            isatty(output) == 1
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

    /// The size in cells, or nil when neither end is a terminal that knows it.
    public var size: Size? {
        for descriptor in [output, input] {
            var window = winsize()
            if ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0 {
                return Size(rows: Int(window.ws_row), columns: Int(window.ws_col))
            }
        }
        return nil
    }

    /// Switches to raw mode, now and again after the process was stopped. Type-ahead is kept.
    public func enterRawMode() {
        guard let settings else { return }
        var raw = settings
        raw.c_iflag &= ~tcflag_t(IGNBRK | BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON)
        raw.c_oflag &= ~tcflag_t(OPOST)
        raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
        raw.c_cflag &= ~tcflag_t(CSIZE | PARENB)
        raw.c_cflag |= tcflag_t(CS8)
        withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        watcher = watcher ?? TerminalGuard(settings: settings, input: input, output: output)
        watcher?.guardTerminal(resets: TerminalRescue.resetsForGuard())
        TerminalRescue.arm(
            settings: settings, input: input, output: output, guardDescriptor: watcher?.descriptor ?? -1)
        isRaw = true
        while tcsetattr(input, TCSADRAIN, &raw) != 0, errno == EINTR {}
    }

    /// Gives the terminal back as it was.
    ///
    /// - Parameter abandonsProgram: Whether a program still ran in it, so that what it had switched on is switched off:
    ///   the alternate screen, the mouse, paste marks. A program that ended has put that right itself.
    public func restore(abandonsProgram: Bool = false) {
        guard isRaw, var settings else { return }
        isRaw = false
        if abandonsProgram { TerminalRescue.writeResets() }
        TerminalRescue.disarm()
        while tcsetattr(input, TCSADRAIN, &settings) != 0, errno == EINTR {}
        watcher?.standDown()
    }

    /// Tells what is switched on, for `restore` and for the case that this process crashes.
    func note(_ terminal: borrowing Terminal) {
        let isChanged = TerminalRescue.note(
            modes: terminal.modes, mouse: terminal.mouseTracking != .off, keyboard: terminal.keyboardFlags != 0)
        if isChanged, isRaw { watcher?.guardTerminal(resets: TerminalRescue.resetsForGuard()) }
    }
}
