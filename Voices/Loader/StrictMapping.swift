import Speech
import Yams

/// A YAML mapping whose keys are all known and whose values all have a type and a range.
struct StrictMapping {
    private let values: [String: Node]
    private let file: String
    private let node: Node

    /// Checks the keys of a mapping.
    ///
    /// - Throws: `ProfileError` at the first key that is not allowed or stands there twice.
    init(_ node: Node, allowed: [String], file: String) throws(ProfileError) {
        self.node = node
        self.file = file
        guard case .mapping(let mapping) = node else {
            throw Self.error(file, node, "a mapping of keys and values is expected here")
        }
        var values: [String: Node] = [:]
        for (key, value) in mapping {
            guard case .scalar(let scalar) = key else { throw Self.error(file, key, "a key must be a word") }
            guard allowed.contains(scalar.string) else {
                throw Self.error(file, key, Self.unknown("key", scalar.string, allowed))
            }
            guard values.updateValue(value, forKey: scalar.string) == nil else {
                throw Self.error(file, key, "the key \"\(scalar.string)\" stands here twice")
            }
        }
        self.values = values
    }

    func node(_ key: String) -> Node? { values[key] }

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

    /// Says what is allowed, and what was probably meant.
    static func unknown(_ what: String, _ text: String, _ allowed: [String]) -> String {
        let shown = SpeechText.sanitized(String(text.prefix(60)))
        let message = "unknown \(what): \"\(shown)\""
        let closest = allowed.map { ($0, distance(Array(shown.lowercased()), Array($0.lowercased()))) }
            .min { ($0.1, $0.0) < ($1.1, $1.0) }
        if let (word, distance) = closest, distance <= max(1, word.count / 3) {
            return "\(message); did you mean \"\(word)\"?"
        }
        return "\(message); allowed are \(allowed.joined(separator: ", "))"
    }

    /// How many letters must be put in, left out or changed to make one word of the other.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var previous = row[0]
            row[0] = index + 1
            for (column, other) in right.enumerated() {
                let replaced = previous + (letter == other ? 0 : 1)
                previous = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, previous + 1)
            }
        }
        return row[right.count]
    }
}
