import Foundation
import TerminalEmulator
import Testing

@testable import TerminalReader

@Suite(.serialized) struct `The pasteboard` {
    // As the tool does: tmux may end before it has read the text.
    init() { signal(SIGPIPE, SIG_IGN) }

    @Test func `gets a text as the terminal takes it`() {
        let outcome = Pasteboard.copy("grün\nred\tblue", environment: [:])
        #expect(outcome.isCopied)
        #expect(
            outcome.sequence == "\u{1B}]52;c;" + Data("grün\nred\tblue".utf8).base64EncodedString() + "\u{07}")
    }

    @Test func `gets nothing that presses keys when it is pasted (hostile 72)`() {
        #expect(Pasteboard.plain("a\u{1B}[201~rm\r\n\u{3}b\u{9B}c\u{7F}\u{2028}d") == "a[201~rm\nbc\nd")
    }

    @Test func `gets no more than terminals take, and no half of a character`() {
        #expect(Pasteboard.plain(String(repeating: "x", count: 60_000)).utf8.count == 50_000)
        let text = Pasteboard.plain("x" + String(repeating: "漢", count: 20_000))
        #expect(text.utf8.count == 49_999)
        #expect(text.last == "漢")
    }

    @Test(arguments: [#"\033]8;;https://example.com/"#, #"\342\226"#, #"\033[1;3"#])
    func `waits while the program is in the middle of a sequence or a character`(part: String) throws {
        let script = #"stty -echo; printf 'alpha\r\n\#(part)'; read x; printf '1m\007end'; read x"#
        let rig = try SessionRig(["sh", "-c", script])
        try rig.waitForHeard("alpha")
        rig.type("\u{1B}[24~tC")
        try rig.waitForHeard("line copied")
        _ = rig.takeShown(milliseconds: 0)
        #expect(!rig.text.contains("]52;c;"))
        rig.type("q\r")
        try rig.waitForShown("end")
        try rig.waitForShown("\u{1B}]52;c;" + Data("alpha".utf8).base64EncodedString() + "\u{7}")
        let end = try #require(rig.text.firstRange(of: "1m"))
        #expect(!rig.text[..<end.upperBound].contains("]52;c;"))
        rig.type("\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }

    @Test func `gets its text though the program ends in the middle of a sequence`() throws {
        let script = #"stty -echo; printf 'alpha\r\n\033]8;;https://example.com'; read x; exit 4"#
        let rig = try SessionRig(["sh", "-c", script])
        try rig.waitForHeard("alpha")
        rig.type("\u{1B}[24~tC")
        try rig.waitForHeard("line copied")
        rig.type("q\r")
        #expect(try rig.waitForEnd() == .program(.exited(4)))
        let copy = "\u{18}\u{1B}]52;c;" + Data("alpha".utf8).base64EncodedString() + "\u{7}"
        #expect(rig.text.hasSuffix("https://example.com" + copy), "\(rig.text.debugDescription)")
    }

    @Test func `is the terminal's where tmux does not take the text`() {
        let outcome = Pasteboard.copy("alpha", environment: ["TMUX": "/nonexistent/socket,1,0"])
        #expect(outcome == .init(sequence: Pasteboard.sequence(for: "alpha"), isCopied: false))
    }

    @Test(.enabled(if: isInstalled("tmux"), "tmux is not installed"))
    func `within tmux is its buffer`() throws {
        // A server of its own, found by the variable as in a window of it.
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-tmux-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let socket = folder.appending(path: "socket").path
        func tmux(_ words: [String]) throws -> String {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["tmux", "-S", socket, "-f", "/dev/null"] + words
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return output
        }
        // Not by `Process`, which hands on the signals that threads of a test runner block: the server would never end.
        let terminal = try PseudoTerminal(
            ["tmux", "-S", socket, "-f", "/dev/null", "new-session", "cat"],
            // Where the tests run may have no terminal, and tmux shows nothing on one that it doesn't know.
            environment: ProcessInfo.processInfo.environment.merging(["TERM": "xterm-256color"]) { $1 },
            size: Size(rows: 24, columns: 80))
        defer {
            _ = try? tmux(["kill-server"])
            terminal.hangUp()
        }
        try wait("the session of tmux") { try tmux(["list-sessions"]).contains("1 windows") }
        let text = "grün, \"quoted\"\nsecond line"
        #expect(Pasteboard.copy(text, environment: ["TMUX": "\(socket),1,0"]) == .init(sequence: "", isCopied: true))
        try wait("the buffer of tmux") { try tmux(["show-buffer"]) == text }
    }
}
