import Keys
import Testing

struct KeyNotationTests {
    private static let help = KeyNotation(
        [.pageUp: "Page Up", .character(" "): "Space"], functions: 3...3,
        modifiers: [.control: "Control-", .shift: "Shift-"])

    @Test(
        arguments: [
            ("PageUp", .pageUp), ("pageup", .pageUp), ("f12", .function(12)), ("Space", .character(" ")), ("F21", nil),
            ("f05", nil), ("f+5", nil), ("x", nil), ("", nil),
        ] as [(String, Key?)])
    func `names lead to keys, in any case`(name: String, key: Key?) {
        #expect(KeyNotation.files.key(name) == key)
    }

    @Test(
        arguments: [
            ("Ctrl-Alt-Left", KeyPress(.left, [.control, .alt])),
            ("shift-ALT-f5", KeyPress(.function(5), [.shift, .alt])),
            ("x", KeyPress(.character("x"))), ("Ctrl--", KeyPress(.character("-"), .control)),
            ("Alt-é", KeyPress(.character("é"), .alt)), ("Ctrl-", nil), ("xy", nil), ("\t", nil), ("Hyper-x", nil),
        ] as [(String, KeyPress?)])
    func `modifiers stand before a name or a character`(text: String, press: KeyPress?) {
        #expect(KeyNotation.files.press(text) == press)
    }

    @Test(
        arguments: [
            (KeyPress(.pageUp), "Page Up"), (KeyPress(.character(" "), .control), "Control-Space"),
            (KeyPress(.character("z"), .control), "Control-Z"), (KeyPress(.character("z")), "z"),
            (KeyPress(.function(3), [.shift, .control]), "Control-Shift-F3"), (KeyPress(.home), ""),
        ])
    func `keys are written in the words of the notation`(press: KeyPress, text: String) {
        #expect(Self.help.text(press) == text)
    }

    @Test func `a notation has only its own function keys`() {
        #expect(Self.help.key("F3") == .function(3) && Self.help.key("F4") == nil)
    }
}
