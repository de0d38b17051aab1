import Foundation
import Speech
import Synchronization
import TerminalEmulator
import Testing

@testable import TerminalReader

@Suite struct `A pseudo-terminal` {
    private let environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]

    private func terminal(_ words: [String], size: Size = Size(rows: 24, columns: 80)) throws -> PseudoTerminal {
        try PseudoTerminal(words, environment: environment, size: size)
    }

    /// Reads until something is in the output.
    private func read(_ terminal: PseudoTerminal, until part: String) throws -> String {
        var output: [UInt8] = []
        try wait("\"\(part)\"") {
            Self.read(terminal, into: &output)
            return String(decoding: output, as: UTF8.self).contains(part)
        }
        return String(decoding: output, as: UTF8.self)
    }

    @discardableResult
    private static func read(_ terminal: PseudoTerminal, into output: inout [UInt8]) -> PseudoTerminal.ReadResult {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            let result = terminal.read(into: buffer)
            if case .bytes(let count) = result { output += buffer[..<count] }
            return result
        }
    }

    /// Waits for the end and gives all output up to it.
    private func finish(_ terminal: PseudoTerminal) throws -> (state: ProgramState, output: String) {
        var output: [UInt8] = []
        var state: ProgramState?
        try wait("the end") {
            Self.read(terminal, into: &output)
            state = state ?? terminal.takeState()
            return state != nil && Self.read(terminal, into: &output) == .end
        }
        return (try #require(state), String(decoding: output, as: UTF8.self))
    }

    @Test(arguments: [0, 1, 3, 126, 127, 255])
    func `passes on the exit status (hostile 91)`(status: Int32) throws {
        let result = try finish(terminal(["sh", "-c", "exit \(status)"]))
        #expect(result.state == .exited(status))
        #expect(result.state.exitCode == status)
    }

    @Test(arguments: [SIGTERM, SIGKILL, SIGSEGV, SIGPIPE, SIGHUP])
    func `reports which signal ended the program`(number: Int32) throws {
        let result = try finish(terminal(["sh", "-c", "ulimit -c 0; kill -\(number) $$"]))
        #expect(result.state == .killed(number))
        #expect(result.state.exitCode == 128 + number)
    }

    @Test(arguments: ["short", "fifteen-letters", "a-name-that-the-system-cuts-short"], [false, true])
    func `reports the whole name of the program in the foreground`(name: String, isScript: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-name-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name).path
        if isScript {
            let script = Data("#!/bin/sh\necho ready; read x\n".utf8)
            #expect(
                FileManager.default.createFile(atPath: file, contents: script, attributes: [.posixPermissions: 0o700]))
        } else {
            try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/bin/sh")
        }
        let started = try terminal(isScript ? [file] : [file, "-c", "echo ready; read x"])
        _ = try read(started, until: "ready")
        // The interpreter of a script is its last name.
        #expect(started.foregroundProgramNames == (isScript ? [name, "sh"] : [name]))
        started.write(Array("\r".utf8))
        _ = try finish(started)
    }

    @Test(
        .enabled(if: isInstalled("python3"), "python3 is not installed"),
        arguments: [
            (["./script"], ["script"]), (["python3", "-u", "script"], ["script"]), (["python3"], []),
            (["python3", "-c", "print('ready'); input()"], []),
        ])
    func `reports the name of a script that an interpreter runs`(_ command: [String], _ names: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "script").path
        let script = Data("#!/usr/bin/env python3\nprint('ready')\ninput()\n".utf8)
        #expect(FileManager.default.createFile(atPath: file, contents: script, attributes: [.posixPermissions: 0o700]))
        let started = try terminal(["sh", "-c", "cd '\(folder.path)' && exec \"$@\"", "sh"] + command)
        _ = try read(started, until: command == ["python3"] ? ">>>" : "ready")
        let all = started.foregroundProgramNames
        // The system may know the program by the name of the file that a link leads to.
        #expect(all.filter { !$0.hasPrefix("python3") } == names && all.last == "python3", "\(all)")
        started.write([4])
        _ = try finish(started)
    }

    @Test func `gives what was written last, though the program has ended`() throws {
        let result = try finish(terminal(["sh", "-c", "seq 1 20000; echo the end"]))
        #expect(result.output.hasSuffix("20000\r\nthe end\r\n"))
        #expect(result.output.split(separator: "\r\n").count == 20_001)
    }

    @Test func `is the controlling terminal of a session of its own`() throws {
        let output = try finish(terminal(["sh", "-c", "echo ok >/dev/tty; ps -o sid=,pgid=,tpgid= -p $$; echo $$"]))
            .output
        let words = output.split(whereSeparator: \.isWhitespace)
        #expect(words.first == "ok")
        try #require(words.count == 5)
        #expect(Set(words[1...]).count == 1)
    }

    @Test func `leaves no descriptor of ours open in the program, and none of its own here (hostile 93)`() throws {
        let other = try terminal(["cat"])
        let output = try finish(terminal(["sh", "-c", "ls /proc/$$/fd; echo"])).output
        let inherited = (3..<256).filter {
            fcntl(Int32($0), F_GETFD) >= 0 && fcntl(Int32($0), F_GETFD) & FD_CLOEXEC == 0
        }
        let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        #expect(numbers.filter { $0 > 2 && $0 != 255 && !inherited.contains($0) } == [])
        #expect(numbers.contains(0))
        _ = other
    }

    @Test func `takes signals as a program that the shell started`() throws {
        let output = try finish(terminal(["sh", "-c", "grep -E '^Sig(Blk|Ign)' /proc/self/status"])).output
        #expect(output.contains("SigBlk:\t0000000000000000"))
        let ignored = try #require(
            output.split(separator: "SigIgn:\t").last.flatMap { UInt64($0.prefix(16), radix: 16) })
        #expect(ignored & 1 << UInt64(SIGPIPE - 1) == 0)
    }

    @Test func `the keys for signals reach the job in the foreground`() throws {
        let terminal = try terminal([
            "sh", "-c", "trap 'echo got it; exit 7' INT; echo ready; while :; do sleep 1; done",
        ])
        _ = try read(terminal, until: "ready")
        terminal.write([3])
        let result = try finish(terminal)
        #expect(result.output.contains("got it"))
        #expect(result.state == .exited(7))
    }

    @Test func `programs start while other threads hold every lock there is (hostile 96)`() throws {
        // A child that ran our code between fork and exec would wait for ever for a lock of a thread that it lacks.
        let isOver = Mutex(false)
        for _ in 0..<4 {
            Thread.detachNewThread {
                while !isOver.withLock({ $0 }) {
                    _ = (0..<100).map { String(repeating: "x", count: $0) }
                    _ = ProcessInfo.processInfo.environment
                }
            }
        }
        defer { isOver.withLock { $0 = true } }
        for number in 0..<30 {
            #expect(try finish(terminal(["sh", "-c", "exit \(number)"])).state == .exited(Int32(number)))
        }
    }

    @Test func `time is that of a clock which never goes back (hostile 98)`() throws {
        // Returns the system's time since its start in hundredths of seconds, on the same clock except for sleep.
        func monotonic() throws -> Double {
            let text = try String(contentsOfFile: "/proc/uptime", encoding: .utf8)
            return try #require(text.split(separator: " ").first.flatMap { Double($0) })
        }
        // The date, which may go back, is far beyond that.
        #expect(Double(Instant.now.nanoseconds) / 1e9 <= (try monotonic()) + 0.1)
    }

    @Test func `has a size, and reports a new one`() throws {
        let program = "stty size; trap 'stty size; exit 0' WINCH; echo ready; while :; do sleep 0.05; done"
        let terminal = try terminal(["sh", "-c", program], size: Size(rows: 7, columns: 33))
        #expect(try read(terminal, until: "ready").contains("7 33"))
        terminal.resize(Size(rows: 41, columns: 132))
        #expect(try finish(terminal).output.contains("41 132"))
    }

    @Test func `knows when a secret is asked for, and when keys are read singly`() throws {
        let terminal = try terminal([
            "sh", "-c", "echo ready; read a; stty -echo; echo hidden; read b; stty raw; echo raw; cat >/dev/null",
        ])
        _ = try read(terminal, until: "ready")
        #expect(terminal.inputMode == .init(echoes: true, isCanonical: true))
        terminal.write(Array("x\n".utf8))
        _ = try read(terminal, until: "hidden")
        #expect(terminal.inputMode?.isSecret == true)
        terminal.write(Array("canary\n".utf8))
        let output = try read(terminal, until: "raw")
        #expect(!output.contains("canary"))
        #expect(terminal.inputMode == .init(echoes: false, isCanonical: false))
        #expect(terminal.inputMode?.isSecret == false)
    }

    @Test func `a program that does not read blocks no writer (hostile 94)`() throws {
        let terminal = try terminal(["sh", "-c", "stty raw -echo; echo ready; read a; exec wc -c"])
        _ = try read(terminal, until: "ready")
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
        let start = ContinuousClock.now
        terminal.write(bytes)
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(terminal.unwrittenCount > 0)
        terminal.hangUp()
        #expect(terminal.unwrittenCount == 0)
    }

    @Test func `all bytes arrive, however slowly they are read (hostile 94)`() throws {
        let terminal = try terminal(["sh", "-c", "stty raw -echo; echo ready; head -c 300000 | cksum; echo"])
        _ = try read(terminal, until: "ready")
        terminal.write((0..<300_000).map { UInt8(truncatingIfNeeded: 32 + $0 % 90) })
        var output: [UInt8] = []
        try wait("the sum") {
            terminal.flush()
            Self.read(terminal, into: &output)
            return String(decoding: output, as: UTF8.self).contains(" 300000")
        }
        #expect(terminal.unwrittenCount == 0)
    }

    @Test func `hanging up ends the program (hostile 93)`() throws {
        let terminal = try terminal(["sh", "-c", "echo ready; exec cat"])
        _ = try read(terminal, until: "ready")
        terminal.hangUp()
        var state: ProgramState?
        try wait("the end") {
            state = terminal.takeState()
            return state != nil
        }
        #expect(state == .killed(SIGHUP))
        #expect(kill(terminal.processID, 0) == -1)
    }

    @Test func `a program without terminal of its own is not taken for one that ended (hostile 93)`() throws {
        let terminal = try terminal(["sh", "-c", "echo ready; exec 0<&- 1>&- 2>&-; read x </dev/tty; exit 5"])
        _ = try read(terminal, until: "ready")
        var output: [UInt8] = []
        for _ in 0..<100 { #expect(Self.read(terminal, into: &output) != .end) }
        terminal.write([10])
        #expect(try finish(terminal).state == .exited(5))
    }

    @Test func `a stopped program is reported and continues`() throws {
        let terminal = try terminal(["sh", "-c", "kill -STOP $$; exit 4"])
        var state: ProgramState?
        try wait("the stop") {
            state = terminal.takeState()
            return state != nil
        }
        #expect(state == .stopped(SIGSTOP))
        terminal.resume()
        #expect(try finish(terminal).state == .exited(4))
    }

    @Test func `a program that can't be run is reported as shells do`() throws {
        #expect(throws: PseudoTerminalError.notFound("no-such-program")) { try terminal(["no-such-program"]) }
        #expect(throws: PseudoTerminalError.notFound("")) { try terminal([]) }
        #expect(throws: PseudoTerminalError.notFound("sh\0x")) { try terminal(["sh\0x"]) }
        #expect(throws: PseudoTerminalError.notExecutable("/", EACCES)) { try terminal(["/"]) }
        #expect(PseudoTerminalError.notFound("x").exitCode == 127)
        #expect(PseudoTerminalError.notExecutable("x", EACCES).exitCode == 126)
    }

    @Test func `the keys of the user's terminal are kept`() throws {
        var settings = termios()
        let first = try terminal(["sleep", "60"])
        #expect(tcgetattr(first.descriptor, &settings) == 0)
        withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VINTR)] = 0x07 }
        let second = try PseudoTerminal(
            ["stty", "-a"], environment: environment, size: Size(rows: 24, columns: 80), settings: settings)
        #expect(try finish(second).output.contains("intr = ^G"))
    }
}
