/// Why a sink failed.
public enum AudioSinkError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A file cannot be written.
    case cannotWrite(path: String, reason: String)
    /// The sink was closed before.
    case closed
    /// The sound server or the player program has gone.
    case serverLost

    /// The reason in words.
    public var description: String {
        switch self {
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .closed: "the sink was already closed"
        case .serverLost: "the sound server has gone"
        }
    }
}
