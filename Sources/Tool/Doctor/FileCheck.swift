import Foundation
import SessionOutput
import SpokenTerminal
import Voices

/// Checks the user's files: settings, keys, and the folders for state.
struct FileCheck {
    var environment = ProcessInfo.processInfo.environment

    /// The engine that the settings of `earshot run` choose, or nil.
    var chosenEngine: SpeechProgram? {
        (try? SettingsStore(file: nil, environment: environment).load())?.engine.flatMap(SpeechProgram.init(argument:))
    }

    /// Returns all diagnoses.
    func diagnoses() -> [Diagnosis] {
        var found = mistakes
        if found.isEmpty { found.append(.ok("settings", "terminal.json and run-keys have no errors")) }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            return found + [
                .problem(
                    "files", "HOME is not set to a folder, so settings and state can't be saved",
                    "export HOME=/home/NAME, with your user name")
            ]
        }
        return found + folders
    }

    private var mistakes: [Diagnosis] {
        mistakes("settings") { () throws(FileMistakes) in
            _ = try SettingsStore(file: nil, environment: environment).load()
        }
            + mistakes("keys") { () throws(FileMistakes) in
                _ = try KeysFile(path: nil, environment: environment).load()
            }
    }

    private func mistakes(_ name: String, _ load: () throws(FileMistakes) -> Void) -> [Diagnosis] {
        do throws(FileMistakes) {
            try load()
            return []
        } catch {
            return error.list.map { .problem(name, "\($0)", "fix the file; 'earshot run' ignores it until then") }
        }
    }

    private var folders: [Diagnosis] {
        let folders = [
            ("settings", BaseFolder.settings(environment)), ("state", BaseFolder.state(environment)),
            ("voice variants", BaseFolder.cache(environment)),
        ]
        let closed = folders.compactMap { use, path in path.flatMap { Self.canWrite($0) ? nil : (use, $0) } }
        guard !closed.isEmpty else { return [.ok("files", "the folders for settings, state and caches are writable")] }
        return closed.map { use, path in
            .problem(
                "files", "\(path), the folder for \(use), is not writable",
                "check its owner and permissions with 'ls -ld'")
        }
    }

    /// Whether the folder can be written, or made in the first of its parents that is there.
    private static func canWrite(_ path: String) -> Bool {
        var path = path
        while path != "/", access(path, F_OK) != 0, errno == ENOENT {
            path = (path as NSString).deletingLastPathComponent
        }
        return access(path, W_OK | X_OK) == 0
    }
}
