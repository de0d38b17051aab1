import ArgumentParser
import CommandIO
import Foundation
import HeadlessUIKit
import ScreenReader

/// The option for writing the log of a session.
struct LogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a log of the session as JSON Lines (earshot-log/1). The log contains typed text.", valueName: "file"),
        completion: .file(extensions: ["jsonl"]))
    var log: String?

    /// Writes whole logs to the file, completely or not at all. Does nothing without the option.
    func write(_ sessions: [SessionLog]) throws {
        guard let log else { return }
        let text = try sessions.map { try $0.jsonLines() }.joined()
        do {
            try Data(text.utf8).write(replacing: URL(filePath: log))
        } catch {
            throw ToolError("cannot write the log", file: log, exitCode: .cannotCreate)
        }
    }
}
