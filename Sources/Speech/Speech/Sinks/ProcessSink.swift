import Foundation
import Spawning
import Synchronization

/// Plays through a program that reads samples from standard input: `pacat`, `pw-cat` or `aplay`.
///
/// Writing is paced in real time, so that little is left to be played after a flush, which ends the program; the next
/// write starts it again.
final class ProcessSink: AudioSink {
    private struct State: Sendable {
        var player: PlayerProcess?
        /// The time when everything written will have been played.
        var playbackEnd = Instant.now
    }

    private let executable: String
    private let arguments: [String]
    private let state = Mutex(State())

    init(executable: String, arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    func write(_ samples: [Int16]) throws {
        try state.withLock { state in
            let player = try state.player ?? PlayerProcess(executable: executable, arguments: arguments)
            state.player = player
            do {
                try player.write(samples)
            } catch {
                state.player = nil
                throw error
            }
            let length = Duration.seconds(Double(samples.count) / Double(SpeechAudio.sampleRate))
            state.playbackEnd = max(state.playbackEnd, .now).advanced(by: length)
        }
    }

    var latency: Duration { state.withLock { max(.zero, Instant.now.duration(to: $0.playbackEnd)) } }

    func flush() {
        state.withLock { state in
            state.player = nil
            state.playbackEnd = .now
        }
    }

    func close() {
        state.withLock { $0.player?.finish() }
        flush()
    }
}

/// A running player program. Ends it with its own life.
private final class PlayerProcess: Sendable {
    private let processID: pid_t
    private let input: Int32

    init(executable: String, arguments: [String]) throws {
        // A socket instead of a pipe: a player that has died is an error then, not a signal.
        var sockets: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
            throw AudioSinkError.serverLost
        }
        defer { Foundation.close(sockets[1]) }
        input = sockets[0]
        var player = ProgramStart([executable] + arguments)
        player.give(sockets[1], as: STDIN_FILENO)
        player.silence(STDOUT_FILENO)
        player.silence(STDERR_FILENO)
        do {
            processID = try player.start()
        } catch {
            Foundation.close(input)
            throw AudioSinkError.serverLost
        }
    }

    deinit {
        Foundation.close(input)
        ChildProcess.end(processID)
    }

    func write(_ samples: [Int16]) throws {
        try samples.withUnsafeBytes { bytes in
            var position = 0
            while position < bytes.count {
                var poller = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
                guard poll(&poller, 1, 2000) != 0 else { throw AudioSinkError.serverLost }
                let count = send(
                    input, bytes.baseAddress.map { $0 + position }, bytes.count - position,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else { throw AudioSinkError.serverLost }
                position += count
            }
        }
    }

    /// Lets the player play its buffer, for at most two seconds.
    func finish() {
        shutdown(input, Int32(SHUT_WR))
        var poller = pollfd(fd: input, events: Int16(POLLHUP), revents: 0)
        _ = poll(&poller, 1, 2000)
    }
}
