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
        var words = WordProgress(plan.words)
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
                        try speak(segment, sources, &position, &words, cancellation, output)
                    } catch SynthesisError.unknownVoice(let names) {
                        let others = Self.voices(behind: segment.voices)
                        guard let missingVoice, segment.voices != others else {
                            throw SynthesisError.unknownVoice(names)
                        }
                        missingVoice(segment.voices.first ?? "")
                        var other = segment
                        other.voices = others
                        try speak(other, sources, &position, &words, cancellation, output)
                    }
                } catch SynthesisError.engineDied {
                    if let last = sources.last { words.leaveOut(Int(last)) }
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
        _ segment: SpeechSegment, _ sources: [UInt32], _ position: inout Int, _ words: inout WordProgress,
        _ cancellation: CancellationFlag, _ output: any Output
    ) throws {
        guard let first = sources.first, let last = sources.last else { return }
        let start = position
        var made = 0
        defer { position = start + made }
        var failure: (any Error)?
        func report(_ events: [WordProgress.Event]) {
            for event in events { output.note(.word(event.range), at: event.sample) }
        }
        // Reports about a pronunciation or the name of a character are not about the text.
        let isUnderstood = !segment.isCharacter && segment.ipa == nil
        if !isUnderstood { report(words.reach(Int(first), at: start)) }
        try synthesizer.synthesize(segment, cancellation: cancellation) { chunk in
            switch chunk {
            case .word(let word):
                if isUnderstood, sources.indices.contains(word.range.lowerBound) {
                    report(words.reach(Int(sources[word.range.lowerBound]), at: start + word.sample))
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
        if !cancellation.isCancelled { report(words.finish(Int(last), at: start + made)) }
    }
}
