extension LineClassifier {
    /// Whether a line tells what plain letters do: "Type H for help, q to quit", "H)elp Q)uit". Who has such keys does not
    /// type text with them. Where other keys must be held with a letter, it tells nothing of the letter alone.
    static func tellsLetters(_ text: String) -> Bool {
        guard text.count(where: { !$0.isWhitespace }) <= Thresholds.Keys.longestLegend else { return false }
        let words = text.split(separator: " ").map(String.init)
        let hasHeld = words.contains { word in
            let word = word.lowercased()
            return ["ctrl", "control", "alt", "meta", "esc", "^", "c-", "m-", ":"].contains {
                word.hasPrefix($0) && word.count > ($0 == ":" ? 1 : 0)
            }
        }
        guard !hasHeld else { return false }
        let named = zip(words, words.dropFirst()).count { word, next in
            isLetter(word) && (next == "for" || next == "to")
        }
        // "Press [e] to exit" tells of one alone.
        if named == 1, words.count > 3, ["press", "type", "hit"].contains(words[0].lowercased()), isLetter(words[1]),
            words[2] == "to"
        {
            return true
        }
        let written = words.count { word in
            // "H)elp"
            let characters = Array(word)
            return characters.count > Thresholds.Keys.shortestName && characters[0].isLetter && characters[1] == ")"
                && characters[2...].allSatisfy(\.isLetter)
        }
        return named >= Thresholds.Keys.fewestLetters || written >= Thresholds.Keys.fewest
    }

    /// Whether a line tells in columns what single keys do: "? Help   < Folders   R Reply".
    static func tellsKeysInColumns(_ text: String) -> Bool {
        // Several blanks leave empty words between the entries.
        let entries = text.split(separator: " ", omittingEmptySubsequences: false).split(separator: "")
            .map(Array.init)
        let told = entries.count { words in
            words.count > 1 && words[0].count == 1 && words[0].first?.isNumber == false
                && (words[1].first?.isLetter == true || words[1].first == "[")
                && words[1].count >= Thresholds.Keys.shortestName
        }
        return told >= Thresholds.Keys.fewest && Thresholds.Keys.inColumns.isReached(by: told, of: entries.count)
    }

    /// How many keys in square brackets, or in angle ones, a line tells of that begins with one: "[l] Log  [c] Configure";
    /// a word with a colon may stand before the first. 0 where it begins otherwise; a box to check is no key.
    static func bracketedKeys(in text: String) -> Int {
        var words = text.split(separator: " ")
        if words.first?.last == ":", words.first?.first?.isLetter == true { words.removeFirst() }
        guard let first = words.first, isBracketedKey(first), CheckMark(words.joined(separator: " ")) == nil else {
            return 0
        }
        return words.count(where: isBracketedKey)
    }

    private static func isBracketedKey(_ word: Substring) -> Bool {
        guard let open = word.first, let close = word.last, open == "[" && close == "]" || open == "<" && close == ">"
        else { return false }
        return HelpKey(word.dropFirst().dropLast()).map { $0.letter?.isNumber != true } ?? false
    }

    /// Whether a word is a letter, which may be quoted or in brackets.
    private static func isLetter(_ word: String) -> Bool {
        let quotes: Set<Character> = ["'", "`", "\"", "‘", "’", "“", "”", "(", ")", "[", "]", "<", ">"]
        let inner = word.filter { !quotes.contains($0) }
        return inner.count == 1 && inner.first?.isLetter == true && word.count <= 3
    }
}
