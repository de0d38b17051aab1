import Keys
import TerminalEmulator
import Testing

/// Keys as bytes and back.
struct KeyDecoderTests {
    static let keys: [Key] =
        [
            .character("a"), .character("Z"), .character("é"), .character("€"), .character("😀"), .enter, .tab,
            .backspace,
            .escape, .up, .down, .left, .right, .home, .end, .insert, .delete, .pageUp, .pageDown,
        ] + (1...20).map(Key.function)

    @Test(arguments: keys) func `what is encoded is decoded as the same key`(_ key: Key) {
        let modes: [Modes] = [[], .applicationCursorKeys]
        for mode in modes {
            #expect(KeyDecoder.decode(KeyEncoder(modes: mode).encode(key)) == .key(KeyPress(key)))
        }
    }

    @Test(arguments: keys) func `so is what kitty's protocol writes, with modifiers and events`(_ key: Key) {
        let encoder = KeyEncoder(keyboardFlags: 15)
        for held in [KeyModifiers(), .alt, .control, [.control, .alt], .shift, [.shift, .control]] {
            for event in [KeyEvent.press, .repeat, .release] {
                let bytes = encoder.encode(key, modifiers: held, event: event)
                let decoded = KeyDecoder.decode(bytes)
                // A letter is written small, and Shift makes it a capital.
                if case .character(let scalar) = key, held.contains(.shift) != scalar.properties.isUppercase,
                    scalar.properties.isAlphabetic
                {
                    guard case .key(let press) = decoded else { return #expect(Bool(false), "\(bytes)") }
                    #expect(press.modifiers == held && press.event == event)
                    continue
                }
                #expect(decoded == .key(KeyPress(key, held, event: event)), "\(bytes)")
            }
        }
    }

    @Test(arguments: [
        ("\u{3}", KeyPress(.character("c"), .control)), ("\0", KeyPress(.character(" "), .control)),
        ("\u{8}", KeyPress(.backspace)), ("\u{1B}x", KeyPress(.character("x"), .alt)),
        ("\u{1B}\r", KeyPress(.enter, .alt)), ("\u{1B}[1;5C", KeyPress(.right, .control)),
        ("\u{1B}[Z", KeyPress(.tab, .shift)), ("\u{1B}[27;5;112~", KeyPress(.character("p"), .control)),
        ("\u{1B}[97;2u", KeyPress(.character("A"), .shift)), ("\u{1B}[57399u", KeyPress(.keypad(.digit(0)))),
        ("\u{1B}OM", KeyPress(.keypad(.enter))), ("\u{1B}[11~", KeyPress(.function(1))),
        ("\u{1B}[7~", KeyPress(.home)),
    ])
    func `other forms of keys are known`(_ text: String, _ press: KeyPress) {
        #expect(KeyDecoder.decode(Array(text.utf8)) == .key(press))
    }

    @Test(arguments: [
        ("\u{1B}[200~", TerminalInput.paste(begins: true)), ("\u{1B}[201~", .paste(begins: false)),
        ("\u{1B}[57441;2u", .modifier), ("\u{1B}[12;40R", .report), ("\u{1B}[?62c", .report), ("\u{1B}[I", .report),
        ("\u{1B}[<0;1;1M", .report), ("\u{1B}[M !!", .report), ("\u{1B}]11;rgb:0/0/0\u{7}", .report),
        ("\u{1B}P>|x\u{1B}\\", .report), ("\u{1B}[99999999999999999999u", .unknown), ("\u{1B}[55296u", .unknown),
        ("", .unknown), ("ab", .unknown), ("\u{1B}[99~", .unknown),
    ])
    func `what is no key is none`(_ text: String, _ input: TerminalInput) {
        #expect(KeyDecoder.decode(Array(text.utf8)) == input)
    }

    @Test func `keys are found in whatever pieces they come`() {
        let text = Array("a\u{1B}[A\u{1B}x€\u{1B}[1;5C\u{1B}OP\u{1B}[M !!\r".utf8)
        var whole = KeyDecoder()
        let all = whole.feed(text)
        #expect(all.count == 8 && !whole.isWaiting)
        for size in 1...text.count {
            var decoder = KeyDecoder()
            var found: [TerminalInput] = []
            for start in stride(from: 0, to: text.count, by: size) {
                found += decoder.feed(text[start..<min(start + size, text.count)])
            }
            #expect(found == all, "pieces of \(size)")
        }
    }

    @Test(arguments: [1, 64, 65, 300, 5_000]) func `a long answer of the terminal is one report in any pieces`(
        size: Int
    ) {
        let answer = Array("\u{1B}]52;c;\(String(repeating: "Q", count: 4_000))\u{1B}\\x".utf8)
        var decoder = KeyDecoder()
        var found: [TerminalInput] = []
        for start in stride(from: 0, to: answer.count, by: size) {
            found += decoder.feed(answer[start..<min(start + size, answer.count)])
        }
        #expect(found == [.report, .key(KeyPress(.character("x")))])
    }

    @Test(arguments: [1, 70, 300]) func `a key without an end is no key, and what follows is`(size: Int) {
        let flood = Array("\u{1B}[\(String(repeating: "1;", count: 100))Ax".utf8)
        var decoder = KeyDecoder()
        var found: [TerminalInput] = []
        for start in stride(from: 0, to: flood.count, by: size) {
            found += decoder.feed(flood[start..<min(start + size, flood.count)])
        }
        #expect(found == [.unknown, .key(KeyPress(.character("x")))])
    }

    @Test func `a lone escape byte waits and is the Escape key when nothing follows`() {
        var decoder = KeyDecoder()
        let first = decoder.feed([0x1B])
        #expect(first == [] && decoder.isWaiting)
        let last = decoder.finish()
        #expect(last == [.key(KeyPress(.escape))] && !decoder.isWaiting)
    }

    @Test func `a byte that is cut off from its character takes nothing of what follows`() {
        var decoder = KeyDecoder()
        let found = decoder.feed([0xC3, 0x61, 0xFF, 0x62])
        #expect(found == [.unknown, .key(KeyPress(.character("a"))), .unknown, .key(KeyPress(.character("b")))])
    }

    @Test(arguments: 0..<200) func `any bytes are taken without an end`(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        var decoder = KeyDecoder()
        for _ in 0..<500 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            _ = decoder.feed([UInt8(truncatingIfNeeded: state >> 33)])
        }
        _ = decoder.finish()
        #expect(!decoder.isWaiting)
    }
}
