import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import StrictJSON
import Suggestions

/// Gestures and commands by the names that case files use.
enum Names {
    /// The names of gestures, for suggestions.
    static let gestures = Gesture.allWithoutPoint.map(\.name) + ["touch"]

    /// The names of commands, for suggestions.
    static let commands = Command.allWithoutArgument.map(\.name) + ["touch", "scroll", "type"]

    private static let directions: [String: ScrollDirection] = [
        "right": .right, "left": .left, "up": .up, "down": .down, "next": .next, "previous": .previous,
    ]

    /// Returns the form that `Codable` writes for a case that a file names: "next", {"touch": [20, 40]}, {"scroll":
    /// "left"}.
    static func coded(_ value: JSONValue) -> JSONValue? {
        if let name = value.string {
            if let command = Command(name: name) { return try? StrictJSONEncoder().encode(command) }
            return [name: [:]]
        }
        guard let object = value.object, object.count == 1, let member = object.members.first else { return nil }
        let argument = member.value
        if let point = argument.array, point.count == 2 { return [member.key: ["_0": ["x": point[0], "y": point[1]]]] }
        if member.key == "scroll", let direction = argument.string.flatMap({ directions[$0] }) {
            return ["scroll": ["_0": JSONValue(direction.rawValue)]]
        }
        return [member.key: ["_0": argument]]
    }

    /// `; did you mean "x"?`, or nothing when no name is near.
    static func suggestion(for name: String, among known: [String]) -> String {
        Suggestion.nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    }
}
