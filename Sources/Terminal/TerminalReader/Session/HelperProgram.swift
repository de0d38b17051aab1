import Foundation
import Spawning
import Speech

/// A small program that runs next to the session, which neither waits for it nor shares its terminal: it has its own
/// session without a terminal, so that no text browser can draw over the user's.
struct HelperProgram: Sendable {
    private let words: [String]
    private let input: [UInt8]
    private let environment: [String: String]
    private let patience: Duration
    private let isDoneWhenLate: Bool

    /// - Parameters:
    ///   - words: The program, searched in `PATH`, and its arguments.
    ///   - input: Its standard input.
    ///   - environment: Variables in addition to those of this process.
    ///   - patience: The time limit.
    ///   - isDoneWhenLate: Whether a program that takes longer has succeeded and continues, as a browser does; else it
    ///     is killed.
    init(
        _ words: [String], input: [UInt8] = [], environment: [String: String] = [:],
        patience: Duration = .seconds(1), isDoneWhenLate: Bool = false
    ) {
        self.words = words
        self.input = input
        self.environment = environment
        self.patience = patience
        self.isDoneWhenLate = isDoneWhenLate
    }

    /// Starts it and returns immediately.
    ///
    /// - Parameter done: Called on another thread with whether the program succeeded.
    func start(_ done: @escaping @Sendable (Bool) -> Void) {
        Thread.detachNewThread { run(done) }
    }

    private func run(_ done: (Bool) -> Void) {
        // A socket instead of a pipe: a program that does not read is an error then, not a signal.
        var sockets: [Int32] = [-1, -1]
        let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        guard let path = ProgramPath.find(words[0], in: variables),
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0
        else { return done(false) }
        let theirs = fcntl(sockets[1], F_DUPFD_CLOEXEC, 10)
        close(sockets[1])
        defer { close(sockets[0]) }
        var program = ProgramStart([path] + words.dropFirst(), environment: variables)
        program.leads = .session
        program.give(theirs, as: STDIN_FILENO)
        program.silence(STDOUT_FILENO)
        program.silence(STDERR_FILENO)
        let started = try? program.start()
        close(theirs)
        guard let process = started else { return done(false) }
        let deadline = Instant.now + patience
        send(to: sockets[0], until: deadline)
        guard let status = Self.wait(for: process, until: deadline) else {
            if !isDoneWhenLate { kill(process, SIGKILL) }
            done(isDoneWhenLate)
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            return
        }
        done(status == 0)
    }

    private func send(to socket: Int32, until deadline: Instant) {
        var start = 0
        while start < input.count {
            let left = max(.zero, deadline - Instant.now).clampedNanoseconds / 1_000_000
            var item = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
            guard poll(&item, 1, Int32(clamping: left)) > 0 else { break }
            let count = input.withUnsafeBytes { bytes in
                Foundation.send(
                    socket, bytes.baseAddress.map { $0 + start }, bytes.count - start,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            guard count > 0 || errno == EINTR || errno == EAGAIN else { break }
            start += max(0, count)
        }
        shutdown(socket, Int32(SHUT_WR))
    }

    /// The status with which it has ended; nil when it has not by then.
    private static func wait(for process: pid_t, until deadline: Instant) -> Int32? {
        var status: Int32 = 0
        while true {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process { return status }
            if ended < 0, errno != EINTR { return -1 }
            guard Instant.now < deadline else { return nil }
            usleep(1_000)
        }
    }
}
