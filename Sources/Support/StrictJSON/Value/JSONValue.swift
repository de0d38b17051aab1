/// A value of a JSON text (RFC 8259) together with its position in the text.
///
/// Two values are equal when they mean the same, regardless of their positions; the order of an object's members counts
/// for nothing.
public struct JSONValue: Sendable {
    /// The content of a value.
    public enum Content: Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number without fraction and exponent that fits into 64 bits.
        case integer(Int64)
        /// Any other number. Finite when it was read.
        case number(Double)
        /// A string.
        case string(String)
        /// An array.
        case array([JSONValue])
        /// An object.
        case object(JSONObject)
    }

    /// The content of the value.
    public var content: Content
    /// The position of the value in the text that it was read from; the start of a text for values made by code.
    public var position: JSONPosition

    /// Creates a value.
    public init(_ content: Content, at position: JSONPosition = JSONPosition()) {
        self.content = content
        self.position = position
    }
}

extension JSONValue {
    /// The value `null`.
    public static let null = JSONValue(.null)

    /// Creates a truth value.
    public init(_ value: Bool) { self.init(.bool(value)) }
    /// Creates a whole number.
    public init(_ value: some BinaryInteger) {
        self.init(Int64(exactly: value).map(Content.integer) ?? .number(Double(value)))
    }
    /// Creates a number. One that is not finite is written as `null`.
    public init(_ value: Double) { self.init(.number(value)) }
    /// Creates a string.
    public init(_ value: some StringProtocol) { self.init(.string(String(value))) }
    /// Creates an array.
    public init(_ values: [JSONValue]) { self.init(.array(values)) }
    /// Creates an object.
    public init(_ object: JSONObject) { self.init(.object(object)) }

    /// The text, or nil if this is not a string.
    public var string: String? { if case .string(let text) = content { text } else { nil } }
    /// The truth value, or nil if this is not one.
    public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
    // Swift 6.3.1 fails to compile `object[key]?.integer` with optimisation where this is inlined into it.
    /// The whole number, or nil if this is not one.
    public var integer: Int64? {
        @inline(never) get { if case .integer(let value) = content { value } else { nil } }
    }
    /// The number, whole or not, or nil if this is not one.
    public var double: Double? {
        switch content {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
    /// The elements, or nil if this is not an array.
    public var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
    /// The members, or nil if this is not an object.
    public var object: JSONObject? { if case .object(let members) = content { members } else { nil } }
    /// Whether this is `null`.
    public var isNull: Bool { if case .null = content { true } else { false } }

    /// The value of an object's member; nil if there is none or this is not an object.
    public subscript(key: String) -> JSONValue? { object?[key] }

    /// The name of the value's type, for messages: `a string`, `true or false` …
    public var typeName: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: Hashable {
    // Swift 6.3.1 fails to compile comparisons of arrays with optimisation where this is inlined into them.
    /// Returns whether two values mean the same, regardless of their positions.
    @inline(never) public static func == (one: JSONValue, other: JSONValue) -> Bool {
        switch (one.content, other.content) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.integer(let one), .integer(let other)): one == other
        case (.integer, .number), (.number, .integer), (.number, .number): one.double == other.double
        case (.string(let one), .string(let other)): one == other
        case (.array(let one), .array(let other)): one == other
        case (.object(let one), .object(let other)): one == other
        default: false
        }
    }

    /// Hashes the value by its meaning.
    public func hash(into hasher: inout Hasher) {
        switch content {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .integer, .number: hasher.combine(double)
        case .string(let text): hasher.combine(text)
        case .array(let values): hasher.combine(values)
        case .object(let members): hasher.combine(members)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self.init(.string(value)) }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
    /// A whole number.
    public init(integerLiteral value: Int64) { self.init(.integer(value)) }
    /// Creates a number.
    public init(floatLiteral value: Double) { self.init(.number(value)) }
    /// Creates `null`.
    public init(nilLiteral: ()) { self.init(.null) }
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
    /// An object with its members in the order of the literal; of equal keys the last counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in elements { object[key] = value }
        self.init(.object(object))
    }
}

// Codable types can hold JSON as it is.
extension JSONValue: Codable {
    /// Creates a value by copying the decoder's value.
    ///
    /// - Throws: `DecodingError.dataCorrupted` from any decoder but `StrictJSONDecoder`.
    public init(from decoder: any Decoder) throws {
        guard let decoder = decoder as? JSONValueDecoder else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "JSON values can be decoded only by StrictJSONDecoder"))
        }
        self = decoder.value
    }

    /// Writes the value as it is.
    ///
    /// - Throws: `EncodingError.invalidValue` with any encoder but `StrictJSONEncoder`.
    public func encode(to encoder: any Encoder) throws {
        guard let encoder = encoder as? JSONValueEncoder else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "JSON values can be encoded only by StrictJSONEncoder"))
        }
        encoder.slot.set(self)
    }
}
