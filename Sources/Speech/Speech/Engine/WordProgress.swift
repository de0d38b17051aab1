/// Turns what a synthesizer reports into one event for each word of an utterance.
///
/// Synthesizers report some words together, some several times and some with positions that are one too small. A report
/// here reaches a word: the one at its position or the next one. Words that were passed without a report get theirs in
/// between.
struct WordProgress {
    /// A word of the utterance's text and the sample at which it begins.
    typealias Event = (range: Range<Int>, sample: Int)

    private let words: [Range<Int>]
    private var next = 0
    private var lastSample = 0

    /// - Parameter words: The words of `Utterance.text`, in order.
    init(_ words: [Range<Int>]) {
        self.words = words
    }

    /// Returns the events up to the word at a position in `Utterance.text`, which begins at a sample.
    mutating func reach(_ position: Int, at sample: Int) -> [Event] {
        if next > 0, position < words[next - 1].upperBound { return [] }
        guard let index = words[next...].firstIndex(where: { $0.upperBound > position }) else { return [] }
        return advance(through: index + 1, lastAt: sample, count: index - next + 1)
    }

    /// Returns the events of the words that begin at a position or before it and were not reported, at the end of what
    /// was spoken of them.
    mutating func finish(_ position: Int, at sample: Int) -> [Event] {
        let end = words[next...].firstIndex { $0.lowerBound > position } ?? words.count
        return advance(through: end, lastAt: sample, count: end - next + 1)
    }

    /// Leaves out the words that begin at a position or before it: they were not spoken.
    mutating func leaveOut(_ position: Int) {
        next = words[next...].firstIndex { $0.lowerBound > position } ?? words.count
    }

    /// The events of the words before an index, spread evenly: an event of that count would be at the sample.
    private mutating func advance(through end: Int, lastAt sample: Int, count: Int) -> [Event] {
        let start = lastSample
        let length = max(0, sample - start)
        let events = (next..<end).map { index in
            (words[index], start + length * (index - next + 1) / max(1, count))
        }
        next = end
        lastSample = events.last?.1 ?? lastSample
        return events
    }
}
