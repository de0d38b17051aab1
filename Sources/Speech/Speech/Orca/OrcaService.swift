import Foundation
import Synchronization

/// Orca's D-Bus service (the "remote controller", in Orca 49 and later), through which programs present messages.
///
/// Orca 49 and 50 own the name `org.gnome.Orca.Service`, later versions `org.gnome.Orca1.Service`. Each of its functions
/// waits for Orca's answer for a limited time.
public final class OrcaService: Sendable {
    /// The names and methods of one version of the service.
    private struct Version: Sendable {
        var service: String
        /// The methods that stop Orca's speech and their arguments, of which a version has one.
        var interrupts: [(method: BusConnection.Method, arguments: [BusConnection.Value])]

        func method(_ name: String) -> BusConnection.Method {
            .init(service: service, path: "/" + service.replacing(".", with: "/"), interface: service, name: name)
        }

        /// A module of the service in Orca 49 and 50.
        private static func module(_ name: String) -> BusConnection.Method {
            .init(
                service: "org.gnome.Orca.Service", path: "/org/gnome/Orca/Service/\(name)",
                interface: "org.gnome.Orca.Module", name: "ExecuteCommand")
        }

        static let all = [
            Version(
                service: "org.gnome.Orca1.Service",
                interrupts: [
                    (
                        .init(
                            service: "org.gnome.Orca1.Service", path: "/org/gnome/Orca1/Service/SpeechManager",
                            interface: "org.gnome.Orca1.SpeechManager", name: "InterruptSpeech"), [.bool(false)]
                    )
                ]),
            Version(
                service: "org.gnome.Orca.Service",
                // The first is that of Orca 50.
                interrupts: ["SpeechManager", "SpeechAndVerbosityManager"].map {
                    (module($0), [.string("InterruptSpeech"), .bool(false)])
                }),
        ]
    }

    private let address: String?
    private let limit: Duration
    private let bus = Mutex<BusConnection?>(nil)

    /// Creates a client, which connects when it is first used.
    ///
    /// - Parameters:
    ///   - environment: Names the session bus, as for other D-Bus programs.
    ///   - limit: The maximum time to wait for an answer.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment, limit: Duration = .seconds(2)
    ) {
        address = BusConnection.sessionAddress(environment)
        self.limit = limit
    }

    /// Whether Orca runs with this service.
    public var isRunning: Bool { (try? connected { (_, _) throws(BusConnection.Failure) in true }) ?? false }

    /// The version that Orca reports, such as "49.1".
    public func version() throws(OrcaFailure) -> String {
        try connected { (bus, version) throws(BusConnection.Failure) in
            try bus.text(version.method("GetVersion"), within: limit)
        }
    }

    /// Presents a message by speech and braille, after the messages that Orca already speaks.
    func present(_ message: String) throws(OrcaFailure) {
        let isPresented = try connected { (bus, version) throws(BusConnection.Failure) in
            try bus.flag(version.method("PresentMessage"), [.string(message)], within: limit)
        }
        guard isPresented else { throw .refused("the message was not presented") }
    }

    /// Stops Orca's speech.
    func interrupt() throws(OrcaFailure) {
        _ = try connected { (bus, version) throws(BusConnection.Failure) in
            var failure: BusConnection.Failure?
            for (method, arguments) in version.interrupts {
                do throws(BusConnection.Failure) {
                    return try bus.flag(method, arguments, within: limit)
                } catch {
                    // Another version has the object that is missing here.
                    guard case .error = error else { throw error }
                    failure = error
                }
            }
            throw failure ?? .type
        }
    }

    /// Calls a function with the connection and the version of the service that runs; once more on a new connection if
    /// the earlier one is lost.
    private func connected<Result: Sendable>(
        _ body: (BusConnection, Version) throws(BusConnection.Failure) -> Result
    ) throws(OrcaFailure) -> Result {
        try bus.withLock { (bus) throws(OrcaFailure) in
            if let bus, let result = try attempt(bus, body) { return result }
            guard let library = BusLibrary.shared else { throw .noLibrary }
            guard let address else { throw .noBus("there is no session bus") }
            let new: BusConnection
            do throws(BusConnection.Failure) {
                new = try BusConnection(library, to: address)
            } catch {
                throw Self.failure(error)
            }
            bus = new
            guard let result = try attempt(new, body) else {
                bus = nil
                throw .noBus("the session bus has closed the connection")
            }
            return result
        }
    }

    /// Returns nil if the connection is lost.
    private func attempt<Result>(
        _ bus: BusConnection, _ body: (BusConnection, Version) throws(BusConnection.Failure) -> Result
    ) throws(OrcaFailure) -> Result? {
        do throws(BusConnection.Failure) {
            for version in Version.all {
                if try isOwned(version.service, bus) { return try body(bus, version) }
            }
        } catch {
            if case .lost = error { return nil }
            throw Self.failure(error)
        }
        throw .notRunning
    }

    private func isOwned(_ name: String, _ bus: BusConnection) throws(BusConnection.Failure) -> Bool {
        let daemon = "org.freedesktop.DBus"
        return try bus.flag(
            .init(service: daemon, path: "/org/freedesktop/DBus", interface: daemon, name: "NameHasOwner"),
            [.string(name)], within: limit)
    }

    private static func failure(_ failure: BusConnection.Failure) -> OrcaFailure {
        switch failure {
        case .lost(let code): .noBus(String(cString: strerror(code)))
        case .timeout: .silent
        // It has ended meanwhile.
        case .error(let name, _)
        where name.hasSuffix(".ServiceUnknown") || name.hasSuffix(".NameHasNoOwner") || name.hasSuffix(".NoReply"):
            .notRunning
        case .error(let name, let message): .refused(message.isEmpty ? name : message)
        case .type: .refused("the answer has another type")
        }
    }
}
