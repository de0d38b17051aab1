import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import earshot

/// What the help says.
struct HelpTests {
    /// All commands that do something, with the words by which they are called.
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
    func `the help of every command begins with at least two examples, which the tool understands`(index: Int) throws {
        let (words, type) = Self.commands[index]
        let lines = type.configuration.discussion.components(separatedBy: "\n")
        try #require(lines.first == "EXAMPLES:", "\(words)")
        let examples = lines.dropFirst().prefix { $0.hasPrefix("  ") }
        #expect(examples.count >= 2, "\(words)")
        #expect(examples.contains { $0.contains("earshot " + words[0]) }, "\(words)")
        for example in examples {
            for call in Self.calls(example) { _ = try EarshotCommand.parseAsRoot(call) }
        }
        let help = try ToolTests.run(["help"] + words)
        #expect(help.code == 0 && help.out.contains("EXAMPLES:"))
    }

    /// The calls of the tool in a line for a shell.
    private static func calls(_ line: String) -> [[String]] {
        var calls: [[String]] = []
        // Where the output goes is the shell's.
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

    @Test func `the tool alone says what it can do and what to try, and each of that is a command`() throws {
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

    @Test func `a message that speaks of a limit names the option that there is`() throws {
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
