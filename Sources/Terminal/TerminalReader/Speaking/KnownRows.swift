/// The rows that a screen showed, to find out whether it shows one of them again with other numbers.
struct KnownRows {
    private struct Place: Hashable {
        var word: Substring
        var index: Int
        /// How many words the row has.
        var count: Int
    }

    private let rows: [[Substring]]
    /// The rows that have a word at a place.
    private let places: [Place: [Int]]

    init(_ texts: some Sequence<String>) {
        var rows: [[Substring]] = []
        var places: [Place: [Int]] = [:]
        for text in texts {
            let words = text.split(separator: " ")
            guard words.count >= Thresholds.Repetition.fewestWords else { continue }
            for (index, word) in words.enumerated() {
                places[Place(word: word, index: index, count: words.count), default: []].append(rows.count)
            }
            rows.append(words)
        }
        self.rows = rows
        self.places = places
    }

    /// Whether one of the rows has most words of a text at the same places.
    func contains(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        let shared = words.indices.compactMap {
            places[Place(word: words[$0], index: $0, count: words.count)]
        }
        guard words.count >= Thresholds.Repetition.fewestWords,
            Thresholds.Repetition.sameWords.isReached(by: shared.count, of: words.count)
        else { return false }
        var compared: Set<Int> = []
        for candidates in shared.sorted(by: { $0.count < $1.count }) {
            for row in candidates where compared.insert(row).inserted {
                if LineClassifier.isMostly(words, rows[row]) { return true }
                if compared.count == Thresholds.Repetition.mostCompared { return false }
            }
        }
        return false
    }
}
