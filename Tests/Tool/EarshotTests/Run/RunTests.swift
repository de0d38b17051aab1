import Foundation
import Testing

/// `earshot run` in a separate process.
@Suite(.serialized) struct `earshot run` {
    private func start(_ options: [String] = [], _ command: [String]) throws -> PseudoTerminal {
        try PseudoTerminal(["run", "--silent"] + options + ["--"] + command, environment: ["TERM": "xterm-256color"])
    }

    private func waitUntilOrdinary(_ terminal: PseudoTerminal, _ isOrdinary: Bool) -> Bool {
        BuiltTool.wait { terminal.isOrdinary == isOrdinary }
    }

    @Test(
        arguments: [
            (["sh", "-c", "exit 7"], 7), (["true"], 0), (["sh", "-c", "kill -TERM $$"], 143),
            (["sh", "-c", "kill -KILL $$"], 137), (["no-such-program"], 127), (["/"], 126),
        ] as [([String], Int32)])
    func `the exit code is passed on (hostile 91)`(command: [String], code: Int32) throws {
        let terminal = try start([], command)
        #expect(try terminal.waitUntilExit() == .exit(code))
        #expect(terminal.isOrdinary)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS])
    func `a signal leaves the terminal as it was (hostile 88)`(number: Int32) throws {
        let terminal = try start([], ["sh", "-c", "ulimit -c 0; printf '\\033[?2004h\\033[?25lready\\n'; read x"])
        try terminal.wait(for: "ready")
        // Output is passed on before it is processed; the answer to a key comes after that.
        try terminal.type("a", until: "ready\r\na")
        #expect(!terminal.isOrdinary)
        terminal.send(number)
        let isCrash = [SIGSEGV, SIGABRT, SIGBUS].contains(number)
        #expect(try terminal.waitUntilExit() == (isCrash ? .exit(70) : .signal(number)))
        #expect(terminal.output.contains("earshot: internal error") == isCrash)
        #expect(terminal.isOrdinary)
        #expect(terminal.output.contains("\u{1B}[?2004l"))
        #expect(terminal.output.contains("\u{1B}[?25h"))
    }

    @Test func `the terminal is restored though Earshot is killed and can do nothing itself (hostile 88)`() throws {
        let modes = "\\033[?2004h\\033[?1049h\\033[?1002h\\033[?25l"
        let program = ["sh", "-c", "printf '\(modes)ready\\n'; read x"]
        let terminal = try PseudoTerminal.belowShell(["run", "--silent", "--"] + program)
        try terminal.wait(for: "ready")
        // Output is passed on before it is processed; the answer to a key comes after that.
        try terminal.type("a", until: "ready\r\na")
        #expect(!terminal.isOrdinary)
        try terminal.killChildren()
        try terminal.wait(for: "ended")
        #expect(waitUntilOrdinary(terminal, true))
        for off in ["[?2004l", ";1002;", "[?25h", "[?1049l"] { try terminal.waitForOutput(off) }
    }

    @Test func `a session that is stopped gives the terminal back, and goes on (hostile 89)`() throws {
        let terminal = try start([], ["sh", "-c", "echo ready; read x; echo \"got <$x>\"; exit 3"])
        try terminal.wait(for: "ready")
        terminal.send(SIGTSTP)
        #expect(BuiltTool.wait { terminal.isStopped })
        #expect(terminal.isOrdinary)
        terminal.send(SIGCONT)
        #expect(waitUntilOrdinary(terminal, false))
        try terminal.type("x\r", until: "got <x>")
        #expect(try terminal.waitUntilExit() == .exit(3))
    }

    @Test func `a signal that the parent process ignores stays ignored, here and in the program`() throws {
        let terminal = try PseudoTerminal(
            [
                "-c",
                "trap '' HUP; exec \"$0\" run --silent -- sh -c 'grep SigIgn /proc/self/status; echo ready; read x'",
                PseudoTerminal.tool.path,
            ], program: "/bin/sh", environment: ["TERM": "xterm-256color"])
        try terminal.wait(for: "ready")
        #expect(terminal.output.contains(/SigIgn:\s*[0-9a-f]*[13579bdf]\s/), "\(terminal.output)")
        terminal.send(SIGHUP)
        terminal.type("\r")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }

    @Test func `a terminal of a size that no screen has costs no memory`() throws {
        let terminal = try PseudoTerminal(
            ["run", "--silent", "--", "sh", "-c", "grep VmRSS /proc/$PPID/status; stty size; read x"],
            columns: 65_535, rows: 65_535)
        try terminal.waitForOutput("1000 2000")
        let line = try #require(terminal.output.firstMatch(of: /VmRSS:\s*(\d+) kB/))
        #expect(Int(line.1) ?? .max < 150_000)
        terminal.type("\r")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }

    @Test func `kitty's keys are switched off on both screens after a crash`() throws {
        let terminal = try start(
            [], ["sh", "-c", "ulimit -c 0; printf '\\033[>1u\\033[?1049h\\033[>1uready\\n'; read x"])
        try terminal.wait(for: "ready")
        try terminal.type("a", until: "ready\r\na")
        terminal.send(SIGSEGV)
        #expect(try terminal.waitUntilExit() == .exit(70))
        #expect(terminal.output.contains(/\x1B\[<9u[\s\S]*\x1B\[\?1049l\x1B\[<9u/))
    }

    @Test func `speech is logged as it is queued, but no secret (hostile 85)`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "speech.jsonl").path
        let record = folder.appending(path: "session.cast").path
        let terminal = try start(
            ["--speech-log", log, "--record", record],
            ["bash", "-c", "echo 'say \"this\"'; read -rsp 'Password: ' x; echo; echo done; read y"])
        func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
        #expect(BuiltTool.wait { text(log).contains("password field") })
        terminal.type("canary\r")
        #expect(BuiltTool.wait { text(log).contains("\"done\"") })
        terminal.type("\r")
        #expect(try terminal.waitUntilExit() == .exit(0))
        var last = 0
        for line in text(log).split(separator: "\n") {
            let object = try #require(
                JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
            let time = try #require(object["t"] as? Int)
            #expect(time >= last)
            last = time
            #expect(["say", "char", "stop", "sound"].contains(object["k"] as? String))
            #expect(object["x"] is String)
        }
        #expect(text(log).contains(#"say \"this\""#))
        for path in [log, record] {
            #expect(!text(path).contains("canary"))
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(permissions == 0o600)
        }
    }

    @Test func `a log is never written through a link (hostile 85)`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appending(path: "target").path
        try Data("kept".utf8).write(to: URL(filePath: target))
        let link = folder.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let terminal = try start(["--speech-log", link], ["true"])
        #expect(try terminal.waitUntilExit() == .exit(73))
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "kept")
    }

    @Test func `a mistake in the file of keys is reported with its line`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = folder.appending(path: "keys").path
        try Data("# mine\nF12 none\nF9 reviewmode\n".utf8).write(to: URL(filePath: keys))
        let terminal = try start(["--keys", keys], ["true"])
        #expect(try terminal.waitUntilExit() == .exit(65))
        #expect(terminal.output.contains("keys:3: there is no command \"reviewmode\"; did you mean \"reviewMode\"?"))
    }

    @Test func `review mode goes over elements, searches, copies and presses keys for the user`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "speech.jsonl").path
        let terminal = try start(
            ["--speech-log", log],
            [
                "bash", "-c",
                "stty -echo -icanon; printf 'alpha\\nerror: broken\\ngamma\\n'; head -c 1 | od -An -tx1; echo end; read x",
            ])
        func heard(_ text: String) -> Bool {
            ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").contains("\"x\":\"\(text)\"")
        }
        #expect(BuiltTool.wait { heard("gamma") })
        terminal.type("\u{1B}[24~")
        #expect(BuiltTool.wait { heard("review mode on") })
        terminal.type("\u{1B}[H/BROK\rC")
        #expect(BuiltTool.wait { heard("line copied") })
        try terminal.waitForOutput("\u{1B}]52;c;" + Data("error: broken".utf8).base64EncodedString() + "\u{7}")
        terminal.type("w")
        #expect(BuiltTool.wait { heard("2 of 3") })
        terminal.type("x")
        try terminal.wait(for: "1b")
        terminal.type("q")
        #expect(BuiltTool.wait { heard("review mode off") })
        terminal.type("\r")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }

    @Test func `settings are read from a file, apply by program, and are kept when keys change them`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "speech.jsonl").path
        let file = folder.appending(path: "terminal.json")
        try Data(#"{"programs": {"quiet": {"speaksOutput": false}}}"#.utf8).write(to: file)
        let quiet = folder.appending(path: "quiet").path
        try FileManager.default.createSymbolicLink(atPath: quiet, withDestinationPath: "/bin/sh")
        let terminal = try start(
            ["--speech-log", log, "--settings", file.path],
            ["bash", "-ic", "echo one; read x; \(quiet) -c 'echo two; read x'; echo three; read x"])
        func heard(_ text: String) -> Bool {
            ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").contains("\"x\":\"\(text)\"")
        }
        #expect(BuiltTool.wait { heard("one") })
        try terminal.type("\r", until: "two")
        terminal.type("\u{1B}[24~>q")
        #expect(BuiltTool.wait { heard("55%") && heard("review mode off") })
        func kept() -> [String: Any] {
            let data = (try? Data(contentsOf: file)) ?? Data()
            return (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        }
        #expect(BuiltTool.wait { kept()["rate"] as? Int == 55 })
        #expect(kept()["programs"] is [String: Any])
        terminal.type("\r")
        #expect(BuiltTool.wait { heard("three") })
        #expect(!heard("two"))
        terminal.type("\r")
        #expect(try terminal.waitUntilExit() == .exit(0))
    }

    @Test func `a mistake in the file of settings is reported`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "terminal.json")
        try Data("{\n  \"rate\": 500\n}".utf8).write(to: file)
        let terminal = try start(["--settings", file.path], ["true"])
        #expect(try terminal.waitUntilExit() == .exit(65))
        #expect(terminal.output.contains("terminal.json:2:11: rate: this must be a whole number from 0 to 100"))
    }
}
