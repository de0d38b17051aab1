import TerminalEmulator

/// What is said of another page beside what somebody has explained of it.
extension SpeakingMachine {
    /// What was explained of another page, behind what the page is called, and before what is in it where its title alone
    /// was told.
    func withPage(_ spoken: [Spoken], _ change: ScreenChange, from old: ScreenImage) -> [Spoken] {
        guard change.isAnswer, change.isOtherPage, !hidesTyping, change.model.panel == nil, uncovered == nil else {
            return spoken
        }
        let told = spoken.compactMap { if case .say(let text) = $0 { text } else { nil } }
        guard let title = change.freshTitle.map({ line($0) }), !title.isEmpty else {
            let isTab = !told.isEmpty && told.allSatisfy { change.isTab($0) }
            return isTab ? spoken + content(of: change) : spoken
        }
        guard told.allSatisfy({ title.contains($0) || $0.contains(title) }) else {
            return told.contains { $0.contains(title) } ? spoken : [.say(title)] + spoken
        }
        return (told.isEmpty ? [.say(title)] : spoken) + content(of: change)
    }

    /// What is in a page: what is selected, else the only row that stands out, else its lines.
    private func content(of change: ScreenChange) -> [Spoken] {
        let new = change.new
        if let focus = focus(change.model.selected, new) { return [.say(focus.spoken)] }
        if showsEmphasis, let rows = new.emphasizedRows { return [.say(emphasized(rows, new))] }
        let rows = new.rows.indices.filter { $0 > 0 && $0 < new.messageRow && !new.rows[$0].isBlank && !new.isBar($0) }
        if let row = new.spotlight ?? (rows.count == 1 ? rows[0] : nil) { return [.say(line(new.rows[row].told))] }
        return read(rows, of: new)
    }
}

extension ScreenChange {
    /// Whether most of what is shown below the first row is another text than before, or a part of it has come with a title.
    /// What a key that moves has changed beside a list tells of its item.
    var isOtherPage: Bool {
        guard let old, old.isAlternate, new.isAlternate, old.rows.count == new.rows.count else { return false }
        let end = new.messageRow
        let shown = new.rows.indices.filter {
            $0 > 0 && $0 < end && !(new.rows[$0].isBlank && old.rows[$0].isBlank) && !new.isBar($0)
        }
        let others = shown.count { !new.rows[$0].hasSameText(as: old.rows[$0]) }
        let isPart =
            others >= Thresholds.Change.fewestScrolled && ![.vertical, .horizontal, .word].contains(key)
            && freshTitle != nil
        return isPart
            || others >= Thresholds.Change.fewestOfPage
                && Thresholds.Change.page.isReached(by: others, of: shown.count)
    }

    /// Whether a text stands in a row at the top that stayed, as the name of a page among others does.
    func isTab(_ text: String) -> Bool {
        guard let old, !new.cursor.isVisible || new.parksCursor else { return false }
        return new.rows.indices.prefix(Thresholds.Tab.topRows).contains {
            new.rows[$0].hasSameText(as: old.rows[$0]) && ScreenWords.of(new.rows[$0].text()).contains(text)
        }
    }

    /// What the first row calls a page that has come: the parts of it with words that were not there before; nil where it is
    /// no title.
    var freshTitle: String? {
        guard let old, old.columns == new.columns, new.isTitle(0), !new.cursor.isVisible || new.cursor.row > 0,
            !new.tellsKeys(0), !model.selected.contains(where: { $0.frame.rows.contains(0) })
        else { return nil }
        let known = Self.names(in: old.rows[0].text())
        let fresh = new.rows[0].parts.filter { !Self.names(in: $0).isSubset(of: known) }
        return fresh.isEmpty ? nil : fresh.joined(separator: ", ")
    }

    /// The words of a title that may call a page: not those with digits, nor single letters.
    private static func names(in text: String) -> Set<Substring> {
        Set(
            text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }.filter { word in
                word.count >= Thresholds.Button.fewestLetters && word.allSatisfy { !$0.isNumber }
            })
    }
}

extension ScreenImage {
    /// Whether a row stands above a page as its title: it is a bar, or nothing but a line is below it.
    fileprivate func isTitle(_ row: Int) -> Bool {
        guard rows[row].text().contains(where: \.isLetter) else { return false }
        return isBar(row)
            || rows.indices.contains(row + 1)
                && (rows[row + 1].isBlank || LineClassifier.isRule(rows[row + 1].text()))
    }
}

extension ImageRow {
    /// The texts in the row that wide gaps keep apart.
    fileprivate var parts: [String] {
        var parts: [String] = []
        var start = 0
        while let first = cells[start...].firstIndex(where: { !$0.isBlank }) {
            var end = first
            var gap = 0
            for column in first..<cells.count {
                gap = cells[column].isBlank ? gap + 1 : 0
                if gap == 0 { end = column + 1 }
                if gap == Thresholds.Gap.column { break }
            }
            parts.append(text(first..<end))
            start = end
        }
        return parts
    }
}
