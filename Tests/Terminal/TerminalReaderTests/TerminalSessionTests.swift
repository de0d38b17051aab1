import Foundation
import TerminalEmulator
import Testing

@testable import TerminalReader

// One session at a time: signals belong to the whole process.
@Suite(.serialized) struct `A session` {
    @Test func `shows what the program writes byte for byte`() throws {
        let rig = try SessionRig([
            "sh", "-c",
            #"stty raw; printf '\033[?1049h\033[38;5;9mA\342\224\200\377\033]8;;x\033\\\033[?1000h\033[6n'; sleep 0; printf 'end\007'"#,
        ])
        #expect(try rig.waitForEnd() == .program(.exited(0)))
        let expected =
            Array("\u{1B}[?1049h\u{1B}[38;5;9mA\u{2500}".utf8) + [0xFF]
            + Array("\u{1B}]8;;x\u{1B}\\\u{1B}[?1000h\u{1B}[6nend\u{7}".utf8)
        #expect(rig.shown == expected)
    }

    @Test func `the list of settings stays with the program of which it was opened`() throws {
        // A second program takes the terminal while the list is open.
        let fifo = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)").path
        #expect(mkfifo(fifo, 0o600) == 0)
        defer { unlink(fifo) }
        let script = "echo ready; read x <'\(fifo)'; sh -c 'echo two; read y'; true"
        let rig = try SessionRig(["bash", "-mc", script])
        try rig.waitForSpeech("ready")
        rig.type("\u{1B}[24~g \u{1B}[C\u{1B}[A")
        try rig.waitForSpeech("55%")
        let writer = open(fifo, O_WRONLY | O_CLOEXEC)
        #expect(write(writer, "\n", 1) == 1)
        close(writer)
        try rig.waitForSpeech("two")
        rig.type("\u{1B}[H")
        try rig.wait("the scope again") { rig.heard.texts.filter { $0 == "only for bash" }.count == 2 }
        rig.type("qg ")
        try rig.waitForSpeech("only for sh")
        rig.type("qq\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }

    @Test func `keys go through byte for byte`() throws {
        let rig = try SessionRig(["sh", "-c", "stty raw -echo; printf ready; head -c 45 | od -An -v -tx1 -w64; exit 3"])
        try rig.waitForShown("ready")
        // Cursor and function keys, the mouse, kitty's keys, a paste with one of our keys in it.
        let keys = "\u{1B}OA\u{1B}[15~\u{1B}[<0;5;5M\u{1B}[97;5u\u{1B}[200~\u{1B}[24~\u{1B}[201~\u{1}\u{1B}é"
        #expect(keys.utf8.count == 45)
        rig.type(keys)
        #expect(try rig.waitForEnd() == .program(.exited(3)))
        let hex = keys.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
        #expect(rig.text.contains(hex), "\(rig.text)")
    }

    @Test func `the terminal is raw during the session and as before afterwards`() throws {
        let rig = try SessionRig(["sh", "-c", "echo ready; read x"])
        try rig.waitForShown("ready")
        #expect(rig.settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0)
        rig.type("\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
        let (before, after) = (rig.initial, rig.settings)
        #expect(before.c_lflag == after.c_lflag && before.c_iflag == after.c_iflag && before.c_oflag == after.c_oflag)
        #expect(before.c_cflag == after.c_cflag)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `a signal ends it, and what the program switched on is switched off`(number: Int32) throws {
        let rig = try SessionRig(["sh", "-c", #"printf '\033[?1049h\033[?1002h\033[?2004h\033[?25lready'; read x"#])
        try rig.waitForShown("ready")
        kill(getpid(), number)
        #expect(try rig.waitForEnd() == .signal(number))
        for reset in ["\u{1B}[?9;1000;1002", "\u{1B}[?2004l", "\u{1B}[?25h", "\u{1B}[?1049l"] {
            #expect(rig.text.contains(reset), "\(reset.debugDescription)")
        }
        #expect(!rig.text.contains("\u{1B}[<9u"))
        #expect(rig.settings.c_lflag == rig.initial.c_lflag)
    }

    @Test func `a new size reaches the program`() throws {
        let rig = try SessionRig(
            ["sh", "-c", "trap 'stty size; exit' WINCH; stty size; echo ready; while :; do sleep 0.05; done"],
            size: Size(rows: 10, columns: 40))
        try rig.waitForShown("10 40\r\nready")
        rig.resize(rows: 30, columns: 99)
        try rig.waitForShown("30 99")
        _ = try rig.waitForEnd()
    }

    @Test func `a process in the background does not hold up the end (hostile 92)`() throws {
        let rig = try SessionRig(["sh", "-c", "trap '' HUP; sleep 30 & echo done; exit 6"])
        let start = ContinuousClock.now
        #expect(try rig.waitForEnd() == .program(.exited(6)))
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(rig.text == "done\r\n")
    }

    // MARK: Speech

    @Test func `typed characters are echoed, output is read by lines, a deleted character is announced`() throws {
        let rig = try SessionRig(["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "prompt> "])
        try rig.waitForSpeech("prompt>")
        for character in "echo hi" {
            let count = rig.heard.items.count
            rig.type(String(character))
            try rig.wait("\(character)") {
                rig.heard.items.dropFirst(count).contains(.character(ScreenWords.character(character)))
            }
        }
        let beforeDeletion = rig.heard.items.count
        rig.type("\u{7F}")
        try rig.wait("the deleted character") { rig.heard.items.dropFirst(beforeDeletion).contains(.character("i")) }
        rig.type("ello\r")
        try rig.waitForSpeech("hello")
        rig.type("\u{1B}[A")
        try rig.waitForSpeech("echo hello")
        rig.type("\u{15}exit 9\r")
        #expect(try rig.waitForEnd() == .program(.exited(9)))
    }

    @Test func `a secret is never spoken, recorded or logged (hostile 82, 85)`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let recording = folder.appending(path: "session.cast").path
        let rig = try SessionRig(
            ["bash", "-c", "read -rsp 'Password: ' x; echo; [ \"$x\" = canary ] && echo right; exit 2"],
            recording: recording)
        try rig.waitForSpeech("password field")
        #expect(rig.heard.texts.first == "Password:")
        for character in "canary" { rig.type(String(character)) }
        rig.type("\r")
        try rig.waitForSpeech("right")
        #expect(try rig.waitForEnd() == .program(.exited(2)))
        #expect(rig.heard.texts.filter { $0.count == 1 } == [])
        #expect(!rig.heard.texts.joined().contains("canary"))
        let cast = try String(contentsOfFile: recording, encoding: .utf8)
        #expect(cast.contains("right"))
        #expect(!cast.contains("canary"))
        // The player of a recording announces that a secret was asked for.
        #expect(CastSpeech(try Cast(cast)).lines.contains { $0.spoken == .notice("password field") })
        let permissions = try FileManager.default.attributesOfItem(atPath: recording)[.posixPermissions] as? Int
        #expect(permissions == 0o600)
    }

    @Test(arguments: ["/", "e", "p", "a"])
    func `help announces what a key does and does nothing else`(key: String) throws {
        let rig = try SessionRig(["sh", "-c", "stty -echo; echo ready; read x; echo \"got <$x>\"; read y"])
        try rig.waitForSpeech("ready")
        rig.type("\u{1B}[24~?")
        try rig.waitForSpeech("key help on, press any key to hear what it does, Escape to leave")
        rig.type("Q")
        try rig.waitForSpeech("not assigned")
        rig.type(key)
        rig.type("\r")
        try rig.waitForSpeech(ReaderCommand.activate.summary)
        rig.type("?")
        try rig.waitForSpeech("key help off")
        rig.type("\u{1B}[24~")
        try rig.waitForSpeech("review mode off")
        rig.type("text\r")
        try rig.waitForSpeech("got <text>")
    }

    @Test(arguments: ["\u{1B}", "\u{1B}[24~", "q", "?"])
    func `key help leads back to review mode`(key: String) throws {
        let rig = try SessionRig(["sh", "-c", "stty -echo; printf 'alpha\\nbeta\\n'; read x"])
        try rig.waitForSpeech("beta")
        rig.type("\u{1B}[24~?")
        try rig.waitForSpeech("key help on")
        rig.type(key)
        try rig.waitForSpeech("key help off")
        rig.type("t")
        try rig.wait("the first line") { rig.heard.items.filter { $0 == .say("alpha") }.count == 2 }
        #expect(!rig.heard.texts.contains("review mode off"))
        rig.type("\u{1B}")
        try rig.waitForSpeech("review mode off")
        rig.type("\r")
        _ = try rig.waitForEnd()
    }

    @Test func `a flood is summed up, and a key is answered during it (hostile 65)`() throws {
        let rig = try SessionRig(["sh", "-c", "seq 1 300000; echo last line; read x"])
        try rig.waitForSpeech("last line")
        let texts = rig.heard.texts
        #expect(texts.count <= 30)
        #expect(texts.first == "1")
        #expect(texts.contains { $0.hasSuffix(" lines, not all read") })
        #expect(rig.shown.count > 1_900_000)
        rig.type("\r")
        _ = try rig.waitForEnd()
    }

    @Test func `after a key in a flood nothing of it is spoken`() throws {
        let rig = try SessionRig([
            "sh", "-c", "stty -echo -icanon; yes flood & read x; kill $!; wait; printf '\\nover> '; read y",
        ])
        try rig.waitForSpeech("flood")
        rig.type("\r")
        try rig.waitForSpeech("over>")
        let items = rig.heard.items
        let stop = try #require(items.firstIndex(of: .stop))
        #expect(!items[stop...].contains(.say("flood")))
        rig.type("\r")
        _ = try rig.waitForEnd()
    }

    @Test func `what a progress bar repaints is silent, and its end is spoken`() throws {
        let program =
            #"for i in 10 20 30 40 50; do printf '\r%s%% ██████░░' $i; sleep 0.05; done; printf '\r100%% ████████\n'; echo done; read x"#
        let rig = try SessionRig(["sh", "-c", program])
        try rig.waitForSpeech("done")
        #expect(rig.heard.texts.count <= 5, "\(rig.heard.texts)")
        #expect(rig.heard.texts.contains { $0.contains("100%") }, "\(rig.heard.texts)")
        #expect(!rig.heard.texts.joined().contains("█"))
        rig.type("\r")
        _ = try rig.waitForEnd()
    }

    @Test func `the program learns that a screen reader is in use`() throws {
        let rig = try SessionRig([
            "bash", "-c", #"stty raw -echo; printf '\033[?2575n'; read -rn8 x; printf '%q' "$x""#,
        ])
        try rig.waitForShown("2571n")
        _ = try rig.waitForEnd()
    }

    // MARK: Review

    @Test func `review mode reads with single keys and leaves the program alone`() throws {
        let rig = try SessionRig(["sh", "-c", "printf 'alpha one\\nbeta two\\ngamma\\n'; read x; echo \"got <$x>\""])
        try rig.waitForSpeech("gamma")
        rig.type("\u{1B}[24~")
        try rig.waitForSpeech("review mode on")
        rig.type("u")
        try rig.wait("gamma again") { rig.heard.items.filter { $0 == .say("gamma") }.count == 2 }
        rig.type("u")
        try rig.wait("beta again") { rig.heard.items.filter { $0 == .say("beta two") }.count == 2 }
        rig.type("l")
        try rig.waitForSpeech("two")
        rig.type(".")
        try rig.wait("w") { rig.heard.items.contains(.character("w")) }
        rig.type("\u{1B}")
        try rig.waitForSpeech("review mode off")
        rig.type("x\r")
        try rig.waitForShown("got <x>")
        _ = try rig.waitForEnd()
    }

    @Test(.enabled(if: isInstalled("less"), "less is not installed"))
    func `a pager's pages and ends are read`() throws {
        let rig = try SessionRig(
            ["sh", "-c", "seq 100 200 | less"], size: Size(rows: 10, columns: 40), environment: ["LESS": ""])
        try rig.waitForSpeech("108")
        rig.type(" ")
        try rig.waitForSpeech("117")
        rig.type("q")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }

    @Test(.enabled(if: isInstalled("vim"), "vim is not installed"))
    func `an editor's lines are read as the cursor moves to them`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("alpha\nbravo\ncharlie\n".utf8).write(to: folder.appending(path: "text"))
        // From inside the folder: vim asks for Return where a path is longer than its line.
        let rig = try SessionRig(["sh", "-c", "cd '\(folder.path)' && exec vim -u NONE -i NONE text"])
        try rig.waitForSpeech("alpha")
        let count = rig.heard.items.count
        rig.type("j")
        try rig.wait("bravo") { rig.heard.items.dropFirst(count).contains(.say("bravo")) }
        rig.type("\u{1B}[B")
        try rig.wait("charlie") { rig.heard.items.dropFirst(count).contains(.say("charlie")) }
        rig.type(":q!\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }
}
