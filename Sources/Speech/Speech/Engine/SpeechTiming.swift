/// Estimates how long speech lasts, from words per minute.
///
/// A standard word is five characters and a space. A word of n characters lasts (n + 1) / 6 of 60 / rate seconds. Each
/// ideograph or kana counts as a word of two characters. A comma, semicolon or colon after a word adds a quarter of a
/// standard word, the end of a sentence a half; so does the joint between two texts of one utterance (a quarter). A
/// letter that is spelled out lasts a standard word. Pauses last for their duration, up to a minute, and a sound lasts
/// a fifth of a second. All arithmetic is in whole nanoseconds, so that results are the same everywhere.
public struct SpeechTiming: Sendable, Hashable, Codable {
    /// Words per minute, from 1 to 10,000; nil if speech takes no time at all.
    public let wordsPerMinute: Int?

    /// Creates a timing; a rate out of range is brought into it.
    public init(wordsPerMinute: Int = 175) {
        self.wordsPerMinute = min(max(wordsPerMinute, 1), 10_000)
    }

    private init() {
        wordsPerMinute = nil
    }

    /// Speech that takes no time.
    public static let instant = SpeechTiming()

    /// The longest pause, in seconds.
    public static let longestPause = 60.0

    /// Returns the duration of an utterance.
    public func duration(of utterance: Utterance) -> Duration {
        .nanoseconds(timeline(of: utterance).last?.offset ?? 0)
    }

    /// An event and when it happens, in nanoseconds after the start.
    struct Step: Sendable {
        var offset: Int64
        var event: EngineEvent
    }

    /// Everything that happens while an utterance is spoken, `started` first and `finished` last.
    func timeline(of utterance: Utterance) -> [Step] {
        let sixth = wordsPerMinute.map { 60_000_000_000 / (6 * Int64($0)) } ?? 0
        var steps = [Step(offset: 0, event: .started)]
        var clock: Int64 = 0
        var position = 0
        var hasText = false
        for part in utterance.parts {
            switch part {
            case .text(let spoken):
                guard !spoken.text.isEmpty else { continue }
                if hasText {
                    position += 1
                    clock += sixth * 3 / 2
                }
                hasText = true
                var words = WordScanner(spoken.text, spellsOut: spoken.spellsOut)
                while let token = words.next() {
                    if let word = token.word {
                        let range = position + word.lowerBound..<position + word.upperBound
                        steps.append(Step(offset: clock, event: .word(range)))
                    }
                    clock = clock.saturatingAdd(sixth * Int64(spoken.spellsOut ? 6 : token.sixths))
                    if !spoken.spellsOut { clock = clock.saturatingAdd(sixth * Int64(token.halfSixthsAfter) / 2) }
                }
                position += words.position
            case .pause(let seconds): clock = clock.saturatingAdd(Self.nanoseconds(ofPause: seconds, timing: self))
            case .mark(let name): steps.append(Step(offset: clock, event: .mark(name)))
            case .earcon, .level: clock = clock.saturatingAdd(wordsPerMinute == nil ? 0 : 200_000_000)
            }
        }
        steps.append(Step(offset: clock, event: .finished))
        return steps
    }

    private static func nanoseconds(ofPause seconds: Double, timing: SpeechTiming) -> Int64 {
        guard timing.wordsPerMinute != nil, seconds > 0 else { return 0 }
        return Int64(min(seconds, longestPause) * 1_000_000_000)
    }
}

extension Int64 {
    fileprivate func saturatingAdd(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}

extension WordScanner.Token {
    /// The duration in sixths of a standard word.
    fileprivate var sixths: Int { last.isWrittenWithoutSpaces ? 3 : range.count + 1 }

    /// The duration of the pause after it, in twelfths of a standard word.
    fileprivate var halfSixthsAfter: Int {
        switch last {
        case ",", ";", ":": 3
        case ".", "!", "?", "…": 6
        default: 0
        }
    }
}
