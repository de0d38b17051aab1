import Foundation
import Spawning

/// One running helper: its process, its socket and its cancel word. Ends the process with its own life.
final class HelperProcess: Sendable {
    let processID: pid_t
    /// The folder of data with which it works; nil for the system's.
    let dataFolder: String?
    let channel: FrameChannel
    let cancelWord: CancelWord

    /// Starts a helper and waits until it is ready.
    init(executable: String, dataFolder: String? = nil, patience: Duration) throws(SynthesisError) {
        self.dataFolder = dataFolder
        var sockets: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
            throw .unavailable("cannot create a socket for the speech engine: \(String(cString: strerror(errno)))")
        }
        channel = FrameChannel(descriptor: sockets[0], sendTimeout: 1)
        // Above the descriptors that the helper is given, so that none of them is overwritten on the way.
        let theirs = fcntl(sockets[1], F_DUPFD_CLOEXEC, ChildProcess.firstFreeDescriptor)
        close(sockets[1])
        do {
            // With our copy of their end open we would never see that they have gone.
            defer { close(theirs) }
            cancelWord = try CancelWord(descriptorFrom: ChildProcess.firstFreeDescriptor)
            processID = try Self.spawn(executable, socket: theirs, memory: cancelWord.descriptor ?? -1)
        }
        do {
            try channel.send(HostMessage.hello(version: HostMessage.version, dataFolder: dataFolder).frame)
            let answer = try HelperMessage(payload: channel.receive(timeout: patience))
            if case .failed(_, _, let reason) = answer { throw SynthesisError.refused(reason) }
            guard case .ready(HostMessage.version, UInt32(SpeechAudio.sampleRate)) = answer else {
                throw SynthesisError.unavailable(
                    "\(executable) has a different version from this program: install Earshot again")
            }
        } catch let error as SynthesisError {
            throw error
        } catch {
            throw .unavailable(
                "\(executable) does not respond like \(SynthesizerLocation.programName): install Earshot again")
        }
    }

    deinit {
        ChildProcess.end(processID)
    }

    /// Whether the process can answer: it has neither ended nor been stopped by a signal.
    var isRunning: Bool { !ChildProcess.hasChanged(processID, to: WEXITED | WSTOPPED) }

    /// Whether the process was stopped by a signal, so that no patience helps.
    var isStopped: Bool { ChildProcess.hasChanged(processID, to: WSTOPPED) }

    /// The processor time that the helper has used, regardless of the machine's other load.
    var processorTime: Duration {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(processID, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .zero }
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }

    /// Even where it plays nothing, the library connects to a sound server, and waits for one that is frozen. The
    /// helper is given this rather than setting it, for it may have threads by then.
    private static var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["PULSE_SERVER": "unix:/nonexistent"]) { $1 }
    }

    private static func spawn(_ executable: String, socket: Int32, memory: Int32) throws(SynthesisError) -> pid_t {
        var helper = ProgramStart([executable], environment: environment)
        helper.give(socket, as: STDIN_FILENO)
        helper.give(socket, as: STDOUT_FILENO)
        helper.give(memory, as: 3)
        // A crashing engine writes messages to standard error that only its developers can use.
        helper.silence(STDERR_FILENO)
        do {
            return try helper.start()
        } catch {
            throw .unavailable("\(executable) cannot be started: \(error.reason)")
        }
    }
}
