import ArgumentParser
import CommandIO
import Foundation
import HeadlessUIKit
import ScreenReader

/// The option of every command that runs a session: to write its log.
struct LogOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write what happens to a file, as JSON Lines (earshot-log/1). It holds what is typed.", valueName: "file"))
    var log: String?

    /// Writes whole logs to the file, which is there completely or not at all; does nothing without the option.
    func write(_ sessions: [SessionLog]) throws {
        guard let log else { return }
        let text = try sessions.map { try $0.jsonLines() }.joined()
        do {
            try Data(text.utf8).write(replacing: URL(filePath: log))
        } catch {
            throw ToolError("the log can't be written", file: log, exitCode: .cannotCreate)
        }
    }
}
