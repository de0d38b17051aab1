import Foundation

/// Looks for a sound server without asking one, so that nothing waits where there is none.
struct SoundServer: Sendable {
    /// The variables of the environment.
    var environment: [String: String]
    /// The user whose runtime folder is used.
    var userID: uid_t
    /// The name by which PulseAudio knows this machine in a home folder.
    var machineID: String
    /// Whether there is a socket at a path.
    var isSocket: @Sendable (String) -> Bool

    /// The machine that the program runs on.
    static var current: SoundServer {
        SoundServer(
            environment: ProcessInfo.processInfo.environment, userID: geteuid(), machineID: currentMachineID
        ) { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
        }
    }

    private static let currentMachineID: String = {
        let texts = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy.map { path in
            (try? String(contentsOfFile: path, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        }
        return texts.first { !$0.isEmpty } ?? ProcessInfo.processInfo.hostName
    }()

    // A path that is not absolute is ignored, as the XDG specification requires.
    private var runtimeFolder: String {
        environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/run/user/\(userID)"
    }

    /// Whether a server that speaks PulseAudio's protocol (PulseAudio, or PipeWire's stand-in) seems to run.
    var hasPulse: Bool {
        if let server = environment["PULSE_SERVER"], !server.isEmpty {
            guard let path = Self.path(ofServer: server) else { return true }
            return isSocket(path)
        }
        return pulsePaths.contains(where: isSocket)
    }

    private var pulsePaths: [String] {
        ["\(runtimeFolder)/pulse/native", "/var/run/pulse/native"]
            + (environment["PULSE_RUNTIME_PATH"].map { ["\($0)/native"] } ?? [])
            + (configFolder.map { ["\($0)/pulse/\(machineID)-runtime/native"] } ?? [])
    }

    // PulseAudio links its runtime folder here where a session has none, such as in a container.
    private var configFolder: String? {
        environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].map { "\($0)/.config" }
    }

    /// Whether a PipeWire server seems to run.
    var hasPipeWire: Bool { isSocket(pipeWirePath) }

    private var pipeWirePath: String {
        let folder = environment["PIPEWIRE_RUNTIME_DIR"] ?? runtimeFolder
        let name = environment["PIPEWIRE_REMOTE"] ?? "pipewire-0"
        return name.hasPrefix("/") ? name : folder + "/" + name
    }

    /// The sockets of the servers that there are: a server that is restarted has another one.
    var sockets: [String] {
        let named = environment["PULSE_SERVER"].flatMap(Self.path(ofServer:))
        return ((named.map { [$0] } ?? pulsePaths) + [pipeWirePath]).compactMap { path in
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            return "\(path) \(status.st_ino) \(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
        }
    }

    /// The socket that `PULSE_SERVER` names, or nil if it names a host or several servers.
    private static func path(ofServer server: String) -> String? {
        if server.hasPrefix("unix:") { return String(server.dropFirst(5)) }
        return server.hasPrefix("/") ? server : nil
    }
}
