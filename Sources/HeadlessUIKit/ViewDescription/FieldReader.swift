import Foundation
import Suggestions

/// Reads one value of a JSON text as what it has to be, and knows the place of it and the way to it for messages.
package struct Field {
    let value: JSONValue
    let path: String

    init(value: JSONValue, path: String) {
        self.value = value
        self.path = path
    }

    /// The value that a JSON text is.
    ///
    /// - Throws: for a text that is not valid JSON, is longer or nests deeper than allowed, or names a member twice.
    package init(json bytes: [UInt8], depthLimit: Int, sizeLimit: Int) throws(ViewDescriptionError) {
        self.init(value: try JSONParser.parse(bytes, depthLimit: depthLimit, sizeLimit: sizeLimit), path: "")
    }

    /// A mistake in this value.
    package func error(_ message: String) -> ViewDescriptionError {
        ViewDescriptionError(message, at: value.position, path: path)
    }

    private func mismatch(_ wanted: String) -> ViewDescriptionError {
        error("this must be \(wanted), not \(value.typeName)")
    }

    /// Whether the value is an array.
    package var isArray: Bool {
        if case .array = value.kind { true } else { false }
    }

    var isNull: Bool {
        if case .null = value.kind { true } else { false }
    }

    /// The value if it is a string.
    package func string() throws(ViewDescriptionError) -> String {
        guard case .string(let text) = value.kind else { throw mismatch("a string") }
        return text
    }

    /// The value if it is true or false.
    package func bool() throws(ViewDescriptionError) -> Bool {
        guard case .bool(let flag) = value.kind else { throw mismatch("true or false") }
        return flag
    }

    /// How far from zero a number may be, so that sums and products of such numbers stay finite.
    private static let largestNumber = 1_000_000.0

    /// The value if it is a number, at most a million from zero.
    package func number() throws(ViewDescriptionError) -> Double {
        let number = try anyNumber()
        guard number.magnitude <= Self.largestNumber else {
            throw error("this must be a number from -1000000 to 1000000")
        }
        return number
    }

    private func anyNumber() throws(ViewDescriptionError) -> Double {
        guard case .number(let number) = value.kind else { throw mismatch("a number") }
        return number
    }

    /// The value if it is a whole number in a range.
    package func integer(_ range: ClosedRange<Int> = -1_000_000_000...1_000_000_000) throws(ViewDescriptionError) -> Int
    {
        guard let whole = Int(exactly: try anyNumber()), range.contains(whole) else {
            throw error("this must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return whole
    }

    /// The elements if it is an array.
    package func array() throws(ViewDescriptionError) -> [Field] {
        guard case .array(let values) = value.kind else { throw mismatch("an array") }
        return values.enumerated().map { Field(value: $1, path: "\(path)[\($0)]") }
    }

    func strings() throws(ViewDescriptionError) -> [String] {
        var texts: [String] = []
        for field in try array() { texts.append(try field.string()) }
        return texts
    }

    func numbers(_ count: Int, _ meaning: String) throws(ViewDescriptionError) -> [Double] {
        let fields = try array()
        guard fields.count == count else { throw error("this must be \(meaning)") }
        var numbers: [Double] = []
        for field in fields { numbers.append(try field.number()) }
        return numbers
    }

    func rect() throws(ViewDescriptionError) -> CGRect {
        let numbers = try numbers(4, "[x, y, width, height]")
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func point() throws(ViewDescriptionError) -> CGPoint {
        let numbers = try numbers(2, "[x, y]")
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    func size() throws(ViewDescriptionError) -> CGSize {
        let numbers = try numbers(2, "[width, height]")
        return CGSize(width: numbers[0], height: numbers[1])
    }

    func insets() throws(ViewDescriptionError) -> UIEdgeInsets {
        let numbers = try numbers(4, "[top, left, bottom, right]")
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// One of several names.
    package func choice<Value>(_ choices: KeyValuePairs<String, Value>) throws(ViewDescriptionError) -> Value {
        let name = try string()
        for (known, value) in choices where known == name { return value }
        throw error("\(name.quoted) is unknown; " + Suggestion.text(for: name, among: choices.map(\.key)))
    }

    /// The members of an object, each of which has to be read.
    package func object() throws(ViewDescriptionError) -> ObjectFields {
        guard case .object(let members) = value.kind else { throw mismatch("an object") }
        return ObjectFields(self, members)
    }
}

/// The members of an object. Those that nobody reads are mistakes.
package struct ObjectFields {
    let field: Field
    private let members: [String: JSONValue.Member]
    private let order: [JSONValue.Member]
    private var read: Set<String> = []
    private var known: [String] = []

    init(_ field: Field, _ members: [JSONValue.Member]) {
        self.field = field
        self.members = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
        order = members
    }

    /// The keys in the order of the text.
    package var keys: [String] { order.map(\.key) }

    /// The member with one of these names, or nil when there is none or it is null.
    package mutating func take(_ names: String...) throws(ViewDescriptionError) -> Field? {
        var found: Field?
        for name in names {
            guard let field = member(name) else { continue }
            if let found { throw field.error("this says the same as \(found.path) and can't stand beside it") }
            found = field
        }
        guard let found, !found.isNull else { return nil }
        return found
    }

    /// The member with this name even when it is null; nil when there is none.
    package mutating func member(_ name: String) -> Field? {
        known.append(name)
        guard let member = members[name] else { return nil }
        read.insert(name)
        let path = field.path.isEmpty ? name : "\(field.path).\(name)"
        return Field(value: member.value, path: path)
    }

    /// Refuses what nobody has read.
    package func finish() throws(ViewDescriptionError) {
        guard let stray = order.first(where: { !read.contains($0.key) }) else { return }
        throw ViewDescriptionError(
            "the key \(stray.key.quoted) is unknown; " + Suggestion.text(for: stray.key, among: known),
            at: stray.position, path: field.path)
    }
}

extension Field {
    /// One of the cases of a type, by their names.
    package func choice<Value: RawRepresentable<String> & CaseIterable>(
        of type: Value.Type
    ) throws(ViewDescriptionError) -> Value {
        let name = try string()
        if let value = Value(rawValue: name) { return value }
        let known = Value.allCases.map(\.rawValue)
        throw error("\(name.quoted) is unknown; " + Suggestion.text(for: name, among: known))
    }
}

extension Suggestion {
    /// Says what was probably meant, or what is known.
    static func text(for name: String, among known: [String]) -> String {
        if let near = nearest(to: name, among: known) { return "did you mean \(near.quoted)?" }
        let unique = Set(known).sorted()
        guard unique.count <= 40 else { return "no known name is like it" }
        return unique.isEmpty ? "none is allowed here" : "known are " + unique.joined(separator: ", ")
    }
}
