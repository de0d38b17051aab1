import ArgumentParser
import CommandIO
import Conformance
import Escaping
import Foundation
import HeadlessUIKit
import StrictXML

/// `earshot conformance`: compares the speech with the expectations of case files.
struct ConformanceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Run conformance cases and report each difference in speech.",
        discussion: """
            Prints the difference for each case that fails; the last line is "N passed, N failed". Other files in a \
            folder are skipped with a message on standard error.

            EXIT CODES: 1 if a case failed, 66 if there was no case to run.
            """,
        examples: [
            "earshot conformance cases.json",
            "earshot conformance Tests/cases --filter rotor",
        ])

    @Argument(
        help: "Files in the format \"voiceover-cases/1\", or folders with such files (*.json).",
        completion: .file(extensions: ["json"]))
    var files: [String]

    @Option(help: "Run only the cases whose id contains this text.")
    var filter: String?

    @MainActor func run() async throws {
        MainLoop.main.clock = .virtual
        var passed = 0
        var failed = 0
        var skipped = 0
        for path in files {
            for file in try Self.expand(path) {
                guard let cases = try Self.load(file, isNamed: file == path)?.cases else { continue }
                for testCase in cases {
                    guard filter.map(testCase.id.contains) ?? true else {
                        skipped += 1
                        continue
                    }
                    if try Self.passes(testCase) { passed += 1 } else { failed += 1 }
                }
            }
        }
        guard passed + failed > 0 else {
            let reason =
                filter.map { "no case id contains \"\($0)\"; \(skipped) cases were skipped" }
                ?? "there is no case to run"
            throw ToolError(
                reason, file: files.count == 1 ? files[0] : nil,
                remedy: "name files in the format voiceover-cases/1", exitCode: .noInput)
        }
        try StandardOutput.writeLine("\(passed) passed, \(failed) failed")
        if failed > 0 { throw ExitCode(ExitStatus.failure.rawValue) }
    }

    /// Runs a case, and prints the differences.
    @MainActor private static func passes(_ testCase: ConformanceCase) throws -> Bool {
        let mismatches = ConformanceRunner.run(testCase)
        guard !mismatches.isEmpty else { return true }
        try StandardOutput.writeLine("\(SafeText.line(testCase.id)): failed")
        for line in mismatches.flatMap(\.lines) { try StandardOutput.writeLine("  " + SafeText.line(line)) }
        return false
    }

    // The files of a folder in the order of their names; a file is itself.
    private static func expand(_ path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }.sorted()
                .map { URL(filePath: path).appending(path: $0).path }
        } catch {
            throw ToolError("cannot read the folder", file: path, exitCode: .noInput)
        }
    }

    /// The cases of a file; nil after a note for a file of a folder that is of another kind.
    private static func load(_ path: String, isNamed: Bool) throws -> ConformanceFile? {
        func skip(_ reason: String) -> ConformanceFile? {
            ToolNote(message: "skipped: \(reason)", file: path).report()
            return nil
        }
        guard isNamed || path.hasSuffix(".json") else { return skip("not a case file (*.json)") }
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path: path, maximumSize: 64 << 20)
        } catch {
            throw ToolError(error, file: path)
        }
        do {
            return try ConformanceFile(Data(bytes))
        } catch let error as ConformanceFileError {
            guard isNamed || !error.isOtherFormat else { return skip(error.description) }
            throw ToolError(error.description, file: path, exitCode: .dataError)
        }
    }
}
