import Foundation

/// The settings with which a program is started. No Swift code runs between fork and exec, so it may be started from
/// any thread.
///
/// The program blocks no signal, whatever the thread that starts it blocks.
package struct ProgramStart {
    /// The program and its arguments.
    package var words: [String]
    /// All variables of the program.
    package var environment: [String: String]
    /// Whether a program without a slash is looked for in `PATH`.
    package var searchesPath = false
    /// The session or process group that the program leads.
    package var leads = Leading.group
    /// Whether signals that were ignored when Earshot was started stay ignored, as with `nohup`: ordinary children
    /// inherit that. SIGPIPE, which Earshot itself ignores, does not.
    package var keepsIgnoredSignals = false
    private var descriptors: [Descriptor] = []

    /// The session or process group that a program leads.
    package enum Leading {
        /// A process group, so that the interrupt key of our terminal does not reach it.
        case group
        /// A session, of which the first terminal that it opens is the controlling one.
        case session
    }

    /// Why a program was not started.
    package struct Failure: Error {
        /// The error number (`errno`).
        package var code: Int32
        /// The reason in words.
        package var reason: String { String(cString: strerror(code)) }
    }

    private enum Descriptor {
        case duplicate(Int32, theirs: Int32)
        case file(String, flags: Int32, theirs: Int32)
    }

    /// A program in our environment.
    package init(_ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.words = words
        self.environment = environment
    }

    // MARK: Descriptors, in the order in which they are put in place

    /// Gives the program one of our descriptors under another number. Our descriptors should be higher than theirs,
    /// lest one be overwritten before it is given.
    package mutating func give(_ descriptor: Int32, as theirs: Int32) {
        descriptors.append(.duplicate(descriptor, theirs: theirs))
    }

    /// Gives the program a file.
    package mutating func open(_ path: String, flags: Int32, as theirs: Int32) {
        descriptors.append(.file(path, flags: flags, theirs: theirs))
    }

    /// Discards the program's output on a descriptor.
    package mutating func silence(_ theirs: Int32) { open("/dev/null", flags: O_WRONLY, as: theirs) }

    // MARK: Starting

    /// Starts the program and gives the number of its process.
    package func start() throws(Failure) -> pid_t {
        // A null byte would cut a word short and so run another program.
        guard let program = words.first, !words.contains(where: { $0.utf8.contains(0) }) else {
            throw Failure(code: EINVAL)
        }
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for descriptor in descriptors {
            switch descriptor {
            case .duplicate(let ours, let theirs): posix_spawn_file_actions_adddup2(&actions, ours, theirs)
            case .file(let path, let flags, let theirs):
                posix_spawn_file_actions_addopen(&actions, theirs, path, flags, 0)
            }
        }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var reset = signalsToReset()
        posix_spawnattr_setsigdefault(&attributes, &reset)
        posix_spawnattr_setpgroup(&attributes, 0)
        // POSIX_SPAWN_SETSID, which the module of the C library leaves out.
        let leading: Int16 = leads == .session ? 0x80 : Int16(POSIX_SPAWN_SETPGROUP)
        posix_spawnattr_setflags(
            &attributes, leading | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in arguments + variables { free(string) } }
        var started: pid_t = 0
        let code =
            searchesPath
            ? posix_spawnp(&started, program, &actions, &attributes, arguments, variables)
            : posix_spawn(&started, program, &actions, &attributes, arguments, variables)
        guard code == 0 else { throw Failure(code: code) }
        return started
    }

    private func signalsToReset() -> sigset_t {
        var set = sigset_t()
        sigfillset(&set)
        guard keepsIgnoredSignals else { return set }
        for number in 1..<Int32(32) where number != SIGPIPE {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0 else { continue }
            if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { sigdelset(&set, number) }
        }
        return set
    }
}
