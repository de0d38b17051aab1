/// Writes speech to a sink as fast as it can be made.
public struct SpeechRenderer: Sendable {
    /// An item to render.
    public enum Item: Sendable, Hashable {
        /// An utterance to speak.
        case utterance(Utterance)
        /// Silence of the given number of seconds, at most an hour.
        case silence(seconds: Double)
    }

    /// The position of an item in the recording.
    public struct Span: Sendable, Hashable {
        /// The first of its samples.
        public var firstSample: Int
        /// The number of samples.
        public var sampleCount: Int
        /// Its words and marks, with the sample at which each begins, counted from the item's first.
        public var events: [Note]
    }

    /// An event of a recording.
    public struct Note: Sendable, Hashable {
        /// The word or mark.
        public var event: EngineEvent
        /// The sample at which it begins, counted from the item's first.
        public var sample: Int
    }

    private let synthesizer: any Synthesizer
    private let profile: VoiceProfile
    private let earcons: EarconSet

    /// Creates a renderer.
    public init(synthesizer: any Synthesizer, profile: VoiceProfile = .plain, earcons: EarconSet = .standard) {
        self.synthesizer = synthesizer
        self.profile = profile
        self.earcons = earcons
    }

    /// Renders items in order. The sink is left open.
    ///
    /// - Throws: `SynthesisError` or the sink's error, at the first item that fails.
    @discardableResult
    public func render(
        _ items: [Item], to sink: any AudioSink, cancellation: CancellationFlag = CancellationFlag()
    ) throws -> [Span] {
        let player = SpeechPlayer(synthesizer: synthesizer, earcons: earcons)
        var position = 0
        var spans: [Span] = []
        for item in items {
            guard !cancellation.isCancelled else { break }
            let output = Recorder(sink)
            let plan =
                switch item {
                case .utterance(let utterance): SpeechPlan(utterance, profile: profile)
                case .silence(let seconds): SpeechPlan(silence: seconds)
                }
            let count = try player.play(plan, cancellation: cancellation, to: output)
            spans.append(Span(firstSample: position, sampleCount: count, events: output.notes))
            position += count
        }
        return spans
    }

    private final class Recorder: SpeechPlayer.Output {
        private let sink: any AudioSink
        private(set) var notes: [Note] = []

        init(_ sink: any AudioSink) {
            self.sink = sink
        }

        func write(_ samples: [Int16]) throws { try sink.write(samples) }

        func note(_ event: EngineEvent, at sample: Int) { notes.append(Note(event: event, sample: sample)) }
    }
}
