import Foundation
import Testing

/// A terminal of our own with a program in it: what is typed goes in, what is drawn comes out.
final class PseudoTerminal {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let master: Int32
    private let terminal: Int32
    private let child: pid_t
    private var ending: Ending?
    private var isClosed = false
    /// Everything that the program has written.
    private(set) var output = ""

    /// Runs a program, the tool unless said otherwise, in a terminal.
    init(
        _ arguments: [String], program: String = tool.path, environment: [String: String] = [:],
        columns: UInt16 = 120, rows: UInt16 = 50
    ) throws {
        // The calls of Linux behind `unlockpt` and `ptsname`, which Glibc's module does not have.
        let unlock: UInt = 0x4004_5431
        let getNumber: UInt = 0x8004_5430
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var zero: Int32 = 0
        var number: Int32 = 0
        guard master >= 0, ioctl(master, unlock, &zero) == 0, ioctl(master, getNumber, &number) == 0 else {
            throw Failure(description: "there are no pseudo-terminals")
        }
        terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard terminal >= 0, ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0 else {
            throw Failure(description: "the pseudo-terminal can't be opened")
        }
        child = try Self.spawn([program] + arguments, environment, terminal: "/dev/pts/\(number)")
    }

    /// How a program has ended.
    enum Ending: Hashable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Runs the tool in a session of its own, whose controlling terminal is the given one.
    private static func spawn(
        _ words: [String], _ environment: [String: String], terminal: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        // Threads of a test runner block signals, and a program inherits that.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        let startsSession: Int16 = 0x80
        posix_spawnattr_setflags(&attributes, startsSession | Int16(POSIX_SPAWN_SETSIGMASK))
        // Whoever runs the tests within tmux is not to have their buffer filled.
        let variables = ProcessInfo.processInfo.environment.merging(["TMUX": ""]) { _, new in new }
            .merging(environment) { _, new in new }
        let program = words[0]
        let words = words.map { strdup($0) } + [nil]
        let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + settings { free(pointer) } }
        var child: pid_t = 0
        guard posix_spawn(&child, program, &actions, &attributes, words, settings) == 0 else {
            throw Failure(description: "the tool can't be run")
        }
        return child
    }

    deinit {
        if ending == nil {
            kill(child, SIGKILL)
            var status: Int32 = 0
            waitpid(child, &status, 0)
        }
        if !isClosed { close(master) }
        close(terminal)
    }

    /// The tool that was built with the tests.
    static var tool: URL {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: "earshot")
    }

    /// Types bytes.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Types bytes and waits until the picture shows a text.
    @discardableResult func type(_ text: String, until shown: String) throws -> String {
        type(text)
        return try wait(for: shown)
    }

    /// Waits until the picture shows a text, and returns the picture as plain lines.
    @discardableResult func wait(for text: String, within limit: Duration = .seconds(60)) throws -> String {
        let deadline = ContinuousClock.now + limit
        while !picture.contains(text) {
            guard ContinuousClock.now < deadline, read(until: deadline) else {
                throw Failure(description: "\"\(text)\" was not shown but\n\(picture)")
            }
        }
        return picture
    }

    /// Waits until the program has written something that a picture leaves out, such as a control sequence.
    func waitForOutput(_ text: String, within limit: Duration = .seconds(60)) throws {
        let deadline = ContinuousClock.now + limit
        while !output.contains(text) {
            guard ContinuousClock.now < deadline, read(until: deadline) else {
                throw Failure(description: "\(text.debugDescription) was not written but\n\(output.debugDescription)")
            }
        }
    }

    /// Sends a signal to the program.
    func send(_ signal: Int32) {
        kill(child, signal)
    }

    /// Whether a signal has stopped the program.
    var isStopped: Bool {
        let text = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
        return text.split(separator: ")").last?.hasPrefix(" T") == true
    }

    /// Runs the tool as a shell does, which stays when the tool has ended and prints "ended".
    static func belowShell(_ arguments: [String], environment: [String: String] = [:]) throws -> PseudoTerminal {
        let script = #""$0" "$@"; echo ended; read x"#
        return try PseudoTerminal(
            ["-c", script, tool.path] + arguments, program: "/bin/sh", environment: environment)
    }

    /// Kills what the program has started.
    func killChildren() throws {
        let path = "/proc/\(child)/task/\(child)/children"
        let numbers = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ").compactMap { pid_t($0) }
        guard !numbers.isEmpty else { throw Failure(description: "it has started nothing") }
        for number in numbers { kill(number, SIGKILL) }
    }

    /// Gives the terminal another size; the program is told by the system.
    func resize(rows: UInt16, columns: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Takes the terminal away from the program, as a window that is closed does.
    func hangUp() {
        close(master)
        isClosed = true
    }

    /// Waits until the program has ended and tells how.
    func waitUntilExit(within limit: Duration = .seconds(60)) throws -> Ending {
        let deadline = ContinuousClock.now + limit
        var status: Int32 = 0
        while waitpid(child, &status, WNOHANG) != child {
            guard ContinuousClock.now < deadline else { throw Failure(description: "the program goes on\n\(picture)") }
            _ = read(until: ContinuousClock.now + .milliseconds(20))
        }
        let how: Ending = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
        ending = how
        while read(until: .now) {}
        return how
    }

    /// Whether the terminal takes lines and shows what is typed, as a shell leaves it.
    var isOrdinary: Bool {
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else { return false }
        return settings.c_lflag & tcflag_t(ECHO) != 0 && settings.c_lflag & tcflag_t(ICANON) != 0
    }

    /// The picture that was drawn last, without what only a terminal understands.
    var picture: String {
        let start = output.range(of: "\u{1B}[H", options: .backwards)?.upperBound ?? output.startIndex
        return String(output[start...]).replacing(/\u{1B}(\[[0-9;?]*[A-Za-z]|\][^\u{07}]*\u{07})/, with: "")
    }

    /// Reads what has come; false when nothing came in time.
    private func read(until deadline: ContinuousClock.Instant) -> Bool {
        guard !isClosed else { return false }
        let left = max(.zero, ContinuousClock.now.duration(to: deadline))
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let milliseconds = Int32(
            clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000)
        guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = Foundation.read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        pending += buffer[..<count]
        // A character may still be on its way.
        let whole = pending.count - Self.incompleteTail(pending)
        output += String(decoding: pending[..<whole], as: UTF8.self)
        pending.removeFirst(whole)
        return true
    }

    private var pending: [UInt8] = []

    private static func incompleteTail(_ bytes: [UInt8]) -> Int {
        for back in 1...3 where back <= bytes.count {
            let byte = bytes[bytes.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > back ? back : 0
        }
        return 0
    }
}
