import TerminalEmulator

/// What would have been spoken of a recorded session, without a terminal and without waiting.
public struct CastSpeech: Sendable {
    /// Something that would have been heard.
    public struct Line: Hashable, Sendable, CustomStringConvertible {
        /// Seconds since the start.
        public var time: Double
        /// What is heard.
        public var spoken: Spoken

        /// The line of JSON that a speech log has for it; `t` counts nanoseconds from the start.
        public var json: String { SpeechLog.line(spoken, at: MonotonicTime.nanoseconds(time)) }

        /// What is heard, as a line of a transcript: "say: text", "notice: text", "character: a", "stop", "sound: bell".
        public var description: String {
            switch spoken {
            case .say(let text): "say: \(text)"
            case .notice(let text): "notice: \(text)"
            case .character(let text): "character: \(text)"
            case .stop: "stop"
            case .sound(.progress(let percent)): "sound: progress \(percent)"
            case .sound(.flood(let lines)): "sound: flood \(lines)"
            case .sound(let sound): "sound: \(sound.name)"
            }
        }
    }

    /// What is heard, in order.
    public private(set) var lines: [Line] = []

    private var machine: SpeakingMachine
    private var settling = Settling()
    private var splitter = KeySplitter()
    private var terminal: Terminal

    /// Plays a cast. Its times decide when the screen has settled, as they did when it was recorded.
    public init(_ cast: Cast, settings: SpeakingSettings = SpeakingSettings()) {
        machine = SpeakingMachine(settings: settings)
        terminal = Terminal(size: Size(rows: cast.rows, columns: cast.columns))
        for event in cast.events {
            passTime(to: event.time)
            take(event)
        }
        passTime(to: (cast.events.last?.time ?? 0) + 60)
    }

    private mutating func take(_ event: Cast.Event) {
        switch event.kind {
        case .output:
            terminal.feed(event.data.utf8)
            _ = terminal.drainReplies()
            let hasSettled = settling.wrote(
                terminal, endsUpdate: event.data.hasSuffix("\u{1B}[?2026l"), hasMore: false,
                isFlood: machine.isFlooded, at: MonotonicTime.nanoseconds(event.time))
            if hasSettled { settle(at: event.time) }
        case .input:
            for key in splitter.keys(Array(event.data.utf8)) {
                guard let pressed = PressedKey(key) else { continue }
                if settling.isPending { settle(at: event.time) }
                add(machine.handle(.key(key, time: event.time)), event.time)
                settling.pressed(pressed, on: terminal.screen)
            }
        case .resize:
            guard let size = Self.size(event.data) else { return }
            terminal.resize(size)
            settle(at: event.time)
        case .marker: break
        }
    }

    /// "80x24", columns before rows; nil for what is no size a terminal has.
    private static func size(_ text: String) -> Size? {
        let numbers = text.split(separator: "x").map { Int($0) }
        guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1], (1...1_000).contains(columns),
            (1...1_000).contains(rows)
        else { return nil }
        return Size(rows: rows, columns: columns)
    }

    /// Does what was due before a moment.
    private mutating func passTime(to time: Double) {
        if let due = settling.deadline.map({ Double($0) / 1e9 }), due <= time { settle(at: due) }
        if let due = machine.deadline, due <= time { add(machine.handle(.time(due)), due) }
    }

    private mutating func settle(at time: Double) {
        terminal.endSynchronizedUpdate()
        let operations = terminal.drainOperations()
        add(
            machine.handle(
                .screen(terminal.screen, scrollback: terminal.scrollback, operations: operations, time: time)), time)
        settling.settled()
    }

    private mutating func add(_ spoken: [Spoken], _ time: Double) {
        lines += spoken.map { Line(time: time, spoken: $0) }
    }
}
