/// The parts of a line that is filled up with dashes, as editors have below their text: `--name--*--L2-----`.
enum DashedFields {
    /// The parts of a line that it did not have before; one in which only a number counts is none. `nil` where these are
    /// not two states of one such line.
    static func fresh(in after: String, since before: String) -> [String]? {
        guard let parts = parts(of: after), let old = Self.parts(of: before) else { return nil }
        let fresh = LineClassifier.fresh(parts, since: old)
        return parts.count - fresh.count >= Thresholds.News.fewestKeptFields ? fresh : nil
    }

    /// The parts with words in them; `nil` where no dashes stand at one end of the line.
    private static func parts(of text: String) -> [String]? {
        let line = Array(text.trimmingEnd)
        func isDashed(_ end: some Sequence<Character>) -> Bool {
            end.prefix(Thresholds.Table.fewestDashes).count { $0 == "-" } == Thresholds.Table.fewestDashes
        }
        guard isDashed(line) || isDashed(line.reversed()) else { return nil }
        var (parts, part, dashes) = ([String](), "", 0)
        for character in line + Array(repeating: "-", count: Thresholds.Table.fewestDashes) {
            part.append(character)
            dashes = character == "-" ? dashes + 1 : 0
            guard dashes >= Thresholds.Table.fewestDashes else { continue }
            let words = ScreenWords.of(String(part.reversed().drop { $0 == "-" }.reversed()))
            if words.contains(where: \.isLetter) { parts.append(words) }
            part = ""
        }
        return parts
    }
}
