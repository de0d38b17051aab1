import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
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

    /// What `Codable` writes for a case that a file names: "next", {"touch": [20, 40]}, {"scroll": "left"}.
    static func coded(_ value: Any) -> String? {
        var written: [String: Any]
        if let name = value as? String {
            if let command = Command(name: name), let data = try? JSONEncoder().encode(command) {
                return String(decoding: data, as: UTF8.self)
            }
            written = [name: [String: Any]()]
        } else if let object = value as? [String: Any], object.count == 1, let (name, argument) = object.first {
            if let point = argument as? [Double], point.count == 2 {
                written = [name: ["_0": ["x": point[0], "y": point[1]]]]
            } else if name == "scroll", let direction = (argument as? String).flatMap({ directions[$0] }) {
                written = [name: ["_0": direction.rawValue]]
            } else {
                written = [name: ["_0": argument]]
            }
        } else {
            return nil
        }
        return (try? JSONSerialization.data(withJSONObject: written)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// `; did you mean "x"?`, or nothing when no name is near.
    static func suggestion(for name: String, among known: [String]) -> String {
        Suggestion.nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    }
}
