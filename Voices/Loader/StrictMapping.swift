import Speech
import Suggestions
import Yams

/// A YAML mapping with a fixed set of keys, whose values all have a type and a range.
struct StrictMapping {
    private let values: [String: Node]
    private let file: String
    private let node: Node

    /// Checks the keys of a mapping.
    ///
    /// - Throws: `ProfileError` at the first key that is not allowed or appears twice.
    init(_ node: Node, allowed: [String], file: String) throws(ProfileError) {
        self.node = node
        self.file = file
        guard case .mapping(let mapping) = node else {
            throw Self.error(file, node, "expected a mapping of keys and values")
        }
        var values: [String: Node] = [:]
        for (key, value) in mapping {
            guard case .scalar(let scalar) = key else { throw Self.error(file, key, "a key must be a word") }
            guard allowed.contains(scalar.string) else {
                throw Self.error(file, key, Self.unknown("key", scalar.string, allowed))
            }
            guard values.updateValue(value, forKey: scalar.string) == nil else {
                throw Self.error(file, key, "duplicate key \"\(scalar.string)\"")
            }
        }
        self.values = values
    }

    func node(_ key: String) -> Node? { values[key] }

    /// The entries of a mapping whose keys are free texts, in their order in the file.
    ///
    /// - Throws: `ProfileError` at a key that is there twice or at a value that is not a text.
    static func texts(
        _ node: Node, file: String, longest: Int
    ) throws(ProfileError) -> [(key: String, value: String, node: Node)] {
        guard case .mapping(let mapping) = node else {
            throw error(file, node, "expected a mapping of texts")
        }
        var seen: Set<String> = []
        var entries: [(key: String, value: String, node: Node)] = []
        for (key, value) in mapping {
            guard case .scalar(let text) = key, (1...longest).contains(text.string.unicodeScalars.count) else {
                throw error(file, key, "the written form must be a text of 1 to \(longest) characters")
            }
            guard case .scalar(let spoken) = value, spoken.string.unicodeScalars.count <= longest else {
                throw error(file, value, "the spoken form must be a text of at most \(longest) characters")
            }
            guard seen.insert(text.string).inserted else {
                throw error(file, key, "duplicate entry \"\(SpeechText.sanitized(text.string))\"")
            }
            entries.append((text.string, spoken.string, key))
        }
        return entries
    }

    func string(_ key: String, longest: Int = 200) throws(ProfileError) -> String? {
        guard let node = values[key] else { return nil }
        guard case .scalar(let scalar) = node, !scalar.string.isEmpty, scalar.string.unicodeScalars.count <= longest
        else { throw Self.error(file, node, "\"\(key)\" must be a text of 1 to \(longest) characters") }
        return scalar.string
    }

    func required(_ key: String) throws(ProfileError) -> String {
        guard let value = try string(key) else { throw Self.error(file, node, "the key \"\(key)\" is missing") }
        return value
    }

    func integer(_ key: String, in range: ClosedRange<Int>) throws(ProfileError) -> Int? {
        guard let node = values[key] else { return nil }
        guard case .scalar(let scalar) = node, let value = Int(scalar.string), range.contains(value) else {
            let limits = "\(range.lowerBound) to \(range.upperBound)"
            throw Self.error(file, node, "\"\(key)\" must be a whole number from \(limits)")
        }
        return value
    }

    func number(_ key: String, in range: ClosedRange<Double>) throws(ProfileError) -> Double? {
        guard let node = values[key] else { return nil }
        guard case .scalar(let scalar) = node, let value = Double(scalar.string), range.contains(value) else {
            throw Self.error(
                file, node, "\"\(key)\" must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, of type: Choice.Type
    ) throws(ProfileError) -> Choice? where Choice.RawValue == String {
        guard let node = values[key] else { return nil }
        let allowed = type.allCases.map(\.rawValue)
        guard case .scalar(let scalar) = node, let value = Choice(rawValue: scalar.string) else {
            let text = node.string ?? ""
            throw Self.error(file, node, Self.unknown("value of \"\(key)\"", text, allowed))
        }
        return value
    }

    static func error(_ file: String, _ node: Node, _ message: String) -> ProfileError {
        ProfileError(file: file, line: node.mark?.line, column: node.mark?.column, message: message)
    }

    /// Returns the error for an unknown text, with the allowed ones and a suggestion.
    static func unknown(_ what: String, _ text: String, _ allowed: [String]) -> String {
        Suggestion.unknown(what, text, allowed: allowed)
    }
}
