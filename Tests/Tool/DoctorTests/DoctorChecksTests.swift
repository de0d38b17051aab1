import Foundation
import SessionOutput
import Speech
import TerminalEmulator
import TestSupport
import Testing

@testable import Doctor

/// Findings of the doctor on machines of all kinds.
@Suite struct `The doctor` {
    private static let fine = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"]

    private static func terminal(
        _ environment: [String: String], isTerminal: Bool = true, size: Size? = Size(rows: 24, columns: 80),
        running: Set<String> = []
    ) -> [Diagnosis] {
        TerminalCheck(environment: environment, isTerminal: isTerminal, size: size, running: running).diagnoses()
    }

    // MARK: The terminal

    @Test func `finds nothing to fix in a usual terminal`() {
        let found = Self.terminal(Self.fine)
        #expect(found.map(\.state) == [.ok, .ok])
        #expect(found[0].message == "xterm-256color, 80 columns and 24 rows")
    }

    @Test(arguments: [
        (["TERM": "dumb"], "TERM is dumb"), (["TERM": ""], "TERM is not set"), (["LANG": "C"], "the locale is C,"),
        (["LC_ALL": "POSIX"], "the locale is POSIX,"), (["LANG": ""], "no locale is set"),
        (["LC_CTYPE": "de_DE.ISO-8859-1"], "the locale is de_DE.ISO-8859-1,"),
    ]) func `explains how to fix a terminal's environment`(change: [String: String], message: String) throws {
        let broken = Self.terminal(Self.fine.merging(change) { $1 }).filter { $0.state == .problem }
        let only = try #require(broken.first)
        #expect(broken.count == 1 && only.message.hasPrefix(message) && only.remedy != nil)
    }

    @Test func `takes the first variable of the language that is not empty`() {
        let found = Self.terminal(Self.fine.merging(["LC_ALL": "", "LC_CTYPE": "C.utf8", "LANG": "C"]) { $1 })
        #expect(found.allSatisfy { $0.state == .ok })
    }

    @Test func `asks for a size, and to be run in a terminal`() {
        #expect(Self.terminal(Self.fine, size: nil)[0].state == .problem)
        #expect(Self.terminal(Self.fine, isTerminal: false)[0].state == .note)
    }

    @Test func `reports another screen reader that is running`() {
        let found = Self.terminal(Self.fine, running: ["bash", "orca"])
        #expect(found.contains { $0.subject == "readers" && $0.message.hasPrefix("orca ") })
        #expect(!Self.terminal(Self.fine, running: ["bash"]).contains { $0.subject == "readers" })
    }

    // MARK: tmux

    /// A folder for PATH with a tmux that gives these answers.
    private static func tmux(version: String, clipboard: String, escape: String) throws -> [String: String] {
        let folder = try temporaryFolder()
        let script = """
            #!/bin/sh
            case "$*" in
            -V) echo "\(version)" ;;
            "show-options -sv set-clipboard") echo "\(clipboard)" ;;
            "show-options -sv escape-time") echo "\(escape)" ;;
            *) exit 1 ;;
            esac
            """
        let file = folder.appending(path: "tmux")
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return ["PATH": folder.path, "TMUX": "/tmp/tmux-0/default,1,0"]
    }

    @Test(arguments: [
        ("tmux 3.3a", "external", "20", [Diagnosis.State.ok], "tmux 3.3a"),
        ("tmux 3.3a", "on", "500", [.note], "it delays Escape by 500 milliseconds"),
        ("tmux 3.10", "on", "0", [.ok], "tmux 3.10"),
        ("tmux next-3.4", "off", "0", [.problem], "set-clipboard is off"),
        ("tmux 3.1c", "off", "500", [.problem, .problem, .note], "tmux 3.1c can't copy"),
    ]) func `reads how tmux is set up`(
        version: String, clipboard: String, escape: String, states: [Diagnosis.State], first: String
    ) throws {
        let environment = try Self.tmux(version: version, clipboard: clipboard, escape: escape)
        let found = TmuxCheck(environment: environment).diagnoses()
        #expect(found.map(\.state) == states)
        #expect(found.first?.message.hasPrefix(first) == true)
    }

    @Test func `reports that tmux is missing or does not respond, and nothing outside of it`() throws {
        var environment = try Self.tmux(version: "tmux 3.3a", clipboard: "on", escape: "0")
        environment["TMUX"] = nil
        #expect(TmuxCheck(environment: environment).diagnoses().isEmpty)
        environment["TMUX"] = "/tmp/gone,1,0"
        environment["PATH"] = "/nonexistent"
        #expect(TmuxCheck(environment: environment).diagnoses().first?.message.contains("not in PATH") == true)
        let silent = try temporaryFolder().appending(path: "tmux")
        try Data("#!/bin/sh\nexit 1\n".utf8).write(to: silent)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: silent.path)
        environment["PATH"] = silent.deletingLastPathComponent().path
        #expect(TmuxCheck(environment: environment).diagnoses().map(\.message) == ["it does not respond"])
    }

    // MARK: Other speech, files

    @Test func `needs speech-dispatcher only where it was chosen`() throws {
        let environment = ["XDG_RUNTIME_DIR": try temporaryFolder().path, "PATH": "/nonexistent"]
        #expect(DispatcherCheck(chosen: nil, environment: environment).diagnosis().state == .note)
        let chosen = DispatcherCheck(chosen: .dispatcher(module: nil), environment: environment).diagnosis()
        #expect(chosen.state == .problem && chosen.remedy?.contains("terminal.json") == true)
    }

    @Test func `needs Orca only where it was chosen`() {
        #expect(OrcaCheck(chosen: .automatic, environment: [:]).diagnosis().state == .note)
        let chosen = OrcaCheck(chosen: .orca, environment: [:]).diagnosis()
        #expect(chosen.state == .problem && chosen.remedy?.contains("terminal.json") == true)
    }

    @Test(.enabled(if: PrivateBus.isAvailable, "dbus-daemon or libsystemd is not installed"))
    func `reports the version of Orca`() throws {
        let bus = try PrivateBus()
        let check = OrcaCheck(chosen: nil, environment: bus.environment)
        #expect(check.diagnosis().message == OrcaFailure.notRunning.description)
        let orca = try ScriptedOrca(bus)
        defer { orca.end() }
        #expect(check.diagnosis() == .ok("orca", "Orca 49.1 presents messages; '--engine auto' chooses it"))
    }

    @Test func `names the line of a mistake in settings and keys`() throws {
        let home = try temporaryFolder()
        let folder = home.appending(path: ".config/earshot")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let check = FileCheck(environment: ["HOME": home.path])
        #expect(check.diagnoses().map(\.state) == [.ok, .ok])
        try Data("{\n\"rat\": 60}".utf8).write(to: folder.appending(path: "terminal.json"))
        try Data("F12 nothingOfOurs\n".utf8).write(to: folder.appending(path: "run-keys"))
        let broken = check.diagnoses().filter { $0.state == .problem }
        #expect(broken.map(\.subject) == ["settings", "keys"])
        #expect(broken[0].message.contains("terminal.json:2") && broken[1].message.contains("run-keys:1"))
    }

    @Test func `says that a home can't be written`() {
        let found = FileCheck(environment: ["HOME": "/proc/1/nobody"]).diagnoses()
        #expect(found.count { $0.state == .problem } == 3)
        #expect(FileCheck(environment: [:]).diagnoses().contains { $0.message.hasPrefix("HOME is not set") })
    }

    @Test func `prints nothing that a terminal would obey`() {
        let lines = Diagnosis.problem("settings", "a\u{1B}[2Jb", "c\nd").lines
        #expect(lines.count == 2 && lines.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\n") })
    }
}
