import Foundation
import Speech
import StrictJSON
import Testing

@testable import earshot

/// The service in a separate process.
@Suite(.serialized) struct `earshot announce` {
    private func run(_ arguments: [String], input text: String) throws -> (out: String, code: Int32) {
        let input = Pipe()
        let output = Pipe()
        let process = try BuiltTool.start(["announce"] + arguments, input: input, output: output)
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let out = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (out, process.terminationStatus)
    }

    @Test func `the same lines give the same events every time`() throws {
        let input = """
            {"id": 1, "text": "Saving", "priority": "low", "key": "save"}
            {"id": 2, "text": "Saved", "priority": "low", "key": "save"}
            {"wait": 0.2}
            {"id": 3, "text": "Connection lost", "priority": "high"}

            """
        let first = try run(["--sink", "null"], input: input)
        #expect(first.code == 0)
        #expect(
            first.out.contains(#"{"id":1,"event":"interrupted","at":0.2,"spokenRange":[0,0],"heard":[0,0],"reason":"#),
            "\(first.out)")
        #expect(
            first.out.contains(#"{"id":2,"event":"superseded""#) || first.out.contains(#"{"id":2,"event":"finished""#))
        for _ in 0..<5 { #expect(try run(["--sink", "null"], input: input).out == first.out) }
    }

    @Test func `the exit code reports rejected lines`() throws {
        let result = try run(["--sink", "null"], input: "{\n")
        #expect(result.code == 65)
        #expect(result.out.contains(#""event":"error","line":1"#))
    }

    @Test func `the speech is recorded and can be read as text`() throws {
        let folder = try BuiltTool.folder()
        let wav = folder.appending(path: "a.wav").path
        let text = folder.appending(path: "a.txt").path
        let result = try run(
            ["--sink", "wav=\(wav)", "--text", text, "--no-words"],
            input: "{\"id\": 1, \"text\": \"Saved\\n::error now\"}\n")
        #expect(result.code == 0)
        let events = result.out.split(separator: "\n").compactMap { try? JSONValue(parsing: $0.utf8)["event"]?.string }
        #expect(events == ["posted", "started", "finished"])
        #expect(try Data(contentsOf: URL(filePath: wav)).count > 10_000)
        #expect(try String(contentsOfFile: text, encoding: .utf8) == "Saved ::error now\n")
    }

    @Test(arguments: [
        ["--sink", "loud"], ["--text", "-"], ["--sink", "stdout"], ["--sink", "null", "--on-eof", "wait"],
        ["--socket", String(repeating: "x", count: 200), "--sink", "null"],
    ])
    func `a wrong option is reported`(arguments: [String]) throws {
        #expect(try run(arguments, input: "").code == 64)
    }

    @Test func `a socket is not created in a folder of the root`() throws {
        let output = try ToolTests.run(["announce", "--sink", "null", "--socket", "/earshot-test/announce.sock"])
        #expect(output.code == 73 && output.err.contains("/earshot-test: the folder of the socket does not exist"))
        #expect(output.err.contains("check that the variables in the path are set"), "\(output.err)")
        #expect(!FileManager.default.fileExists(atPath: "/earshot-test"))
    }

    @Test func `without a sound device, one message says so and what to do`() throws {
        let folder = try BuiltTool.folder().path
        let silent = ["XDG_RUNTIME_DIR": folder, "PULSE_SERVER": "unix:\(folder)/none", "PATH": folder]
        let said = try ToolTests.run(["say", "one"], environment: silent)
        guard said.code != 0 else { return }  // There is a sound card.
        let reason = "there is no sound server and no sound card; 'earshot doctor' says how to get sound"
        #expect(said.code == 69 && said.err == "earshot: the text was not spoken: \(reason)\n", "\(said.err)")
        let posted = try ToolTests.run(["announce"], input: #"{"text": "one"}"#, environment: silent)
        #expect(posted.code == 69 && posted.out.contains("\"reason\":\"\(reason)\""), "\(posted.out)")
        #expect(!posted.out.contains("started") && !posted.out.contains("word"))
        #expect(
            posted.err == "earshot: nothing can be heard: \(reason); --sink null works without sound\n"
                + "earshot: 1 announcement could not be spoken\n", "\(posted.err)")
    }

    @Test func `a language that no voice speaks is reported once, and spoken by the profile's voice`() throws {
        let file = try BuiltTool.folder().appending(path: "a.wav").path
        let lines = ["xyz", "xyz", "de", "zh", "no"].map { #"{"text": "a", "language": "\#($0)", "priority": "low"}"# }
        let output = try ToolTests.run(["announce", "--sink", "wav=\(file)"], input: lines.joined(separator: "\n"))
        #expect(output.code == 0)
        #expect(
            output.err == "earshot: no voice speaks the language \"xyz\"; the voice of the profile is used\n",
            "\(output.err)")
    }

    /// Starts the service on a socket and waits until it listens.
    private func serve(_ path: String, _ arguments: [String] = ["--sink", "null"]) throws -> Process {
        let process = try BuiltTool.start(["announce", "--socket", path] + arguments)
        #expect(BuiltTool.wait { SocketClient(path: path) != nil })
        return process
    }

    @Test func `a socket serves many, is the user's own, and goes with the service`() throws {
        let path = try BuiltTool.folder().appending(path: "earshot/announce.sock").path
        // A socket that a service left behind is no obstacle.
        let stale = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        close(stale)
        let process = try serve(path)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        for number in 0..<5 {
            let client = try #require(SocketClient(path: path))
            client.send(#"{"id": \#(number), "text": "Saved"}"#)
            client.endInput()
            let lines = client.readToEnd().split(separator: "\n").compactMap { try? JSONValue(parsing: $0.utf8) }
            #expect(lines.first?["id"] == JSONValue(number))
            #expect(lines.last?["event"] == "finished")
        }
        let second = try BuiltTool.start(["announce", "--socket", path, "--sink", "null"])
        second.waitUntilExit()
        #expect(second.terminationStatus == 69)
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a client that waits for an event without saying so gets it`() throws {
        let path = try BuiltTool.folder().appending(path: "s").path
        let process = try serve(path)
        defer { process.terminate() }
        let client = try #require(SocketClient(path: path))
        _ = fcntl(client.descriptor, F_SETFL, O_NONBLOCK)
        for id in 1...2 {
            client.send(#"{"id": \#(id), "text": "Saved"}"#)
            var events: [UInt8] = []
            let isFinished = BuiltTool.wait {
                var buffer = [UInt8](repeating: 0, count: 4096)
                let count = read(client.descriptor, &buffer, buffer.count)
                if count > 0 { events += buffer[..<count] }
                return String(decoding: events, as: UTF8.self).contains(#"{"id":\#(id),"event":"finished""#)
            }
            #expect(isFinished)
        }
    }

    @Test func `events that can't be written end the service, and it is said what was lost`() throws {
        let process = Process()
        process.executableURL = URL(filePath: BuiltTool.path)
        process.arguments = ["announce", "--sink", "null", "--clock", "real"]
        let input = Pipe()
        process.standardInput = input
        let lines = (0..<3).map { #"{"id": \#($0), "text": "a text that lasts", "priority": "low"}"# + "\n" }.joined()
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
        try input.fileHandleForWriting.close()
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let errors = try process.runToEnd(standardOutput: full).errors
        #expect(process.terminationStatus == 73)
        #expect(
            errors.contains("cannot write events: No space left on device; 3 announcements had not ended"), "\(errors)")
    }

    @Test func `150 clients that connect at once are all served`() throws {
        let path = try BuiltTool.folder().appending(path: "s").path
        let process = try serve(path)
        defer { process.terminate() }
        // The service does not run while they connect.
        kill(process.processIdentifier, SIGSTOP)
        let clients = (0..<150).compactMap { _ in SocketClient(path: path, blocks: false) }
        #expect(clients.count == 150)
        kill(process.processIdentifier, SIGCONT)
        for client in clients {
            client.block()
            client.send(#"{"id": 1, "text": "Saved", "priority": "low"}"#)
            client.endInput()
        }
        for client in clients { #expect(client.readToEnd().contains(#""event":"finished""#)) }
    }

    @Test func `where there are no descriptors left, clients are turned away and the processor rests`() throws {
        let path = try BuiltTool.folder().appending(path: "s").path
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -n 24; exec \"$0\" announce --sink null --socket \"$1\"", BuiltTool.path, path,
        ]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        #expect(BuiltTool.wait { SocketClient(path: path) != nil })
        let clients = (0..<40).compactMap { _ in SocketClient(path: path) }
        #expect(clients.count == 40)
        // The last client got this answer, or was closed.
        clients.last?.endInput()
        let answer = clients.last?.readToEnd() ?? ""
        #expect(answer.isEmpty || answer.contains("too many clients"))
        func ticks() -> Int {
            let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
            let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
        }
        let before = ticks()
        // A client that is served shows that the service has returned to waiting, again and again.
        for _ in 0..<20 {
            clients.first?.send(#"{"text": "x", "priority": "low"}"#)
            _ = poll(nil, 0, 5)
        }
        #expect(ticks() - before < 20)
    }

    @Test(.enabled(if: BuiltTool.hasPython, "python3 is not installed"))
    func `a socket that systemd has made is taken over, and stays`() throws {
        let path = try BuiltTool.folder().appending(path: "s").path
        let process = try Self.activate(path, "listener.listen()", ["--sink", "null"])
        var connected: SocketClient?
        _ = BuiltTool.wait {
            connected = SocketClient(path: path)
            return connected != nil
        }
        let client = try #require(connected)
        client.send(#"{"id": 1, "text": "Saved"}"#)
        client.endInput()
        let lines = client.readToEnd().split(separator: "\n").compactMap { try? JSONValue(parsing: $0.utf8) }
        #expect(lines.last?["event"] == "finished")
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test(
        .enabled(if: BuiltTool.hasPython, "python3 is not installed"),
        arguments: [("pass", [], 69), ("listener.listen()", ["--socket", "/x"], 64)] as [(String, [String], Int32)])
    func `a socket that does not listen, and two of them, are refused`(
        _ step: String, _ arguments: [String], _ code: Int32
    ) throws {
        let path = try BuiltTool.folder().appending(path: "s").path
        let process = try Self.activate(path, step, ["--sink", "null"] + arguments)
        process.waitUntilExit()
        #expect(process.terminationStatus == code)
    }

    /// Starts the service as systemd does.
    private static func activate(_ path: String, _ step: String, _ arguments: [String]) throws -> Process {
        let script = """
            import os, socket, sys
            listener = socket.socket(socket.AF_UNIX)
            listener.bind(sys.argv[1])
            \(step)
            os.dup2(listener.fileno(), 3)
            os.set_inheritable(3, True)
            os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
            os.execv(sys.argv[2], sys.argv[2:])
            """
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, path, BuiltTool.path, "announce"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test func `a socket that was left behind is replaced, anything else is not`() throws {
        let folder = try BuiltTool.folder()
        let path = folder.appending(path: "s").path
        let killed = try serve(path)
        kill(killed.processIdentifier, SIGKILL)
        killed.waitUntilExit()
        #expect(FileManager.default.fileExists(atPath: path))
        let process = try serve(path)
        process.terminate()
        process.waitUntilExit()
        let file = folder.appending(path: "file")
        try Data("keep".utf8).write(to: file)
        let refused = try BuiltTool.start(["announce", "--socket", file.path, "--sink", "null"])
        refused.waitUntilExit()
        #expect(refused.terminationStatus == 73)
        #expect(try Data(contentsOf: file) == Data("keep".utf8))
    }

    @Test(.timeLimit(.minutes(3)))
    func `random bytes, readers that stop and a thousand connections leave nothing behind`() throws {
        let path = try BuiltTool.folder().appending(path: "s").path
        let process = try serve(path, ["--sink", "null", "--clock", "real"])
        defer { process.terminate() }
        // One client stops reading and stays; the service continues to serve the others.
        let silent = try #require(SocketClient(path: path))
        _ = fcntl(silent.descriptor, F_SETFL, O_NONBLOCK)
        for _ in 0..<20_000 where !silent.send("{") { break }
        let mixed: (Int) throws -> Void = { number in
            let client = try #require(SocketClient(path: path))
            switch number % 4 {
            case 0: client.send((0..<200).map { _ in UInt8.random(in: 0...255) })
            case 1: client.send(#"{"text": "a text that is not heard to its end", "priority": "low"}"#)
            case 2: client.send("{\"text\": \"half")
            default:
                client.send(#"{"wait": 0}"#)
                client.endInput()
                #expect(client.readToEnd() == "")
            }
        }
        for number in 0..<100 { try mixed(number) }
        let base = BuiltTool.descriptors(process)
        let memory = BuiltTool.residentBytes(process)
        for number in 0..<1000 { try mixed(number) }
        #expect(
            BuiltTool.wait { BuiltTool.descriptors(process) <= base }, "\(BuiltTool.descriptors(process)) of \(base)")
        #expect(BuiltTool.residentBytes(process) - memory < 8 << 20)
        let last = try #require(SocketClient(path: path))
        last.send(#"{"id": "last", "text": "x", "priority": "high"}"#)
        last.endInput()
        #expect(last.readToEnd().contains(#""id":"last","event":"finished""#))
    }
}
