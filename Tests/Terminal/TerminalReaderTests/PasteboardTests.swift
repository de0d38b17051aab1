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

    @Test(
        arguments: [
            // The mark in "one two", the cursor two lines below.
            ((0, 4), (2, 2), false, "two\n日本 three\nfou"), ((2, 2), (0, 4), false, "two\n日本 three\nfou"),
            ((1, 0), (1, 1), false, "日本"), ((0, 4), (2, 6), true, "two\n th\n fi"),
            ((0, 0), (1, 0), true, "on\n日"), ((0, 1), (0, 90), false, "ne two"), ((3, 0), (3, 5), true, ""),
        ])
    func `gets what is between two characters, as text or as a block`(
        one: (Int, Int), other: (Int, Int), isBlock: Bool, copied: String
    ) {
        var terminal = Terminal(size: Size(rows: 6, columns: 20))
        terminal.feed("one two\r\n日本 three\r\nfour five\r\n".utf8)
        let text = ReviewText(terminal)
        let places = [one, other].map { ReviewPlace(line: text.first + $0.0, offset: $0.1) }
        #expect(text.text(from: places[0], to: places[1], isBlock: isBlock) == copied)
    }

    @Test(arguments: [true, false], [0, 40])
    func `gets what is left where the line of the mark has been dropped`(isBlock: Bool, offset: Int) {
        var options = TerminalEmulator.Options()
        options.scrollbackLines = 5
        var terminal = Terminal(size: Size(rows: 3, columns: 20), options: options)
        for line in 0..<50 { terminal.feed("line \(line)\r\n".utf8) }
        let text = ReviewText(terminal)
        let mark = ReviewPlace(line: 2, offset: offset)
        let copied = text.text(from: mark, to: ReviewPlace(line: text.lastUsed, offset: 3), isBlock: isBlock)
        #expect(!copied.isEmpty)
        let behind = ReviewPlace(line: text.end + 9, offset: 0)
        _ = text.text(from: mark, to: behind, isBlock: isBlock)
    }

    @Test func `is pasted into the program, several lines only when asked twice`() throws {
        let script = #"stty -echo; printf 'alpha\r\nbeta\r\n'; read x; echo "<$x>"; read x; echo "<$x>"; read x"#
        let rig = try SessionRig(["sh", "-c", script])
        try rig.waitForSpeech("beta")
        rig.type("\u{1B}[24~P")
        try rig.waitForSpeech("clipboard empty")
        // From the second character of the first line to its end.
        rig.type("t.v..T")
        try rig.waitForSpeech("copied")
        rig.type("P")
        try rig.waitForSpeech("pasted")
        rig.type("q\r")
        try rig.waitForSpeech("<lph>")
        // Two lines would be two commands.
        rig.type("\u{1B}[24~tvoCP")
        try rig.waitForSpeech("several lines, press again to paste them")
        #expect(!rig.heard.items.contains(.say("<alpha>")))
        rig.type("P")
        try rig.waitForSpeech("<alpha>")
        rig.type("q\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
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
        try rig.waitForSpeech("alpha")
        rig.type("\u{1B}[24~tC")
        try rig.waitForSpeech("line copied")
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
        try rig.waitForSpeech("alpha")
        rig.type("\u{1B}[24~tC")
        try rig.waitForSpeech("line copied")
        rig.type("q\r")
        #expect(try rig.waitForEnd() == .program(.exited(4)))
        let copy = "\u{18}\u{1B}]52;c;" + Data("alpha".utf8).base64EncodedString() + "\u{7}"
        #expect(rig.text.hasSuffix("https://example.com" + copy), "\(rig.text.debugDescription)")
    }

    @Test(arguments: [("wl-copy", "WAYLAND_DISPLAY", true), ("xclip", "DISPLAY", true), ("wl-copy", "DISPLAY", false)])
    func `is that of the graphical session where a program takes it`(
        program: String, variable: String, isAsked: Bool
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-clip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = folder.appending(path: program).path
        try Data("#!/bin/sh\necho \"$@\" >'\(folder.path)/words'; cat >'\(folder.path)/text'\n".utf8)
            .write(to: URL(filePath: script))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
        let outcome = Pasteboard.copy(
            "alpha\nbeta", environment: ["PATH": "\(folder.path):/usr/bin:/bin", variable: ":7"])
        #expect(outcome.isCopied && outcome.sequence.isEmpty == isAsked)
        let text = try? String(contentsOf: folder.appending(path: "text"), encoding: .utf8)
        #expect(text == (isAsked ? "alpha\nbeta" : nil))
    }

    @Test func `is the terminal's where tmux does not take the text`() {
        let outcome = Pasteboard.copy("alpha", environment: ["TMUX": "/nonexistent/socket,1,0"])
        #expect(outcome == .init(sequence: Pasteboard.sequence(for: "alpha"), isCopied: false))
    }

    @Test(.enabled(if: isInstalled("tmux"), "tmux is not installed"))
    func `within tmux is its buffer`() throws {
        // A separate server, found by the variable as in one of its windows.
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
            // The tests may run without a terminal, and tmux shows nothing on one of an unknown type.
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
