import AccessibilityAudit
import TerminalReader

/// The settings in `terminal.json` and `.earshot.yml`, from the tables of their parsers.
enum SettingsPage {
    static func lines() -> [String] {
        [
            "# Settings", "", "## terminal.json", "",
            """
            The settings of `earshot run`, in `$XDG_CONFIG_HOME/earshot` or `~/.config/earshot`, or the file that `--settings` \
            names. In review mode (F12), the key `g` changes most of them and writes the file.
            """,
            "",
            "```json",
            "{\"keyEcho\": \"words\", \"rate\": 60, \"programs\": {\"less\": {\"punctuation\": \"all\"}}}",
            "```", "",
        ]
            + Markdown.table(
                ["name", "values", "default", "meaning"],
                TerminalSettings.descriptions.map { setting in
                    [
                        Markdown.code(setting.name), Markdown.text(setting.takes),
                        setting.standard.map { Markdown.code($0) } ?? "", Markdown.text(setting.meaning),
                    ]
                })
            + [
                "", "## .earshot.yml", "",
                "The settings of `earshot audit` for a project, in the current folder or in the file of `--config`. An "
                    + "unknown key is an error.",
                "",
            ] + table(AuditSettings.keys) + ["", "A suppression:", ""] + table(AuditSettings.suppressionKeys)
            + [
                "", "The thresholds of rules; [rules.md](rules.md) describes each rule:", "",
            ]
            + Markdown.table(
                ["rule", "threshold", "range", "default", "meaning"],
                AuditRules.all.sorted { $0.description.id < $1.description.id }.flatMap { rule in
                    rule.thresholds.map { threshold in
                        [
                            Markdown.code(rule.description.id), Markdown.code(threshold.name),
                            "\(number(threshold.range.lowerBound)) to \(number(threshold.range.upperBound))",
                            number(threshold.standard),
                            Markdown.text(threshold.meaning),
                        ]
                    }
                })
    }

    private static func number(_ number: Double) -> String { "\(number)".replacing(/\.0$/, with: "") }

    private static func table(_ keys: [SettingsKey]) -> [String] {
        Markdown.table(
            ["key", "value", "default", "meaning"],
            // Patterns "as in `.gitignore`" are Markdown already.
            keys.map { [Markdown.code($0.name), $0.takes, $0.standard, $0.meaning] })
    }
}
