import Foundation
import Testing

/// The output of the tool when a bug ends it.
struct CrashTests {
    private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]

    /// The tool, waiting for its input, is sent the signal of a crash. `environment` is added to that of the tests.
    private func crash(_ signal: Int32, _ environment: [String: String] = [:]) throws -> (output: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: BuiltTool.path)
        process.arguments = ["announce", "--sink", "null"]
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_BACKTRACE"] = nil
        process.environment = variables.merging(environment) { $1 }
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        try process.run()
        // Once it answers, it has done all that it does at the start.
        try input.fileHandleForWriting.write(contentsOf: Data("{\"id\": \"a\", \"text\": \"secret\"}\n".utf8))
        _ = try output.fileHandleForReading.read(upToCount: 1)
        kill(process.processIdentifier, signal)
        // If the crash handler prints a message, the tool ends by the signal; otherwise it survives it and ends with
        // its input.
        var text = Data()
        while !text.contains(UInt8(ascii: "\n")),
            let byte = try errors.fileHandleForReading.read(upToCount: 1), !byte.isEmpty
        {
            text += byte
        }
        if !text.starts(with: Data("earshot: internal error".utf8)) { try input.fileHandleForWriting.close() }
        text += errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return (String(decoding: text, as: UTF8.self), process.terminationStatus)
    }

    @Test(arguments: crashes)
    func `a crash writes one line, no registers and no memory, and ends with 70`(signal: Int32) throws {
        let (output, code) = try crash(signal)
        #expect(code == 70)
        #expect(output.hasPrefix("earshot: internal error ("))
        #expect(output.hasSuffix("); this is a bug: please report it with the command and the file\n"))
        #expect(output.split(separator: "\n").count == 1, "\(output)")
        #expect(!output.contains("0x") && !output.contains("secret"))
    }
}
