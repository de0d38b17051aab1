import Foundation
import TestSupport
import Testing

/// pocketsphinx in a separate Python environment, made below the build folder when it is first needed.
enum Recogniser {
    /// The version that was measured; its package holds an acoustic model of American English.
    private static let package = "pocketsphinx==5.1.1"

    private static let root = PackageFolders.root
    private static let python = root.appending(path: ".build/recognition/bin/python3")

    /// Whether phrases can be recognised here; installs the requirements if possible.
    static let isAvailable: Bool = {
        if run(python.path, ["-c", "import pocketsphinx"]) != nil { return true }
        let folder = python.deletingLastPathComponent().deletingLastPathComponent().path
        guard run("/usr/bin/env", ["python3", "-m", "venv", folder]) != nil else { return false }
        return run(python.path, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]) != nil
    }()

    /// Returns the recognised text of each file in a folder, see `Tests/Speech/Recognition/recognise.py`.
    static func recognise(in folder: URL) throws -> [String] {
        let script = root.appending(path: "Tests/Speech/Recognition/recognise.py").path
        let output = try #require(run(python.path, [script, folder.path]))
        return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The words of a vocabulary that were recognised in a file, see `Tests/Speech/Recognition/sequence.py`.
    static func sequence(in file: String, vocabulary: String) throws -> [String] {
        let script = root.appending(path: "Tests/Speech/Recognition/sequence.py").path
        let output = try #require(run(python.path, [script, file, vocabulary]))
        return output.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// The standard output of a program that succeeded.
    private static func run(_ program: String, _ arguments: [String]) -> String? {
        guard access(program, X_OK) == 0 else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
