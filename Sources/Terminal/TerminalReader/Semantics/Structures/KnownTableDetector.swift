import Words

/// Finds tables without a line of names whose columns are known all the same by their forms: files with their
/// permissions, and branches with their commits.
enum KnownTableDetector {
    /// The table that begins in a line, or nil.
    static func table(at start: Int, in lines: [TextLine]) -> TextTable? {
        for parse in [listing, branch] {
            guard let first = parse(lines[start]) else { continue }
            var rows = [(start, first.spans)]
            var end = start + 1
            while end < lines.count, !lines[end].isPrompt, let next = parse(lines[end]), next.names == first.names {
                rows.append((end, next.spans))
                end += 1
            }
            guard rows.count > 1 else { continue }
            return TextTable(
                lines: start..<end, headers: first.names.map { TerminalWords.current[$0] },
                rows: rows.map { index, spans in
                    .init(
                        lines: index..<index + 1, spans: spans,
                        texts: spans.map { ScreenWords.of(lines[index].text($0)) })
                })
        }
        return nil
    }

    private typealias Parsed = (names: [TerminalKey], spans: [Range<Int>])

    /// `-rw-r--r-- 1 root root 4096 Jan  1 12:00 name`, also without owner or group, and with other forms of the time.
    private static func listing(_ line: TextLine) -> Parsed? {
        let words = line.words
        guard words.count >= 5, let mode = words.first, mode.lowerBound == 0, isMode(line.text(mode)),
            WordKind.isValue(line.text(words[1]))
        else { return nil }
        // The size is the first number behind the owner and the group; devices have two numbers there.
        guard let size = (2...min(5, words.count - 3)).first(where: { isSize(line.text(words[$0])) }) else {
            return nil
        }
        var names: [TerminalKey] = [.permissions, .links] + [.owner, .group].prefix(size - 2)
        var spans = Array(words[0..<min(size, 4)])
        var next = size + 1
        if line.text(words[size]).hasSuffix(","), next < words.count { next += 1 }
        names.append(.size)
        spans.append(words[size].lowerBound..<words[next - 1].upperBound)
        guard next < words.count else { return nil }
        let isISO = line.text(words[next]).first?.isNumber == true && line.text(words[next]).contains("-")
        let dateEnd = next + (isISO ? 2 : 3)
        guard dateEnd < words.count else { return nil }
        spans.append(words[next].lowerBound..<words[dateEnd - 1].upperBound)
        spans.append(words[dateEnd].lowerBound..<line.inked.upperBound)
        return (names + [.modified, .name], spans)
    }

    private static func isMode(_ word: String) -> Bool {
        let characters = Array(word)
        guard (10...11).contains(characters.count), "-dlcbpsD".contains(characters[0]) else { return false }
        return characters[1..<10].allSatisfy { "-rwxsStT".contains($0) }
            && (characters.count == 10 || "+.@".contains(word.last ?? " "))
    }

    private static func isSize(_ word: String) -> Bool {
        word.first?.isNumber == true && WordKind.isValue(word.hasSuffix(",") ? String(word.dropLast()) : word)
    }

    /// `* main 90d7d02 [origin/main] Say what`
    private static func branch(_ line: TextLine) -> Parsed? {
        var words = line.words[...]
        guard let first = words.first else { return nil }
        let isMarked = line.text(first) == "*" || line.text(first) == "+"
        if isMarked { words = words.dropFirst() }
        guard words.count >= 3, let name = words.first, name.lowerBound == 2, first.lowerBound == (isMarked ? 0 : 2)
        else { return nil }
        // "(HEAD detached at 90d7d02)" is a name of several words.
        guard let commit = words.indices.dropFirst().first(where: { WordKind.isCommit(line.text(words[$0])) }),
            commit == words.startIndex + 1 || line.text(name).hasPrefix("("), commit + 1 < words.endIndex
        else { return nil }
        let spans = [
            first.lowerBound..<words[commit - 1].upperBound, words[commit],
            words[commit + 1].lowerBound..<line.inked.upperBound,
        ]
        return ([.branch, .commit, .message], spans)
    }
}
