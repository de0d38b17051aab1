import Speech
import TerminalEmulator
import Words

/// What happens to the line with the cursor: it is typed in, cut, recalled, or only moved in.
extension SpeakingMachine {
    /// The line of the cursor changed, or only the cursor moved in it. `isWritten` is false where only the latter can
    /// have happened.
    mutating func edit(_ text: String, offset: Int, isWritten: Bool = true, at time: Instant) -> [Spoken] {
        let old = anchorText.padded(to: anchorOffset)
        let new = text.padded(to: offset)
        return edit(
            from: old, to: new, oldOffset: anchorOffset, offset: offset, isWritten: isWritten, at: time)
    }

    mutating func edit(
        from old: String, to new: String, oldOffset: Int, offset: Int, isWritten: Bool = true, at time: Instant
    ) -> [Spoken] {
        guard let key, time - keyTime < Thresholds.Answer.longest else {
            if isProposal(from: old, to: new, oldOffset: oldOffset, offset: offset) { return [] }
            let (old, new) = Self.withoutEdge(old, new, oldOffset: oldOffset, offset: offset, .other)
            return unasked(from: old, to: new, LineEdit(from: old, to: new, cursor: offset), at: time)
        }
        if let echoed = echoed(from: old, to: new, oldOffset: oldOffset, offset: offset, isWritten) { return echoed }
        if !hidesTyping, HistorySearch(old) != nil || HistorySearch(new) != nil {
            return searched(from: old, to: new, key)
        }
        let (old, new) = Self.withoutEdge(old, new, oldOffset: oldOffset, offset: offset, key)
        let edit = LineEdit(from: old, to: new, cursor: offset)
        if hidesTyping { return [] }
        // A pager takes away what it asked with as it ends.
        if case .character = key, new.allSatisfy(\.isWhitespace), old.trimmingEnd == ":" || old.contains("(END)") {
            return []
        }
        // What a pager waits with is no answer.
        if new.trimmingEnd == ":", edit.offset == 0, key != .erase, key != .character(":") { return [] }
        if let completed = completed(edit, in: new, from: oldOffset, to: offset) { return [.say(line(completed))] }
        if edit.isEmpty { return moved(in: new, from: oldOffset, to: offset, key) }
        switch key {
        case .character
        where !edit.inserted.isEmpty && edit.deleted.allSatisfy(\.isWhitespace) && typed.hasPrefix(edit.inserted):
            typed.removeFirst(edit.inserted.count)
            return echo(edit.inserted, in: new, at: offset)
        case .character(" ") where edit.deleted.isEmpty && edit.inserted.allSatisfy({ $0 == " " }):
            typed = ""
            return echo(" ", in: new, at: offset)
        case .erase where SecretPrompt.isMask(edit.deleted) && edit.inserted.allSatisfy(\.isWhitespace):
            return [.sound(.secret)]
        case .erase where edit.inserted.isEmpty:
            // What was proposed behind the cursor goes with what proposed it.
            let own = oldOffset - offset
            let isProposed =
                own > 0 && edit.deleted.count > own && new.dropFirst(offset).allSatisfy(\.isWhitespace)
            return Self.gone(isProposed ? String(old.dropFirst(offset).prefix(own)) : edit.deleted, line)
        case .vertical:
            // History: the command is said without the prompt before it.
            let said = line(withoutPrompt(new))
            return [.say(orBlank(said))]
        case .character where SecretPrompt.isMask(edit.inserted) && edit.deleted.allSatisfy(\.isWhitespace):
            // A star stands for what was typed: it must not be heard.
            typed = ""
            return [.sound(.secret)]
        default:
            if edit.inserted.allSatisfy(\.isWhitespace) {
                return edit.deleted.allSatisfy(\.isWhitespace)
                    ? indented(new, edit) : Self.gone(edit.deleted, line)
            }
            if edit.inserted.count == 1 { return edit.inserted.map(Self.said) }
            return [.say(line(replaced(edit, in: new)))]
        }
    }

    /// The echo of one character that was typed, where the program did nothing but write it at the cursor, in a line that
    /// flows. Who types waits for it, so it is asked for before `handle` hears of the screen; that then gives nothing,
    /// for nothing else has changed.
    mutating func plainEcho(of operations: [Operation], at time: Instant) -> Spoken? {
        guard operations.count == 1, case .write(let write) = operations[0], case .character = key,
            write.text == typed, typed.count == 1, let character = typed.first, !character.isWhitespace
        else { return nil }
        // What ends a word may have to be followed by it.
        let isPartOfWord = character.isLetter || character.isNumber
        guard settings.keyEcho == .characters || settings.keyEcho == .both && isPartOfWord,
            !hidesTyping, time - keyTime < Thresholds.Answer.longest, !write.attributes.hidesText
        else { return nil }
        guard let image, !image.isAlternate, !image.cursor.pendingWrap, write.row == image.cursor.row,
            write.columns.lowerBound == image.cursor.column, write.columns.upperBound < image.columns
        else { return nil }
        guard model == nil, !paints, opening == nil else { return nil }
        hasEchoed = true
        return Self.said(character)
    }

    /// The echo of characters that stand where they were typed, whatever else changed in the line: a proposal behind
    /// the cursor, a clock at the edge.
    private mutating func echoed(
        from old: String, to new: String, oldOffset: Int, offset: Int, _ isWritten: Bool
    ) -> [Spoken]? {
        // Who types what is proposed writes over it what stood there before.
        guard case .character = key, !hidesTyping, offset > oldOffset, old != new || isWritten else { return nil }
        let (before, after) = (Array(old), Array(new))
        guard oldOffset <= before.count, offset <= after.count, before[..<oldOffset] == after[..<oldOffset] else {
            return nil
        }
        let inserted = String(after[oldOffset..<offset])
        guard typed.hasPrefix(inserted) else { return nil }
        typed.removeFirst(inserted.count)
        return echo(inserted, in: new, at: offset)
    }

    /// Whether only what stands behind the cursor has changed, as what a shell proposes.
    private func isProposal(from old: String, to new: String, oldOffset: Int, offset: Int) -> Bool {
        guard image?.cursor.isVisible == true, offset > 0, oldOffset == offset, LineClassifier.percent(in: new) == nil
        else { return false }
        let before = old.prefix(offset)
        return old != new && before == new.prefix(offset) && before.contains { !$0.isWhitespace }
    }

    func echo(_ typed: String, in text: String, at offset: Int) -> [Spoken] {
        var spoken: [Spoken] = []
        let echo = settings.keyEcho
        for (index, character) in typed.enumerated() {
            if echo == .characters || echo == .both { spoken.append(Self.said(character)) }
            if echo == .words || echo == .both, !character.isLetter, !character.isNumber {
                let before = text.prefix(max(0, offset - typed.count + index))
                let word = String(before.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
                if !word.isEmpty { spoken.append(.say(word)) }
            }
        }
        return spoken
    }

    static func said(_ character: Character) -> Spoken { .character(ScreenWords.character(character)) }

    private static func gone(_ deleted: String, _ line: (String) -> String) -> [Spoken] {
        deleted.count == 1 ? deleted.map(said) : [.say(line(deleted))]
    }

    /// What took the place of something else, from the start of its first word.
    private func replaced(_ edit: LineEdit, in text: String) -> String {
        guard key != .tab, edit.deleted.contains(where: { !$0.isWhitespace }),
            edit.inserted.first.map({ $0.isLetter || $0.isNumber || $0 == "(" }) == true
        else { return edit.inserted }
        let word = text.prefix(edit.offset).reversed().prefix { $0.isLetter || $0.isNumber }
        // An end that stayed by chance belongs to it as well.
        let end = text.dropFirst(edit.offset + edit.inserted.count).prefix { !$0.isWhitespace }
        return String(word.reversed()) + edit.inserted + (edit.inserted.last?.isWhitespace == false ? end : "")
    }

    /// A line that was moved to the right or to the left.
    private func indented(_ text: String, _ edit: LineEdit) -> [Spoken] {
        let blanks = text.prefix { $0 == " " }.count
        guard edit.offset <= blanks, blanks < text.count, edit.inserted.count != edit.deleted.count else { return [] }
        return [.say(TerminalWords.current[.indent, blanks])]
    }

    private func withoutPrompt(_ text: String) -> String {
        if !promptText.isEmpty, text.hasPrefix(promptText) { return String(text.dropFirst(promptText.count)) }
        return prompt.isEmpty ? text : text.dropping(prefix: prompt)
    }

    /// The shell searches its history: what was typed, and the command that was found.
    private mutating func searched(from old: String, to new: String, _ key: PressedKey) -> [Spoken] {
        let before = HistorySearch(old)
        guard let after = HistorySearch(new) else {
            let said = line(withoutPrompt(new))
            return [.say(orBlank(said))]
        }
        var spoken: [Spoken] = before == nil ? [.say(TerminalWords.current[.historySearch])] : []
        if case .character(let character) = key {
            typed = ""
            spoken.append(Self.said(character))
        }
        if after.isFailed, before?.isFailed == false { return spoken + [.say(TerminalWords.current[.notFound])] }
        if after.match != before?.match ?? "" { spoken.append(.say(line(after.match))) }
        return spoken
    }

    /// The cursor moved in a line whose text stayed.
    func moved(in text: String, from old: Int, to offset: Int, _ key: PressedKey) -> [Spoken] {
        guard old != offset, key != .escape else { return [] }
        let characters = Array(text)
        guard offset < characters.count else { return [.say(TerminalWords.current[.endOfLine])] }
        if key == .tab, old < offset { return [.say(line(String(characters[old..<offset])))] }
        if key == .word || abs(old - offset) > 1 && key != .lineEnd && key != .horizontal {
            if key == .word, old < offset,
                let passed = Self.passed(characters[old..<offset], before: characters[offset])
            {
                return passed.count > 1 ? [.say(line(passed))] : passed.map(Self.said)
            }
            let word = String(characters[offset...].prefix { !$0.isWhitespace })
            guard word.count > 1 else {
                return word.isEmpty ? [.say(TerminalWords.current[.space])] : word.map(Self.said)
            }
            return [.say(line(word))]
        }
        return [Self.said(characters[offset])]
    }

    /// The word that the cursor went over, where it stands behind that.
    private static func passed(_ characters: ArraySlice<Character>, before next: Character) -> String? {
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        guard let last = characters.last, isWord(last), !isWord(next) else { return nil }
        return String(characters.reversed().prefix { !$0.isWhitespace }.reversed())
    }

    // MARK: The right edge

    /// Two versions of a line without what stands apart behind the cursor and did not take part: the right half of a
    /// prompt, a clock.
    private static func withoutEdge(
        _ old: String, _ new: String, oldOffset: Int, offset: Int, _ key: PressedKey
    ) -> (String, String) {
        let before = edge(of: old, from: oldOffset)
        let after = edge(of: new, from: offset)
        switch (before, after) {
        case (let before?, let after?):
            guard LineClassifier.signature(of: before.rest) == LineClassifier.signature(of: after.rest) else { break }
            // A blank that was cut behind the cursor, not what stands at the edge.
            if key == .erase, before.head == after.head, before.rest == after.rest { break }
            return (before.head, after.head)
        case (let before?, nil) where key == .erase && new.count <= before.head.count: return (before.head, new)
        case (nil, let after?) where key == .vertical: return (old, after.head)
        default: break
        }
        return (old, new)
    }

    /// The line up to the first blanks behind the cursor that part columns, and what follows.
    private static func edge(of text: String, from offset: Int) -> (head: String, rest: Substring)? {
        guard let cursor = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) else { return nil }
        var run = 0
        var index = cursor
        while index < text.endIndex {
            run = text[index] == " " ? run + 1 : 0
            index = text.index(after: index)
            guard run == Thresholds.Gap.column else { continue }
            let rest = text[index...].drop { $0 == " " }
            return rest.isEmpty ? nil : (String(text[..<text.index(index, offsetBy: -run)]), rest)
        }
        return nil
    }
}

/// What a shell shows while it searches its history: "(reverse-i-search)`query': command".
struct HistorySearch: Equatable {
    /// The command that was found, "" when there is none.
    var match: String
    /// Whether nothing was found for what was typed last.
    var isFailed: Bool

    /// `nil` when a line is no such search.
    init?(_ line: String) {
        guard let start = line.firstRange(of: "i-search)`") else { return nil }
        let rest = line[start.upperBound...]
        guard let end = rest.firstRange(of: "':") else { return nil }
        match = String(rest[end.upperBound...].drop { $0 == " " }).trimmingEnd
        isFailed = line[..<start.lowerBound].contains("failed")
    }
}
