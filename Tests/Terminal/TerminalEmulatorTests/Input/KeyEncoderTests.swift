import Keys
import Testing

@testable import TerminalEmulator

struct KeyEncoderTests {
    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^[")
    }

    static let plainKeys: [(Key, KeyModifiers, String)] = [
        (Key.up, KeyModifiers(), "^[[A"), (.up, [.control], "^[[1;5A"), (.home, [], "^[[H"),
        (.end, [.shift], "^[[1;2F"),
        (.delete, [], "^[[3~"), (.pageUp, [.shift, .alt], "^[[5;4~"), (.function(1), [], "^[OP"),
        (.function(4), [.control], "^[[1;5S"), (.function(5), [], "^[[15~"), (.function(12), [.alt], "^[[24;3~"),
        (.function(20), [], "^[[34~"), (.function(21), [], ""), (.function(-1), [], ""), (.tab, [.shift], "^[[Z"),
        (.enter, [.alt], "^[\r"), (.backspace, [], "\u{7F}"), (.backspace, [.control], "\u{8}"),
        (.escape, [], "^["), (.character("é"), [.alt], "^[é"), (.character("c"), [.control], "\u{3}"),
        (.character(" "), [.control], "\0"), (.character("?"), [.control], "\u{7F}"),
        (.character("i"), [.control], "\t"), (.character("ß"), [.control], "ß"),
        (.character("a"), [.capsLock, .numLock], "a"), (.keypad(.digit(7)), [], "7"), (.keypad(.enter), [], "\r"),
        (.keypad(.digit(12)), [], ""),
    ]

    @Test(arguments: plainKeys)
    func `keys are written as xterm does`(key: Key, modifiers: KeyModifiers, expected: String) {
        #expect(text(KeyEncoder().encode(key, modifiers: modifiers)) == expected)
        #expect(KeyEncoder().encode(key, modifiers: modifiers, event: .release).isEmpty)
    }

    @Test(arguments: [
        ("\u{1B}[?1h", Key.up, "^[OA"), ("\u{1B}[?1h\u{1B}[?1l", .up, "^[[A"), ("\u{1B}[?1h", .function(5), "^[[15~"),
        ("\u{1B}=", .keypad(.digit(0)), "^[Op"), ("\u{1B}=", .keypad(.enter), "^[OM"),
        ("\u{1B}=", .keypad(.add), "^[Ok"), ("\u{1B}=", .keypad(.equal), "^[OX"),
        ("\u{1B}=\u{1B}>", .keypad(.add), "+"),
        ("\u{1B}[20h", .enter, "\r\n"), ("\u{1B}[?67h", .backspace, "\u{8}"),
        ("\u{1B}[?1h\u{1B}=\u{1B}[!p", .up, "^[[A"),
    ])
    func `modes change what keys send`(setting: String, key: Key, expected: String) {
        #expect(text(Terminal(setting).keyEncoder.encode(key)) == expected)
    }

    @Test(arguments: [
        ("", "\t"), ("\u{1B}[>4;1m", "^[[27;5;105~"), ("\u{1B}[>4;2m", "^[[27;5;105~"),
        ("\u{1B}[>4;2m\u{1B}[>4n", "\t"), ("\u{1B}[>4;2m\u{1B}[>4m", "\t"), ("\u{1B}[>4;2m\u{1B}[>m", "\t"),
        ("\u{1B}[>4;2m\u{1B}[>1;2m", "^[[27;5;105~"), ("\u{1B}[>4;2m\u{1B}c", "\t"),
    ])
    func `programs can ask for distinct encodings of keys`(setting: String, expected: String) {
        var options = Options()
        options.supportsModifyOtherKeys = true
        let terminal = Terminal(options: options, setting)
        #expect(text(terminal.keyEncoder.encode(.character("i"), modifiers: .control)) == expected)
        #expect(text(Terminal(setting).keyEncoder.encode(.character("i"), modifiers: .control)) == "\t")
    }

    @Test(arguments: [
        (Key.character("a"), KeyModifiers.control, "\u{1}", "^[[27;5;97~"), (.character("A"), .shift, "A", "A"),
        (.character("x"), .alt, "^[x", "^[[27;3;120~"), (.enter, .control, "^[[27;5;13~", "^[[27;5;13~"),
        (.backspace, .control, "\u{8}", "^[[27;5;127~"), (.character(" "), .shift, "^[[27;2;32~", "^[[27;2;32~"),
    ])
    func `the levels tell more and more keys apart`(
        key: Key, modifiers: KeyModifiers, ambiguous: String, all: String
    ) {
        #expect(text(KeyEncoder(otherKeys: .ambiguous).encode(key, modifiers: modifiers)) == ambiguous)
        #expect(text(KeyEncoder(otherKeys: .all).encode(key, modifiers: modifiers)) == all)
    }

    typealias KittyCase = (Int, Key, KeyModifiers, KeyEvent, String)

    static let kittyKeys: [KittyCase] = [
        (1, Key.escape, KeyModifiers(), KeyEvent.press, "^[[27u"), (1, .character("a"), [.control], .press, "^[[97;5u"),
        (1, .character("A"), [.shift], .press, "A"), (1, .character("A"), [.shift, .alt], .press, "^[[97;4u"),
        (1, .enter, [], .press, "\r"), (1, .enter, [.shift], .press, "^[[13;2u"), (1, .function(1), [], .press, "^[[P"),
        (1, .function(3), [], .press, "^[[13~"), (1, .up, [.control], .press, "^[[1;5A"),
        (1, .keypad(.digit(1)), [], .press, "^[[57400u"), (1, .up, [], .release, ""),
        (3, .up, [], .release, "^[[1;1:3A"), (3, .up, [], .repeat, "^[[1;1:2A"), (3, .character("a"), [], .release, ""),
        (3, .delete, [.shift], .release, "^[[3;2:3~"), (3, .function(3), [], .release, "^[[13;1:3~"),
        (8, .character("a"), [], .press, "^[[97u"), (10, .character("a"), [], .release, "^[[97;1:3u"),
        (8, .enter, [], .press, "^[[13u"), (12, .character("A"), [.shift], .press, "^[[97:65;2u"),
        (24, .character("A"), [.shift], .press, "^[[97;2;65u"), (24, .character("a"), [], .press, "^[[97;;97u"),
        (24, .character("a"), [.control], .press, "^[[97;5u"), (8, .character("a"), [.capsLock], .press, "^[[97;65u"),
        (2, .escape, [], .press, "^["), (2, .character("c"), [.control], .press, "\u{3}"),
    ]

    @Test(arguments: kittyKeys)
    func `kitty's protocol encodes every key`(testCase: KittyCase) {
        let (flags, key, modifiers, event, expected) = testCase
        let encoder = KeyEncoder(keyboardFlags: flags)
        #expect(text(encoder.encode(key, modifiers: modifiers, event: event)) == expected)
    }

    @Test
    func `kitty's protocol is off unless the host passes it on`() {
        let setting = "\u{1B}[>1u"
        #expect(text(Terminal(setting).keyEncoder.encode(.escape)) == "^[")
        var options = Options()
        options.supportsKittyKeyboard = true
        #expect(text(Terminal(options: options, setting).keyEncoder.encode(.escape)) == "^[[27u")
    }
}
