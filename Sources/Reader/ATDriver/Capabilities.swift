import Speech
import StrictJSON

/// The capabilities of this implementation, and their match with those that a client requests.
struct Capabilities: Sendable, Hashable {
    var version: String

    /// The capabilities for `session.new`, or nil if the required ones can't be met.
    func match(_ parameters: JSONObject) throws(ATDriverError) -> JSONValue? {
        guard let request = parameters["capabilities"] else {
            throw ATDriverError(.invalidArgument, "\"capabilities\" is missing; it may be {}")
        }
        guard let members = request.object else {
            throw ATDriverError(.invalidArgument, "\"capabilities\" must be an object")
        }
        guard let always = members["alwaysMatch"] else { return own }
        guard let required = always.object else {
            throw ATDriverError(.invalidArgument, "\"alwaysMatch\" must be an object")
        }
        for member in required.members.sorted(by: { $0.key < $1.key }) {
            let (name, value) = (member.key, member.value)
            switch name {
            case "atName", "atVersion", "platformName":
                guard let text = value.string else {
                    throw ATDriverError(.invalidArgument, "\"\(name)\" must be a string")
                }
                let fits =
                    switch name {
                    case "atName": text == "earshot"
                    case "platformName": text == "linux"
                    default: VersionRequirement(text)?.isMet(by: version) ?? false
                    }
                if !fits { return nil }
            default:
                // There are no capabilities of other makers here, so none of them can be met.
                return nil
            }
        }
        return own
    }

    private var own: JSONValue {
        [
            "atName": "earshot", "atVersion": JSONValue(version), "platformName": "linux",
            "earshot:events": JSONValue(OutputEvent.allCases.map { JSONValue($0.rawValue) }),
        ]
    }
}

/// A version, or a bound of versions: "1.2", ">=1.2", "<2".
struct VersionRequirement: Hashable {
    private let comparison: String
    private let numbers: [Int]

    init?(_ text: String) {
        let trimmed = text.drop { $0 == " " }
        let comparison = ["<=", ">=", "<", ">", "="].first { trimmed.hasPrefix($0) } ?? ""
        guard let numbers = Self.numbers(String(trimmed.dropFirst(comparison.count))) else { return nil }
        self.comparison = comparison
        self.numbers = numbers
    }

    func isMet(by version: String) -> Bool {
        guard let other = Self.numbers(version) else { return false }
        let count = max(numbers.count, other.count)
        let left = other + Array(repeating: 0, count: count - other.count)
        let right = numbers + Array(repeating: 0, count: count - numbers.count)
        switch comparison {
        case "<": return left.lexicographicallyPrecedes(right)
        case ">": return right.lexicographicallyPrecedes(left)
        case "<=": return !right.lexicographicallyPrecedes(left)
        case ">=": return !left.lexicographicallyPrecedes(right)
        default: return left == right
        }
    }

    private static func numbers(_ text: String) -> [Int]? {
        let parts = text.split(separator: " ").joined().split(separator: ".", omittingEmptySubsequences: false)
        guard (1...8).contains(parts.count) else { return nil }
        let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? Int(part) : nil }
        return numbers.count == parts.count ? numbers : nil
    }
}
