import Foundation

/// What happened to a program that runs in a terminal.
public enum ProgramState: Hashable, Sendable {
    /// It ended by itself, with this status.
    case exited(Int32)
    /// A signal ended it.
    case killed(Int32)
    /// A signal stopped it; it can go on.
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

    /// Whether the program can go on.
    var isStopped: Bool { if case .stopped = self { true } else { false } }

    /// The exit code by which a shell tells how the program ended: its status, or 128 and the number of the signal.
    public var exitCode: Int32 {
        switch self {
        case .exited(let status): status
        case .killed(let number), .stopped(let number): 128 + number
        }
    }
}

/// A program as the leader of a session of its own. Nothing of ours runs between fork and exec: the C library makes
/// the session and opens the terminal, which becomes the session's controlling terminal thereby (Linux gives a leader
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
        let program = words.first ?? ""
        // A null byte would cut the word short and so run something else.
        guard !program.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else { throw .notFound(program) }
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var handled = Self.signalsToReset()
        posix_spawnattr_setsigdefault(&attributes, &handled)
        // POSIX_SPAWN_SETSID, which the module of the C library leaves out.
        let startsSession: Int16 = 0x80
        posix_spawnattr_setflags(
            &attributes, startsSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in arguments + variables { free(string) } }
        var started: pid_t = 0
        switch posix_spawnp(&started, program, &actions, &attributes, arguments, variables) {
        case 0: processID = started
        case ENOENT, ENOTDIR: throw .notFound(program)
        case let code: throw .notExecutable(program, code)
        }
    }

    /// All signals but those that whoever started us had ignored, as `nohup` does: an ordinary child inherits that.
    /// SIGPIPE is ignored by ourselves.
    private static func signalsToReset() -> sigset_t {
        var set = sigset_t()
        sigfillset(&set)
        for number in 1..<Int32(32) where number != SIGPIPE {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0 else { continue }
            if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { sigdelset(&set, number) }
        }
        return set
    }

    /// What has happened to the program since the last call, or nil. An ended program leaves nothing behind.
    func takeState() -> ProgramState? {
        var status: Int32 = 0
        while true {
            let changed = waitpid(processID, &status, WNOHANG | WUNTRACED)
            if changed == processID { return ProgramState(waitStatus: status) }
            if changed == 0 || errno != EINTR { return nil }
        }
    }
}
