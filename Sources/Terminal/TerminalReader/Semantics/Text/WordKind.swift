/// Tells what a word in a column may be: a name of the column, or a value.
enum WordKind {
    private static let units: Set<Character> = [
        "%", "K", "M", "G", "T", "P", "B", "k", "m", "g", "i", "s", "h", "d", "n", "µ", "u", "b", "x",
    ]

    /// Whether a word is a number, with a unit maybe, a size, a percentage, a version or a time: `12.5`, `45%`,
    /// `1.2G`, `10:31`, `1,024`, `1.2.3`, `-`.
    static func isValue(_ word: some StringProtocol) -> Bool {
        if word == "-" || word == "—" { return true }
        var digits = 0
        var letters = 0
        var index = word.startIndex
        if let first = word.first, "+-~<>$€".contains(first) { index = word.index(after: index) }
        while index < word.endIndex {
            let character = word[index]
            if character.isASCII, character.isNumber {
                // Nothing goes on behind a unit.
                guard letters == 0 else { return false }
                digits += 1
            } else if units.contains(character) {
                letters += 1
            } else if !".,:/-".contains(character) {
                return false
            }
            index = word.index(after: index)
        }
        return digits > 0 && letters <= Thresholds.Line.longestUnit
    }

    /// Whether a word may name a column: `Size`, `Use%`, `%CPU`, `1K-blocks`, `#`.
    static func isName(_ word: some StringProtocol) -> Bool {
        if word == "#" || word == "%" { return true }
        guard let last = word.last, !".,;:!?".contains(last), word.contains(where: \.isLetter), !isValue(word) else {
            return false
        }
        return !word.contains { "{}=\"'`;<>$\\".contains($0) }
    }

    /// Whether a name has no small letters.
    static func isCapital(_ word: some StringProtocol) -> Bool {
        !word.contains(where: \.isLowercase)
    }

    /// Whether a word is the abbreviated name of a commit.
    static func isCommit(_ word: some StringProtocol) -> Bool {
        (7...40).contains(word.count) && word.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }
}
