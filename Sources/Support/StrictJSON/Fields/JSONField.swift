import Suggestions

/// Reads one value of a JSON text as a required type, with its location and its path for messages.
package struct JSONField {
    /// The value.
    package let value: JSONValue
    /// The way to it, such as `cases[3].name`; empty for the root.
    package let path: String

    /// The value that a JSON text is, or a part of it.
    package init(_ value: JSONValue, path: String = "") {
        self.value = value
        self.path = path
    }

    /// The value that a JSON text is.
    ///
    /// - Throws: for a text that is not valid JSON, is longer or nests deeper than allowed, or names a member twice.
    package init(parsing bytes: some Sequence<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        self.init(try JSONValue(parsing: bytes, limits: limits))
    }

    /// A mistake in this value.
    package func error(_ message: String) -> JSONError {
        JSONError(message, at: value.position, path: path)
    }

    private func mismatch(_ wanted: String) -> JSONError {
        error("this must be \(wanted), not \(value.typeName)")
    }

    /// Whether the value is an array.
    package var isArray: Bool { value.array != nil }

    /// Whether the value is null.
    package var isNull: Bool { value.isNull }

    /// The value if it is a string.
    package func string() throws(JSONError) -> String {
        guard let text = value.string else { throw mismatch("a string") }
        return text
    }

    /// The value if it is true or false.
    package func bool() throws(JSONError) -> Bool {
        guard let flag = value.bool else { throw mismatch("true or false") }
        return flag
    }

    /// The maximum absolute value of a number, so that sums and products of such numbers stay finite.
    private static let largestNumber = 1_000_000.0

    /// The value if it is a number, at most a million from zero.
    package func number() throws(JSONError) -> Double {
        let number = try anyNumber()
        guard number.magnitude <= Self.largestNumber else {
            throw error("this must be a number from -1000000 to 1000000")
        }
        return number
    }

    private func anyNumber() throws(JSONError) -> Double {
        guard let number = value.double else { throw mismatch("a number") }
        return number
    }

    /// The value if it is a whole number in a range.
    package func integer(_ range: ClosedRange<Int> = -1_000_000_000...1_000_000_000) throws(JSONError) -> Int {
        let number = try anyNumber()
        guard let whole = value.integer.map(Int.init) ?? Int(exactly: number), range.contains(whole) else {
            throw error("this must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return whole
    }

    /// The elements if it is an array.
    package func array() throws(JSONError) -> [JSONField] {
        guard let values = value.array else { throw mismatch("an array") }
        return values.enumerated().map { JSONField($1, path: "\(path)[\($0)]") }
    }

    /// The elements if it is an array of strings.
    package func strings() throws(JSONError) -> [String] {
        var texts: [String] = []
        for field in try array() { texts.append(try field.string()) }
        return texts
    }

    /// One of several names.
    package func choice<Value>(_ choices: KeyValuePairs<String, Value>) throws(JSONError) -> Value {
        choices[try index(in: choices.map(\.key))].value
    }

    /// The index of the name in a list of all allowed ones.
    package func index(in names: [String]) throws(JSONError) -> Int {
        let name = try string()
        if let index = names.firstIndex(of: name) { return index }
        throw error("\(name.quoted) is unknown; " + Suggestion.text(for: name, among: names))
    }

    /// The members of an object, each of which has to be read.
    package func object() throws(JSONError) -> JSONFields {
        guard let members = value.object else { throw mismatch("an object") }
        return JSONFields(self, members)
    }
}

extension JSONField {
    /// One of the cases of a type, by their names.
    package func choice<Value: RawRepresentable<String> & CaseIterable>(
        of type: Value.Type
    ) throws(JSONError) -> Value {
        let name = try string()
        if let value = Value(rawValue: name) { return value }
        let known = Value.allCases.map(\.rawValue)
        throw error("\(name.quoted) is unknown; " + Suggestion.text(for: name, among: known))
    }
}
