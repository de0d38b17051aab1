/// Why a sink failed.
public enum AudioSinkError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A file cannot be written.
    case cannotWrite(path: String, reason: String)
    /// The sink was closed before.
    case closed
    /// The sound server or the player program has gone.
    case serverLost
    /// There is nothing to play on.
    case noDevice

    /// Whether a later write may succeed: servers come back.
    var isPassing: Bool { self == .serverLost || self == .noDevice }

    /// The reason in words.
    public var description: String {
        switch self {
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .closed: "the sink was already closed"
        case .serverLost: "the sound server closed the connection"
        case .noDevice: "there is no sound server and no sound card; 'earshot doctor' says how to get sound"
        }
    }
}
