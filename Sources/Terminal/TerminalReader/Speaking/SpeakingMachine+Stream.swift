import Speech
import Words

extension SpeakingMachine {
    /// The primary screen went on where it was: a line was edited, or output came.
    mutating func stream(_ lines: LogicalLines, _ footprint: Footprint, at time: Instant) -> [Spoken] {
        defer { settleAnchor(lines) }
        guard lines.cursorLine > anchor else {
            // After a clear the lines begin anew.
            if lines.cursorLine < anchor {
                return output([], cursorText: lines.text(lines.cursorLine), offset: lines.cursorOffset)
            }
            let row = min(image?.cursor.row ?? 0, footprint.touched.count - 1)
            return edit(
                lines.text(anchor), offset: lines.cursorOffset, isWritten: footprint.touched[row], at: time)
        }
        let count = lines.cursorLine - anchor
        var spoken: [Spoken] = []
        guard flood.admits(count, limit: settings.lineLimit, at: time) else {
            return flooded(lines, count: count, at: time)
        }
        let ended = lines.text(anchor)
        // The next line of a text that comes in pieces has only begun.
        let waiting = lines.text(lines.cursorLine)
        let isPiece = held.isFlowing(at: time) && !waiting.isEmpty && !HeldText.isPrompt(waiting)
        var texts = [held.take() + rest(of: lines.told(anchor), plain: ended)]
        if texts == [""], churn.percent != nil, let percent = LineClassifier.percent(in: ended) {
            spoken += churn.progress(percent, line: line(ended), step: settings.progressStep)
        }
        for line in anchor + 1..<lines.cursorLine { texts.append(lines.told(line)) }
        spoken += output(texts, cursorText: isPiece ? "" : waiting, offset: lines.cursorOffset, before: anchorText)
        // The blank at its end keeps it apart from the next piece.
        let piece = waiting.padded(to: lines.cursorOffset)
        return isPiece ? spoken + [.say(line(held.add(piece, at: time)))] : spoken
    }

    /// What is new in the line of the anchor.
    func rest(of text: String, plain: String? = nil) -> String {
        // What follows the question for a secret may be the secret, or a mask of it.
        if hidesTyping, !anchorText.allSatisfy(\.isWhitespace) { return "" }
        // What keys do was shown by a program that has ended.
        if LineClassifier.isKeyHelp(text) { return "" }
        if let plain, !text.hasPrefix(anchorText) { return rest(of: plain) }
        if text.hasPrefix(anchorText) { return String(text.dropFirst(anchorText.count)) }
        if anchorText.hasPrefix(text) { return "" }
        // A command that was found in the history takes the place of the search.
        if key == .enter, HistorySearch(anchorText) != nil || !commandText.isEmpty && text == commandText { return "" }
        if let control = control(echoedIn: text) { return control }
        // A progress or spinner that came to its end was heard before.
        return LineClassifier.signature(of: text) == LineClassifier.signature(of: anchorText) ? "" : text
    }

    /// The control character that the terminal echoed over what stood at the cursor: `^C`.
    private func control(echoedIn text: String) -> String? {
        guard key == .other, anchorOffset < anchorText.count else { return nil }
        let echo = text.dropFirst(anchorOffset).prefix(2)
        guard echo.first == "^", echo.last?.isUppercase == true || echo.last == "\\",
            text.prefix(anchorOffset) == anchorText.prefix(anchorOffset)
        else { return nil }
        return String(echo)
    }

    /// Lines that are complete, and the line in which the cursor waits: a prompt most likely.
    ///
    /// `offset` is where the cursor stands in it, where that is known: what follows is no part of a prompt.
    mutating func output(
        _ texts: [String], cursorText: String, offset: Int? = nil, before: String? = nil
    ) -> [Spoken] {
        guard settings.speaksOutput else { return [] }
        var spoken = told(texts).map { line(Self.withoutBar($0)) }.filter { !$0.isEmpty }.map { Spoken.say($0) }
        churn.restart()
        let waiting = line(Self.withoutBar(cursorText))
        // A pager that shows a part of a file asks with a colon.
        guard !waiting.isEmpty, waiting != ":" else {
            return spoken.isEmpty && key == .vertical && waiting == ":" ? [.say(TerminalWords.current[.blank])] : spoken
        }
        if let percent = LineClassifier.percent(in: cursorText) { churn.told(percent) }
        // After candidates for a completion the shell writes the line again that is being typed.
        if let before, key == .tab, cursorText == before { return spoken }
        let isQuestion = Self.isQuestion(waiting)
        if waiting != prompt || spoken.isEmpty || isQuestion { spoken.append(.say(waiting)) }
        prompt = waiting
        promptText = offset.map { String(cursorText.padded(to: $0).prefix($0)) } ?? cursorText
        return spoken
    }

    /// Lines without what fills a screen below the end of a file, with the cells of a table that has no frame, and with
    /// names in columns one by one.
    private func told(_ texts: [String]) -> [String] {
        let isFilled = texts.count(where: LineClassifier.isBelowEnd) > 1
        let texts = texts.filter { !isFilled || !LineClassifier.isBelowEnd($0) }
        return texts.contains { ScreenWords.isRuleOfColumns($0) }
            ? texts.map { ScreenWords.cells($0) } : NameColumns.told(texts)
    }

    /// Whether a line asks something that must be heard each time, unlike a shell's prompt.
    static func isQuestion(_ text: String) -> Bool {
        guard let last = text.last(where: { !$0.isWhitespace }) else { return false }
        return ":?：？".contains(last) || "])".contains(last) && text.contains { "?/？".contains($0) }
    }

    /// The line without the bar that draws a progress: the number tells it.
    static func withoutBar(_ text: String) -> String {
        guard text.contains("[") || text.contains("|"), LineClassifier.percent(in: text) != nil else { return text }
        return LineClassifier.withoutBar(text)
    }

    /// A line as it is said, cut where it gets too long.
    func line(_ text: String) -> String {
        let spoken = ScreenWords.line(String(text.prefix(settings.characterLimit)))
        return text.count > settings.characterLimit ? spoken + " …" : spoken
    }

    /// A text as it is said where an empty one must be heard as well.
    func orBlank(_ text: String) -> String { text.isEmpty ? TerminalWords.current[.blank] : text }

    private mutating func flooded(_ lines: LogicalLines, count: Int, at time: Instant) -> [Spoken] {
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
            // The line of the command that was typed is none of its output.
            let first = anchorText.isEmpty ? anchor : anchor + 1
            if first > anchor { spoken.append(.say(line(rest(of: lines.text(anchor))))) }
            for number in (first..<lines.cursorLine).prefix(settings.startLines) {
                spoken.append(.say(line(lines.text(number))))
            }
        }
        return spoken + flood.begin(anchorText.isEmpty ? count : count - 1, at: time)
    }

    /// A flood has come to rest: how long it was, its last line, and what waits for an answer.
    mutating func over(_ flood: Flood) -> [Spoken] {
        var spoken: [Spoken] = []
        if !flood.isCut {
            if flood.lines > 1 { spoken.append(.notice(TerminalWords.current[.lineCount, flood.lines])) }
            spoken.append(.say(line(flood.lastLine)))
        }
        let waiting = line(flood.waiting)
        guard !waiting.isEmpty, !flood.isCut || flood.wentOn else { return spoken }
        if waiting != prompt || Self.isQuestion(waiting) { spoken.append(.say(waiting)) }
        prompt = waiting
        promptText = flood.waiting
        return spoken
    }

    /// Text that goes on in a line is said by phrases; what begins a line and waits for an answer is said at once.
    mutating func hold(_ piece: String, after text: String, at time: Instant) -> [Spoken] {
        let isStart = line(text).isEmpty
        let whole = isStart ? piece : text + piece
        let waits = HeldText.isPrompt(whole)
        if isStart {
            prompt = line(whole)
            promptText = whole
        }
        // Dots and the like that only show that work goes on.
        if !isStart, held.deadline == nil, !piece.contains(where: { $0.isLetter || $0.isNumber }), !asks(piece) {
            return []
        }
        let isWords = piece.split(whereSeparator: \.isWhitespace).count > 1
        if isStart, waits || isWords, held.deadline == nil { return [.say(line(piece))] }
        return [.say(line(held.add(piece, startsLine: isStart, at: time)))]
    }

    private func asks(_ piece: String) -> Bool { piece.contains { ":?>$#".contains($0) } }

    /// The line of the cursor changed though no key was pressed: output goes on in it, or it is an animation.
    mutating func unasked(from old: String, to new: String, _ edit: LineEdit, at time: Instant) -> [Spoken] {
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
        let missing = min(length, Thresholds.Line.longest) - count
        return missing > 0 ? self + String(repeating: " ", count: missing) : self
    }

    var trimmingEnd: String { String(reversed().drop { $0.isWhitespace }.reversed()) }

    /// The text without so many blanks before it.
    func dropping(blanks: Int) -> String { String(dropFirst(prefix(blanks).prefix { $0 == " " }.count)) }

    /// The text after a prompt.
    func dropping(prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
