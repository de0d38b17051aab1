/// Carries out a plan: makes the samples and reports at which sample each event happens.
struct SpeechPlayer {
    /// The receiver of the samples and events.
    protocol Output: AnyObject {
        /// Takes samples, in order.
        func write(_ samples: [Int16]) throws
        /// Takes an event and the sample, counted from the utterance's first, at which it happens.
        func note(_ event: EngineEvent, at sample: Int)
    }

    let synthesizer: any Synthesizer
    let earcons: EarconSet

    /// Plays a plan to its end, or until it is cancelled.
    ///
    /// - Parameter missingVoice: Called with the name of a voice that does not exist, whose fallback speaks instead; if
    ///   nil, its text fails.
    /// - Returns: The number of samples made.
    /// - Throws: The first failure. A text on which the engine crashes does not keep the rest from being spoken: that
    ///   failure is thrown at the end.
    @discardableResult
    func play(
        _ plan: SpeechPlan, cancellation: CancellationFlag, missingVoice: ((String) -> Void)? = nil,
        to output: any Output
    ) throws -> Int {
        var position = 0
        var hasDied = false
        for step in plan.steps {
            guard !cancellation.isCancelled else { break }
            switch step {
            case .mark(let name): output.note(.mark(name), at: position)
            case .earcon(let earcon, let percent):
                let sound = earcons[earcon]
                let samples = (percent.map { sound.indicating(percent: $0) } ?? sound).samples
                try output.write(samples)
                position += samples.count
            case .silence(let seconds):
                position += try writeSilence(SpeechAudio.samples(seconds: seconds), cancellation, output)
            case .speak(let segment, let sources):
                do {
                    do {
                        try speak(segment, sources, &position, cancellation, output)
                    } catch SynthesisError.unknownVoice(let names) {
                        let others = Self.voices(behind: segment.voices)
                        guard let missingVoice, segment.voices != others else {
                            throw SynthesisError.unknownVoice(names)
                        }
                        missingVoice(segment.voices.first ?? "")
                        var other = segment
                        other.voices = others
                        try speak(other, sources, &position, cancellation, output)
                    }
                } catch SynthesisError.engineDied {
                    hasDied = true
                }
            }
        }
        if hasDied, !cancellation.isCancelled { throw SynthesisError.engineDied }
        return position
    }

    /// The voices without their variants, and at last the plain one.
    private static func voices(behind names: [String]) -> [String] {
        var voices: [String] = []
        for name in names.map({ String($0.prefix { $0 != "+" }) }) + [VoiceProfile.plain.voice]
        where !voices.contains(name) {
            voices.append(name)
        }
        return voices
    }

    private func writeSilence(_ count: Int, _ cancellation: CancellationFlag, _ output: any Output) throws -> Int {
        var rest = count
        while rest > 0, !cancellation.isCancelled {
            let length = min(rest, 4096)
            try output.write([Int16](repeating: 0, count: length))
            rest -= length
        }
        return count - rest
    }

    private func speak(
        _ segment: SpeechSegment, _ sources: [UInt32], _ position: inout Int, _ cancellation: CancellationFlag,
        _ output: any Output
    ) throws {
        let start = position
        var made = 0
        defer { position = start + made }
        var failure: (any Error)?
        let isOneWord = segment.isCharacter || segment.ipa != nil
        if isOneWord, let range = Self.range(0..<sources.count, in: sources) {
            output.note(.word(range), at: start)
        }
        try synthesizer.synthesize(segment, cancellation: cancellation) { chunk in
            switch chunk {
            case .word(let word):
                if !isOneWord, let range = Self.range(word.range, in: sources) {
                    output.note(.word(range), at: start + word.sample)
                }
            case .audio(let samples):
                do {
                    try output.write(samples)
                    made += samples.count
                } catch {
                    failure = error
                }
            }
            return failure == nil
        }
        if let failure { throw failure }
    }

    /// The range of the utterance's text from which a range of a segment's text came.
    private static func range(_ range: Range<Int>, in sources: [UInt32]) -> Range<Int>? {
        let inside = range.clamped(to: 0..<sources.count)
        guard let first = inside.first, let last = inside.last else { return nil }
        return Int(sources[first])..<Int(sources[last]) + 1
    }
}
