import Escaping

/// Why speech-dispatcher does not speak.
public enum DispatcherFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// Nothing listens at a path, and it is not installed.
    case notInstalled(path: String)
    /// Nothing listens at a path, and starting it did not help.
    case notRunning(path: String)
    /// `SPEECHD_ADDRESS` is not the address of a Unix socket.
    case address(String)
    /// It closed the connection.
    case gone
    /// It gave no answer for too long.
    case silent
    /// The answer violates the protocol.
    case nonsense
    /// The daemon rejected a command.
    case refused(String)
    /// It has no such output module; the others are named.
    case unknownModule(String, known: [String])
    /// Another client's speech, or the daemon's own decision, ended the utterance.
    case displaced

    /// The reason, and how to fix it.
    public var description: String {
        switch self {
        case .notInstalled(let path):
            "speech-dispatcher is not running at \(LineEscaping.quoted(path, limit: 120)) and is not installed: install "
                + "the package speech-dispatcher"
        case .notRunning(let path):
            "speech-dispatcher is not running at \(LineEscaping.quoted(path, limit: 120)): start it with "
                + "'speech-dispatcher --spawn'"
        case .address(let text):
            "SPEECHD_ADDRESS is \(LineEscaping.quoted(text, limit: 120)); only unix_socket:PATH is supported"
        case .gone: "speech-dispatcher closed the connection"
        case .silent: "speech-dispatcher does not respond: stop it; it restarts on demand"
        case .nonsense: "speech-dispatcher sent an invalid answer"
        case .refused(let answer): "speech-dispatcher refused: \(LineEscaping.quoted(answer, limit: 120))"
        case .unknownModule(let name, let known):
            "speech-dispatcher has no output module \(LineEscaping.quoted(name, limit: 60)); it has "
                + known.prefix(20).map { LineEscaping.quoted($0, limit: 60) }.joined(separator: ", ")
        case .displaced: "speech of another program replaced it"
        }
    }

    /// Whether a new connection may find the daemon well.
    var isLostConnection: Bool { self == .gone }
}
