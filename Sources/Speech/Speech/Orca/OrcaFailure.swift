import Escaping

/// Why Orca does not present a message.
public enum OrcaFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The library that talks with D-Bus services is missing.
    case noLibrary
    /// There is no session bus, or it can't be reached; with the reason.
    case noBus(String)
    /// No Orca with a D-Bus service runs on the session bus.
    case notRunning
    /// It gave no answer for too long.
    case silent
    /// It answered with an error, or that it has not presented the message.
    case refused(String)

    /// The reason, and how to fix it.
    public var description: String {
        switch self {
        case .noLibrary: "Orca can't be reached without libsystemd: install the package libsystemd0"
        case .noBus(let reason):
            "Orca can't be reached: \(LineEscaping.escaped(reason)); run this in a desktop session, or set "
                + "DBUS_SESSION_BUS_ADDRESS"
        case .notRunning: "Orca's D-Bus service is not running: start Orca 49 or later"
        case .silent: "Orca does not respond: restart it with 'orca --replace'"
        case .refused(let answer): "Orca refused: \(LineEscaping.quoted(answer, limit: 120))"
        }
    }
}
