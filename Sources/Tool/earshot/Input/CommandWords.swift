import ArgumentParser
import CommandIO
import Escaping
import Suggestions

/// The words of a command line, for messages that the argument parser doesn't offer.
struct CommandWords {
    private let words: [String]

    /// Creates it from the words after the name of the tool.
    init(_ words: [String]) { self.words = words }

    /// The error for a word that names no command, also after `help`; nil if there is none.
    var unknownCommandError: ToolError? {
        let isHelp = words.first == "help"
        var type: any ParsableCommand.Type = EarshotCommand.self
        for word in words.dropFirst(isHelp ? 1 : 0) {
            guard !word.hasPrefix("-") else { return nil }
            let known = type.configuration.subcommands
            // Another word is an argument of the command, or of its default subcommand.
            guard !known.isEmpty, isHelp || type.configuration.defaultSubcommand == nil else { return nil }
            if let next = known.first(where: { $0.configuration.commandName == word }) {
                type = next
                continue
            }
            let names = known.compactMap { $0.configuration.commandName }
            let parents = type.configuration.commandName.flatMap { $0 == "earshot" ? nil : " " + $0 } ?? ""
            return ToolError(
                "unknown command '\(word.prefix(60))'; "
                    + (Suggestion.nearest(to: word, among: names).map { "did you mean '\($0)'?" }
                        ?? "'earshot help\(parents)' lists all commands"),
                exitCode: .usage)
        }
        return nil
    }

    /// The word of text that the argument parser took for `-h` with more letters, as in `say -hello`; nil if there is
    /// none or help was requested.
    var textMistakenForHelp: String? {
        let options = words.prefix { $0 != "--" }
        guard options.first != "help", !options.contains(where: { ["-h", "--help", "-help"].contains($0) }) else {
            return nil
        }
        return options.first { $0.hasPrefix("-h") }
    }

    /// Returns advice about `--` for an error message of the argument parser: for the program of `run`, and for text that
    /// begins with a dash and was parsed as options. Returns nil if there is none.
    func advice(for message: String) -> String? {
        if let advice = Self.longOptions(for: message) { return advice }
        guard !words.contains("--") else { return nil }
        let index = words.firstIndex(where: Self.looksLikeText)
        if words.first == "run", index != nil || message.lowercased().contains("unexpected argument") {
            return "To run a program, put -- before its name: earshot run -- vim notes.txt"
        }
        guard let index else { return nil }
        let text = Self.quoted(words[index])
        if index > 0, message.contains("Missing value for '\(words[index - 1])") {
            return "To pass a value that begins with a dash, write \(words[index - 1])=\(text)"
        }
        let calls = words[..<index].map(Self.quoted).joined(separator: " ")
        return "To pass text that begins with a dash, put -- before it: earshot \(calls) -- \(text)"
    }

    /// The options of the usage in a message about an unknown option of one letter that begin with that letter, as users
    /// of other tools expect, such as `say -v`; nil if there are none.
    private static func longOptions(for message: String) -> String? {
        guard let letter = message.firstMatch(of: /Unknown option '-([A-Za-z])'/)?.1.lowercased() else { return nil }
        let options = message.matches(of: /\[--([a-z][a-z-]*)/).map { String($0.1) }.filter { $0.hasPrefix(letter) }
        guard !options.isEmpty else { return nil }
        return "Did you mean \(options.map { "--\($0)" }.joined(separator: " or "))?"
    }

    /// Whether a word begins with a dash like an option, but is probably text: it contains a blank, or it has a single
    /// dash and more than a letter after it.
    private static func looksLikeText(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word.count > 1, word != "--" else { return false }
        let rest = word.dropFirst()
        return word.contains(where: \.isWhitespace)
            || !rest.hasPrefix("-") && (rest.count > 1 || rest.allSatisfy(\.isNumber))
    }

    /// A word as a shell needs it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_=./:,".contains($0)) }
        let escaped = SafeText.escape(word)
        return isPlain && !word.isEmpty ? escaped : "'" + escaped.replacing("'", with: "'\\''") + "'"
    }
}
