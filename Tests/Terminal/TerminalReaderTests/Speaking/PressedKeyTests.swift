import Testing

@testable import TerminalReader

@Suite struct `Bytes as keys` {
    @Test(
        arguments: [
            ("a", .character("a")), ("é", .character("é")), ("👍🏽", .character("👍🏽")), ("\u{7F}", .erase),
            ("\u{1B}[A", .vertical), ("\u{1B}OC", .horizontal), ("\u{1B}[1;5C", .word), ("\u{1B}[1;2D", .horizontal),
            ("\u{1B}[1;3D", .word), ("\u{1B}", .escape), ("\r", .enter), ("\u{1B}x", .other), ("\u{1B}b", .word),
            ("\u{1B}[3~", .erase), ("\u{1B}[7~", .lineEnd), ("\u{1B}[5~", .other), ("\u{1B}[Z", .tab), ("ab", .other),
            ("\u{1B}[24~", .other), ("\u{1B}OP", .other),
        ] as [(String, PressedKey)])
    func `are understood as xterm sends them`(bytes: String, key: PressedKey) {
        #expect(PressedKey(bytes) == key)
    }

    @Test(
        arguments: [
            ("\u{1B}[97u", .character("a")), ("\u{1B}[97;2u", .character("A")), ("\u{1B}[98;3u", .word),
            ("\u{1B}[97;5u", .lineEnd), ("\u{1B}[13u", .enter), ("\u{1B}[9;2u", .tab), ("\u{1B}[27u", .escape),
            ("\u{1B}[127;1:2u", .erase), ("\u{1B}[1;1:1A", .vertical), ("\u{1B}[27;5;112~", .vertical),
            ("\u{1B}[27;2;65~", .character("A")), ("\u{1B}[97;65u", .character("a")), ("\u{1B}[57399u", .other),
        ] as [(String, PressedKey)])
    func `are understood as kitty and modifyOtherKeys write them`(bytes: String, key: PressedKey) {
        #expect(PressedKey(bytes) == key)
    }

    @Test(arguments: [
        "\u{1B}[?62c", "\u{1B}[12;40R", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;1;1M", "\u{1B}]11;rgb:0/0/0\u{7}",
        "\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[57441;2u", "\u{1B}[?1u", "\u{1B}P>|x\u{1B}\\", "\u{1B}[200~", "",
        "\u{1B}[M !!", "\u{1B}[?2026;2$y",
    ])
    func `answers, reports, the mouse and keys that are let go are none`(bytes: String) {
        #expect(PressedKey(bytes) == nil)
    }

    @Test func `numbers of any size are taken`() {
        for number in ["99999999999999999999", "-1", "55296", "1114112", ";;;", ":::", "0"] {
            _ = PressedKey("\u{1B}[\(number)u")
            _ = PressedKey("\u{1B}[27;\(number);\(number)~")
            _ = PressedKey("\u{1B}[1;\(number)A")
        }
    }

    @Test func `are cut out of what is sent together, and the text of a paste is left out`() {
        let sent = Array("ab\u{1B}[A\u{1B}[200~secret\u{1B}[A\u{1B}[201~c\u{1B}[M !!d".utf8)
        var splitter = KeySplitter()
        #expect(splitter.keys(sent) == ["a", "b", "\u{1B}[A", "c", "\u{1B}[M !!", "d"])
        var keys = splitter.keys(Array("\u{1B}[200~one".utf8))
        for byte in Array("two\u{1B}[20\u{1B}[201~x".utf8) { keys += splitter.keys([byte]) }
        #expect(keys == ["x"])
    }
}

@Suite struct `A line that asks for a secret` {
    @Test(arguments: [
        ("Password: ", true), ("[sudo] password for me: ", true), ("Enter passphrase for key '/x':", true),
        ("Passwort: ***", true), ("my password file", false), ("$ ", false),
    ])
    func `is known`(line: String, isSecret: Bool) {
        #expect(SecretPrompt.asks(line) == isSecret)
    }
}
