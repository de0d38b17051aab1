/// A value that is being decoded, and the way to it.
struct JSONValueDecoder: Decoder {
    let value: JSONValue
    let codingPath: [any CodingKey]
    let sharedInfo: [CodingUserInfoKey: any Sendable]

    init(_ value: JSONValue, path: [any CodingKey], userInfo: [CodingUserInfoKey: any Sendable]) {
        self.value = value
        codingPath = path
        sharedInfo = userInfo
    }

    var userInfo: [CodingUserInfoKey: Any] { sharedInfo }

    func inside(_ key: any CodingKey, _ value: JSONValue) -> JSONValueDecoder {
        JSONValueDecoder(value, path: codingPath + [key], userInfo: sharedInfo)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let object = value.object else { throw mismatch("an object") }
        return KeyedDecodingContainer(JSONKeyedDecoding<Key>(decoder: self, object: object))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let values = value.array else { throw mismatch("an array") }
        return JSONUnkeyedDecoding(decoder: self, values: values)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    // MARK: Errors

    func error(_ message: String) -> JSONError {
        JSONError(message, at: value.position, path: Self.text(of: codingPath))
    }

    private func mismatch(_ expected: String) -> JSONError {
        error("expected \(expected), not \(value.typeName)")
    }

    /// The error of a type's own `init(from:)`, with the location of the value that it names.
    func located(_ error: DecodingError) -> JSONError {
        let context =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context
            @unknown default: DecodingError.Context(codingPath: codingPath, debugDescription: "\(error)")
            }
        var place = value
        for key in context.codingPath.dropFirst(codingPath.count) {
            let next = key.intValue.flatMap { index in place.array.flatMap { index < $0.count ? $0[index] : nil } }
            guard let inner = next ?? place[key.stringValue] else { break }
            place = inner
        }
        return JSONError(context.debugDescription, at: place.position, path: Self.text(of: context.codingPath))
    }

    static func text(of path: [any CodingKey]) -> String {
        var text = ""
        for key in path {
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return text
    }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value.isNull }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard let bool = value.bool else { throw mismatch("true or false") }
        return bool
    }

    func decode(_ type: String.Type) throws -> String {
        guard let string = value.string else { throw mismatch("a string") }
        return string
    }

    func decode(_ type: Double.Type) throws -> Double {
        guard let double = value.double else { throw mismatch("a number") }
        return double
    }

    func decode(_ type: Float.Type) throws -> Float {
        let float = Float(try decode(Double.self))
        guard float.isFinite else { throw error("the number is too large") }
        return float
    }

    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = value as? Value { return value }
        do {
            return try Value(from: self)
        } catch let error as DecodingError {
            throw located(error)
        }
    }

    private func integer<Integer: FixedWidthInteger>() throws -> Integer {
        if let integer = value.integer {
            guard let fitting = Integer(exactly: integer) else { throw error("the number is too large") }
            return fitting
        }
        guard let double = value.double else { throw mismatch("a whole number") }
        guard let whole = Integer(exactly: double) else { throw error("expected a whole number") }
        return whole
    }
}
