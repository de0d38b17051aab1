import Foundation
import HeadlessUIKit
import ScreenReader
import StrictXML
import TerminalReader
import Voices

/// The file of settings of terminals.
struct SettingsStore {
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
    init(file: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        path = file ?? Self.usualFile("terminal.json", environment: environment)
        isAskedFor = file != nil
    }

    /// Reads the settings; the usual file may be missing.
    func load() throws -> TerminalSettings {
        guard let path, let bytes = try InputFile.read(path, mayBeMissing: !isAskedFor, TerminalSettings.sizeLimit)
        else {
            return TerminalSettings()
        }
        do {
            return try TerminalSettings(json: bytes)
        } catch {
            throw ToolError(
                error.message, file: path, line: error.line, column: error.column, exitCode: .dataError)
        }
    }

    /// Replaces the file as a whole, so that it is never half written. False when that can't be done.
    func save(_ settings: TerminalSettings) -> Bool {
        guard let path else { return false }
        // The file that a link leads to is replaced, not the link.
        let file = URL(filePath: path).resolvingSymlinksInPath()
        do {
            try StateFolder.prepare(for: file)
            try Data(settings.json).write(replacing: file)
            return true
        } catch {
            return false
        }
    }
}

extension InputFile {
    /// The bytes of a file, with an error as the tool reports it; nil for a missing file that may be missing.
    static func read(_ path: String, mayBeMissing: Bool, _ sizeLimit: Int) throws(ToolError) -> [UInt8]? {
        do {
            return try read(path: path, maximumSize: sizeLimit)
        } catch {
            if mayBeMissing, error.reason == .unreadable(code: ENOENT) { return nil }
            throw ToolError(error.message, file: path, remedy: error.remedy, exitCode: .noInput)
        }
    }
}

/// Keeps what the user changes by keys.
final class SettingsKeeper: SpeechOutput {
    private let store: SettingsStore
    /// What was kept last.
    private var settings: TerminalSettings
    private let next: any SpeechOutput

    init(_ store: SettingsStore, _ settings: TerminalSettings, next: any SpeechOutput) {
        self.store = store
        self.settings = settings
        self.next = next
    }

    func take(_ item: Spoken) { next.take(item) }

    func review(_ item: Spoken) { next.review(item) }

    var place: Int? { next.place }

    func change(_ speech: TerminalSpeech) { next.change(speech) }

    var voices: [TerminalVoice] { next.voices }

    func keep(_ settings: TerminalSettings) -> Bool {
        // Another session, or an editor, may have written the file meanwhile. What can't be read must not be lost.
        guard let file = try? store.load(),
            store.save(file.applying(changesFrom: self.settings, to: settings))
        else { return false }
        self.settings = settings
        return true
    }
}
