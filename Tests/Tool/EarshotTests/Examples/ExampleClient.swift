import Foundation
import TestSupport

/// A client among the examples, with the program that runs it.
struct ExampleClient {
    /// Its path below the folder of the examples.
    var path: String
    /// The program and its arguments before the path.
    var launch: [String]

    /// The text of a client's run.
    struct Outcome {
        var output: String
        var errors: String
        var code: Int32

        var lines: [Substring] { output.split(separator: "\n") }
    }

    static let folder = PackageFolders.root.appending(path: "Examples")

    /// Runs it to its end, with the tool that was built with these tests.
    func run(_ arguments: [String], environment more: [String: String] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = launch + [Self.folder.appending(path: path).path] + arguments
        process.standardInput = FileHandle.nullDevice
        // bash counts characters by the locale.
        let environment = ["EARSHOT": BuiltTool.path, "LC_ALL": "C.UTF-8"].merging(more) { $1 }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = try process.runToEnd(within: .seconds(60))
        return Outcome(output: output, errors: errors, code: process.terminationStatus)
    }

    /// Returns whether a program runs and exits with success, which shows that it is installed with its requirements.
    static func runs(_ words: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        return (try? process.runToEnd()) != nil && process.terminationStatus == 0
    }

    static let hasPython = runs(["python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))"])
    static let hasNode = runs(["node", "-e", "const { parseArgs } = require('util'); if (!parseArgs) process.exit(1)"])
    static let hasSocat = runs(["socat", "-V"])

    /// The command for Node with a WebSocket: without options from 22, with one from 20.10; nil if there is none.
    static let nodeWithWebSocket: [String]? = [["node"], ["node", "--experimental-websocket", "--no-warnings"]].first {
        runs($0 + ["-e", "if (typeof WebSocket === 'undefined') process.exit(1)"])
    }
}
