import AccessibilityAudit
import ArgumentParser
import FileScreens
import Foundation
import HeadlessUIKit
import SessionOutput
import Voices

/// The shell completions for options with known values.
extension CompletionKind {
    /// Files with screens.
    static let screens = file(extensions: ["storyboard", "xib", "json", "xml"])

    /// The voices that `earshot voices` lists, the user's own among them.
    static let voices = custom { _, _, _ in (try? VoiceLibrary.entries().map(\.profile.name)) ?? [] }

    /// The ids of rules.
    static let rules = custom { _, _, _ in AuditRules.descriptions.map(\.id).sorted() }

    /// The devices, in a notation that needs no quotes in a shell.
    static let devices = list(
        DeviceProfile.all.map { device in
            device.name.split { !$0.isLetter && !$0.isNumber && $0 != "." }.joined(separator: "-")
        })

    /// The speech engines.
    static let engines = list(SpeechProgram.names.filter { !$0.contains(":") })

    /// The speech outputs.
    static let sinks = list(["live", "null", "wav=", "raw="])

    /// The names of the screens of the file on the command line.
    static let scenes = custom { words, _, _ in
        // Files are shown by views, which belong to the main thread; completions are requested there.
        guard Thread.isMainThread else { return [] }
        return MainActor.assumeIsolated { sceneNames(words) }
    }

    @MainActor private static func sceneNames(_ words: [String]) -> [String] {
        let names = words.filter { !$0.hasPrefix("-") && FileManager.default.isReadableFile(atPath: $0) }
        guard let file = names.last(where: { !isFolder($0) }), let files = try? FileOptions.parse([]),
            let display = try? DisplayOptions.parse([]).display(),
            let screens = try? ScreenFile.load(file, files.reader, isBare: false, on: display, of: nil)
        else { return [] }
        // A name with a line break would be two.
        return screens.map(\.name).filter { !$0.contains(where: \.isNewline) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
