extension String {
    /// Returns the text, or if it has more than `limit` bytes of UTF-8, its start followed by `…`.
    ///
    /// The start has at most `limit` bytes and ends between two characters. Only a single character of more bytes, such
    /// as a letter with thousands of accents, is itself cut between Unicode scalars. The one function that limits text
    /// from outside, whatever its size.
    package func truncated(toBytes limit: Int) -> String {
        guard let end = truncationEnd(limit) else { return self }
        return self[..<end] + "…"
    }

    /// Returns the end of the start that ``truncated(toBytes:)`` keeps; nil where that is the whole text.
    private func truncationEnd(_ limit: Int) -> Index? {
        guard utf8.count > limit else { return nil }
        var end = utf8.index(startIndex, offsetBy: max(limit, 0))
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        let start = self[..<end]
        guard let last = start.indices.last, last > startIndex else { return end }
        // Whether the last character continues. Only its next scalar is read: the rest of it may be long.
        var character = String(start[last...])
        character.unicodeScalars.append(unicodeScalars[end])
        return character.count == 1 ? last : end
    }
}
