/// A value of a JSON text together with the place where it stands, for messages.
struct JSONValue: Sendable {
    var kind: Kind
    var position: Position

    enum Kind: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([Member])
    }

    struct Member: Sendable {
        var key: String
        var position: Position
        var value: JSONValue
    }

    /// A place in a text; lines and columns count from 1, columns in bytes.
    struct Position: Sendable, Hashable {
        var line: Int
        var column: Int
    }

    /// What the value is, for messages.
    var typeName: String {
        switch kind {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
