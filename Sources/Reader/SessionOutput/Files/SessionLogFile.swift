import CommandIO
import Foundation
import ScreenReader
import Speech

/// Writes the log of an interactive session as it happens, so that it is there even when the session breaks off.
@MainActor package final class SessionLogFile {
    private let handle: FileHandle
    private let path: String
    private var written = 0
    private var hasFailed = false

    /// Creates the file, or empties it. Only its owner can read it, since it contains typed text.
    package init(path: String) throws {
        do {
            handle = FileHandle(fileDescriptor: try PrivateFile.open(path), closeOnDealloc: true)
        } catch {
            throw ToolError("cannot write the log: \(error.reason)", file: path, exitCode: .cannotCreate)
        }
        self.path = path
    }

    /// Begins a session. `report` says that nothing more can be written, once.
    package func begin(_ header: SessionLog.Header, _ report: (String) -> Void) {
        written = 0
        write(report) { try header.jsonLine() }
    }

    /// Appends the new events of a log.
    package func add(_ log: EventLog, _ report: (String) -> Void) {
        for entry in log.entries[min(written, log.entries.count)...] { write(report) { try entry.jsonLine() } }
        written = log.entries.count
    }

    /// Adds the rest of a session and its end.
    package func end(_ session: ReadingSession, _ report: (String) -> Void) {
        add(session.log, report)
        write(report) { try SessionLog.End(at: session.now, isSilent: session.isSilent).jsonLine() }
    }

    private func write(_ report: (String) -> Void, _ line: () throws -> String) {
        guard !hasFailed else { return }
        do {
            try handle.write(contentsOf: Data((try line() + "\n").utf8))
        } catch {
            hasFailed = true
            report("the log \(path) can no longer be written")
        }
    }
}
