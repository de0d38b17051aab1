import Foundation
import TerminalReader
import Testing

/// Settings that the user makes with keys and files, as later sessions find them.
@Suite(.serialized) struct `earshot run with settings` {
    /// A folder with the files of a user, and sessions that use them.
    private final class Home {
        let folder: URL
        private var logs = 0

        init() throws {
            folder = try BuiltTool.folder()
            try FileManager.default.createDirectory(
                at: folder.appending(path: "earshot"), withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        var settings: URL { folder.appending(path: "earshot/terminal.json") }
        var keys: URL { folder.appending(path: "earshot/run-keys") }

        /// The content of the settings file.
        var kept: [String: Any] {
            let data = (try? Data(contentsOf: settings)) ?? Data()
            return (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        }

        func kept(of program: String) -> [String: Any] {
            (kept["programs"] as? [String: Any])?[program] as? [String: Any] ?? [:]
        }

        func start(
            _ command: [String], options: [String] = [], environment: [String: String] = [:]
        ) throws -> Session {
            logs += 1
            let log = folder.appending(path: "speech-\(logs).jsonl").path
            let terminal = try PseudoTerminal(
                ["run", "--silent", "--speech-log", log] + options + ["--"] + command,
                environment: ["TERM": "xterm-256color", "XDG_CONFIG_HOME": folder.path].merging(environment) { $1 })
            return Session(terminal: terminal, log: log)
        }
    }

    private struct Session {
        let terminal: PseudoTerminal
        let log: String

        var text: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

        func hears(_ text: String) -> Bool { BuiltTool.wait { self.text.contains("\"x\":\"\(text)\"") } }

        /// Types keys and waits until a new announcement has these words.
        func type(_ keys: String, hearing words: String) -> Bool {
            let before = text.count
            terminal.type(keys)
            return BuiltTool.wait { text.dropFirst(before).contains("\"x\":\"\(words)\"") }
        }
    }

    @Test(
        arguments: [
            ([], "", "Earshot on, any key stops speech, F12 then question mark for key help", "Earshot off"),
            (["--voice", "german"], "", "Earshot an, jede Taste stoppt die Sprache, F12, dann ", "Earshot aus"),
            ([], #"{"voice": "german"}"#, "Earshot an, jede Taste stoppt die Sprache, F12, dann ", "Earshot aus"),
            ([], #"{"voice": "german", "language": "fr"}"#, "Earshot activé", "Earshot désactivé"),
            ([], #"{"verbosity": "low"}"#, nil, nil),
        ] as [([String], String, String?, String?)])
    func `a shell is greeted once, in the language of the voice, unless little is to be spoken`(
        options: [String], settings: String, start: String?, end: String?
    ) throws {
        let home = try Home()
        if !settings.isEmpty { try Data(settings.utf8).write(to: home.settings) }
        let session = try home.start([], options: options, environment: ["SHELL": "/bin/sh", "PS1": "ready> "])
        #expect(session.hears("ready>"))
        session.terminal.type("exit\r")
        #expect(try session.terminal.waitUntilExit() == .exit(0))
        let notices = session.text.split(separator: "\n").filter { $0.contains("Earshot") }
        #expect(notices.count == [start, end].compactMap(\.self).count, "\(notices)")
        #expect(notices.first?.contains(start ?? "") ?? (start == nil), "\(notices)")
        #expect(notices.last?.contains(end ?? "") ?? (end == nil), "\(notices)")
    }

    @Test func `the languages in the documentation are those of the voice profiles`() throws {
        let output = try ToolTests.run(
            ["voices", "--format", "json"], environment: ["XDG_CONFIG_HOME": "/nonexistent"])
        let list = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
        let voices = try #require(list?["voices"] as? [[String: Any]])
        let languages = Set(voices.compactMap { ($0["language"] as? String)?.prefix(2) }).sorted().joined(
            separator: ", ")
        let setting = TerminalSettings.descriptions.first { $0.name == "language" }
        #expect(setting?.takes.hasPrefix(languages + " or another") == true, "\(languages)")
    }

    @Test func `a program is not greeted, and finds that it is in Earshot`() throws {
        let home = try Home()
        let session = try home.start(["sh", "-c", "echo \"in $TERM_PROGRAM\""])
        #expect(session.hears("in earshot"))
        #expect(try session.terminal.waitUntilExit() == .exit(0))
        #expect(!session.text.contains("Earshot o"))
        let nested = try ToolTests.run(["run", "--silent", "--", "true"], environment: ["TERM_PROGRAM": "earshot"])
        #expect(nested.code == 0)
        #expect(nested.err.hasPrefix("earshot: 'earshot run' is already running in this terminal"), "\(nested.err)")
    }

    private static let review = "\u{1B}[24~"
    private static let (right, up) = ("\u{1B}[C", "\u{1B}[A")

    @Test func `rate, pitch, volume and voice have keys, and the next session speaks as the last one`() throws {
        let home = try Home()
        let first = try home.start(["sh", "-c", "echo ready; read x"])
        #expect(first.hears("ready"))
        #expect(first.type(Self.review, hearing: "review mode on"))
        #expect(first.type(">", hearing: "55%"))
        #expect(first.type("(", hearing: "45%"))
        #expect(first.type("9", hearing: "95%"))
        #expect(first.type("}", hearing: "plain"))
        #expect(first.type("}", hearing: "bedside"))
        #expect(first.type("q", hearing: "review mode off"))
        #expect(BuiltTool.wait { home.kept["voice"] as? String == "bedside" })
        #expect(
            home.kept["rate"] as? Int == 55 && home.kept["pitch"] as? Int == 45 && home.kept["volume"] as? Int == 95)
        first.terminal.type("\r")
        #expect(try first.terminal.waitUntilExit() == .exit(0))
        let second = try home.start(["sh", "-c", "echo ready; read x"])
        #expect(second.hears("ready"))
        // Without review mode, by VoiceOver's keys.
        #expect(second.type("\u{1B}[1;8A", hearing: "60%"))
        #expect(second.type("\u{1B}[1;8C", hearing: "pitch, 45%"))
        second.terminal.type("\r")
        #expect(try second.terminal.waitUntilExit() == .exit(0))
        #expect(home.kept["rate"] as? Int == 60)
    }

    @Test func `the list of settings changes what holds for one program`() throws {
        let home = try Home()
        let session = try home.start(["sh", "-c", "echo ready; read x; echo \"got <$x>\""])
        #expect(session.hears("ready"))
        #expect(session.type("\(Self.review)g", hearing: "settings, for all programs"))
        #expect(session.type(" ", hearing: "only for sh"))
        #expect(session.type(Self.right, hearing: "rate, 50%"))
        #expect(session.type(Self.up, hearing: "55%"))
        #expect(session.type("\u{1B}", hearing: "settings closed"))
        #expect(session.type("\u{1B}", hearing: "review mode off"))
        #expect(home.kept(of: "sh")["rate"] as? Int == 55)
        #expect(home.kept["rate"] == nil)
        try session.terminal.type("x\r", until: "got <x>")
        #expect(try session.terminal.waitUntilExit() == .exit(0))
    }

    /// A program that marks the selection in a unique way, with a counter next to it.
    private static let bar = #"""
        stty raw -echo
        place=1
        draw() {
            printf '\033[HDrinks\033[K\r\n'
            number=0
            for drink in tea coffee water; do
                number=$((number + 1))
                if [ $number = $place ]; then printf '=> %s\033[K\r\n' $drink; else printf '   %s\033[K\r\n' $drink; fi
            done
            printf 'CPU %s0 percent of all\033[K\r\nREC %s minutes\033[K' $place $place
        }
        printf '\033[?1049h\033[?25l\033[2J'
        draw
        while key=$(dd bs=1 count=1 2>/dev/null) && [ "$key" != q ]; do
            place=$((place % 3 + 1))
            draw
        done
        printf '\033[?25h\033[?1049l'
        """#

    @Test func `a program that is not known is taught by rules`() throws {
        let home = try Home()
        try Data(
            #"""
            {"programs": {"sh": {"keys": {"j": "next drink"}, "rules": [
                {"match": "^CPU", "mute": true}, {"match": "REC (\\d+)", "say": "recording for $1"},
                {"rows": [2, 4], "menu": true, "match": "^=> (.*)"}]}}}
            """#.utf8
        ).write(to: home.settings)
        try Data("F9 helpMode\n".utf8).write(to: home.keys)
        let session = try home.start(["sh", "-c", Self.bar])
        #expect(session.hears("recording for 1"))
        #expect(session.type("j", hearing: "coffee, 2 of 3"))
        #expect(session.hears("recording for 2"))
        #expect(session.hears("next drink"))
        #expect(session.type("j", hearing: "water, 3 of 3"))
        // Help announces a key's command instead of running it.
        #expect(session.type("\u{1B}[20~", hearing: "key help on, press any key to hear what it does, Escape to leave"))
        #expect(session.type("j", hearing: "next drink"))
        #expect(session.type("\u{1B}[20~", hearing: "key help off"))
        #expect(session.type("j", hearing: "tea, 1 of 3"))
        session.terminal.type("q")
        #expect(try session.terminal.waitUntilExit() == .exit(0))
        #expect(!session.text.contains("CPU") && !session.text.contains("REC"), "\(session.text)")
    }

    @Test func `the list of settings can have a key everywhere, and leads back to where the user was`() throws {
        let home = try Home()
        try Data("F9 settings\n".utf8).write(to: home.keys)
        let session = try home.start(["sh", "-c", "echo ready; read x; echo \"got <$x>\"; read x"])
        #expect(session.hears("ready"))
        #expect(session.type("\u{1B}[20~", hearing: "settings, for all programs"))
        #expect(session.type(Self.right, hearing: "rate, 50%"))
        #expect(session.type("\u{1B}[20~", hearing: "settings closed"))
        try session.terminal.type("g\r", until: "got <g>")
        #expect(session.type("\(Self.review)g", hearing: "settings, for all programs"))
        #expect(session.type("q", hearing: "settings closed"))
        #expect(session.type("q", hearing: "review mode off"))
        session.terminal.type("\r")
        #expect(try session.terminal.waitUntilExit() == .exit(0))
    }

    @Test func `two sessions keep what each of them changes`() throws {
        let home = try Home()
        let sessions = try (0..<2).map { _ in try home.start(["sh", "-c", "echo ready; read x"]) }
        for session in sessions {
            #expect(session.hears("ready"))
            #expect(session.type(Self.review, hearing: "review mode on"))
        }
        #expect(sessions[0].type(">", hearing: "55%"))
        #expect(sessions[1].type(")", hearing: "55%"))
        #expect(sessions[0].type("9", hearing: "95%"))
        #expect(
            home.kept["rate"] as? Int == 55 && home.kept["pitch"] as? Int == 55 && home.kept["volume"] as? Int == 95)
        for session in sessions {
            session.terminal.type("q\r")
            #expect(try session.terminal.waitUntilExit() == .exit(0))
        }
    }

    @Test func `lines that are watched or muted are so again when the program comes back`() throws {
        let home = try Home()
        // A program with a unique name, whose last line is a clock.
        let program = home.folder.appending(path: "clock").path
        try FileManager.default.createSymbolicLink(atPath: program, withDestinationPath: "/bin/sh")
        let script = #"""
            printf '\033[?1049h\033[2J\033[HTitle\033[50;1Htick 0\033[2;1H'; read x
            printf '\033[50;1Htick 1\033[3;1Hone'; read x
            printf '\033[50;1Htick 2\033[4;1Htwo'; read x
            """#
        let first = try home.start([program, "-c", script])
        #expect(first.hears("tick 0"))
        first.terminal.type("\(Self.review)b")
        #expect(first.type("M", hearing: "1 line muted"))
        #expect(first.type("L", hearing: "last line muted"))
        #expect(first.type("q", hearing: "review mode off"))
        #expect(home.kept(of: "clock")["muted"] as? [Int] == [-1])
        first.terminal.type("\r\r\r")
        #expect(try first.terminal.waitUntilExit() == .exit(0))
        let second = try home.start([program, "-c", script])
        try second.terminal.wait(for: "tick 0")
        second.terminal.type("\r")
        #expect(second.hears("one"))
        second.terminal.type(Self.review)
        #expect(second.type("L", hearing: "last line muted"))
        #expect(!second.text.contains("tick"))
        #expect(second.type("X", hearing: "watched and muted lines cleared"))
        #expect(second.type("q", hearing: "review mode off"))
        #expect(home.kept["programs"] == nil)
        second.terminal.type("\r\r")
        #expect(try second.terminal.waitUntilExit() == .exit(0))
        let third = try home.start([program, "-c", script])
        #expect(third.hears("tick 0"))
        third.terminal.type("\r\r\r")
        #expect(try third.terminal.waitUntilExit() == .exit(0))
    }

    @Test func `a mistake in the usual files is reported, and the program runs nevertheless`() throws {
        let home = try Home()
        try Data("{\n  \"rat\": 55\n}".utf8).write(to: home.settings)
        try Data("F9 search\nF9 readAll\n".utf8).write(to: home.keys)
        let session = try home.start(["sh", "-c", "echo ready; read x; exit 5"])
        #expect(session.hears("ready"))
        try session.terminal.waitForOutput(#"terminal.json:2:3: the key "rat" is unknown; did you mean "rate"?"#)
        #expect(session.terminal.output.contains("run-keys:2: \"F9\" is search in line 1; a key has one command"))
        // The words that are spoken name the file without its folder.
        #expect(session.text.contains("ignored a file: run-keys:2: "))
        #expect(session.text.contains("ignored a file: terminal.json:2:3: "))
        // A file that can't be read is not overwritten.
        session.terminal.type(Self.review)
        #expect(session.type(">", hearing: "settings could not be saved"))
        #expect(session.type("q", hearing: "review mode off"))
        session.terminal.type("\r")
        #expect(try session.terminal.waitUntilExit() == .exit(5))
        #expect(try String(contentsOf: home.settings, encoding: .utf8).contains("rat\""))
    }

    @Test(arguments: ["--settings", "--keys"])
    func `a pipe or a device that the user has named is refused at once`(option: String) throws {
        let home = try Home()
        let pipe = home.folder.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero", home.folder.path, home.folder.appending(path: "nothing").path] {
            let session = try home.start(["true"], options: [option, path])
            #expect(try session.terminal.waitUntilExit() == .exit(66), "\(path)")
        }
    }

    @Test func `the keys are listed though there is a mistake in the usual file`() throws {
        let home = try Home()
        try Data("F9 jump\n".utf8).write(to: home.keys)
        let list = Pipe()
        let process = try BuiltTool.start(
            ["run", "--list-keys"], output: list, environment: ["XDG_CONFIG_HOME": home.folder.path])
        let text = String(decoding: list.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.hasPrefix("F12 "))
    }

    @Test func `all keys are listed as a file of keys has them`() throws {
        let home = try Home()
        let list = Pipe()
        let process = try BuiltTool.start(["run", "--list-keys"], output: list)
        let text = list.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("F12 ") && $0.contains(" reviewMode ") })
        #expect(lines.contains { $0.hasPrefix("review } ") && $0.contains(" nextVoice ") })
        try text.write(to: home.keys)
        let session = try home.start(["sh", "-c", "echo ready; read x"])
        #expect(session.hears("ready"))
        #expect(session.type(Self.review, hearing: "review mode on"))
        #expect(session.type("q", hearing: "review mode off"))
        session.terminal.type("\r")
        #expect(try session.terminal.waitUntilExit() == .exit(0))
        #expect(!session.terminal.output.contains("run-keys"))
    }

    private static let hasTmux = ["/usr/bin/tmux", "/usr/local/bin/tmux"].contains { access($0 as String, X_OK) == 0 }

    @Test(.enabled(if: hasTmux, "tmux is not installed"))
    func `within tmux text is copied to its buffer`() throws {
        let home = try Home()
        let socket = home.folder.appending(path: "tmux").path
        let log = home.folder.appending(path: "speech.jsonl").path
        func start(_ words: [String], output: Any) throws -> Process {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["tmux", "-S", socket, "-f", "/dev/null"] + words
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["XDG_CONFIG_HOME": home.folder.path, "TERM": "xterm-256color"]) { _, new in new }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        func tmux(_ words: [String]) throws -> String {
            let pipe = Pipe()
            let process = try start(words, output: pipe)
            let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return output
        }
        // In the foreground: a server that becomes a daemon keeps the pipe open whose end shows that the process has
        // ended.
        let server = try start(["-D"], output: FileHandle.nullDevice)
        defer {
            // It inherits that signals are blocked, so that none ends it but this one.
            kill(server.processIdentifier, SIGKILL)
            server.waitUntilExit()
        }
        #expect(BuiltTool.wait { access(socket, F_OK) == 0 })
        let command = "'\(BuiltTool.path)' run --silent --speech-log '\(log)' -- sh -c 'echo alpha; read x'"
        _ = try tmux(["new-session", "-d", "-x", "80", "-y", "24", command])
        func heard(_ text: String) -> Bool {
            BuiltTool.wait {
                ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").contains("\"x\":\"\(text)\"")
            }
        }
        #expect(heard("alpha"))
        _ = try tmux(["send-keys", "F12", "t", "C"])
        #expect(heard("line copied"))
        #expect(BuiltTool.wait { (try? tmux(["show-buffer"])) == "alpha" })
    }
}
