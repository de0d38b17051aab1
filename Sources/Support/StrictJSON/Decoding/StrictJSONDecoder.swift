/// Decodes values of Swift types from untrusted JSON.
///
/// It reads what `Codable` types describe, from a text that `JSONValue` has read strictly, and every error names the
/// line, the column and the path to the value. Whole numbers are only taken for integers that hold them, and numbers
/// are not taken for strings or truth values.
public struct StrictJSONDecoder: Sendable {
    /// The limits of a text.
    public var limits: JSONLimits
    /// Context for the decoded types.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Creates a decoder.
    public init(limits: JSONLimits = JSONLimits(), userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
        self.limits = limits
        self.userInfo = userInfo
    }

    /// Decodes a value from a JSON text.
    ///
    /// - Throws: An error in the text, or a value that doesn't fit the type, with the location.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: some Sequence<UInt8>
    ) throws(JSONError) -> Value {
        try decode(type, from: JSONValue(parsing: bytes, limits: limits))
    }

    /// Decodes a value from JSON that has been read.
    ///
    /// - Throws: A value that doesn't fit the type, with the location.
    public func decode<Value: Decodable>(_ type: Value.Type, from value: JSONValue) throws(JSONError) -> Value {
        let decoder = JSONValueDecoder(value, path: [], userInfo: userInfo)
        do {
            return try decoder.decode(type)
        } catch let error as JSONError {
            throw error
        } catch let error as DecodingError {
            throw decoder.located(error)
        } catch {
            throw JSONError("\(error)", at: value.position)
        }
    }
}
