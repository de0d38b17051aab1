/// What to say about a word that is none of those that are allowed.
package enum Suggestion {
    /// Names the word, and either the one that was probably meant or all that are allowed.
    package static func unknown(_ what: String, _ text: String, allowed: [String]) -> String {
        let shown = SpeechText.sanitized(String(text.prefix(60)))
        let message = "unknown \(what): \"\(shown)\""
        let letters = Array(shown.lowercased())
        let closest = allowed.map { ($0, distance(letters, Array($0.lowercased()))) }
            .min { ($0.1, $0.0) < ($1.1, $1.0) }
        if let (word, distance) = closest, distance <= max(1, word.count / 3) {
            return "\(message); did you mean \"\(word)\"?"
        }
        return "\(message); allowed are \(allowed.joined(separator: ", "))"
    }

    /// How many letters must be put in, left out or changed to make one word of the other.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var previous = row[0]
            row[0] = index + 1
            for (column, other) in right.enumerated() {
                let replaced = previous + (letter == other ? 0 : 1)
                previous = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, previous + 1)
            }
        }
        return row[right.count]
    }
}
