import Foundation
import Testing

/// The Python that has the package "websockets": that of the system.
private let python: String? = ["/usr/bin/python3", "/usr/local/bin/python3"].first { path in
    guard FileManager.default.isExecutableFile(atPath: path) else { return false }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-c", "import websockets; websockets.connect"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
}

@Suite struct `earshot serve` {
    /// Runs an independent client: a conversation, broken rules, random bytes, a reader that stops, and a thousand
    /// connections, after which the service has no more descriptors and hardly more memory than before.
    @Test(
        .enabled(if: python != nil, "no Python with the package websockets (python3-websockets)"),
        .timeLimit(.minutes(5)))
    func `an independent client drives a session, and no client does harm`() async throws {
        let screen = try BuiltTool.folder().appending(path: "screen.json")
        try Data(ToolTests.screen.utf8).write(to: screen)
        let output = Pipe()
        let server = try BuiltTool.start(["serve", "--at-driver", "--port", "0", screen.path], output: output)
        defer { server.terminate() }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let match = try #require(line.firstMatch(of: /^ws:\/\/127\.0\.0\.1:(\d+)\/session\n$/))
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "client.py").path
        let (out, errors, code) = try await runClient([
            script, String(match.1), String(server.processIdentifier),
        ])
        #expect(code == 0, "\(errors.suffix(2000))")
        #expect(out.split(separator: "\n") == ["converse", "rules", "fuzz", "reading", "often"])
    }

    @Test(.enabled(if: python != nil, "no Python with the package websockets (python3-websockets)"))
    func `a session that is also spoken aloud is answered as any other`() async throws {
        let screen = try BuiltTool.folder().appending(path: "screen.json")
        try Data(ToolTests.screen.utf8).write(to: screen)
        let output = Pipe()
        let server = try BuiltTool.start(
            ["serve", "--at-driver", "--speak", "--port", "0", screen.path], output: output)
        defer { server.terminate() }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let match = try #require(line.firstMatch(of: /^ws:\/\/127\.0\.0\.1:(\d+)\/session\n$/))
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "client.py").path
        let (out, errors, code) = try await runClient([
            script, String(match.1), String(server.processIdentifier), "converse",
        ])
        #expect(code == 0, "\(errors.suffix(2000))")
        #expect(out == "converse\n")
    }

    @Test(arguments: [["serve"], ["serve", "--at-driver", "--port", "70000"]])
    func `a wrong option is reported`(arguments: [String]) throws {
        let process = try BuiltTool.start(arguments)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
    }

    private func runClient(_ arguments: [String]) async throws -> (out: String, errors: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: try #require(python))
        process.arguments = arguments
        let out = Pipe()
        let errors = Pipe()
        process.standardOutput = out
        process.standardError = errors
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { process in
                let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                let error = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                continuation.resume(returning: (text, error, process.terminationStatus))
            }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
    }
}
