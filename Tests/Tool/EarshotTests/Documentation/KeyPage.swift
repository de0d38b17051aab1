import Keys
import ScreenReader
import TerminalReader

@testable import ATDriver
@testable import TerminalReader
@testable import ScreenExplorer

/// The keys of `earshot run`, `earshot explore` and of clients of `earshot serve`, from the tables of key
/// bindings.
enum KeyPage {
    static func lines() -> [String] {
        let bindings = ReaderBindings()
        let used = Set(bindings.assignments.map(\.command))
        let unused = ReaderCommand.allCases.filter { !used.contains($0) }
        let names = KeyName.words.joined(separator: ", ").replacing(/F1, .* F12/, with: "F1 to F12")
        var lines = [
            "# Keys", "", "## earshot run", "",
            """
            A file of keys changes them: each line is a key and a command, with `review` before keys that work in review \
            mode only. The command `none` removes a key. A key is a character or one of \(names), with `Shift-`, `Alt-` or \
            `Ctrl-` before it. `earshot run --list-keys` prints all keys in this format, including your changes.
            """,
            "", "### Everywhere", "",
        ]
        lines += table(bindings.everywhere)
        lines += ["", "### In review mode", ""] + table(bindings.review)
        if !unused.isEmpty {
            lines += ["", "### Commands without a key", ""]
            lines += Markdown.table(
                ["command", "action"], unused.map { [Markdown.code($0.rawValue), Markdown.text($0.summary)] })
        }
        return lines + explore() + serve()
    }

    private static func table(_ bindings: Keys.KeyBindings<ReaderCommand>) -> [String] {
        Markdown.table(
            ["key", "command", "action"],
            bindings.commands.map { command, keys in
                [
                    keys.map { Markdown.code($0.name) }.joined(separator: ", "), Markdown.code(command.rawValue),
                    Markdown.text(command.summary),
                ]
            })
    }

    private static func explore() -> [String] {
        var lines = [
            "", "## earshot explore", "",
            "Most keys perform a VoiceOver gesture, given in parentheses; [gestures.md](gestures.md) describes how a file "
                + "assigns another command to it.",
        ]
        for subject in ExploreKeys().subjects {
            lines += ["", "### \(subject.name)", ""]
            lines += Markdown.table(
                ["key", "action"],
                subject.lines.map { line in
                    [
                        line.names.map { Markdown.code($0) }.joined(separator: ", "),
                        Markdown.text(ExploreKeys.meaning(of: line.action, .standard)),
                    ]
                })
        }
        return lines
    }

    private static func serve() -> [String] {
        func rows(_ commands: [(keys: String, command: Command)]) -> [String] {
            Markdown.table(
                ["keys", "action"],
                commands.sorted { $0.keys < $1.keys }
                    .map { [$0.keys, Markdown.text($0.command.summary)] })
        }
        func name(_ key: Key) -> String {
            Markdown.code(KeyCombination.notation.text(KeyPress(key)).lowercased())
        }
        let together = KeyCombination.quickNavCommands.map { keys, command in
            (keys: keys.map(name).sorted().joined(separator: " and "), command: command)
        }
        let withModifier = KeyCombination.voiceOverCommands.map { (keys: name($0.key), command: $0.value) }
        return [
            "", "## earshot serve", "",
            "The keys for `pressKeys`, by their names in UI Events in any case (`ArrowRight`) or their WebDriver code "
                + "points. Control alone pauses or resumes speech.",
            "", "### Alone, or together", "",
        ] + rows(together) + ["", "### With Control and Option, or with Caps Lock", ""] + rows(withModifier)
    }
}
