import Suggestions

/// Finds the text that is most like another one.
enum NearestText {
    /// The first of those texts that share the most with a text, or nil when none shares enough: a text that begins
    /// with it or holds it, else one that at most four tenths of the letters have to be changed in.
    static func nearest(to text: String, among candidates: [String]) -> String? {
        let wanted = Array(text.lowercased().unicodeScalars.prefix(lengthLimit))
        guard !wanted.isEmpty else { return nil }
        var best: (text: String, cost: Double)?
        for candidate in candidates.prefix(countLimit) where !candidate.isEmpty {
            let cost = cost(wanted, Array(candidate.lowercased().unicodeScalars.prefix(lengthLimit)))
            if cost <= 0.4, cost < best?.cost ?? .infinity { best = (candidate, cost) }
        }
        return best?.text
    }

    // A test that fails on a huge screen still ends soon.
    private static let lengthLimit = 200
    private static let countLimit = 2_000

    private static func cost(_ wanted: [Unicode.Scalar], _ candidate: [Unicode.Scalar]) -> Double {
        if candidate.starts(with: wanted) { return 0 }
        let edits = Double(editDistance(wanted, candidate)) / Double(max(wanted.count, candidate.count))
        return holds(candidate, wanted) ? min(edits, 0.2) : edits
    }

    private static func holds(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
        guard part.count <= text.count else { return false }
        return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
    }
}
