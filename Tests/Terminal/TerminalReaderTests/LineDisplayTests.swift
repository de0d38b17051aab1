import Synchronization
import TerminalReader
import Testing

/// Keeps the line that a session shows, and presses keys.
final class Felt: LineDisplay, Sendable {
    private let line = Mutex("")
    private let press = Mutex<@Sendable (LineDisplayKey) -> Void>({ _ in })
    private let news = Mutex<@Sendable (String) -> Void>({ _ in })

    /// The line with "|" before the character of the cursor.
    var shown: String { line.withLock { $0 } }

    func use(_ keys: @escaping @Sendable (LineDisplayKey) -> Void, _ tell: @escaping @Sendable (String) -> Void) {
        press.withLock { $0 = keys }
        news.withLock { $0 = tell }
    }

    func show(_ line: String, cursor: Int?, language: String?) {
        var text = line
        if let cursor {
            text += String(repeating: " ", count: max(0, cursor - text.count))
            text.insert("|", at: text.index(text.startIndex, offsetBy: cursor))
        }
        self.line.withLock { [text] in $0 = text }
    }

    func press(_ key: LineDisplayKey) { press.withLock { $0 }(key) }
    func tell(_ text: String) { news.withLock { $0 }(text) }
}

@Suite struct `The line where the user is` {
    @Test func `is that of the program's cursor, and keys over it bring the cursor there`() throws {
        let rig = try SessionRig(["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "me> "])
        try rig.wait("the prompt") { rig.felt.shown == "me> |" }
        rig.type("日本c")
        try rig.wait("what is typed") { rig.felt.shown == "me> 日本c|" }
        rig.felt.press(.character(5))
        try rig.wait("the cursor") { rig.felt.shown == "me> 日|本c" }
        rig.felt.press(.character(7))
        try rig.wait("the cursor at the end") { rig.felt.shown == "me> 日本c|" }
        // There is nothing to go to.
        rig.felt.press(.character(70))
        try rig.wait("the sound of the edge") { rig.heard.items.contains(.sound(.edge)) }
        rig.type("\u{15}echo one\r")
        try rig.wait("the next prompt") { rig.felt.shown == "me> |" }
        // Lines of before are read, and a key over them brings the reader's cursor there.
        rig.felt.press(.previousLine)
        try rig.wait("the line before") { rig.felt.shown == "|one" }
        rig.felt.press(.character(2))
        try rig.wait("its last character") { rig.felt.shown == "on|e" }
        try rig.wait("the character") { rig.heard.items.contains(.character("e")) }
        rig.felt.press(.nextLine)
        try rig.wait("the prompt again") { rig.felt.shown.hasPrefix("|me>") }
        rig.felt.tell("the display is back")
        try rig.wait("the news") { rig.felt.shown == "the display is back" }
        rig.type("x")
        try rig.wait("what is typed then") { rig.felt.shown == "me> x|" }
        rig.type("\u{15}exit 0\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }

    @Test func `is what is selected where a program shows no cursor`() throws {
        let menu = #"printf '\033[?1049h\033[?25l\033[2J\033[HPick\n\n  one\n\033[7m  two  \033[m\n  three\n'; read x"#
        let rig = try SessionRig(["sh", "-c", menu])
        try rig.wait("the item") { rig.felt.shown == "two, 2 of 3" }
        rig.type("\r")
        #expect(try rig.waitForEnd() == .program(.exited(0)))
    }
}
