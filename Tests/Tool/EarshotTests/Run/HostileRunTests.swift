import Foundation
import Testing

/// The surroundings of `earshot run`: secrets, files, signals, sizes, limits and variables with unusual values.
@Suite(.serialized) struct `earshot run in a hostile environment` {
    private struct Session {
        let terminal: PseudoTerminal
        let log: String
        let folder: URL

        var heard: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }
    }

    private func start(
        _ command: [String], options: [String] = [], environment: [String: String] = [:],
        columns: Int = 80, rows: Int = 24
    ) throws -> Session {
        let folder = try BuiltTool.folder()
        let log = folder.appending(path: "speech.jsonl").path
        let variables = ["TERM": "xterm-256color"].merging(environment) { _, new in new }
        let terminal = try PseudoTerminal(
            ["run", "--silent", "--speech-log", log] + options + ["--"] + command, environment: variables,
            columns: columns, rows: rows)
        return Session(terminal: terminal, log: log, folder: folder)
    }

    /// Runs a shell script that starts the tool as "$0", without a terminal.
    private func shell(
        _ script: String, environment: [String: String] = [:]
    ) throws -> (code: Int32, out: String, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, BuiltTool.path]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        let told = try process.runToEnd()
        return (process.terminationStatus, told.output, told.errors)
    }

    @Test(arguments: ["Password: ", "Enter passphrase for key: ", "PIN: ", "Passwort: ", "[sudo] password for ann: "])
    func `keys after a question for a secret are silent though the program shows them (hostile 83, 84)`(
        prompt: String
    ) throws {
        let session = try start(["sh", "-c", "printf '\(prompt)'; read x; echo 'thank you'; read y"])
        try session.terminal.wait(for: prompt)
        for character in "zebra" { session.terminal.type(String(character)) }
        try session.terminal.wait(for: "\(prompt)zebra")
        session.terminal.type("\r")
        #expect(BuiltTool.wait { session.heard.contains("thank you") })
        session.terminal.type("\r")
        _ = try session.terminal.waitUntilExit()
        #expect(!session.heard.contains("zebra"))
        for character in "zebra" { #expect(!session.heard.contains("\"x\":\"\(character)\""), "\(session.heard)") }
    }

    @Test func `the program has the user's variables and none of ours (hostile 86)`() throws {
        let session = try start(["env"], environment: ["EARSHOT_CANARY": "kept", "LANG": "xx_YY"])
        #expect(try session.terminal.waitUntilExit() == .exit(0))
        #expect(session.terminal.output.contains("EARSHOT_CANARY=kept"))
        #expect(session.terminal.output.contains("LANG=xx_YY"))
        let ours = session.terminal.output.split(separator: "\r\n").filter { $0.hasPrefix("EARSHOT_") }
        #expect(ours == ["EARSHOT_CANARY=kept"])
    }

    @Test func `no secret appears in the output of ps (hostile 86)`() throws {
        let session = try start(["sh", "-c", "read -r x; tr '\\0' ' ' </proc/$PPID/cmdline; echo; read y"])
        session.terminal.type("canary\r")
        try session.terminal.wait(for: "--speech-log")
        let line = session.terminal.output.split(separator: "\r\n").last { $0.contains("--speech-log") }
        #expect(line?.contains("canary") == false)
        session.terminal.type("\r")
        _ = try session.terminal.waitUntilExit()
    }

    private static let canBeAlone: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/unshare")
        process.arguments = ["-n", "true"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test(.enabled(if: canBeAlone, "unshare -n is not allowed here"))
    func `everything works without a network (hostile 87)`() throws {
        let result = try shell(#"exec unshare -n "$0" run --silent -- echo hello"#)
        #expect(result.code == 0)
        #expect(result.out.contains("hello"))
    }

    @Test(arguments: [(0, 0), (1, 1), (1, 4096), (2, 3), (65_535, 65_535)] as [(Int, Int)])
    func `a terminal of any size is a terminal (hostile 90)`(rows: Int, columns: Int) throws {
        let session = try start(["sh", "-c", "echo hello; printf '漢字\\n'; exit 4"], columns: columns, rows: rows)
        #expect(try session.terminal.waitUntilExit() == .exit(4))
        #expect(session.heard.contains("\"x\""))
    }

    @Test func `a storm of new sizes is survived, and the last one counts (hostile 90)`() throws {
        let session = try start(["sh", "-c", "echo ready; read x; stty size; read y"])
        try session.terminal.wait(for: "ready")
        for number in 0..<500 {
            session.terminal.resize(rows: number * 7 % 90, columns: number * 13 % 200)
        }
        session.terminal.resize(rows: 33, columns: 77)
        session.terminal.type("x")
        #expect(BuiltTool.wait { session.heard.contains("\"char\"") })
        session.terminal.type("\r")
        try session.terminal.wait(for: "33 77")
        session.terminal.type("\r")
        #expect(try session.terminal.waitUntilExit() == .exit(0))
    }

    @Test(arguments: [
        ["TERM": ""], ["TERM": "dumb"], ["TERM": "../../etc/passwd"], ["TERM": String(repeating: "x", count: 10_000)],
        ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LANG": "xx_YY.nonsense", "LC_ALL": ""], ["LC_ALL": "ar_EG.UTF-8"],
        ["HOME": ""], ["TZ": "../../../etc/passwd"],
    ])
    func `strange variables change nothing (hostile 95, 99)`(variables: [String: String]) throws {
        let session = try start(["sh", "-c", "printf 'gr\\303\\274n\\n'; exit 5"], environment: variables)
        #expect(try session.terminal.waitUntilExit() == .exit(5))
        #expect(session.heard.contains("grün"))
    }

    @Test(
        arguments: [
            (#""$0" run --silent -- sh -c 'echo out; exit 6' </dev/null"#, 6),
            (#""$0" run --silent -- sh -c 'echo out; exit 6' </dev/null >/dev/full"#, 6),
            (#""$0" run --silent -- cat <&- "#, 0), (#"setsid "$0" run --silent -- sh -c 'echo out; exit 6'"#, 6),
        ] as [(String, Int32)])
    func `without a terminal the program runs all the same (hostile 95)`(script: String, code: Int32) throws {
        let result = try shell(script)
        #expect(result.code == code, "\(result.errors)")
        if !script.contains("/dev/full"), code == 6 { #expect(result.out.contains("out")) }
    }

    // Each of the files that it opens is the first one too many once.
    @Test(arguments: [6, 8, 9, 10, 11, 12, 13, 14, 15, 16], ["", "--voice rapid"])
    func `the lack of file descriptors is reported, and the terminal is restored (hostile 97)`(
        limit: Int, options: String
    ) throws {
        let script = "ulimit -n \(limit); \"$0\" run --silent \(options) -- true; echo \"code $?\""
        let terminal = try PseudoTerminal(["-c", script, BuiltTool.path], program: "/bin/sh")
        #expect(try terminal.waitUntilExit() == .exit(0))
        let code = try #require(terminal.output.firstMatch(of: /code (\d+)/)).1
        let isTold = terminal.output.contains("earshot: ") && !terminal.output.contains("Domain=")
        #expect(code == "0" || ["126", "66"].contains(code) && isTold, "\(terminal.output)")
        #expect(terminal.isOrdinary)
    }

    @Test func `it runs within itself, and each instance speaks its own output (hostile 100)`() throws {
        let folder = try BuiltTool.folder()
        let inner = folder.appending(path: "inner.jsonl").path
        let session = try start(
            [BuiltTool.path, "run", "--silent", "--speech-log", inner, "--", "sh", "-c", "echo hello; read x; exit 9"])
        #expect(BuiltTool.wait { session.heard.contains("hello") })
        session.terminal.type("\r")
        #expect(try session.terminal.waitUntilExit() == .exit(9))
        let heard = try String(contentsOfFile: inner, encoding: .utf8)
        #expect(heard.split(separator: "\n").count { $0.contains("hello") } == 1)
        #expect(session.heard.split(separator: "\n").count { $0.contains("hello") } == 1)
    }
}
