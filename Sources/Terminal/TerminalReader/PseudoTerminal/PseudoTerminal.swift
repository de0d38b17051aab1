import Foundation
import TerminalEmulator

/// A new terminal with a program in it: written bytes go to the program as if typed, and its output is read. Nothing
/// here blocks. For use from one thread.
public final class PseudoTerminal {
    /// The terminal's treatment of typed input.
    public struct InputMode: Hashable, Sendable {
        /// Whether the terminal echoes typed characters.
        public var echoes: Bool
        /// Whether the program gets whole lines.
        public var isCanonical: Bool

        /// Whether a secret is asked for: the program reads a line without echo. Programs that read single keys echo
        /// them themselves, so the missing echo alone means nothing.
        public var isSecret: Bool { !echoes && isCanonical }
    }

    /// The result of reading.
    public enum ReadResult: Hashable, Sendable {
        /// The number of bytes that were read.
        case bytes(Int)
        /// Nothing is there now.
        case nothing
        /// No process has the terminal open, and all output has been read.
        case end
    }

    /// The descriptor to poll: readable when the program has written, writable when it takes more.
    public let descriptor: Int32
    /// The number of the program's process.
    public var processID: pid_t { child.processID }
    /// The other end. While this process has it open, a program that closes all its descriptors is not mistaken for one
    /// that ended.
    private var terminal: Int32
    private let child: ChildProgram
    private var isEnded = false
    private var isHungUp = false
    private var unwritten: [UInt8] = []
    private var unwrittenStart = 0

    /// Opens a terminal and starts a program in it.
    ///
    /// - Parameters:
    ///   - words: The program, looked for in `PATH` unless it has a slash, and its arguments.
    ///   - environment: All variables of the program.
    ///   - size: The size of the terminal in cells.
    ///   - settings: The keys and modes of the terminal, as a rule those of the user's own; nil for the system's.
    /// - Throws: `PseudoTerminalError`; then nothing is left open.
    public init(
        _ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment, size: Size,
        settings: termios? = nil
    ) throws(PseudoTerminalError) {
        let (master, path) = try Self.openMaster()
        let slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard slave >= 0 else {
            let code = errno
            close(master)
            throw .noTerminal(code)
        }
        var window = Self.window(size)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
        var modes = termios()
        if tcgetattr(slave, &modes) == 0 {
            if let settings { modes = settings }
            // Backspace in a line must erase a character, not a byte of it.
            modes.c_iflag |= tcflag_t(IUTF8)
            tcsetattr(slave, TCSANOW, &modes)
        }
        do {
            child = try ChildProgram(words, environment: environment, terminal: path)
        } catch {
            close(slave)
            close(master)
            throw error
        }
        descriptor = master
        terminal = slave
    }

    deinit {
        hangUp()
    }

    private static func openMaster() throws(PseudoTerminalError) -> (descriptor: Int32, path: String) {
        // The calls of Linux that implement `unlockpt` and `ptsname`, which the module of the C library does not have.
        let unlock: UInt = 0x4004_5431
        let getNumber: UInt = 0x8004_5430
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        guard master >= 0 else { throw .noTerminal(errno) }
        var zero: Int32 = 0
        var number: Int32 = 0
        guard ioctl(master, unlock, &zero) == 0, ioctl(master, getNumber, &number) == 0 else {
            let code = errno
            close(master)
            throw .noTerminal(code)
        }
        return (master, "/dev/pts/\(number)")
    }

    private static func window(_ size: Size) -> winsize {
        winsize(
            ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns), ws_xpixel: 0, ws_ypixel: 0)
    }

    // MARK: Bytes

    /// Reads the program's output, as much as fits.
    public func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadResult {
        guard !isHungUp else { return .end }
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count > 0 { return .bytes(count) }
            if count == 0 { return .end }
            switch errno {
            case EINTR: continue
            case EAGAIN: return .nothing
            default: return .end
            }
        }
    }

    /// Sends bytes to the program as if they were typed. Bytes that it does not read now are kept until `flush`.
    public func write(_ bytes: some Sequence<UInt8>) {
        guard !isHungUp else { return }
        unwritten.append(contentsOf: bytes)
        flush()
    }

    /// The number of bytes that the program has not taken yet. Callers should wait to write while these are many.
    public var unwrittenCount: Int { unwritten.count - unwrittenStart }

    /// Sends the bytes that the program has not read yet.
    public func flush() {
        while unwrittenCount > 0, !isHungUp {
            let count = unwritten.withUnsafeBytes { bytes in
                Foundation.write(descriptor, bytes.baseAddress.map { $0 + unwrittenStart }, unwrittenCount)
            }
            if count > 0 {
                unwrittenStart += count
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN {
                break
            } else {
                unwrittenStart = unwritten.count
            }
        }
        if unwrittenStart == unwritten.count {
            unwritten.removeAll(keepingCapacity: unwritten.count <= 65_536)
            unwrittenStart = 0
        } else if unwrittenStart >= 65_536 {
            unwritten.removeFirst(unwrittenStart)
            unwrittenStart = 0
        }
    }

    // MARK: State

    /// The terminal's current treatment of typed input, or nil after it was hung up.
    public var inputMode: InputMode? {
        var settings = termios()
        guard !isHungUp, tcgetattr(descriptor, &settings) == 0 else { return nil }
        return InputMode(
            echoes: settings.c_lflag & tcflag_t(ECHO) != 0, isCanonical: settings.c_lflag & tcflag_t(ICANON) != 0)
    }

    /// Gives the terminal a new size; the system notifies the programs in the foreground (SIGWINCH).
    public func resize(_ size: Size) {
        guard !isHungUp else { return }
        var window = Self.window(size)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
    }

    /// Returns the new state of the program, or nil if it has not changed. Call it after SIGCHLD. Once the program has
    /// ended, `read` returns the remaining output and then `.end`, unless one of its processes continues in the
    /// background.
    public func takeState() -> ProgramState? {
        guard !isEnded, let state = child.takeState() else { return nil }
        if case .stopped = state { return state }
        isEnded = true
        closeTerminal()
        return state
    }

    /// Lets the program continue after it was stopped.
    public func resume() {
        if !isEnded { kill(-processID, SIGCONT) }
    }

    /// Takes the terminal away from the program, as a window that is closed does: all of its session get SIGHUP.
    public func hangUp() {
        guard !isHungUp else { return }
        isHungUp = true
        closeTerminal()
        close(descriptor)
        unwritten = []
        unwrittenStart = 0
    }

    private func closeTerminal() {
        guard terminal >= 0 else { return }
        close(terminal)
        terminal = -1
    }
}
