/// What a shell or a field completes in the line of the cursor.
extension SpeakingMachine {
    /// What the key has completed: a candidate of those that are shown below, whole, or a proposal that stood behind the
    /// cursor already. `nil` when neither happened.
    func completed(_ edit: LineEdit, in line: String, from old: Int, to offset: Int) -> String? {
        guard key == .tab || key == .vertical, !hidesTyping else { return nil }
        let typed = String(line.prefix(offset)).trimmingEnd
        let word = String(typed.reversed().prefix { !$0.isWhitespace }.reversed())
        if word.count > 1, typed.count > word.count, let candidate = candidate(word) { return candidate }
        // The line stays as it was, but for the blank behind the word.
        guard key == .tab, old < offset, (edit.deleted + edit.inserted).allSatisfy(\.isWhitespace) else { return nil }
        let passed = String(line.dropFirst(old).prefix(offset - old)).trimmingEnd
        return passed.isEmpty ? nil : passed
    }

    /// The candidate that a word has become, or whose place at its end it has taken: the last part of a path, a member
    /// behind a dot. Candidates stand below the line of the cursor, or above it where that is the last one.
    private func candidate(_ word: String) -> String? {
        guard let image, image.rows.indices.contains(image.cursor.row) else { return nil }
        let row = image.cursor.row
        let below = image.rows[(row + 1)...].prefix { !$0.isBlank }
        let rows = row + 1 < image.rows.count || row == 0 ? below : image.rows[row - 1..<row]
        let names = rows.flatMap { $0.text().split(whereSeparator: \.isWhitespace) }.map {
            // Functions are listed with what calls them.
            $0.hasSuffix("()") ? $0.dropLast(2) : $0
        }
        guard names.count > 1 else { return nil }
        func isWordPart(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "-_".contains(character)
        }
        let found = names.filter { name in
            guard name.count > 1, word.hasSuffix(name) else { return false }
            return word.dropLast(name.count).last.map { !isWordPart($0) } ?? true
        }
        return found.max { $0.count < $1.count }.map(String.init)
    }
}
