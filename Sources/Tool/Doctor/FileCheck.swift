import Foundation
import SpokenTerminal
import Voices

/// Looks at the user's own files: settings, keys, and where state is kept.
struct FileCheck {
    var environment = ProcessInfo.processInfo.environment

    /// Whether the settings of `earshot run` choose speech-dispatcher.
    var choosesDispatcher: Bool {
        let engine = (try? SettingsStore(file: nil, environment: environment).load())?.engine
        return engine?.hasPrefix("speech-dispatcher") ?? false
    }

    /// All that was found.
    func diagnoses() -> [Diagnosis] {
        var found = mistakes
        if found.isEmpty { found.append(.ok("settings", "no mistake in terminal.json and run-keys")) }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            return found + [
                .fix("files", "HOME names no folder, so nothing is kept", "export HOME=/home/NAME, with your name")
            ]
        }
        return found + folders
    }

    private var mistakes: [Diagnosis] {
        let remedy = "'earshot run' leaves the file out until that is mended"
        var found: [Diagnosis] = []
        do {
            _ = try SettingsStore(file: nil, environment: environment).load()
        } catch {
            found.append(.fix("settings", "\(error)", remedy))
        }
        do {
            _ = try KeysFile(path: nil, environment: environment).load()
        } catch {
            found.append(.fix("keys", "\(error)", remedy))
        }
        return found
    }

    private var folders: [Diagnosis] {
        let folders = [
            ("settings", BaseFolder.settings(environment)), ("state", BaseFolder.state(environment)),
            ("variants of voices", BaseFolder.cache(environment)),
        ]
        let closed = folders.compactMap { use, path in path.flatMap { Self.canWrite($0) ? nil : (use, $0) } }
        guard !closed.isEmpty else { return [.ok("files", "what is to be kept can be written")] }
        return closed.map { use, path in
            .fix("files", "\(path), the folder for \(use), can't be written", "'ls -ld' tells whose it is")
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
