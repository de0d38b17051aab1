import Foundation

/// Starts and ends child processes.
enum ChildProcess {
    /// Why a process was not started.
    struct Failure: Error {
        /// The `errno` of it.
        var code: Int32
        /// The reason in words.
        var reason: String { String(cString: strerror(code)) }
    }

    /// Descriptors from here on are not overwritten while those of a child are put in place.
    static let firstFreeDescriptor: Int32 = 16

    /// Starts a program in a process group of its own, so that the interrupt key of a terminal does not reach it.
    ///
    /// - Parameters:
    ///   - descriptors: Which descriptor of ours becomes which of the child.
    ///   - silenced: The descriptors of the child whose output nobody reads.
    static func spawn(
        _ executable: String, arguments: [String] = [], descriptors: [(ours: Int32, theirs: Int32)],
        silenced: [Int32] = []
    ) throws(Failure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (ours, theirs) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours, theirs) }
        for descriptor in silenced {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var processID: pid_t = 0
        let code = withCStrings([executable] + arguments) { arguments in
            withCStrings(environment) { environment in
                posix_spawn(&processID, executable, &actions, &attributes, arguments, environment)
            }
        }
        guard code == 0 else { throw Failure(code: code) }
        return processID
    }

    /// Whether a child has ended (`WEXITED`) or was stopped (`WSTOPPED`). Its status is left to be taken.
    static func hasChanged(_ processID: pid_t, to states: Int32) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(bitPattern: processID), &info, states | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0
    }

    /// Ends a child and takes its status, so that nothing of it is left.
    static func end(_ processID: pid_t) {
        kill(processID, SIGKILL)
        var status: Int32 = 0
        while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    }

    /// Gives a body the texts as a null-terminated array of C strings.
    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let strings = texts.map { strdup($0) }
        defer { for string in strings { free(string) } }
        return body(strings + [nil])
    }
}
