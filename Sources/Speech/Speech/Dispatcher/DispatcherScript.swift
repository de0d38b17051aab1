import Escaping

/// An utterance for speech-dispatcher: messages, and between them the parts that it can't speak.
struct DispatcherScript: Sendable {
    /// One piece.
    enum Piece: Sendable {
        case message(Message)
        case sound([Int16])
        case silence(seconds: Double)
        case mark(String)
    }

    /// The parts of an utterance that are sent as one message.
    struct Message: Sendable {
        var settings: DispatcherSettings
        /// The text in SSML, or a single character that is to be named.
        var text: Text
        /// The event of each index mark.
        var marks: [EngineEvent]
        /// The estimated duration.
        var estimate: Duration
    }

    enum Text: Sendable, Hashable {
        case markup(String)
        case character(String)
    }

    private(set) var pieces: [Piece] = []

    /// Combines everything between two sounds into one message, because each message costs the daemon's latency.
    init(_ plan: SpeechPlan, profile: VoiceProfile, earcons: EarconSet) {
        var run: [SpeechPlan.Step] = []
        for step in plan.steps {
            guard case .earcon(let earcon, let percent) = step else {
                run.append(step)
                continue
            }
            append(run, profile)
            run = []
            let sound = earcons[earcon]
            pieces.append(.sound((percent.map { sound.indicating(percent: $0) } ?? sound).samples))
        }
        append(run, profile)
    }

    private mutating func append(_ run: [SpeechPlan.Step], _ profile: VoiceProfile) {
        let segments = run.compactMap { step -> (SpeechSegment, [UInt32])? in
            if case .speak(let segment, let sources) = step { (segment, sources) } else { nil }
        }
        guard let (first, sources) = segments.first else {
            for step in run {
                switch step {
                case .silence(let seconds): pieces.append(.silence(seconds: seconds))
                case .mark(let name): pieces.append(.mark(name))
                case .speak, .earcon: break
                }
            }
            return
        }
        let settings = DispatcherSettings(first, profile: profile)
        if run.count == 1, first.isCharacter {
            if let range = Self.range(0..<sources.count, in: sources) {
                // The daemon reports no marks for a character, so its one word is reported at the beginning.
                pieces.append(
                    .message(
                        Message(
                            settings: settings, text: .character(first.text), marks: [.word(range)],
                            estimate: .seconds(2))))
            }
            return
        }
        var markup = Markup(base: first, settings: settings, profile: profile)
        for step in run { markup.append(step) }
        pieces.append(.message(markup.message))
    }

    /// The range of the utterance's text from which a range of a segment's text came.
    static func range(_ range: Range<Int>, in sources: [UInt32]) -> Range<Int>? {
        let inside = range.clamped(to: 0..<sources.count)
        guard let first = inside.first, let last = inside.last else { return nil }
        return Int(sources[first])..<Int(sources[last]) + 1
    }
}

/// Writes a message in SSML, with an index mark before each word.
private struct Markup {
    private let base: SpeechSegment
    private let settings: DispatcherSettings
    private let profile: VoiceProfile
    private var text = "<speak>"
    private var marks: [EngineEvent] = []
    private var seconds = 0.0

    init(base: SpeechSegment, settings: DispatcherSettings, profile: VoiceProfile) {
        self.base = base
        self.settings = settings
        self.profile = profile
    }

    var message: DispatcherScript.Message {
        DispatcherScript.Message(
            settings: settings, text: .markup(text + "</speak>"), marks: marks, estimate: .seconds(seconds))
    }

    mutating func append(_ step: SpeechPlan.Step) {
        switch step {
        case .mark(let name): mark(.mark(name))
        case .silence(let seconds):
            text += "<break time=\"\(Int(seconds * 1000))ms\"/>"
            self.seconds += seconds
        case .speak(let segment, let sources): speak(segment, sources)
        case .earcon: break
        }
    }

    private mutating func mark(_ event: EngineEvent) {
        text += "<mark name=\"\(marks.count)\"/>"
        marks.append(event)
    }

    private mutating func speak(_ segment: SpeechSegment, _ sources: [UInt32]) {
        var ends: [String] = []
        func open(_ tag: String, _ attributes: String) {
            text += "<\(tag) \(attributes)>"
            ends.append("</\(tag)>")
        }
        let own = DispatcherSettings(segment, profile: profile)
        if own.language != settings.language {
            open("voice", "xml:lang=\"\(XMLEscaping.escaped(own.language))\"")
        }
        var prosody: [String] = []
        if segment.rate != base.rate { prosody.append("rate=\"\(segment.rate * 100 / max(1, base.rate))%\"") }
        if segment.pitch != base.pitch {
            let change = (segment.pitch - base.pitch) * 2
            prosody.append("pitch=\"\(change < 0 ? "" : "+")\(change)%\"")
        }
        if !prosody.isEmpty { open("prosody", prosody.joined(separator: " ")) }
        if segment.isCharacter { open("say-as", "interpret-as=\"tts:char\"") }
        let scalars = Array(segment.text.unicodeScalars)
        // The words, by where a mark is set for them: before the punctuation in front of them.
        var starts: [Int: Range<Int>] = [:]
        if segment.isCharacter {
            starts[0] = scalars.indices
        } else {
            var scanner = WordScanner(segment.text)
            while let token = scanner.next() { starts[token.range.lowerBound] = token.word }
        }
        for (index, scalar) in scalars.enumerated() {
            if let word = starts[index], let range = DispatcherScript.range(word, in: sources) { mark(.word(range)) }
            XMLEscaping.append(String(scalar), to: &text)
        }
        text += ends.reversed().joined()
        // The time that the slowest synthesizer takes for a letter.
        seconds += Double(scalars.count) * 60 / Double(max(80, segment.rate) * 6) + 0.5
    }
}
