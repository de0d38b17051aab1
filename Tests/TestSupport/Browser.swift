import Foundation
import Testing

/// A headless Chromium, where there is one.
public enum Browser {
    /// The program, or nil.
    public static let path = ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Returns the document of a page after the browser has loaded it.
    ///
    /// - Parameter waits: Whether later effects of scripts count too; time passes as fast as they let it.
    public static func dump(_ page: URL, profile: URL, waits: Bool = false) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: try #require(path))
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--user-data-dir=\(profile.path)", "--timeout=20000",
            ] + (waits ? ["--virtual-time-budget=60000"] : []) + ["--dump-dom", page.absoluteString]
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
