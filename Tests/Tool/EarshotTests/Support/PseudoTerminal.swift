import Foundation
import TerminalEmulator
import TerminalReader

/// A separate terminal with a program in it, with functions that type and read the screen.
final class PseudoTerminal {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let terminal: TerminalReader.PseudoTerminal
    private var state: ProgramState?
    private var bytes: [UInt8] = []
    /// Everything that the program has written.
    private(set) var output = ""

    /// Runs a program, by default the tool, in a terminal.
    init(
        _ arguments: [String], program: String = tool.path, environment: [String: String] = [:],
        columns: Int = 120, rows: Int = 50
    ) throws {
        // Variables that other tests of this process set for their engines are not part of a user's environment.
        let variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("EARSHOT_") }
            .merging(environment) { _, new in new }
        terminal = try TerminalReader.PseudoTerminal(
            [program] + arguments, environment: variables, size: Size(rows: rows, columns: columns))
    }

    /// The ways in which a program ends.
    enum Ending: Hashable {
        case exit(Int32)
        case signal(Int32)
    }

    private var child: pid_t { terminal.processID }

    deinit {
        terminal.hangUp()
        guard state == nil else { return }
        kill(child, SIGKILL)
        var status: Int32 = 0
        waitpid(child, &status, 0)
    }

    /// The tool that was built with the tests.
    static var tool: URL {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: "earshot")
    }

    /// Types bytes.
    func type(_ text: String) {
        terminal.write(text.utf8)
    }

    /// Types bytes and waits until the screen shows a text.
    @discardableResult func type(_ text: String, until shown: String) throws -> String {
        type(text)
        return try wait(for: shown)
    }

    /// Waits until the screen shows a text, and returns the screen as plain lines.
    @discardableResult func wait(for text: String, within limit: Duration = .seconds(60)) throws -> String {
        let deadline = ContinuousClock.now + limit
        while !picture.contains(text) {
            guard ContinuousClock.now < deadline, read(until: deadline) else {
                throw Failure(description: "\"\(text)\" was not shown but\n\(picture)")
            }
        }
        return picture
    }

    /// Waits until the program has written something that the screen does not show, such as a control sequence.
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

    /// Kills the program's child processes.
    func killChildren() throws {
        let path = "/proc/\(child)/task/\(child)/children"
        let numbers = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ").compactMap { pid_t($0) }
        guard !numbers.isEmpty else { throw Failure(description: "it has started nothing") }
        for number in numbers { kill(number, SIGKILL) }
    }

    /// Gives the terminal another size; the system sends the program a signal.
    func resize(rows: Int, columns: Int) { terminal.resize(Size(rows: rows, columns: columns)) }

    /// Takes the terminal away from the program, as a window that is closed does.
    func hangUp() { terminal.hangUp() }

    /// Waits until the program has ended and returns how.
    func waitUntilExit(within limit: Duration = .seconds(60)) throws -> Ending {
        let deadline = ContinuousClock.now + limit
        while state == nil {
            switch terminal.takeState() {
            case nil, .stopped:
                guard ContinuousClock.now < deadline else {
                    throw Failure(description: "the program goes on\n\(picture)")
                }
                _ = read(until: ContinuousClock.now + .milliseconds(20))
            case let ended: state = ended
            }
        }
        while read(until: .now) {}
        if case .killed(let number) = state { return .signal(number) }
        return .exit(state?.exitCode ?? -1)
    }

    /// Whether the terminal reads lines and echoes typed text, as a shell leaves it.
    var isOrdinary: Bool { terminal.inputMode.map { $0.echoes && $0.isCanonical } ?? false }

    /// The current screen as plain text.
    var picture: String {
        let start = output.range(of: "\u{1B}[H", options: .backwards)?.upperBound ?? output.startIndex
        return String(output[start...]).replacing(/\u{1B}(\[[0-9;?]*[A-Za-z]|\][^\u{07}]*\u{07})/, with: "")
    }

    /// Reads new output; returns false when there was none in time.
    private func read(until deadline: ContinuousClock.Instant) -> Bool {
        let left = max(.zero, ContinuousClock.now.duration(to: deadline))
        var descriptor = pollfd(
            fd: terminal.descriptor, events: Int16(POLLIN | (terminal.unwrittenCount > 0 ? POLLOUT : 0)), revents: 0)
        let milliseconds = Int32(
            clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000)
        guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
        if descriptor.revents & Int16(POLLOUT) != 0 { terminal.flush() }
        let result = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            let result = terminal.read(into: buffer)
            if case .bytes(let count) = result { bytes += buffer[..<count] }
            return result
        }
        guard case .bytes = result else { return false }
        // A character may still be on its way: it is taken as a whole with the next bytes.
        output = String(decoding: bytes, as: UTF8.self)
        return true
    }
}
