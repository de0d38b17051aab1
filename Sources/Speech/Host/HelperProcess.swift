import Foundation

/// One running helper: its process, its socket and its cancel word. Ends the process with its own life.
final class HelperProcess: Sendable {
    private let processID: pid_t
    let channel: FrameChannel
    let cancelWord: CancelWord

    /// Starts a helper and waits until it is ready.
    init(executable: String, patience: Duration) throws(SynthesisError) {
        var sockets: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
            throw .unavailable("no socket for the speech engine: \(String(cString: strerror(errno)))")
        }
        channel = FrameChannel(descriptor: sockets[0])
        // Above the descriptors that the helper is given, so that none of them is overwritten on the way.
        let theirs = fcntl(sockets[1], F_DUPFD_CLOEXEC, Self.firstFreeDescriptor)
        close(sockets[1])
        defer { close(theirs) }
        cancelWord = try CancelWord(descriptorFrom: Self.firstFreeDescriptor)
        processID = try Self.spawn(executable, socket: theirs, memory: cancelWord.descriptor ?? -1)
        do {
            try channel.send(HostMessage.hello(version: HostMessage.version).frame)
            let answer = try HelperMessage(payload: channel.receive(timeout: patience))
            if case .failed(_, _, let reason) = answer { throw SynthesisError.refused(reason) }
            guard case .ready(HostMessage.version, UInt32(SpeechAudio.sampleRate)) = answer else {
                throw SynthesisError.unavailable("\(executable) is of another version than this program")
            }
        } catch let error as SynthesisError {
            throw error
        } catch {
            throw .unavailable("\(executable) does not work as \(SynthesizerLocation.programName)")
        }
    }

    deinit {
        kill(processID, SIGKILL)
        var status: Int32 = 0
        while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    }

    private static let firstFreeDescriptor: Int32 = 16

    private static func spawn(_ executable: String, socket: Int32, memory: Int32) throws(SynthesisError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, socket, 0)
        posix_spawn_file_actions_adddup2(&actions, socket, 1)
        // A crashing engine writes to standard error what nobody but its developers can use.
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, memory, 3)
        // A group of its own: the interrupt key of a terminal is for the host, which then ends the helper.
        var none = sigset_t()
        var usual = sigset_t()
        sigemptyset(&none)
        sigfillset(&usual)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var processID: pid_t = 0
        let failure = withCStrings([executable]) { arguments in
            withCStrings(environment) { environment in
                posix_spawn(&processID, executable, &actions, &attributes, arguments, environment)
            }
        }
        guard failure == 0 else {
            throw .unavailable("\(executable) cannot be started: \(String(cString: strerror(failure)))")
        }
        return processID
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
