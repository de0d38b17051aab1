/// A value of a JSON text (RFC 8259), for messages that strangers send.
package enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number without fraction and exponent that fits.
    case integer(Int64)
    /// Any other number; always finite.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// The member of an object, or nil if there is none or this is not an object.
    package subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    /// The text, or nil if this is not a string.
    package var string: String? { if case .string(let text) = self { text } else { nil } }
    /// The truth value, or nil if this is not one.
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The whole number, or nil if this is not one.
    package var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    /// The number, whole or not, or nil if this is not one.
    package var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
    /// The elements, or nil if this is not an array.
    package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }
    /// The members, or nil if this is not an object.
    package var object: [String: JSON]? { if case .object(let members) = self { members } else { nil } }

    /// What the value is, for messages.
    package var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}

extension JSON: CustomStringConvertible {
    /// The value as JSON text on one line, with the members of objects in the order of their names. Control
    /// characters and line separators are escaped, so that it is one line to every reader.
    package var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += value.isFinite ? String(value) : "null"
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// Writes a string with its quotation marks.
    package static func write(_ value: String, to text: inout String) { JSONText.write(value, to: &text) }
}
