import Foundation

/// A D-Bus daemon of a test, at an address of its own.
package final class PrivateBus {
    /// Whether the daemon and the library of its clients are installed.
    package static let isAvailable = access(daemon, X_OK) == 0 && BusFunctions.shared != nil
    private static let daemon = "/usr/bin/dbus-daemon"

    /// The address, for `DBUS_SESSION_BUS_ADDRESS`.
    package let address: String
    private let folder: URL
    private var process = Process()

    /// Starts the daemon.
    package init() throws {
        folder = try temporaryFolder()
        address = "unix:path=\(folder.path)/bus"
        try start()
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The environment of programs that use this bus.
    package var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": address] }

    /// Starts the daemon, and returns when it listens.
    package func start() throws {
        process = Process()
        process.executableURL = URL(filePath: Self.daemon)
        process.arguments = ["--session", "--nofork", "--nopidfile", "--print-address", "--address=\(address)"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // It prints the address when it listens.
        _ = output.fileHandleForReading.availableData
    }

    /// Ends the daemon, and with it all connections.
    package func stop() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        unlink("\(folder.path)/bus")
    }
}
