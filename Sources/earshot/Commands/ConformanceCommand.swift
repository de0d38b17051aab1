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

    @Argument(help: "Files in the format \"voiceover-cases/1\", or folders with such files (*.json).")
    var files: [String]

    @Option(help: "Run only the cases whose id contains this.")
    var filter: String?

    @MainActor func run() async throws {
        MainLoop.main.clock = .virtual
        var passed = 0
        var failed = 0
        for path in try files.flatMap(Self.expand) {
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

    // The files of a folder in the order of their names; a file is itself.
    private static func expand(_ path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw ToolError("the folder can't be read", file: path, exitCode: .noInput)
        }
        let files = names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
        guard !files.isEmpty else {
            throw ToolError("there is no file of cases (*.json) in the folder", file: path, exitCode: .noInput)
        }
        return files.map { URL(filePath: path).appending(path: $0).path }
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
