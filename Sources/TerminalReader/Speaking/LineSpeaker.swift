import TerminalEmulator

/// Speaks the answer to a key first (the character that was typed or deleted, the character or line that the cursor
/// came to) and then new output by lines. Floods are summed up; what programs repaint without having been asked, such
/// as progress bars and clocks, is silent.
public struct LineSpeaker: TerminalSpeaker {
    /// What the user can choose.
    public struct Settings: Hashable, Sendable {
        /// Whether characters are spoken as they are typed.
        public var echoesCharacters = true
        /// How many lines are spoken before the rest is summed up.
        public var spokenLines = 10
        /// How long the screen must be quiet before a line without an end counts as whole, in nanoseconds.
        public var settleTime: UInt64 = 12_000_000
        /// How long a flood must be quiet before it counts as over, in nanoseconds.
        public var floodEnd: UInt64 = 250_000_000

        /// Makes the defaults.
        public init() {}
    }

    /// What a key makes likely.
    private struct Expectation {
        var key: TypedKey
        var row: Int
        var column: Int
        /// What stood before the cursor, and from it on.
        var before: String
        var tail: String
    }

    private let settings: Settings
    private var lines = OutputLines()
    private var expectation: Expectation?
    private var fullScreen = FullScreenSpeaker()
    private var isAlternate = false
    private var spokenSinceLull = 0
    private var unspoken = 0
    private var lastUnspoken = ""
    private var isFlood = false
    /// Whether a key was typed during the flood: then nothing of it is spoken any more.
    private var isCut = false
    private var lastBeep: UInt64 = 0
    private var maySpeak = false
    private var wasSecret = false
    private var rang = false
    /// What stands before the user's input in its row.
    private var prompt = ""
    /// When the screen counts as settled.
    public private(set) var deadline: UInt64?

    /// Makes a speaker that has heard nothing yet.
    public init(settings: Settings = Settings()) {
        self.settings = settings
    }

    // MARK: Keys

    /// Ends speech and remembers what the key makes likely.
    public mutating func keyTyped(_ key: TypedKey, view: TerminalView, at now: UInt64) -> [SpeechItem] {
        let screen = view.screen
        var items: [SpeechItem] = []
        if maySpeak { items.append(.stop) }
        maySpeak = false
        if isFlood {
            isCut = true
        } else {
            spokenSinceLull = 0
            _ = lines.takeComplete()
            _ = lines.takeOpen()
        }
        lines.noteKey()
        let cursor = screen.cursor
        let row = screen.text(row: cursor.row, columns: 0..<cursor.column)
        var key = key
        if view.isSecret || SpeakableText.asksForSecret(row) { key = .secret }
        if case .text(let text) = key, let old = expectation, case .text(let waiting) = old.key, waiting.count < 64 {
            expectation?.key = .text(waiting + text)
            return items
        }
        expectation = Expectation(
            key: key, row: cursor.row, column: cursor.column,
            before: cursor.column > 0 ? Self.character(before: cursor, in: screen) : "",
            tail: screen.text(row: cursor.row, columns: cursor.column..<screen.columns))
        if screen.isAlternate { fullScreen.noteKey(key, screen: screen) }
        return items
    }

    private static func character(before cursor: CursorState, in screen: Screen) -> String {
        var column = cursor.pendingWrap ? cursor.column : cursor.column - 1
        if column > 0, screen[cursor.row, column].width == 0 { column -= 1 }
        return screen[cursor.row, column].text
    }

    // MARK: Output

    /// Takes what was written and speaks what can be understood at once.
    public mutating func programWrote(_ view: TerminalView, isLast: Bool, at now: UInt64) -> [SpeechItem] {
        var items: [SpeechItem] = []
        for operation in view.operations { take(operation, &items) }
        if rang { items.append(.sound(.bell)) }
        rang = false
        if view.isSecret, !wasSecret { prompt = "" }
        if isAlternate {
            deadline = now + settings.settleTime
            return items
        }
        if isLast { answer(view.screen, &items) }
        speakLines(isLast: isLast, at: now, &items)
        deadline = now + (isFlood ? settings.floodEnd : settings.settleTime)
        if view.isSecret != wasSecret {
            wasSecret = view.isSecret
            if view.isSecret { announceSecret(&items) }
        }
        return items
    }

    private mutating func take(_ operation: TerminalEmulator.Operation, _ items: inout [SpeechItem]) {
        switch operation {
        case .write(let write): if !echo(write, &items), !isAlternate { lines.write(write) }
        case .wrap: lines.wrap()
        case .lineFeed:
            lines.finish()
            if case .text = expectation?.key { expectation = nil }
        case .scroll(_, let rows, _): lines.scroll(rows)
        case .alternateScreen(let isOn):
            lines.clear()
            isAlternate = isOn
            fullScreen = FullScreenSpeaker()
            fullScreen.isNew = isOn
            expectation = nil
        case .bell: rang = true
        case .dropped(_, let lineFeeds): lines.skip(lineFeeds)
        case .reset: lines.clear()
        default: break
        }
    }

    /// Whether written text is nothing but what a key makes likely.
    private mutating func echo(
        _ write: TerminalEmulator.Operation.Write, _ items: inout [SpeechItem]
    ) -> Bool {
        guard let waiting = expectation else { return false }
        switch waiting.key {
        case .text(let typed):
            guard write.row == waiting.row, write.columns.lowerBound == waiting.column else { return false }
            if write.text.hasPrefix(typed) {
                let rest = write.text.dropFirst(typed.count)
                // What an editor writes again behind the cursor is no news.
                guard rest.allSatisfy(\.isWhitespace) || waiting.tail.hasPrefix(rest) else { return false }
                expectation = nil
                say(echo: typed, &items)
                return true
            }
            guard typed.hasPrefix(write.text) else { return false }
            expectation?.key = .text(String(typed.dropFirst(write.text.count)))
            expectation?.column = write.columns.upperBound
            say(echo: write.text, &items)
            return true
        case .backspace:
            return write.row == waiting.row && write.columns.lowerBound < waiting.column
                && (write.text.allSatisfy(\.isWhitespace) || waiting.tail.hasPrefix(write.text.trimmedEnd))
        case .horizontal:
            // Editors move right by writing what is there already.
            return write.row == waiting.row && waiting.tail.hasPrefix(write.text)
        case .vertical: return write.row == waiting.row
        case .secret: return write.row == waiting.row && write.text.allSatisfy { "*•●".contains($0) }
        case .other: return false
        }
    }

    private mutating func say(echo text: String, _ items: inout [SpeechItem]) {
        guard settings.echoesCharacters else { return }
        for character in text { items.append(.character(String(character))) }
        maySpeak = true
    }

    /// Speaks the answer to a key that shows in where the cursor is.
    private mutating func answer(_ screen: Screen, _ items: inout [SpeechItem]) {
        guard let waiting = expectation else { return }
        let cursor = screen.cursor
        switch waiting.key {
        case .backspace where cursor.row == waiting.row && cursor.column < waiting.column:
            expectation = nil
            guard settings.echoesCharacters, !waiting.before.isEmpty else { return }
            items.append(.character(waiting.before))
            maySpeak = true
        case .horizontal where cursor.row == waiting.row && cursor.column != waiting.column:
            expectation = nil
            items.append(.character(Self.name(screen[cursor.row, cursor.column].text)))
            maySpeak = true
        default: break
        }
    }

    private static func name(_ text: String) -> String { text.isEmpty ? " " : text }

    private mutating func speakLines(isLast: Bool, at now: UInt64, _ items: inout [SpeechItem]) {
        guard lines.count > 0 else { return }
        let room = settings.spokenLines - spokenSinceLull
        if !isFlood, lines.count <= max(0, room) {
            // Whole lines can be spoken at once; more of them may show that it is a flood.
            guard isLast else { return }
            for line in lines.takeComplete() { say(line: line, &items) }
            return
        }
        let dropped = lines.dropped
        let lastDropped = lines.lastDropped
        for line in lines.takeComplete() {
            if !isFlood, spokenSinceLull < settings.spokenLines {
                say(line: line, &items)
            } else {
                isFlood = true
                unspoken += 1
                lastUnspoken = line
            }
        }
        if dropped > 0 {
            unspoken += dropped
            lastUnspoken = lastDropped
        }
        if isFlood, maySpeak, now >= lastBeep + 1_000_000_000 {
            lastBeep = now
            items.append(.sound(.flood))
        }
    }

    private mutating func say(line: String, _ items: inout [SpeechItem]) {
        let text = SpeakableText.clean(line)
        guard !text.isEmpty else { return }
        spokenSinceLull += 1
        say(text, &items)
    }

    private mutating func say(_ text: String, _ items: inout [SpeechItem]) {
        guard !text.isEmpty else { return }
        items.append(.say(text))
        maySpeak = true
    }

    private mutating func announceSecret(_ items: inout [SpeechItem]) {
        say(SpeakableText.clean(lines.takeOpen()), &items)
        say("password field", &items)
    }

    // MARK: Time

    /// The screen has settled: speaks what has no end of line, and sums up a flood.
    public mutating func timePassed(_ view: TerminalView, at now: UInt64) -> [SpeechItem] {
        guard let due = deadline, due <= now else { return [] }
        deadline = nil
        var items: [SpeechItem] = []
        if isAlternate {
            for text in fullScreen.settle(view.screen) { say(text, &items) }
            return items
        }
        endFlood(&items)
        for line in lines.takeComplete() { say(line: line, &items) }
        if expectation?.key == .vertical { answerVertical(view.screen, &items) }
        if lines.isRewritten {
            _ = lines.takeOpen()
        } else {
            let text = SpeakableText.clean(lines.takeOpen())
            say(text, &items)
            if !text.isEmpty {
                let cursor = view.screen.cursor
                if expectation == nil || expectation?.key == .other {
                    prompt = view.screen.text(row: cursor.row, columns: 0..<cursor.column)
                }
            }
        }
        if !isFlood { spokenSinceLull = 0 }
        if view.isSecret, !wasSecret {
            wasSecret = true
            say("password field", &items)
        }
        wasSecret = view.isSecret
        return items
    }

    private mutating func endFlood(_ items: inout [SpeechItem]) {
        guard isFlood else { return }
        isFlood = false
        spokenSinceLull = 0
        if !isCut {
            if unspoken > 1 { say("\(unspoken) more lines", &items) }
            say(SpeakableText.clean(lastUnspoken), &items)
        }
        isCut = false
        unspoken = 0
        lastUnspoken = ""
    }

    /// A key between lines: an entry of the history took the place of the input, or the cursor went to another line.
    private mutating func answerVertical(_ screen: Screen, _ items: inout [SpeechItem]) {
        defer { expectation = nil }
        _ = lines.takeOpen()
        var text = screen.text(row: screen.cursor.row)
        if !prompt.isEmpty, text.hasPrefix(prompt) { text.removeFirst(prompt.count) }
        let clean = SpeakableText.clean(text)
        say(clean.isEmpty ? "blank" : clean, &items)
    }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
