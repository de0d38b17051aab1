import Speech
import TerminalEmulator

/// The speech of a recorded session, without a terminal and without waiting.
public struct CastSpeech: Sendable {
    /// An announcement.
    public struct Line: Hashable, Sendable, CustomStringConvertible {
        /// The time of the announcement, from the start of the recording.
        public var time: Instant
        /// The spoken item.
        public var spoken: Spoken

        /// The line of JSON that a speech log has for it; `t` counts nanoseconds from the start.
        public var json: String { SpeechLog.line(spoken, at: time) }

        /// The announcement, as a line of a transcript.
        public var description: String { spoken.description }
    }

    /// The announcements, in order.
    public let lines: [Line]

    /// Plays a cast. Its times decide when the screen has settled, as they did when it was recorded.
    public init(_ cast: Cast, settings: SpeakingSettings = SpeakingSettings()) {
        lines = CastPlayer<SpeakingMachine>(cast, settings: settings).lines
    }
}

/// Plays a recorded session on virtual time.
struct CastPlayer<Flow: SpeakingFlow> {
    /// The announcements, in order.
    private(set) var lines: [CastSpeech.Line] = []

    private var audible: AudibleTerminal<Flow>

    init(_ cast: Cast, settings: SpeakingSettings = SpeakingSettings()) {
        audible = AudibleTerminal(size: Size(rows: cast.rows, columns: cast.columns), settings: settings)
        for event in cast.events {
            passTime(to: event.time)
            take(event)
        }
        passTime(to: (cast.events.last?.time ?? .zero) + .seconds(60))
    }

    private mutating func take(_ event: Cast.Event) {
        switch event.kind {
        case .output:
            var text = event.data
            let hasSettled = text.withUTF8 { audible.feed($0, hasMore: false, at: event.time) }
            _ = audible.drainReplies()
            if hasSettled { settle(at: event.time) }
        case .input:
            for key in audible.keys(Array(event.data.utf8)) {
                if audible.isPendingBeforeKey { settle(at: event.time) }
                add(audible.press(key, at: event.time) ?? [], event.time)
            }
        case .resize:
            guard let size = Self.size(event.data) else { return }
            audible.resize(size)
            settle(at: event.time)
        case .marker:
            if let isSecret = SessionRecorder.secrecy(of: event.data) { add(audible.hide(isSecret), event.time) }
        }
    }

    /// "80x24", columns before rows; nil for an impossible size.
    private static func size(_ text: String) -> Size? {
        let numbers = text.split(separator: "x").map { Int($0) }
        guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1], (1...1_000).contains(columns),
            (1...1_000).contains(rows)
        else { return nil }
        return Size(rows: rows, columns: columns)
    }

    /// Performs the actions that were due before a moment.
    private mutating func passTime(to time: Instant) {
        if let due = audible.settlingDeadline, due <= time { settle(at: due) }
        if let due = audible.speakingDeadline, due <= time { add(audible.pass(due), due) }
    }

    private mutating func settle(at time: Instant) {
        var spoken: [Spoken] = []
        let rest = audible.settle(at: time) { spoken.append($0) }
        add(spoken + rest, time)
    }

    private mutating func add(_ spoken: [Spoken], _ time: Instant) {
        lines += spoken.map { CastSpeech.Line(time: time, spoken: $0) }
    }
}
