import CommandIO
import Foundation
import ScreenReader
import StrictJSON
import StrictXML

/// Reads files that give gestures other commands: a JSON object from names of gestures to names of commands.
package enum GestureFile {
    private static let sizeLimit = 1 << 20

    /// The standard assignment with the changes of a file.
    package static func load(_ path: String) throws -> GestureMap {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path: path, maximumSize: sizeLimit)
        } catch {
            throw ToolError(error, file: path)
        }
        let names: [String: String]
        do {
            names = try StrictJSONDecoder().decode([String: String].self, from: bytes)
        } catch {
            throw ToolError(
                "this is not a JSON object from gestures to commands: \(error.message)", file: path,
                line: error.position.line, column: error.position.column,
                remedy: "write it like {\"threeFingerTap\": \"itemChooser\", \"splitTap\": \"none\"}",
                exitCode: .dataError)
        }
        do {
            return try GestureMap(commandNames: names)
        } catch {
            throw ToolError(
                error.description, file: path, remedy: "'earshot explore --list-gestures' prints all names",
                exitCode: .dataError)
        }
    }

    /// Every gesture with its command and a description, then every other command.
    package static var list: [String] {
        let width = Gesture.allWithoutPoint.map(\.name.count).max() ?? 0
        let gestures = Gesture.allWithoutPoint.map { gesture in
            gesture.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                + (GestureMap.standard[gesture]?.name ?? "none")
        }
        let commands = Command.allWithoutArgument.map { command in
            command.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + command.summary
        }
        return ["Gestures and their commands:"] + gestures.map { "  " + $0 } + ["", "Commands:"]
            + commands.map { "  " + $0 }
    }
}
