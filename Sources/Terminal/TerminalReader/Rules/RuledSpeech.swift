import TerminalEmulator

/// Carries out the user's rules about what is said: says lines in other words, leaves lines out, and tells of lines that
/// nobody would have said.
struct RuledSpeech {
    private struct Rule {
        var match: TextPattern?
        var rows: RowRange?
        /// What is said instead; nil where nothing is.
        var template: String?

        func applies(to row: Int, of count: Int) -> Bool { rows?.rows(of: count).contains(row) ?? true }
        func matches(_ text: String) -> Bool { match.map { $0.match(in: text) != nil } ?? true }
    }

    private let rules: [Rule]
    /// What rules have said of lines that are still shown: on the screen that scrolls, and on that of whole programs.
    private var told: (primary: Set<String>, alternate: Set<String>) = ([], [])

    init(_ rules: [ProgramRule] = []) {
        self.rules = rules.compactMap { rule in
            switch rule.action {
            case .say(let template): Rule(match: rule.match, rows: rule.rows, template: template)
            case .mute: Rule(match: rule.match, rows: rule.rows)
            case .menu: nil
            }
        }
    }

    var isEmpty: Bool { rules.isEmpty }

    /// What is heard instead of what the program has caused.
    mutating func audible(_ spoken: [Spoken], on screen: Screen) -> [Spoken] {
        guard !isEmpty else { return spoken }
        let rows = Self.rows(of: screen)
        var result: [Spoken] = []
        for item in spoken {
            guard case .say(let text) = item else {
                result.append(item)
                continue
            }
            guard let rule = rule(for: text, rows) else {
                result.append(item)
                continue
            }
            guard let said = said(by: rule, of: text), !result.contains(.say(said)) else { continue }
            result.append(.say(said))
        }
        return result
    }

    /// What is said of lines that have come since the last time, and that nobody has said.
    mutating func news(on screen: Screen, besides spoken: [Spoken]) -> [Spoken] {
        guard rules.contains(where: { $0.template != nil }) else { return [] }
        let isAlternate = screen.isAlternate
        let before = isAlternate ? told.alternate : told.primary
        var now: [String] = []
        for row in Self.rows(of: screen) where !row.text.isEmpty {
            let rule = rules.first { $0.applies(to: row.number, of: screen.rows) && $0.matches(row.text) }
            if let rule, let said = said(by: rule, of: row.text), !now.contains(said) { now.append(said) }
        }
        if isAlternate { told.alternate = Set(now) } else { told.primary = Set(now) }
        return now.filter { !before.contains($0) && !spoken.contains(.say($0)) }.map { .say($0) }
    }

    private struct Row {
        var number: Int
        var text: String
        var line: String
    }

    private static func rows(of screen: Screen) -> [Row] {
        (0..<screen.rows).map { row in
            let shown = screen.shownText(row: row)
            return Row(number: row, text: ScreenWords.of(shown), line: ScreenWords.line(shown))
        }
    }

    /// The first rule for a text that is about to be said.
    private func rule(for text: String, _ rows: [Row]) -> Rule? {
        rules.first { rule in
            guard rule.matches(text) else { return false }
            guard let range = rule.rows?.rows(of: rows.count) else { return true }
            // What stands elsewhere as well is not meant.
            let same = rows.filter { $0.text == text || $0.line == text }
            return !same.isEmpty && same.allSatisfy { range.contains($0.number) }
        }
    }

    private func said(by rule: Rule, of text: String) -> String? {
        guard let template = rule.template, let match = rule.match?.match(in: text) else { return nil }
        let said = match.filled(template)
        return said.isEmpty ? nil : said
    }
}
