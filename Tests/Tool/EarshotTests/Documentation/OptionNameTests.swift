import Foundation
import TestSupport
import Testing

/// Commands and files that documents mention within a line; blocks of commands are run by `make docs-commands`.
struct OptionNameTests {
    /// The options of each command and of those below it, by the words by which it is called.
    private static func options() throws -> [[String]: Set<String>] {
        let all = try CommandDump.root().all()
        var options: [[String]: Set<String>] = [["help"]: []]
        for (path, _) in all {
            let below = all.filter { $0.path.starts(with: path) }.flatMap { $0.command.arguments ?? [] }
            options[path] = Set(below.flatMap { $0.names ?? [] }.map(\.spelled))
        }
        return options
    }

    @Test(arguments: Documents.paths)
    func `the commands and options that a document names are there`(path: String) throws {
        let options = try Self.options()
        for match in try Documents.text(path).matches(of: /`(earshot [^`\n]+|--[a-z][^`\n]*)`/) {
            var words = match.1.split(separator: " ").map(String.init)[...]
            var command: [String] = []
            if words.first == "earshot" { words.removeFirst() }
            while let next = words.first, options[command + [next]] != nil {
                command.append(next)
                words.removeFirst()
            }
            #expect(!command.isEmpty || !match.1.hasPrefix("earshot "), "there is no \(match.1)")
            let known = options[command] ?? []
            // Words after "--" are for another program; "--a, --b" names two.
            for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
                let name = String(word.prefix { $0 != "=" && $0 != "," })
                #expect(known.contains(name), "\(match.1) has no \(name)")
            }
        }
    }

    @Test(arguments: Documents.paths)
    func `what a document links to is there`(path: String) throws {
        let folder = PackageFolders.root.appending(path: path).deletingLastPathComponent()
        for match in try Documents.text(path).matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/) {
            guard !match.1.hasPrefix("http"), !match.1.hasPrefix("doc:") else { continue }
            let file = folder.appending(path: String(match.1)).standardizedFileURL.path
            #expect(FileManager.default.fileExists(atPath: file), "\(match.1)")
        }
    }
}
