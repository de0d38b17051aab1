import TerminalEmulator

/// Applies the user's rules to announcements: replaces the text of lines, leaves lines out, and announces lines that
/// would not have been announced.
struct RuledSpeech {
    private struct Rule {
        var match: TextPattern?
        var rows: RowRange?
        /// The text that replaces it; nil for none.
        var template: String?

        func applies(to row: Int, of count: Int) -> Bool { rows?.rows(of: count).contains(row) ?? true }
        func matches(_ text: String) -> Bool { match.map { $0.match(in: text) != nil } ?? true }
    }

    private let rules: [Rule]
    /// The announcements of rules for lines that are still shown: on the primary screen, and on the alternate one.
    private var announced: (primary: Set<String>, alternate: Set<String>) = ([], [])

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

    /// Returns the announcements that replace those of the program's output.
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
            guard let replacement = replacement(by: rule, of: text), !result.contains(.say(replacement)) else {
                continue
            }
            result.append(.say(replacement))
        }
        return result
    }

    /// Returns the announcements for new lines that have not been announced.
    mutating func newAnnouncements(on screen: Screen, besides spoken: [Spoken]) -> [Spoken] {
        guard rules.contains(where: { $0.template != nil }) else { return [] }
        let isAlternate = screen.isAlternate
        let before = isAlternate ? announced.alternate : announced.primary
        var now: [String] = []
        for row in Self.rows(of: screen) where !row.text.isEmpty {
            let rule = rules.first { $0.applies(to: row.number, of: screen.rows) && $0.matches(row.text) }
            if let rule, let replacement = replacement(by: rule, of: row.text), !now.contains(replacement) {
                now.append(replacement)
            }
        }
        if isAlternate { announced.alternate = Set(now) } else { announced.primary = Set(now) }
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

    /// Returns the first rule for a text that is about to be spoken.
    private func rule(for text: String, _ rows: [Row]) -> Rule? {
        rules.first { rule in
            guard rule.matches(text) else { return false }
            guard let range = rule.rows?.rows(of: rows.count) else { return true }
            // A line that also occurs elsewhere is not meant.
            let same = rows.filter { $0.text == text || $0.line == text }
            return !same.isEmpty && same.allSatisfy { range.contains($0.number) }
        }
    }

    private func replacement(by rule: Rule, of text: String) -> String? {
        guard let template = rule.template, let match = rule.match?.match(in: text) else { return nil }
        let replacement = match.filled(template)
        return replacement.isEmpty ? nil : replacement
    }
}
