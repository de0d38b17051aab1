import Foundation

/// The lengths of the lines of a lazy container, of which only those near the visible part have been measured.
///
/// The others count as long as the average of the measured ones.
struct LazyLengths {
    /// The number of lines.
    let count: Int
    /// The distance between lines of which not both have been measured.
    let defaultDistance: CGFloat

    /// The measured lines in ascending order.
    private var lines: [Line] = []
    /// The sum of the lengths and distances of the measured lines before each.
    private var sums: [CGFloat] = []

    private struct Line {
        var index: Int
        var length: CGFloat
        /// The distance to the next line.
        var distance: CGFloat
    }

    init(count: Int, defaultDistance: CGFloat) {
        self.count = count
        self.defaultDistance = defaultDistance
    }

    /// Whether a line has been measured.
    func contains(_ line: Int) -> Bool {
        let position = position(of: line)
        return position < lines.count && lines[position].index == line
    }

    /// Remembers the length of a line.
    mutating func setLength(_ length: CGFloat, of line: Int) {
        let length = length.isFinite ? length : 0
        let position = position(of: line)
        lengths += length
        if position < lines.count, lines[position].index == line {
            guard lines[position].length != length else { return lengths -= length }
            lengths -= lines[position].length
            lines[position].length = length
        } else {
            lines.insert(Line(index: line, length: length, distance: defaultDistance), at: position)
        }
        updateSums(from: position)
    }

    /// Remembers the distance from a measured line to the next one.
    mutating func setDistance(_ distance: CGFloat, after line: Int) {
        let position = position(of: line)
        guard position < lines.count, lines[position].index == line, lines[position].distance != distance else {
            return
        }
        lines[position].distance = distance
        updateSums(from: position)
    }

    /// The measured or estimated length of a line.
    func length(of line: Int) -> CGFloat {
        let position = position(of: line)
        return position < lines.count && lines[position].index == line ? lines[position].length : average
    }

    /// The position at which a line begins, or the end of all for the number of lines.
    func position(ofLine line: Int) -> CGFloat {
        let measured = position(of: line)
        let sum = measured < lines.count ? sums[measured] : lines.last.map { sums[lines.count - 1] + step($0) } ?? 0
        return sum + CGFloat(line - measured) * (average + defaultDistance)
    }

    /// The length of all lines.
    var total: CGFloat {
        guard count > 0 else { return 0 }
        let last = lines.last.flatMap { $0.index == count - 1 ? $0.distance : nil } ?? defaultDistance
        return max(0, position(ofLine: count) - last)
    }

    /// The last line that begins at or before a position.
    func line(at position: CGFloat) -> Int {
        var (lower, upper) = (0, max(0, count - 1))
        while lower < upper {
            let middle = (lower + upper + 1) / 2
            if self.position(ofLine: middle) <= position { lower = middle } else { upper = middle - 1 }
        }
        return lower
    }

    private var average: CGFloat { lines.isEmpty ? 0 : lengths / CGFloat(lines.count) }

    /// The sum of the measured lengths.
    private var lengths: CGFloat = 0

    private func step(_ line: Line) -> CGFloat { line.length + line.distance }

    /// The number of measured lines before a line.
    private func position(of line: Int) -> Int {
        var (lower, upper) = (0, lines.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if lines[middle].index < line { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    private mutating func updateSums(from position: Int) {
        if sums.count < lines.count { sums.append(0) }
        for index in position..<lines.count {
            sums[index] = index == 0 ? 0 : sums[index - 1] + step(lines[index - 1])
        }
    }
}
