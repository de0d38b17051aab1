import TerminalEmulator

extension ReviewText {
    /// Returns the attributes of some characters of a line, by majority and without blanks; nil where there are no
    /// visible ones.
    func style(line: Int, characters: Range<Int>) -> TextStyle? {
        let first = firstColumn(of: line)
        let before = first == 0 ? 0 : runs(line).map(\.text).joined().cut(0..<first).count
        let wanted = characters.lowerBound + before..<characters.upperBound + before
        var counts: [(style: TextStyle, count: Int)] = []
        var start = 0
        for run in runs(line) {
            let part = wanted.clamped(to: start..<start + run.text.count)
            let inked = run.text.dropFirst(part.lowerBound - start).prefix(part.count).count { !$0.isWhitespace }
            start += run.text.count
            guard inked > 0, !part.isEmpty else { continue }
            let style = TextStyle(run.attributes)
            if let known = counts.firstIndex(where: { $0.style == style }) {
                counts[known].count += inked
            } else {
                counts.append((style, inked))
            }
        }
        // Of two that are equally frequent the first is announced.
        return counts.reduce(nil as (style: TextStyle, count: Int)?) { best, next in
            best.map { $0.count >= next.count ? $0 : next } ?? next
        }?.style
    }
}
