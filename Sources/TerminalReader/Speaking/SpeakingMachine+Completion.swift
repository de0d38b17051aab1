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

    /// The candidate below the line of the cursor that a word has become, or whose place in a path it has taken.
    private func candidate(_ word: String) -> String? {
        guard let image, image.rows.indices.contains(image.cursor.row + 1) else { return nil }
        let names = image.rows[(image.cursor.row + 1)...].prefix { !$0.isBlank }.flatMap {
            $0.text().split(whereSeparator: \.isWhitespace)
        }
        guard names.count > 1 else { return nil }
        let last = word.split(separator: "/").last.map(String.init) ?? word
        return [word, last].first { name in names.contains { $0 == name } }
    }
}
