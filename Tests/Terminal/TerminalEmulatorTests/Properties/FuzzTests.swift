import Testing

@testable import TerminalEmulator

/// Streams that no program would write, and all ways to cut them into pieces.
struct FuzzTests {
    private static let finals = Array("@ABCDEFGHIJKLMPSTXZ^`abcdefghjlmnpqrstuvwxyz{|}~".utf8)
    private static let numbers = [
        "", "0", "1", "2", "3", "5", "7", "20", "79", "80", "81", "65535", "99999999999999999999",
    ]

    /// A piece of a stream: text, control, sequence, string or noise.
    private static func piece(_ random: inout SeededGenerator) -> [UInt8] {
        func number() -> String { numbers.randomElement(using: &random) ?? "" }
        func parameters() -> String {
            (0..<Int.random(in: 0...6, using: &random)).map { _ in
                number() + ([";", ";", ";", ":"].randomElement(using: &random) ?? ";")
            }.joined()
        }
        switch Int.random(in: 0..<14, using: &random) {
        case 0:
            return (0..<Int.random(in: 1...100, using: &random)).map { _ in
                UInt8.random(in: 0x20...0x7E, using: &random)
            }
        case 1: return [UInt8.random(in: 0...0x1F, using: &random)]
        case 2: return (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }
        case 3:
            return Array(
                ["漢字", "é", "e\u{301}\u{302}", "👩‍👩‍👧", "🇩🇪🇫", "❤\u{FE0F}", "⌚\u{FE0E}", "क्ष", "각"].randomElement(
                    using: &random)!.utf8)
        case 4:
            let modes = [
                1, 3, 4, 5, 6, 7, 20, 25, 40, 45, 47, 66, 69, 95, 1000, 1006, 1047, 1048, 1049, 2004, 2026, 2027, 2048,
            ]
            let mark = Bool.random(using: &random) ? "?" : ""
            return Array(
                "\u{1B}[\(mark)\(modes.randomElement(using: &random)!)\(Bool.random(using: &random) ? "h" : "l")".utf8)
        case 5:
            let mark = ["", "?", ">", "=", "<"].randomElement(using: &random)!
            let middle = ["", "", "$", "*", "'", "\"", " ", "!"].randomElement(using: &random)!
            return Array("\u{1B}[\(mark)\(parameters())\(number())\(middle)".utf8) + [
                finals.randomElement(using: &random)!
            ]
        case 6:
            let command = [
                "0;t", "2;t", "4;1;?", "8;;http://a", "8;;", "9;4;1;50", "52;c;QQ==", "133;A", "133;D;1", "133;B",
            ]
            let end = ["\u{7}", "\u{1B}\\", "", "\u{18}"].randomElement(using: &random)!
            return Array("\u{1B}]\(command.randomElement(using: &random)!)\(end)".utf8)
        case 7: return Array("\u{1B}P\(["$qm", "$qr", "+q544e", "q#0"].randomElement(using: &random)!)\u{1B}\\".utf8)
        case 8: return [0x1B, UInt8.random(in: 0x20...0x7E, using: &random)]
        case 9:
            return Array(
                "\u{1B}[\(Int.random(in: 1...30, using: &random));\(Int.random(in: 1...90, using: &random))H".utf8)
        case 10: return Array("\u{1B}[\(Int.random(in: 0...110, using: &random))m".utf8)
        case 11:
            return Array(
                "\u{1B}[\(Int.random(in: 1...12, using: &random));\(Int.random(in: 1...24, using: &random))r".utf8)
        case 12: return Array("\u{1B}#\(Int.random(in: 3...8, using: &random))".utf8)
        default: return Array("\r\n".utf8)
        }
    }

    /// Invariants that must hold after every byte.
    private func check(_ terminal: Terminal) {
        let state = terminal.interpreter
        #expect(state.cursor.row >= 0 && state.cursor.row < state.rows)
        #expect(state.cursor.column >= 0 && state.cursor.column < state.columns)
        #expect(state.vertical.lowerBound >= 0 && state.vertical.upperBound <= state.rows)
        #expect(state.horizontal.lowerBound >= 0 && state.horizontal.upperBound <= state.columns)
        #expect(!state.vertical.isEmpty && !state.horizontal.isEmpty)
        for row in 0..<state.rows {
            let occupied = Int(state.grid[state: row].occupied)
            for column in 0..<state.columns {
                let cell = state.grid[row, column]
                if column >= occupied, cell != .blank { Issue.record("row \(row) is used beyond \(occupied)") }
                let follows = column + 1 < state.columns && state.grid[row, column + 1].isTail
                if cell.isWide != follows { Issue.record("half of a wide character at \(row), \(column)") }
            }
            if state.grid[row, 0].isTail { Issue.record("a wide character without its start in row \(row)") }
        }
    }

    @Test(arguments: 0..<60)
    func `noise breaks nothing and may come in any pieces (hostile 57, 61)`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var options = Options()
        options.scrollbackLines = 50
        options.allowsColumnSwitch = seed % 5 == 0
        options.usesGraphemeClusters = seed % 3 != 0
        let size = Size(
            rows: [1, 2, 5, 24].randomElement(using: &random)!,
            columns: [1, 2, 3, 10, 80].randomElement(using: &random)!)
        var whole = Terminal(size: size, options: options)
        var split = Terminal(size: size, options: options)
        for step in 0..<400 {
            let bytes = (0..<3).flatMap { _ in Self.piece(&random) }
            whole.feed(bytes)
            var start = 0
            while start < bytes.count {
                let end = min(bytes.count, start + Int.random(in: 1...4, using: &random))
                split.feed(bytes[start..<end])
                start = end
            }
            if step % 40 == 7 {
                let new = Size(rows: .random(in: 1...30, using: &random), columns: .random(in: 1...90, using: &random))
                whole.resize(new)
                split.resize(new)
            }
            if step % 4 == 0 { check(whole) }
            let (expected, actual) = (whole.drainOperations(), split.drainOperations())
            if expected != actual {
                let index = zip(expected, actual).prefix { $0 == $1 }.count
                Issue.record(
                    "operation \(index): \(expected.dropFirst(index).first as Any) or \(actual.dropFirst(index).first as Any)"
                )
                return
            }
            #expect(whole.drainReplies() == split.drainReplies())
        }
        #expect(Snapshot(whole) == Snapshot(split))
    }

    @Test
    func `every byte may come in every state (hostile 56)`() {
        let prefixes =
            [
                "", "\u{1B}", "\u{1B}(", "\u{1B}[", "\u{1B}[?", "\u{1B}[1;2", "\u{1B}[ ", "\u{1B}[1?", "\u{1B}P",
                "\u{1B}P1", "\u{1B}P$",
                "\u{1B}P$q", "\u{1B}]", "\u{1B}]2;x", "\u{1B}_x", "\u{1B}X", "\u{1B}]2;x\u{1B}", "\u{1B}P$qm\u{1B}",
            ].map { Array($0.utf8) } + [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98]]
        for prefix in prefixes {
            for byte in UInt8.min...UInt8.max {
                for next in [UInt8(0x41), 0x5C, 0x1B, 0x07, 0x80] {
                    for utf8 in [true, false] {
                        var options = Options()
                        options.decodesUTF8 = utf8
                        var terminal = Terminal(size: Size(rows: 3, columns: 4), options: options)
                        terminal.feed(prefix + [byte, next])
                        // CAN and ESC \ bring the parser back from anywhere.
                        terminal.feed([0x18, 0x1B, 0x5C, 0x0D, 0x1B, 0x5B, 0x32, 0x4A, 0x6F, 0x6B])
                        if terminal.interpreter.sets.isPlain {
                            #expect(terminal.screen.text.contains("ok"), "\(prefix) \(byte) \(next)")
                        }
                    }
                }
            }
        }
    }
}
