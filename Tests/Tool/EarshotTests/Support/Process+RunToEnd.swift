import Foundation

extension Process {
    /// A process that did not end in time, with its output until then.
    struct DidNotEnd: Error {
        var arguments: [String]
        var output: String
        var errors: String
    }

    /// Runs to the end and returns the output. Both outputs are files: with two pipes that are read in sequence, both
    /// programs would wait forever as soon as the second is full.
    ///
    /// - Parameters:
    ///   - file: The file that standard output goes to, instead of the text that is returned.
    ///   - limit: The time limit. A process that exceeds it is killed, so that it fails only one test.
    func runToEnd(
        standardOutput file: FileHandle? = nil, within limit: Duration = .seconds(120)
    ) throws -> (output: String, errors: String) {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = ["output", "errors"].map { folder.appending(path: $0) }
        for path in paths { try Data().write(to: path) }
        standardOutput = try file ?? FileHandle(forWritingTo: paths[0])
        standardError = try FileHandle(forWritingTo: paths[1])
        try run()
        let hasEnded = BuiltTool.wait(limit) { !isRunning }
        if !hasEnded { kill(processIdentifier, SIGKILL) }
        waitUntilExit()
        let texts = try paths.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        if !hasEnded { throw DidNotEnd(arguments: arguments ?? [], output: texts[0], errors: texts[1]) }
        return (texts[0], texts[1])
    }
}
