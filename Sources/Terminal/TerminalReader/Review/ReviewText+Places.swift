/// The starts of parts of the text.
extension ReviewText {
    private func isBlank(_ line: Int) -> Bool { ScreenWords.of(self[line]).isEmpty }

    /// The lines of the paragraph after or before that of a line, which lines without words set apart; nil for none.
    func paragraph(from line: Int, forward: Bool) -> Range<Int>? {
        var start = line
        if forward {
            while start < end, !isBlank(start) { start += 1 }
            while start < end, isBlank(start) { start += 1 }
            guard start < end else { return nil }
        } else {
            while start >= first, !isBlank(start) { start -= 1 }
            while start >= first, isBlank(start) { start -= 1 }
            guard start >= first else { return nil }
            while start > first, !isBlank(start - 1) { start -= 1 }
        }
        var stop = start + 1
        while stop < end, !isBlank(stop) { stop += 1 }
        return start..<stop
    }

    /// The nearest line after or before one that has words, and others; nil for none.
    func differentLine(from line: Int, forward: Bool) -> Int? {
        let words = ScreenWords.of(self[line])
        var next = line + (forward ? 1 : -1)
        while next >= first, next < end {
            let other = ScreenWords.of(self[next])
            if !other.isEmpty, other != words { return next }
            next += forward ? 1 : -1
        }
        return nil
    }
}
