import Foundation
import Spawning

/// The address on which speech-dispatcher listens, and the program that starts it.
public struct DispatcherAddress: Sendable, Hashable {
    /// The path of its socket.
    public var path: String
    /// The program to start if no daemon is listening; nil for none.
    public var program: String?
    /// The maximum time for a started program to begin listening.
    var startLimit = Duration.seconds(5)

    /// Creates a custom address.
    public init(path: String, program: String? = nil) {
        self.path = path
        self.program = program
    }

    /// Creates the address given by the environment, by the rules of speech-dispatcher's own clients.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(DispatcherFailure) {
        program = ProgramPath.find("speech-dispatcher", in: environment)
        guard let address = environment["SPEECHD_ADDRESS"], !address.isEmpty, address != "unix_socket" else {
            path = Self.runtimeFolder(environment) + "/speech-dispatcher/speechd.sock"
            return
        }
        let method = "unix_socket:"
        guard address.hasPrefix(method + "/") else { throw .address(address) }
        path = String(address.dropFirst(method.count))
    }

    /// GLib takes the folder of caches where there is none for sockets.
    private static func runtimeFolder(_ environment: [String: String]) -> String {
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        return folder("XDG_RUNTIME_DIR") ?? folder("XDG_CACHE_HOME") ?? (folder("HOME") ?? "") + "/.cache"
    }

    // MARK: Connecting

    /// Connects, starting the daemon if none is listening.
    func connect() throws(DispatcherFailure) -> DispatcherSocket {
        if let socket = open() { return socket }
        let reason = errno
        guard reason == ENOENT || reason == ECONNREFUSED else {
            throw reason == EAGAIN ? .silent : .notRunning(path: path)
        }
        guard let program else { throw .notInstalled(path: path) }
        start(program)
        guard let socket = open() else { throw .notRunning(path: path) }
        return socket
    }

    private func open() -> DispatcherSocket? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard !bytes.contains(0), bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            errno = ENAMETOOLONG
            return nil
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return nil }
        let made = DispatcherSocket(descriptor)
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard code != 0 else { return made }
        let reason = errno
        defer { errno = reason }
        return withExtendedLifetime(made) { nil }
    }

    /// Starts the daemon and waits until the program that puts it into the background has ended.
    private func start(_ program: String) {
        var daemon = ProgramStart([
            program, "--spawn", "--communication-method", "unix_socket", "--socket-path", path,
        ])
        daemon.open("/dev/null", flags: O_RDONLY, as: STDIN_FILENO)
        daemon.silence(STDOUT_FILENO)
        daemon.silence(STDERR_FILENO)
        guard let process = try? daemon.start() else { return }
        let end = Instant.now.advanced(by: startLimit)
        while !ChildProcess.hasChanged(process, to: WEXITED), Instant.now < end { usleep(5_000) }
        ChildProcess.end(process)
    }
}

/// A socket that is closed with its last owner.
final class DispatcherSocket: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }
}
