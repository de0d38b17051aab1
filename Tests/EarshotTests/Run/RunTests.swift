import Foundation
import Testing

/// `earshot run` as a program of its own.
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
    func `the exit code is passed on`(command: [String], code: Int32) throws {
        let terminal = try start([], command)
        #expect(try terminal.waitUntilExit() == .exit(code))
        #expect(terminal.isOrdinary)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS])
    func `a signal leaves the terminal as it was`(number: Int32) throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "speech.jsonl").path
        let terminal = try start(
            ["--speech-log", log], ["sh", "-c", "ulimit -c 0; printf '\\033[?2004h\\033[?25lready\\n'; read x"])
        try terminal.wait(for: "ready")
        // What is shown is looked at afterwards.
        #expect(BuiltTool.wait { (try? String(contentsOfFile: log, encoding: .utf8))?.contains("ready") == true })
        #expect(!terminal.isOrdinary)
        terminal.send(number)
        #expect(try terminal.waitUntilExit() == .signal(number))
        #expect(terminal.isOrdinary)
        #expect(terminal.output.contains("\u{1B}[?2004l"))
        #expect(terminal.output.contains("\u{1B}[?25h"))
    }

    // Nothing can be done about this signal by the process that gets it; one to the whole job is as good. A shell leads
    // the session: with its leader a session loses the terminal.
    @Test(arguments: ["kill -KILL $PPID", "kill -s KILL -- -$PPID"])
    func `SIGKILL leaves the terminal as it was`(kill: String) throws {
        let program = #"printf '\033[?2004h\033[?25l\033[?1049h'; echo ready; read x; "# + kill
        let terminal = try PseudoTerminal(
            [
                "-c", #"set -m; "$0" run --silent -- sh -c "$1"; echo "ended $?"; read y"#, PseudoTerminal.tool.path,
                program,
            ],
            program: "/bin/bash", environment: ["TERM": "xterm-256color"])
        try terminal.wait(for: "ready")
        #expect(!terminal.isOrdinary)
        terminal.type("\r")
        try terminal.wait(for: "ended 137")
        try terminal.waitForOutput("\u{1B}[?1049l")
        #expect(waitUntilOrdinary(terminal, true))
        #expect(terminal.output.contains("\u{1B}[?2004l"))
        #expect(terminal.output.contains("\u{1B}[?25h"))
    }

    @Test func `what guards the terminal writes nothing after a session that ended by itself`() throws {
        let terminal = try start([], ["sh", "-c", "printf '\\033[?2004hready\\n\\033[?2004l'; exit 3"])
        #expect(try terminal.waitUntilExit() == .exit(3))
        let shown = terminal.output
        #expect(shown.contains("ready") && !shown.contains("\u{1B}[?25h"))
    }

    @Test func `a session that is stopped gives the terminal back, and goes on`() throws {
        let terminal = try start([], ["sh", "-c", "echo ready; read x; echo \"got <$x>\"; exit 3"])
        try terminal.wait(for: "ready")
        terminal.send(SIGTSTP)
        // Only then: a shell goes on with what it knows to be stopped.
        #expect(BuiltTool.wait { terminal.isStopped })
        #expect(terminal.isOrdinary)
        terminal.send(SIGCONT)
        #expect(waitUntilOrdinary(terminal, false))
        try terminal.type("x\r", until: "got <x>")
        #expect(try terminal.waitUntilExit() == .exit(3))
    }

    @Test func `what is spoken is logged as it goes to the queue, but no secret`() throws {
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

    @Test func `a log is never written through a link`() throws {
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

    @Test func `a mistake in the file of keys is told with its line`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = folder.appending(path: "keys").path
        try Data("# mine\nF12 none\nF9 reviewmode\n".utf8).write(to: URL(filePath: keys))
        let terminal = try start(["--keys", keys], ["true"])
        #expect(try terminal.waitUntilExit() == .exit(65))
        #expect(terminal.output.contains("keys:3: there is no command \"reviewmode\""))
    }
}
