/// Cuts the text of a segment on which an engine has died into pieces that it may survive.
enum SegmentPieces {
    /// The ranges of the pieces, in order: each at most so long, cut after a space where there is one, and never before
    /// a combining mark unless the run of marks is longer than a piece.
    static func ranges(of scalars: [Unicode.Scalar], in whole: Range<Int>, longest: Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = whole.lowerBound
        while start < whole.upperBound {
            var end = min(start + longest, whole.upperBound)
            if end < whole.upperBound {
                if let space = scalars[start..<end].lastIndex(of: " "), space > start {
                    end = space + 1
                } else if let base = (start + 1..<end + 1).last(where: { !scalars[$0].isMark }) {
                    end = base
                }
            }
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }
}

/// Remembers texts on which an engine has died, the latest ones.
struct PoisonousTexts: Sendable {
    private static let limit = 256
    private var hashes: [Int] = []

    /// Whether an engine has died on a segment. Another segment with the same hash is only spoken in pieces.
    func contains(_ segment: SpeechSegment) -> Bool { !hashes.isEmpty && hashes.contains(segment.hashValue) }

    mutating func insert(_ segment: SpeechSegment) {
        guard !contains(segment) else { return }
        if hashes.count >= Self.limit { hashes.removeFirst() }
        hashes.append(segment.hashValue)
    }
}
