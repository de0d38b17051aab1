import ArgumentParser
import Foundation

@testable import earshot

/// All commands of the tool, from the description that its man pages and completions are made from.
enum CommandPage {
    static func lines() throws -> [String] {
        let root = try CommandDump.root()
        let all = root.all()
        var lines = ["# The commands of `earshot`", "", Markdown.text(root.abstract ?? ""), ""]
        lines += [
            "[Exit codes](#earshot) are the same for all commands, except where a command lists its own.", "",
        ]
        for group in EarshotCommand.configuration.groupedSubcommands {
            let names = group.subcommands.compactMap { $0.configuration.commandName }
            lines += ["**\(group.name)**", ""]
            lines += all.filter { $0.path.first.map(names.contains) == true }.map { path, command in
                let name = (["earshot"] + path).joined(separator: " ")
                let target = name.replacing(" ", with: "-")
                return "- [\(name)](#\(target)): \(Markdown.text(command.abstract ?? ""))"
            }
            lines.append("")
        }
        lines.removeLast()
        for (path, command) in all { lines += [""] + section(path, command) }
        return lines
    }

    private static func section(_ path: [String], _ command: CommandDump) -> [String] {
        let name = (["earshot"] + path).joined(separator: " ")
        let isRoot = path.isEmpty
        // Every command has these two.
        let arguments = (command.arguments ?? []).filter { argument in
            argument.shouldDisplay != false
                && (isRoot || !["help", "version"].contains(argument.preferredName?.name ?? ""))
        }
        var lines = ["## \(name)", ""]
        if !isRoot { lines += [Markdown.text(command.abstract ?? ""), ""] }
        let commands = command.subcommands?.isEmpty == false ? ["<command>"] : []
        lines += Markdown.block(wrapped(([name] + arguments.map(\.usage) + commands)))
        lines += discussion(command.discussion ?? "")
        var titles: [String?] = []
        for argument in arguments where !titles.contains(argument.sectionTitle) { titles.append(argument.sectionTitle) }
        for title in titles.filter({ $0 == nil }) + titles.filter({ $0 != nil }) {
            lines += title.map { ["", "**\($0):**", ""] } ?? [""]
            lines += arguments.filter { $0.sectionTitle == title }.map {
                "- \(Markdown.code($0.term, inTable: false)): \($0.meaning)"
            }
        }
        return lines
    }

    /// A call in lines of at most 100 characters.
    private static func wrapped(_ words: [String]) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + word.count < 100 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append((lines.isEmpty ? "" : "    ") + word)
            }
        }
        return lines
    }

    /// Returns paragraphs, headings, and indented lines as code blocks; examples are shell commands.
    private static func discussion(_ text: String) -> [String] {
        var lines: [String] = []
        var block: [String] = []
        var isExample = false
        func endBlock() {
            guard !block.isEmpty else { return }
            lines += [""] + Markdown.block(block, isExample ? "sh" : "text")
            (block, isExample) = ([], false)
        }
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("  ") {
                block.append(String(line.dropFirst(2)))
                continue
            }
            endBlock()
            guard !line.isEmpty else { continue }
            if let heading = line.wholeMatch(of: /([A-Z][A-Z ]+[A-Z]): *(.*)/) {
                isExample = heading.1 == "EXAMPLES"
                let rest = heading.2.isEmpty ? "" : " " + Markdown.text(String(heading.2))
                lines += ["", "**\(heading.1.capitalizedFirst):**" + rest]
            } else {
                lines += ["", Markdown.text(line)]
            }
        }
        endBlock()
        return lines
    }
}

extension CommandDump.Argument {
    private var value: [String] { kind == "flag" ? [] : ["<\(valueName ?? "value")>"] }

    /// The argument in a line of usage: in brackets if it is optional, with "..." if it can be repeated.
    fileprivate var usage: String {
        let text = ([preferredName?.spelled].compactMap(\.self) + value).joined(separator: " ")
        return (isOptional ? "[\(text)]" : text) + (isRepeating ? " ..." : "")
    }

    /// All its names, with the value.
    fileprivate var term: String {
        let spelled = (names ?? []).map(\.spelled).joined(separator: ", ")
        return ([spelled].filter { !$0.isEmpty } + value).joined(separator: " ")
    }

    fileprivate var meaning: String {
        var notes: [String] = []
        if let allValues, !allValues.allSatisfy({ abstract?.contains($0) == true }) {
            notes.append("one of \(allValues.joined(separator: ", "))")
        }
        if let defaultValue { notes.append("default: \(defaultValue)") }
        let text = Markdown.text(abstract ?? "")
        return notes.isEmpty ? text : text + " (" + Markdown.text(notes.joined(separator: "; ")) + ")"
    }
}

extension Substring {
    /// "EXIT CODES" as "Exit codes".
    fileprivate var capitalizedFirst: String { prefix(1) + dropFirst().lowercased() }
}
