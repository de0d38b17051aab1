import Foundation
import Synchronization
import TerminalReader
import TestSupport
import Testing

@testable import SpokenTerminal

@Suite struct `The settings file` {
    /// A folder with the file, which goes with the test.
    private final class Home {
        let folder: URL
        var file: URL { folder.appending(path: "terminal.json") }
        var store: SettingsStore { SettingsStore(file: file.path) }

        init(_ json: String) throws {
            folder = try temporaryFolder()
            try Data(json.utf8).write(to: file)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private static func settings(_ change: (inout TerminalSettings) -> Void) -> TerminalSettings {
        var settings = TerminalSettings()
        change(&settings)
        return settings
    }

    @Test func `has what each of many sessions changes at the same time`() throws {
        let home = try Home("{}")
        let store = home.store
        let kept = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 4) { session in
            var old = TerminalSettings()
            for rate in 1...10 {
                var new = old
                new.programs["p\(session)-\(rate)", default: TerminalProfile()].rate = rate
                // A refused change stays in its session and is saved with the next one.
                guard store.keep(changesFrom: old, to: new) else { continue }
                old = new
                kept.withLock { $0 += 1 }
            }
        }
        let count = kept.withLock { $0 }
        #expect(count > 0)
        #expect(try store.load().programs.count == count)
    }

    @Test func `is left to another session that writes it, without waiting for long`() throws {
        let home = try Home(#"{"pitch": 7}"#)
        let lock = open(home.folder.appending(path: ".terminal.json.lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let new = Self.settings { $0.profile.rate = 60 }
        #expect(!home.store.keep(changesFrom: TerminalSettings(), to: new))
        #expect(try home.store.load() == Self.settings { $0.profile.pitch = 7 })
        #expect(flock(lock, LOCK_UN) == 0)
        #expect(home.store.keep(changesFrom: TerminalSettings(), to: new))
        let both = Self.settings {
            $0.profile.pitch = 7
            $0.profile.rate = 60
        }
        #expect(try home.store.load() == both)
    }

    @Test func `stays as it is when the settings can't be written as JSON`() throws {
        let home = try Home(#"{"pitch": 7}"#)
        #expect(
            !home.store.keep(changesFrom: TerminalSettings(), to: Self.settings { $0.profile.longCommand = .infinity }))
        #expect(try String(contentsOf: home.file, encoding: .utf8) == #"{"pitch": 7}"#)
    }
}
