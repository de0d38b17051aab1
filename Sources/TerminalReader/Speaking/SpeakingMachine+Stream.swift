extension SpeakingMachine {
    /// The primary screen went on where it was: a line was edited, or output came.
    mutating func stream(_ lines: LogicalLines, _ footprint: Footprint, at time: Double) -> [Spoken] {
        defer { settleAnchor(lines) }
        guard lines.cursorLine > anchor else {
            // After a clear the lines begin anew.
            if lines.cursorLine < anchor { return output([], cursorText: lines.text(lines.cursorLine)) }
            return edit(lines.text(anchor), offset: lines.cursorOffset, at: time)
        }
        let count = lines.cursorLine - anchor
        var spoken: [Spoken] = []
        guard flood.admits(count, limit: settings.lineLimit, at: time) else {
            return flooded(lines, count: count, at: time)
        }
        let ended = lines.text(anchor)
        var texts = [held.take() + rest(of: lines.told(anchor), plain: ended)]
        if texts == [""], churn.percent != nil, let percent = LineClassifier.percent(in: ended) {
            spoken += churn.progress(percent, line: line(ended), step: settings.progressStep)
        }
        for line in anchor + 1..<lines.cursorLine { texts.append(lines.told(line)) }
        spoken += output(texts, cursorText: lines.text(lines.cursorLine), before: anchorText)
        return spoken
    }

    /// What is new in the line of the anchor.
    func rest(of text: String, plain: String? = nil) -> String {
        if hidesTyping { return "" }
        if let plain, !text.hasPrefix(anchorText) { return rest(of: plain) }
        if text.hasPrefix(anchorText) { return String(text.dropFirst(anchorText.count)) }
        if anchorText.hasPrefix(text) { return "" }
        // A progress or spinner that came to its end was heard before.
        return LineClassifier.signature(of: text) == LineClassifier.signature(of: anchorText) ? "" : text
    }

    /// Lines that are complete, and the line in which the cursor waits: a prompt most likely.
    mutating func output(_ texts: [String], cursorText: String, before: String? = nil) -> [Spoken] {
        guard settings.speaksOutput else { return [] }
        var spoken = texts.map { line($0) }.filter { !$0.isEmpty }.map { Spoken.say($0) }
        churn.restart()
        let waiting = line(cursorText)
        if !waiting.isEmpty {
            if let percent = LineClassifier.percent(in: cursorText) { churn.percent = percent }
            // After candidates for a completion the shell writes the line again that is being typed.
            if let before, key == .tab, cursorText == before { return spoken }
            if waiting != prompt || spoken.isEmpty { spoken.append(.say(waiting)) }
            prompt = waiting
        }
        return spoken
    }

    /// A line as it is said, cut where it gets too long.
    func line(_ text: String) -> String {
        let spoken = ScreenWords.line(String(text.prefix(settings.characterLimit)))
        return text.count > settings.characterLimit ? spoken + " …" : spoken
    }

    private mutating func flooded(_ lines: LogicalLines, count: Int, at time: Double) -> [Spoken] {
        guard settings.speaksOutput else { return [] }
        flood.waiting = lines.text(lines.cursorLine)
        for number in (max(anchor, lines.cursorLine - 3)..<lines.cursorLine).reversed() {
            let text = lines.text(number)
            guard !text.isEmpty else { continue }
            flood.lastLine = text
            break
        }
        if flood.isActive { return flood.add(count, at: time, interval: settings.floodInterval) }
        var spoken: [Spoken] = []
        if !flood.isBehind(settings.lineLimit) {
            spoken.append(.say(line(rest(of: lines.text(anchor)))))
            for number in anchor + 1..<min(lines.cursorLine, anchor + 1 + settings.startLines) {
                spoken.append(.say(line(lines.text(number))))
            }
        }
        // The line of the command that was typed is none of its output.
        return spoken + flood.begin(anchorText.isEmpty ? count : count - 1, at: time)
    }

    /// A flood has come to rest: how long it was, its last line, and what waits for an answer.
    mutating func over(_ flood: Flood) -> [Spoken] {
        var spoken: [Spoken] = []
        if !flood.isCut {
            if flood.lines > 1 { spoken.append(.notice("\(flood.lines) lines")) }
            spoken.append(.say(line(flood.lastLine)))
        }
        let waiting = line(flood.waiting)
        guard !waiting.isEmpty, !flood.isCut || flood.wentOn else { return spoken }
        if waiting != prompt { spoken.append(.say(waiting)) }
        prompt = waiting
        return spoken
    }

    /// The line of the cursor changed, or only the cursor moved in it.
    mutating func edit(_ text: String, offset: Int, at time: Double) -> [Spoken] {
        let old = anchorText.padded(to: anchorOffset)
        let new = text.padded(to: offset)
        return edit(from: old, to: new, oldOffset: anchorOffset, offset: offset, at: time)
    }

    mutating func edit(from old: String, to new: String, oldOffset: Int, offset: Int, at time: Double) -> [Spoken] {
        let edit = LineEdit(from: old, to: new, cursor: offset)
        guard let key, time - keyTime < 2 else { return unasked(from: old, to: new, edit, at: time) }
        if edit.isEmpty { return hidesTyping ? [] : moved(in: new, from: oldOffset, to: offset, key) }
        if hidesTyping { return [] }
        switch key {
        case .character
        where !edit.inserted.isEmpty && edit.deleted.allSatisfy(\.isWhitespace) && typed.hasPrefix(edit.inserted):
            typed.removeFirst(edit.inserted.count)
            return echo(edit.inserted, in: new, at: offset)
        case .character(" ") where edit.deleted.isEmpty && edit.inserted.allSatisfy({ $0 == " " }):
            typed = ""
            return echo(" ", in: new, at: offset)
        case .erase where edit.inserted.isEmpty:
            return edit.deleted.count == 1 ? edit.deleted.map(Self.said) : [.say(line(edit.deleted))]
        case .vertical:
            // History: the command is said without the prompt before it.
            let after = prompt.isEmpty ? new : new.dropping(prefix: prompt)
            let said = line(after)
            return [.say(said.isEmpty ? "blank" : said)]
        case .character where SecretPrompt.isMask(edit.inserted) && edit.deleted.allSatisfy(\.isWhitespace):
            // A star stands for what was typed: it must not be heard.
            typed = ""
            return [.sound(.secret)]
        default:
            if edit.inserted.allSatisfy(\.isWhitespace) { return [.say(line(edit.deleted))] }
            if edit.inserted.count == 1 { return edit.inserted.map(Self.said) }
            return [.say(line(edit.inserted))]
        }
    }

    private func echo(_ typed: String, in text: String, at offset: Int) -> [Spoken] {
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

    /// Text that goes on in a line is said by phrases; what begins a line and waits for an answer is said at once.
    mutating func hold(_ piece: String, after text: String, at time: Double) -> [Spoken] {
        let isStart = line(text).isEmpty
        let whole = isStart ? piece : text + piece
        if isStart { prompt = line(whole) }
        // Dots and the like that only show that work goes on.
        if !isStart, held.deadline == nil, !piece.contains(where: { $0.isLetter || $0.isNumber }), !asks(piece) {
            return []
        }
        let words = piece.split(whereSeparator: \.isWhitespace)
        let isPiece = !isStart || words.count == 1 && piece.last != words[0].last || piece.count == 1 && piece != "?"
        guard isPiece || held.deadline != nil else { return [.say(line(piece))] }
        return [.say(line(held.add(piece, at: time)))]
    }

    private func asks(_ piece: String) -> Bool { piece.contains { ":?>$#".contains($0) } }

    /// The cursor moved in a line whose text stayed.
    func moved(in text: String, from old: Int, to offset: Int, _ key: PressedKey) -> [Spoken] {
        guard old != offset, key != .escape else { return [] }
        let characters = Array(text)
        guard offset < characters.count else { return [.say("end of line")] }
        if key == .word || abs(old - offset) > 1 && key != .lineEnd && key != .horizontal {
            let word = String(characters[offset...].prefix { !$0.isWhitespace })
            return [.say(word.isEmpty ? "space" : line(word))]
        }
        return [Self.said(characters[offset])]
    }

    /// The line of the cursor changed though no key was pressed: output goes on in it, or it is an animation.
    private mutating func unasked(from old: String, to new: String, _ edit: LineEdit, at time: Double) -> [Spoken] {
        guard !edit.isEmpty, settings.speaksOutput, !hidesTyping || !SecretPrompt.isMask(edit.inserted) else {
            return []
        }
        if let percent = LineClassifier.percent(in: new) {
            return churn.progress(
                percent, line: line(LineClassifier.withoutBar(new)), step: settings.progressStep)
        }
        let trimmed = new.trimmingEnd
        if edit.deleted.allSatisfy(\.isWhitespace), edit.offset + 1 >= old.trimmingEnd.count {
            return hold(edit.inserted, after: old, at: time)
        }
        if LineClassifier.signature(of: old) == LineClassifier.signature(of: new) { return [] }
        _ = held.take()
        return trimmed.isEmpty || !churn.mayRewrite() ? [] : [.say(line(trimmed))]
    }
}

extension String {
    /// The text with blanks up to a length; screens do not keep blanks at the end of a row.
    func padded(to length: Int) -> String {
        let missing = min(length, 4_096) - count
        return missing > 0 ? self + String(repeating: " ", count: missing) : self
    }

    var trimmingEnd: String { String(reversed().drop { $0.isWhitespace }.reversed()) }

    /// The text after a prompt.
    func dropping(prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
