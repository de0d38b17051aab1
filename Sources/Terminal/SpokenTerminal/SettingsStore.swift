import CommandIO
import Foundation
import HeadlessUIKit
import ScreenReader
import SessionOutput
import StrictXML
import TerminalReader
import Voices

/// The file of settings of terminals.
package struct SettingsStore {
    /// The file; nil where the user has no home and has named none.
    private let path: String?
    private let isAskedFor: Bool

    /// A file in the folder for settings of a user: `$XDG_CONFIG_HOME/earshot`, else `~/.config/earshot`; nil where
    /// there is no home.
    static func usualFile(
        _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        BaseFolder.settings(environment).map { "\($0)/\(name)" }
    }

    /// The store in a file that the user has named, or in the usual one.
    package init(file: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        path = file ?? Self.usualFile("terminal.json", environment: environment)
        isAskedFor = file != nil
    }

    /// Reads the settings; the usual file may be missing.
    package func load() throws(FileMistakes) -> TerminalSettings {
        guard let path, let bytes = try InputFile.read(path, mayBeMissing: !isAskedFor, TerminalSettings.sizeLimit)
        else {
            return TerminalSettings()
        }
        do {
            return try TerminalSettings(json: bytes)
        } catch {
            throw FileMistakes(
                list: error.list.map { problem in
                    ToolError(
                        problem.message, file: path, line: problem.line, column: problem.column, exitCode: .dataError)
                })
        }
    }

    /// Writes what has changed to the file, which another session, or an editor, may have written meanwhile. The file
    /// is replaced as a whole, so that it is never half written. Returns false on failure: a file that can't be read,
    /// or that another session is writing, must not be lost.
    func keep(changesFrom old: TerminalSettings, to new: TerminalSettings) -> Bool {
        guard let path else { return false }
        // The file that a link leads to is replaced, not the link.
        let file = URL(filePath: path).resolvingSymlinksInPath()
        do {
            try StateFolder.prepare(for: file)
            guard let lock = FileLock(beside: file) else { return false }
            return try withExtendedLifetime(lock) {
                let settings = try load().applying(changesFrom: old, to: new)
                try Data(settings.json).write(replacing: file)
                return true
            }
        } catch {
            return false
        }
    }
}

/// Keeps other sessions from a file until it is released: a lock of the system on a file next to it, which stays and is
/// empty.
private final class FileLock {
    private let descriptor: Int32

    /// The maximum time to wait for another session, in microseconds: it holds the lock while it writes.
    private static let patience = 300_000
    private static let pause = 2_000

    /// Takes the lock, or gives nil when that can't be done.
    init?(beside file: URL) {
        let path = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).lock").path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0o600)
        guard descriptor >= 0 else { return nil }
        for _ in 0..<Self.patience / Self.pause {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            usleep(useconds_t(Self.pause))
        }
        // The end of this object closes the descriptor.
        return nil
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}

extension InputFile {
    /// The bytes of a file, with an error as the tool reports it; nil for a missing file that may be missing.
    static func read(_ path: String, mayBeMissing: Bool, _ sizeLimit: Int) throws(FileMistakes) -> [UInt8]? {
        do {
            return try read(path: path, maximumSize: sizeLimit)
        } catch {
            if mayBeMissing, error.reason == .unreadable(code: ENOENT) { return nil }
            throw FileMistakes(list: [ToolError(error, file: path)])
        }
    }
}

/// Saves the user's changes by keys.
package final class SettingsKeeper: SettingsKeeping {
    private let store: SettingsStore
    /// The settings that were saved last.
    private var settings: TerminalSettings

    package init(_ store: SettingsStore, _ settings: TerminalSettings) {
        self.store = store
        self.settings = settings
    }

    package func keep(_ settings: TerminalSettings) -> Bool {
        guard store.keep(changesFrom: self.settings, to: settings) else { return false }
        self.settings = settings
        return true
    }
}
