import Foundation
import Spawning

/// The state of a program that runs in a terminal.
public enum ProgramState: Hashable, Sendable {
    /// It exited, with this status.
    case exited(Int32)
    /// A signal ended it.
    case killed(Int32)
    /// A signal stopped it; it can continue.
    case stopped(Int32)

    init?(waitStatus status: Int32) {
        let low = status & 0x7F
        if low == 0 {
            self = .exited(status >> 8 & 0xFF)
        } else if low == 0x7F {
            self = .stopped(status >> 8 & 0xFF)
        } else {
            self = .killed(low)
        }
    }

    /// Whether the program is stopped and can continue.
    var isStopped: Bool { if case .stopped = self { true } else { false } }

    /// The exit code by which a shell reports the end of the program: its status, or 128 and the number of the signal.
    public var exitCode: Int32 {
        switch self {
        case .exited(let status): status
        case .killed(let number), .stopped(let number): 128 + number
        }
    }
}

/// A program as the leader of a new session. No code of ours runs between fork and exec: the C library makes the
/// session and opens the terminal, which becomes the session's controlling terminal thereby (Linux gives a leader
/// without one the first terminal that it opens).
struct ChildProgram {
    /// The number of the process, of its group and of its session.
    let processID: pid_t

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: The program, looked for in `PATH` unless it has a slash, and its arguments.
    ///   - environment: All variables of it.
    ///   - terminal: The path of the terminal that becomes its input, output and error.
    init(_ words: [String], environment: [String: String], terminal: String) throws(PseudoTerminalError) {
        var start = ProgramStart(words, environment: environment)
        start.searchesPath = true
        start.leads = .session
        start.keepsIgnoredSignals = true
        start.open(terminal, flags: O_RDWR, as: STDIN_FILENO)
        start.give(STDIN_FILENO, as: STDOUT_FILENO)
        start.give(STDIN_FILENO, as: STDERR_FILENO)
        do {
            processID = try start.start()
        } catch {
            let program = words.first ?? ""
            throw [ENOENT, ENOTDIR, EINVAL].contains(error.code)
                ? .notFound(program) : .notExecutable(program, error.code)
        }
    }

    /// Returns the new state, or nil if it has not changed. An ended program is reaped.
    func takeState() -> ProgramState? {
        var status: Int32 = 0
        while true {
            let changed = waitpid(processID, &status, WNOHANG | WUNTRACED)
            if changed == processID { return ProgramState(waitStatus: status) }
            if changed == 0 || errno != EINTR { return nil }
        }
    }
}
