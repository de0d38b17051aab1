import Keys

@testable import TerminalEmulator

/// Runs a script of libvterm's tests. Events on the grid are those of the operation log; events about a state
/// (`settermprop`, `movecursor`, lines of the scrollback) are compared with the state.
struct LibvtermDriver {
    private(set) var failures: [LibvtermFailure] = []
    private var terminal = Self.terminal(utf8: false)
    private var mouse = MouseEncoder()
    private var pointer = (row: 0, column: 0)
    private var recorder = ParserRecorder()
    private var parser = Parser()
    private var wanted: Set<Character> = []
    private var usesParser = false
    private var usesEncoding = false
    private var test = 0
    private var scrollbackBefore = 0

    /// A terminal with the choices that libvterm makes.
    private static func terminal(utf8: Bool) -> Terminal {
        var options = Options()
        options.decodesUTF8 = utf8
        options.reflows = false
        options.maximumScalarsPerCluster = 6
        options.primaryDeviceAttributes = [1, 2]
        options.supportsModifyOtherKeys = true
        options.writesOtherKeysAsUnicode = true
        var terminal = Terminal(size: Size(rows: 25, columns: 80), options: options)
        terminal.feed("\u{1B}[>4;1m")
        return terminal
    }

    mutating func run(_ script: LibvtermScript) {
        for step in script.steps {
            if step.test != test {
                test = step.test
                // Tests of the parser are independent; CAN ends a sequence that the previous one has left open.
                if usesParser { _ = parse([0x18]) }
            }
            run(step)
        }
    }

    private mutating func run(_ step: LibvtermScript.Step) {
        scrollbackBefore = terminal.scrollback.count + terminal.scrollback.discarded
        var events: [String] = []
        switch step.command {
        case "INIT":
            terminal = Self.terminal(utf8: false)
            (mouse, pointer) = (MouseEncoder(), (0, 0))
            (wanted, usesParser, usesEncoding) = ([], false, false)
        case "WANTPARSER": usesParser = true
        case "WANTENCODING":
            usesEncoding = true
            recorder.decodesUTF8 = true
        case "WANTSTATE", "WANTSCREEN": want(step.argument)
        case "UTF8":
            recorder.decodesUTF8 = step.argument == "1"
            terminal.options.decodesUTF8 = step.argument == "1"
            terminal.interpreter.decodesUTF8 = step.argument == "1"
        case "RESET": terminal.feed("\u{1B}c\u{1B}[3J\u{1B}[>4;1m")
        case "PUSH" where usesParser: events = parse(LibvtermScript.bytes(step.argument))
        case "ENCIN": events = parse(LibvtermScript.bytes(step.argument))
        case "PUSH": terminal.feed(LibvtermScript.bytes(step.argument))
        case "RESIZE":
            let numbers = Self.numbers(step.argument)
            terminal.resize(Size(rows: numbers[0], columns: numbers[1]))
        case "ASK", "DAMAGEMERGE", "DAMAGEFLUSH": break
        default:
            let output = input(step.command, step.argument.split(separator: " ").map(String.init))
            return check(step, events: [], output: output)
        }
        if !usesParser, !usesEncoding { events = self.events() }
        check(step, events: events, output: terminal.drainReplies())
    }

    private mutating func want(_ flags: String) {
        var isOn = true
        for flag in flags {
            switch flag {
            case "+": isOn = true
            case "-": isOn = false
            default: if isOn { wanted.insert(flag) } else { wanted.remove(flag) }
            }
        }
    }

    private static func numbers(_ text: some StringProtocol) -> [Int] {
        text.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
    }

    // MARK: Keys and mouse

    private static func modifiers(_ letters: String?) -> KeyModifiers {
        var modifiers: KeyModifiers = []
        for letter in letters ?? "" {
            if letter == "S" { modifiers.insert(.shift) }
            if letter == "A" { modifiers.insert(.alt) }
            if letter == "C" { modifiers.insert(.control) }
        }
        return modifiers
    }

    private static let keys: [String: Key] = [
        "Up": .up, "Tab": .tab, "Enter": .enter, "F1": .function(1), "KP0": .keypad(.digit(0)),
    ]

    private mutating func input(_ command: String, _ words: [String]) -> [UInt8] {
        switch command {
        case "INCHAR":
            guard let value = UInt32(words[1], radix: 16), let scalar = Unicode.Scalar(value) else { return [] }
            return terminal.keyEncoder.encode(.character(scalar), modifiers: Self.modifiers(words[0]))
        case "INKEY":
            return Self.keys[words[1]].map {
                terminal.keyEncoder.encode($0, modifiers: Self.modifiers(words[0]))
            } ?? []
        case "PASTE":
            let parts = terminal.encode(paste: "x").split(
                separator: 0x78, maxSplits: 1, omittingEmptySubsequences: false)
            return Array(words[0] == "START" ? parts[0] : parts[1])
        case "FOCUS": return terminal.encode(focus: words[0] == "IN")
        case "MOUSEMOVE":
            let numbers = Self.numbers(words[0])
            pointer = (numbers[0], numbers[1])
            return mouse(.move, words.count > 1 ? words[1] : nil)
        case "MOUSEBTN":
            let buttons: [String: MouseButton] = [
                "1": .left, "2": .middle, "3": .right, "4": .wheelUp, "5": .wheelDown,
            ]
            guard let button = buttons[words[1]] else { return [] }
            return mouse(words[0] == "d" ? .press(button) : .release(button), words[2])
        default:
            failures.append(LibvtermFailure(test: test, expectation: command, actual: "unknown command"))
            return []
        }
    }

    private mutating func mouse(_ action: MouseEvent.Action, _ modifiers: String?) -> [UInt8] {
        let event = MouseEvent(
            action, row: pointer.row, column: pointer.column, modifiers: Self.modifiers(modifiers))
        return mouse.encode(event, tracking: terminal.mouseTracking, encoding: terminal.mouseEncoding)
    }

    // MARK: Events

    private mutating func parse(_ bytes: [UInt8]) -> [String] {
        recorder.events = []
        bytes.withUnsafeBufferPointer { parser.feed($0, to: &recorder) }
        let events = recorder.events
        return usesEncoding ? events.map { $0.replacing("text ", with: "encout ") } : events
    }

    private mutating func events() -> [String] {
        var events: [String] = []
        for operation in terminal.drainOperations() {
            switch operation {
            case .write(let write) where wanted.contains("g"): events += glyphs(write)
            case .erase(let region, let selective) where wanted.contains("e"):
                events.append("erase \(Self.text(region))" + (selective ? " selective" : ""))
            case .reset(soft: false) where wanted.contains("e"):
                events.append("erase 0..\(terminal.size.rows),0..\(terminal.size.columns)")
            case .scroll(let region, let rows, let columns): events += scroll(region, rows, columns)
            default: break
            }
        }
        return events
    }

    private static func text(_ region: CellRegion) -> String {
        "\(region.rows.lowerBound)..\(region.rows.upperBound),"
            + "\(region.columns.lowerBound)..\(region.columns.upperBound)"
    }

    private func glyphs(_ write: Operation.Write) -> [String] {
        var column = write.columns.lowerBound
        return write.text.map { character in
            let scalars = character.unicodeScalars.map { "0x" + String($0.value, radix: 16) }
            let width = scalars.count == write.columns.count ? 1 : terminal.screen[write.row, column].width
            var text = "putglyph \(scalars.joined(separator: ",")) \(width) \(write.row),\(column)"
            if terminal.screen[write.row, column].isProtected { text += " prot" }
            text += lineSize(write.row)
            column += width
            return text
        }
    }

    private func lineSize(_ row: Int) -> String {
        let marks = terminal.screen.marks(row: row)
        return (marks.contains(.doubleWidth) ? " dwl" : "") + (marks.contains(.doubleHeightTop) ? " dhl-top" : "")
            + (marks.contains(.doubleHeightBottom) ? " dhl-bottom" : "")
    }

    /// A scroll, or the movement and the erasure that it consists of.
    private func scroll(_ region: CellRegion, _ rows: Int, _ columns: Int) -> [String] {
        if wanted.contains("s") {
            return [
                "scrollrect \(Self.text(region)) => \(rows < 0 ? "" : "+")\(rows),\(columns < 0 ? "" : "+")\(columns)"
            ]
        }
        var (source, target, blank) = (region, region, region)
        func split(_ range: Range<Int>, _ count: Int) -> (Range<Int>, Range<Int>, Range<Int>) {
            count > 0
                ? (
                    range.lowerBound + count..<range.upperBound, range.lowerBound..<range.upperBound - count,
                    range.upperBound - count..<range.upperBound
                )
                : (
                    range.lowerBound..<range.upperBound + count, range.lowerBound - count..<range.upperBound,
                    range.lowerBound..<range.lowerBound - count
                )
        }
        if rows != 0 { (source.rows, target.rows, blank.rows) = split(region.rows, rows) }
        if columns != 0 { (source.columns, target.columns, blank.columns) = split(region.columns, columns) }
        var events: [String] = []
        if wanted.contains("m"), !source.isEmpty {
            events.append("moverect \(Self.text(source)) -> \(Self.text(target))")
        }
        if wanted.contains("e") { events.append("erase \(Self.text(blank))") }
        return events
    }

    // MARK: Checking

    private static func normal(_ text: String) -> String {
        let numbers = text.replacing(/0x0*([0-9a-fA-F]+)/) { "0x" + $0.1.lowercased() }
        let control = numbers.replacing(/control 0x([0-9a-f]+)/) { "control \(Int($0.1, radix: 16) ?? -1)" }
        return control.replacing(/,\s+/, with: ",").replacing(/\s+/, with: " ")
    }

    private mutating func expect(_ expectation: String, _ actual: String) {
        let wantedText = Self.normal(expectation)
        if wantedText != actual {
            failures.append(LibvtermFailure(test: test, expectation: wantedText, actual: actual))
        }
    }

    private mutating func check(_ step: LibvtermScript.Step, events: [String], output: [UInt8]) {
        var grid: [String] = []
        var expectedOutput: [UInt8] = []
        var lines: [String] = []
        for expectation in step.expectations {
            let kind = expectation.split(separator: " ").first.map(String.init) ?? ""
            let state = LibvtermState(terminal: terminal)
            if expectation.hasPrefix("?") {
                let sides = expectation.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(" ") }
                let question = sides[0].split(separator: " ").joined(separator: " ")
                let wantedAnswer = sides.count > 1 ? Self.normal(String(sides[1])) : ""
                let answer = state.answer(question)
                expect("\(question) = \(wantedAnswer)", Self.normal("\(question) = \(answer)"))
            } else if kind == "output" {
                expectedOutput += LibvtermScript.bytes(expectation.dropFirst("output ".count))
            } else if kind == "settermprop" {
                let words = expectation.split(separator: " ", maxSplits: 2).map(String.init)
                expect(expectation, "settermprop \(words[1]) \(state.property(words[1]))")
            } else if kind == "movecursor" {
                expect(expectation, "movecursor " + state.answer("?cursor"))
            } else if kind == "sb_pushline" {
                lines.append(Self.normal(expectation).lowercased())
            } else {
                grid.append(Self.normal(expectation))
            }
        }
        if usesParser || usesEncoding { grid = ParserRecorder.merge(grid) }
        compare(grid, events)
        if wanted.contains("b") { compare(lines, pushedLines()) }
        if expectedOutput != output {
            failures.append(
                LibvtermFailure(
                    test: test, expectation: "output \(Self.hex(expectedOutput))",
                    actual: "output \(Self.hex(output))"))
        }
    }

    private mutating func compare(_ expected: [String], _ actual: [String]) {
        for index in 0..<max(expected.count, actual.count) {
            let event = index < actual.count ? actual[index] : "nothing"
            expect(index < expected.count ? expected[index] : "nothing", event)
        }
    }

    private func pushedLines() -> [String] {
        let scrollback = terminal.scrollback
        let first = max(0, scrollbackBefore - scrollback.discarded)
        return (first..<max(first, scrollback.count)).map { index in
            let cells = scrollback.text(index).unicodeScalars.map { " " + String($0.value, radix: 16) }.joined()
            return "sb_pushline \(terminal.size.columns) =" + cells
        }
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.flatMap { ($0 >= 0x20 && $0 < 0x7F) ? [$0] : Array("<\($0)>".utf8) }, as: UTF8.self)
    }
}
