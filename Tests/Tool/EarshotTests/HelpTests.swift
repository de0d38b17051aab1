import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import earshot

/// The help, and messages for mistakes on the command line.
struct HelpTests {
    /// All commands with their names on the command line.
    static let commands: [(words: [String], type: any ParsableCommand.Type)] = {
        var found: [(words: [String], type: any ParsableCommand.Type)] = []
        var rest: [(words: [String], type: any ParsableCommand.Type)] = [([], EarshotCommand.self)]
        while let next = rest.popLast() {
            if !next.words.isEmpty { found.append(next) }
            for type in next.type.configuration.subcommands.reversed() {
                rest.append((next.words + [type.configuration.commandName ?? ""], type))
            }
        }
        return found
    }()

    @Test func `every command is known`() {
        #expect(Self.commands.count >= 13)
    }

    @Test(arguments: commands.indices)
    func `the description of every command ends with at least two valid examples`(index: Int) throws {
        let (words, type) = Self.commands[index]
        let lines = type.configuration.discussion.components(separatedBy: "\n")
        let heading = try #require(lines.firstIndex(of: "EXAMPLES:"), "\(words)")
        let examples = lines[(heading + 1)...]
        #expect(examples.count >= 2 && examples.allSatisfy { $0.hasPrefix("  ") }, "\(words)")
        #expect(examples.contains { $0.contains("earshot " + words[0]) }, "\(words)")
        for example in examples {
            for call in Self.calls(example) { _ = try EarshotCommand.parseAsRoot(call) }
        }
        let help = try ToolTests.run(["help"] + words)
        #expect(help.code == 0 && help.out.contains("EXAMPLES:"))
    }

    @Test(arguments: commands.indices)
    func `the abstract of every command is one sentence, and its options have known groups`(index: Int) throws {
        let (words, type) = Self.commands[index]
        let abstract = type.configuration.abstract
        #expect(abstract.hasSuffix(".") && !abstract.dropLast().contains(". "), "\(words)")
        let command = try #require(CommandDump.root().all().first { $0.path == words }?.command)
        let titles = Set((command.arguments ?? []).compactMap(\.sectionTitle))
        #expect(titles.isSubset(of: ["Input", "Output", "Selection", "Fixes", "Device", "Speech"]), "\(titles)")
    }

    @Test func `all commands belong to one of four groups`() throws {
        let configuration = EarshotCommand.configuration
        #expect(configuration.groupedSubcommands.map(\.name) == ["Screen", "Audit", "Speech", "Testing"])
        #expect(configuration.ungroupedSubcommands.isEmpty)
        let help = try ToolTests.run(["--help"]).out
        for group in configuration.groupedSubcommands {
            #expect(help.contains("\(group.name.uppercased()) SUBCOMMANDS:"))
        }
    }

    @Test(arguments: [
        (["adit"], "unknown command 'adit'; did you mean 'audit'?"),
        (["help", "adit"], "unknown command 'adit'; did you mean 'audit'?"),
        (["adit", "--help"], "unknown command 'adit'; did you mean 'audit'?"),
        (["help", "rules", "shwo"], "unknown command 'shwo'; did you mean 'show'?"),
        (["help", "rules", "nonsense"], "unknown command 'nonsense'; 'earshot help rules' lists all commands"),
    ])
    func `an unknown command is an error with a suggestion`(words: [String], message: String) throws {
        let output = try ToolTests.run(words)
        #expect(output.code == 64 && output.out.isEmpty && output.err == "earshot: \(message)\n")
    }

    @Test(arguments: [
        (["say", "-5 degrees"], "put -- before it: earshot say -- '-5 degrees'"),
        (["say", "--silent", "-5"], "put -- before it: earshot say --silent -- -5"),
        (["say", "-hello"], "put -- before it: earshot say -- -hello"),
        (["say", "-it's cold"], "put -- before it: earshot say -- '-it'\\''s cold'"),
        (["voices", "--say", "-5 degrees"], "write --say='-5 degrees'"),
        (["conformance", "cases.json", "--filter", "-x y"], "write --filter='-x y'"),
    ])
    func `the error for text that begins with a dash says how to pass it`(words: [String], advice: String) throws {
        let output = try ToolTests.run(words)
        #expect(output.code == 64 && output.out.isEmpty)
        #expect(output.err.hasSuffix(advice + "\n"), "\(output.err)")
    }

    @Test(arguments: [["say", "-h"], ["say", "-help"], ["say", "--help"], ["help", "say"]])
    func `a request for help is not taken for text`(words: [String]) throws {
        let output = try ToolTests.run(words)
        #expect(output.code == 0 && output.out.contains("EXAMPLES:"), "\(output.err)")
    }

    @Test func `the error for a program without -- says where to put it`() throws {
        let output = try ToolTests.run(["run", "ls", "-la"])
        #expect(output.code == 64 && output.err.hasSuffix("put -- before its name: earshot run -- vim notes.txt\n"))
    }

    @Test func `text that begins with a dash is spoken after --`() throws {
        let output = try ToolTests.run(["say", "--silent", "--text", "-", "--", "-5 degrees"])
        #expect(output.code == 0 && output.out == "-5 degrees\n", "\(output.err)")
    }

    @Test func `the error for an option of one letter names those that begin with it`() throws {
        let output = try ToolTests.run(["say", "-v", "german", "Guten Tag"])
        #expect(output.code == 64 && output.err.hasSuffix("Did you mean --voice?\n"), "\(output.err)")
    }

    @Test(arguments: [["say"], ["audit", "--fial-on", "x"], ["read", "--device"]])
    func `other mistakes give no advice about dashes`(words: [String]) throws {
        let output = try ToolTests.run(words)
        #expect(output.code == 64 && !output.err.contains("begins with a dash"), "\(output.err)")
    }

    /// The calls of the tool in a line for a shell.
    private static func calls(_ line: String) -> [[String]] {
        var calls: [[String]] = []
        // The redirection is the shell's.
        for part in line.prefix(while: { $0 != ">" }).split(whereSeparator: { "|;&".contains($0) }) {
            var words: [String] = []
            var quote: Character?
            var word = ""
            for character in part.drop(while: { $0 == " " }) + " " {
                if let open = quote {
                    if character == open { quote = nil } else { word.append(character) }
                } else if "\"'".contains(character) {
                    quote = character
                } else if character == " " {
                    if !word.isEmpty { words.append(word) }
                    word = ""
                } else {
                    word.append(character)
                }
            }
            if words.first == "earshot" { calls.append(Array(words.dropFirst().prefix { $0 != "<" })) }
        }
        return calls
    }

    @Test func `the tool without arguments lists first commands to try`() throws {
        let alone = try ToolTests.run([])
        #expect(alone.code == 0 && alone.err.isEmpty)
        #expect(alone.out == EarshotCommand.firstSteps + "\n")
        let examples = alone.out.components(separatedBy: "\n").filter { $0.hasPrefix("  ") }
        #expect(examples.count == 5)
        for call in examples.flatMap(Self.calls) { _ = try EarshotCommand.parseAsRoot(call) }
        #expect(try ToolTests.run(["nonsense"]).code == 64)
    }

    @Test(arguments: [
        (["say", "--voice"], ["rapid", "german"]), (["audit", "--rule"], ["label-missing", "target-size"]),
        (["rules", "show"], ["label-missing"]), (["read", "screen", "$FILE", "--scene"], ["Recipes", "Add"]),
    ])
    func `shells get completions of the commands and options`(_ words: [String], _ wanted: [String]) throws {
        let file = PackageFolders.root.appending(path: "Tests/Fixtures/SmallApp/App/Base.lproj/Main.storyboard").path
        for shell in ["bash", "zsh", "fish"] {
            let script = try ToolTests.run(["--generate-completion-script", shell])
            #expect(script.code == 0 && script.out.contains("custom"), "\(shell)")
        }
        let words = words.map { $0 == "$FILE" ? file : $0 }
        let command = words.prefix { !$0.hasPrefix("-") && $0 != file }
        let argument = words.last?.hasPrefix("-") == true ? words.last ?? "" : "positional@0"
        let call = ["---completion"] + command + ["--", argument, "\(words.count)", "0", "earshot"] + words + [""]
        let told = try ToolTests.run(call).out.components(separatedBy: "\n")
        for name in wanted { #expect(told.contains(name), "\(told)") }
    }

    /// The completions that bash offers for a command line, of which the last word is completed.
    private static func completions(of words: [String], in folder: URL) throws -> [String] {
        let script = folder.appending(path: "completion.bash")
        try Data(try ToolTests.run(["--generate-completion-script", "bash"]).out.utf8).write(to: script)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.currentDirectoryURL = folder
        process.arguments =
            [
                "-c",
                """
                source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
                COMPREPLY=(); _earshot "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"; printf '%s\\n' "${COMPREPLY[@]}"
                """, "bash", script.path, BuiltTool.path,
            ] + words
        let output = try process.runToEnd()
        return output.output.components(separatedBy: "\n").filter { !$0.isEmpty }
    }

    @Test(arguments: [
        (["read", "Ma"], ["Main.storyboard"]), (["read", "Sc"], ["Screens"]),
        (["read", ""], ["screen", "cast", "Screens"]),
        (["read", "screen", "Ma"], ["Main.storyboard"]), (["audit", "Ma"], ["Main.storyboard"]),
        (["explore", ""], ["Main.storyboard", "Screens"]), (["tree", "Sc"], ["Screens"]),
        (["read", "Main.storyboard", "--device", "iPhone-SE-3"], ["iPhone-SE-3rd-generation"]),
        (["read", "--contrast", ""], ["normal", "high"]), (["read", "--appearance", ""], ["light", "dark"]),
        (["audit", "--fail-on", ""], ["critical", "none"]),
        (["audit", "--report", "s"], ["sarif"]), (["tree", "x", "--text-size", "A"], ["AX1", "AX5"]),
        (["rules", "sh"], ["show"]), (["say", "--wav", "Sc"], ["Screens"]),
    ])
    func `bash completes files, folders and values`(words: [String], expected: [String]) throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Screens"), withIntermediateDirectories: false)
        try Data().write(to: folder.appending(path: "Main.storyboard"))
        let offered = try Self.completions(of: words, in: folder)
        for word in expected { #expect(offered.contains(word), "\(words): \(offered)") }
    }

    @Test func `every offered device is a valid device`() throws {
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let devices = try Self.completions(of: ["tree", "x", "--device", ""], in: folder)
        #expect(devices.count > 20)
        for device in devices { _ = try EarshotCommand.parseAsRoot(["tree", "x", "--device", device]) }
    }

    @Test(arguments: ["zsh", "fish"])
    func `scripts of other shells complete the arguments of a default subcommand`(shell: String) throws {
        let script = try ToolTests.run(["--generate-completion-script", shell]).out
        let line =
            shell == "zsh"
            ? "        _earshot_read_screen && ret=0"
            : "complete -c 'earshot' -n '__earshot_should_offer_completions_for_positional \"earshot read\" -ge 1' -F"
        #expect(script.components(separatedBy: "\n").contains(line))
    }

    @Test func `the error for a file that is too large names the option`() throws {
        let large = try ToolTests.file(String(repeating: " ", count: 1 << 20) + ToolTests.screen)
        let refused = try ToolTests.run(["read", large, "--max-size", "1"])
        #expect(refused.code == 66)
        #expect(refused.err.contains("more than 1048576 bytes (allow more with --max-size, or split the file)"))
        #expect(try ToolTests.run(["read", large, "--max-size", "2"]).code == 0)
        #expect(try ToolTests.run(["help", "read", "screen"]).out.contains("--max-size"))
    }

    @Test(
        arguments: [
            ("run", ["earshot", "run"], true), ("run", ["earshot", "run", "--", "ls"], true),
            ("run", ["earshot"], false), ("run", ["earshot", "--help"], true),
            ("run", ["earshot", "--version"], false), ("run", ["earshot", "--version", "--help"], true),
            ("run", ["earshot", "help", "run"], true),
            ("run", ["earshot", "--experimental-dump-help"], true), ("run", ["earshot", "read", "--help"], true),
            ("run", ["earshot", "read", "-h"], true), ("run", ["earshot", "read", "run"], false),
            ("run", ["earshot", "tree", "Main.storyboard"], false),
        ])
    func `the help of a command is put together only where it may be asked for`(
        _ command: String, _ arguments: [String], _ mayCome: Bool
    ) {
        #expect(HelpNeed.mayCome(for: command, arguments) == mayCome)
    }
}
