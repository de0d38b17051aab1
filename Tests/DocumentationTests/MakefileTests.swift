import Foundation
import TestSupport
import Testing

/// The targets of the Makefile, and the documents and workflows that name them.
struct MakefileTests {
    /// An option of a `swift` command.
    private struct Option: Hashable {
        var name: String
        var takesValue: Bool
    }

    private static let makefile = (try? Documents.text("Makefile")) ?? ""
    static let targets = makefile.matches(of: /(?m)^([a-z][a-z-]*):(?!=)/).map { String($0.1) }
    private static let hasMake = (try? CommandResult(["make", "--version"]).status) == 0
    private static let hasSwift = (try? CommandResult(["swift", "--version"]).status) == 0

    /// The targets that a document names in code.
    private static func targets(in document: String) throws -> [String] {
        let text = try Documents.text(document)
        let inline = text.matches(of: /`make (?:-s )?([a-z][a-z-]*)/).map { String($0.1) }
        let blocks = try CodeBlock.all(of: document).flatMap(\.lines)
        return inline + blocks.compactMap { $0.firstMatch(of: /^make (?:-s )?([a-z][a-z-]*)/) }.map { String($0.1) }
    }

    @Test func `targets have one rule each, and are phony`() {
        let phony = Self.makefile.firstMatch(of: /(?m)^\.PHONY: (.*)$/)?.1.split(separator: " ").map(String.init) ?? []
        #expect(Self.targets.contains("test"))
        #expect(Self.targets.sorted() == phony.sorted())
    }

    @Test(arguments: ["README.md", "CONTRIBUTING.md"])
    func `a document names only targets that exist`(document: String) throws {
        let named = try Self.targets(in: document)
        #expect(named.contains("test"))
        #expect(Set(named).subtracting(Self.targets).isEmpty)
    }

    @Test(arguments: ["ci.yml", "nightly.yml", "release.yml"])
    func `a workflow runs only targets that exist`(workflow: String) throws {
        let text = try Documents.text(".github/workflows/\(workflow)")
        let named = text.matches(of: /run: make (?:-s )?([a-z][a-z-]*)/).map { String($0.1) }
        #expect(!named.isEmpty)
        #expect(Set(named).subtracting(Self.targets).isEmpty)
    }

    @Test func `a workflow runs each target that is no part of another`() throws {
        let parts: Set = [
            "adapter", "build", "clean", "docs", "format", "help", "install", "release", "setup", "setup-deb",
            "setup-install", "setup-tests", "uninstall", "version",
        ]
        let texts = try [".github/workflows/ci.yml", ".github/workflows/nightly.yml", ".ci/run"].map(Documents.text)
        let words = Set(texts.joined().split { " ,[]\n".contains($0) }.map(String.init))
        for target in Self.targets where !parts.contains(target) {
            #expect(words.contains(target), "no workflow runs make \(target)")
        }
    }

    @Test(.enabled(if: hasMake, "make is not installed"))
    func `make help names only targets that exist`() throws {
        let help = try CommandResult(["make", "-s", "help"]).output
        let named = help.split(separator: "\n").compactMap { $0.firstMatch(of: /^make ([a-z][a-z-]*)/) }
        #expect(named.count > 15)
        #expect(Set(named.map { String($0.1) }).subtracting(Self.targets).isEmpty)
    }

    @Test(.enabled(if: hasMake, "make is not installed"), arguments: targets)
    func `the commands of a target parse`(target: String) throws {
        let dryRun = try CommandResult(["make", "-n", target])
        #expect(dryRun.status == 0, "\(dryRun.output)")
        let shell = try CommandResult(["sh", "-n", "-c", dryRun.output])
        #expect(shell.status == 0, "\(shell.output)")
    }

    @Test(.enabled(if: hasMake && hasSwift, "make or swift is not installed"), arguments: targets)
    func `the swift commands of a target have only options that exist`(target: String) throws {
        let commands = try CommandResult(["make", "-n", target]).output.replacing("\\\n", with: " ")
        for command in commands.matches(of: /\bswift ((?:build|run|test|package|format)[^\n"')|;&<>]*)/) {
            let unknown = try Self.unknownOptions(of: command.1.split(separator: " ").map(String.init))
            #expect(unknown.isEmpty, "swift \(command.1)")
        }
    }

    @Test(.enabled(if: hasSwift, "swift is not installed"))
    func `an option of swift build that swift run does not take is found`() throws {
        let words = ["-c", "release", "--static-swift-stdlib", "-Xlinker", "--none", "product", "--its-own"]
        #expect(try Self.unknownOptions(of: ["run"] + words) == ["--static-swift-stdlib"])
        #expect(try Self.unknownOptions(of: ["build"] + words.dropLast(2)).isEmpty)
        #expect(try Self.unknownOptions(of: ["format", "lint", "--strict", "--in-place"]) == ["--in-place"])
    }

    /// The options of a `swift` command, without "swift", that its subcommand does not take.
    private static func unknownOptions(of words: [String]) throws -> [String] {
        let isFormat = words[0] == "format"
        let isLint = isFormat && words.dropFirst().first == "lint"
        let known = try options(of: isLint ? ["format", "lint"] : isFormat ? ["format", "format"] : [words[0]])
        var rest = words.dropFirst(isLint ? 2 : 1)
        var unknown: [String] = []
        while let word = rest.popFirst() {
            // The options after the name of a product are the product's.
            guard word.hasPrefix("-") else { if words[0] == "run" { break } else { continue } }
            let name = String(word.prefix { $0 != "=" })
            guard let option = known.first(where: { $0.name == name }) else {
                unknown.append(word)
                continue
            }
            if option.takesValue, name == word { rest = rest.dropFirst() }
        }
        return unknown
    }

    /// The options that the help of a subcommand lists.
    private static func options(of subcommand: [String]) throws -> Set<Option> {
        let help = try CommandResult(["swift"] + subcommand + ["--help-hidden"]).output
        let lists = help.matches(of: /(?m)^  (-[-A-Za-z]+(?:(?:, |\/)-[-A-Za-z]+)*)( <)?/)
        return Set(
            lists.flatMap { list in
                list.1.split { ", /".contains($0) }.map { Option(name: String($0), takesValue: list.2 != nil) }
            })
    }
}
