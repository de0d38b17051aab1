import ArgumentParser
import Foundation

@testable import earshot

/// A command as the tool describes it for man pages.
struct CommandDump: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool?
    var subcommands: [CommandDump]?
    var arguments: [Argument]?

    /// The tool itself.
    static func root() throws -> CommandDump {
        struct Tool: Decodable { var command: CommandDump }
        return try JSONDecoder().decode(Tool.self, from: Data(EarshotCommand._dumpHelp().utf8)).command
    }

    /// Returns the command and its visible subcommands, with their names on the command line.
    func all(_ path: [String] = []) -> [(path: [String], command: CommandDump)] {
        let below = (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
        return [(path, self)] + below.flatMap { $0.all(path + [$0.commandName]) }
    }

    struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            var spelled: String { (kind == "long" ? "--" : "-") + name }
        }

        var kind: String
        var shouldDisplay: Bool?
        var sectionTitle: String?
        var isOptional: Bool
        var isRepeating: Bool
        var names: [Name]?
        var preferredName: Name?
        var valueName: String?
        var defaultValue: String?
        var allValues: [String]?
        var abstract: String?
    }
}
