import CommandIO
import Foundation
import StrictXML
import TerminalReader

/// The file of keys of `earshot run`.
package struct KeysFile {
    private let path: String?
    private let isAskedFor: Bool

    /// The file that the user has named, or the usual one, which may be missing.
    package init(path: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.path = path ?? SettingsStore.usualFile("run-keys", environment: environment)
        isAskedFor = path != nil
    }

    /// Reads the keys.
    ///
    /// - Throws: `FileMistakes` with the lines of the mistakes.
    package func load() throws(FileMistakes) -> ReaderBindings {
        guard let path, let bytes = try InputFile.read(path, mayBeMissing: !isAskedFor, ReaderBindings.sizeLimit)
        else { return ReaderBindings() }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FileMistakes(list: [ToolError("the file is not in UTF-8", file: path, exitCode: .dataError)])
        }
        do {
            return try ReaderBindings(text: text)
        } catch {
            throw FileMistakes(
                list: error.list.map { ToolError($0.message, file: path, line: $0.line, exitCode: .dataError) })
        }
    }
}
