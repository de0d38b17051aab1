import Speech
import Suggestions
import Yams

/// A YAML mapping whose keys are all known and whose values all have a type and a range.
///
/// A value that is wrong is a mistake and is read as if it were not there.
struct StrictMapping {
    private var values: [String: Node] = [:]
    private let mistakes: ProfileMistakes
    private let node: Node

    /// Checks the keys of a mapping.
    init(_ node: Node, allowed: [String], _ mistakes: ProfileMistakes) {
        self.node = node
        self.mistakes = mistakes
        guard case .mapping(let mapping) = node else {
            mistakes.add(node, "expected a mapping of keys and values")
            return
        }
        for (key, value) in mapping {
            if case .scalar(let scalar) = key {
                if !allowed.contains(scalar.string) {
                    mistakes.add(key, Self.unknown("key", scalar.string, allowed))
                } else if values.updateValue(value, forKey: scalar.string) != nil {
                    mistakes.add(key, "duplicate key \"\(scalar.string)\"")
                }
            } else {
                mistakes.add(key, "a key must be a word")
            }
        }
    }

    func node(_ key: String) -> Node? { values[key] }

    /// The entries of a mapping from written to spoken texts, in the order of the file. A text without anything but blanks
    /// would never match, or would silence the word.
    static func texts(
        _ node: Node, _ mistakes: ProfileMistakes, longest: Int
    ) -> [(key: String, value: String, node: Node)] {
        guard case .mapping(let mapping) = node else {
            mistakes.add(node, "expected a mapping of texts")
            return []
        }
        var seen: Set<String> = []
        var entries: [(key: String, value: String, node: Node)] = []
        for (key, value) in mapping {
            if case .scalar(let text) = key, isText(text.string, longest) {
                if case .scalar(let spoken) = value, isText(spoken.string, longest) {
                    if seen.insert(text.string).inserted {
                        entries.append((text.string, spoken.string, key))
                    } else {
                        mistakes.add(key, "duplicate entry \"\(SpeechText.sanitized(text.string))\"")
                    }
                } else {
                    mistakes.add(value, "the spoken form must be a text of 1 to \(longest) characters")
                }
            } else {
                mistakes.add(key, "the written form must be a text of 1 to \(longest) characters")
            }
        }
        return entries
    }

    private static func isText(_ text: String, _ longest: Int) -> Bool {
        (1...longest).contains(text.unicodeScalars.count) && !text.allSatisfy(\.isWhitespace)
    }

    func string(_ key: String, longest: Int = 200) -> String? {
        value(key, "must be a text of 1 to \(longest) characters") { text in
            !text.isEmpty && text.unicodeScalars.count <= longest ? text : nil
        }
    }

    /// The text of a key, or an empty one where it is missing, which is a mistake.
    func required(_ key: String) -> String {
        if values[key] == nil, case .mapping = node { mistakes.add(node, "the key \"\(key)\" is missing") }
        return string(key) ?? ""
    }

    func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        value(key, "must be a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
        value(key, "must be a number from \(range.lowerBound) to \(range.upperBound)") { text in
            Double(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, of type: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        guard let node = values[key] else { return nil }
        if case .scalar(let scalar) = node, let value = Choice(rawValue: scalar.string) { return value }
        mistakes.add(node, Self.unknown("value of \"\(key)\"", node.string ?? "", type.allCases.map(\.rawValue)))
        return nil
    }

    private func value<Value>(_ key: String, _ demand: String, _ read: (String) -> Value?) -> Value? {
        guard let node = values[key] else { return nil }
        if case .scalar(let scalar) = node, let value = read(scalar.string) { return value }
        mistakes.add(node, "\"\(key)\" \(demand)")
        return nil
    }

    static func error(_ file: String, _ node: Node, _ message: String) -> ProfileError {
        ProfileError(file: file, line: node.mark?.line, column: node.mark?.column, message: message)
    }

    /// Returns the error for an unknown text, with the allowed ones and a suggestion.
    static func unknown(_ what: String, _ text: String, _ allowed: [String]) -> String {
        Suggestion.unknown(what, text, allowed: allowed)
    }
}
