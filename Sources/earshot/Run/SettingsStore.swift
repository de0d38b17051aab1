import Foundation
import ScreenReader
import TerminalReader

/// The file of settings of terminals.
struct SettingsStore {
    private let path: String
    private let isAskedFor: Bool

    /// The folder for settings of a user: `$XDG_CONFIG_HOME/earshot`, else `~/.config/earshot`.
    static var folder: String {
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        return (folder ?? "\(environment["HOME"] ?? "")/.config") + "/earshot"
    }

    /// The store in a file that the user has named, or in the usual one.
    init(file: String?) {
        path = file ?? Self.folder + "/terminal.json"
        isAskedFor = file != nil
    }

    /// Reads the settings; the usual file may be missing.
    func load() throws(ToolError) -> TerminalSettings {
        guard let data = FileManager.default.contents(atPath: path) else {
            guard !isAskedFor, !FileManager.default.fileExists(atPath: path) else {
                throw ToolError("the file can't be read", file: path, exitCode: .noInput)
            }
            return TerminalSettings()
        }
        do {
            return try TerminalSettings(json: Array(data))
        } catch {
            throw ToolError(error.description, file: path, exitCode: .dataError)
        }
    }

    /// Replaces the file as a whole, so that it is never half written. False when that can't be done.
    func save(_ settings: TerminalSettings) -> Bool {
        let file = URL(filePath: path).resolvingSymlinksInPath()
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // A device, for instance, is not to be replaced by a file.
            var status = stat()
            guard stat(file.path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else { return false }
            try Data(settings.json).write(to: file, options: .atomic)
            return true
        } catch {
            return false
        }
    }
}

/// Keeps what the user changes about speech by keys.
final class SettingsKeeper: SpeechOutput {
    private let store: SettingsStore
    private var settings: TerminalSettings
    private let next: any SpeechOutput

    init(_ store: SettingsStore, _ settings: TerminalSettings, next: any SpeechOutput) {
        self.store = store
        self.settings = settings
        self.next = next
    }

    func take(_ item: Spoken) { next.take(item) }

    func change(_ settings: SpeechSettings) { next.change(settings) }

    func keep(_ speech: SpeechSettings) {
        next.change(speech)
        settings.note(speech)
        if !store.save(settings) { next.take(.notice("the settings can't be saved")) }
    }
}
