import ArgumentParser
import Conformance
import Foundation
import HeadlessUIKit
import StrictXML

/// `earshot conformance`: compares what is heard with what files of cases expect.
struct ConformanceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Run files of conformance cases.",
        discussion: """
            Prints the difference for each case that fails; the last line is 'N passed, N failed'. Exits with 1 when a \
            case fails.
            """)

    @Argument(help: "Files in the format \"voiceover-cases/1\".")
    var files: [String]

    @Option(help: "Run only the cases whose id contains this.")
    var filter: String?

    @MainActor func run() async throws {
        MainLoop.main.clock = .virtual
        var passed = 0
        var failed = 0
        for path in files {
            for testCase in try Self.load(path).cases where filter.map(testCase.id.contains) ?? true {
                let mismatches = ConformanceRunner.run(testCase)
                if mismatches.isEmpty {
                    passed += 1
                } else {
                    failed += 1
                    try StandardOutput.writeLine("\(SafeText.line(testCase.id)): failed")
                    for line in mismatches.flatMap(\.lines) {
                        try StandardOutput.writeLine("  " + SafeText.line(line))
                    }
                }
            }
        }
        try StandardOutput.writeLine("\(passed) passed, \(failed) failed")
        if failed > 0 { throw ExitCode(ExitStatus.failure.rawValue) }
    }

    private static func load(_ path: String) throws -> ConformanceFile {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path: path, maximumSize: 64 << 20)
        } catch {
            throw ToolError(error.message, file: path, remedy: error.remedy, exitCode: .noInput)
        }
        do {
            return try ConformanceFile(Data(bytes))
        } catch let error as ConformanceFileError {
            throw ToolError(error.description, file: path, exitCode: .dataError)
        }
    }
}
