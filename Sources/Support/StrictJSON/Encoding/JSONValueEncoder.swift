/// Writes a value into a slot.
struct JSONValueEncoder: Encoder {
    let slot: JSONSlot
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.becomeObject()
        return KeyedEncodingContainer(JSONKeyedEncoding<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.becomeArray()
        return JSONUnkeyedEncoding(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONValueEncoder: SingleValueEncodingContainer {
    func encodeNil() { slot.set(.null) }
    func encode(_ value: Bool) { slot.set(JSONValue(value)) }
    func encode(_ value: String) { slot.set(JSONValue(value)) }
    func encode(_ value: Double) throws {
        guard value.isFinite else {
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(
                    codingPath: codingPath, debugDescription: "JSON can't represent the number \(value)"))
        }
        slot.set(JSONValue(value))
    }
    // By its digits, so that 0.1 does not become 0.10000000149.
    func encode(_ value: Float) throws { try encode(Double("\(value)") ?? Double(value)) }
    func encode(_ value: Int) { slot.set(JSONValue(value)) }
    func encode(_ value: Int8) { slot.set(JSONValue(value)) }
    func encode(_ value: Int16) { slot.set(JSONValue(value)) }
    func encode(_ value: Int32) { slot.set(JSONValue(value)) }
    func encode(_ value: Int64) { slot.set(JSONValue(value)) }
    func encode(_ value: UInt) { slot.set(JSONValue(value)) }
    func encode(_ value: UInt8) { slot.set(JSONValue(value)) }
    func encode(_ value: UInt16) { slot.set(JSONValue(value)) }
    func encode(_ value: UInt32) { slot.set(JSONValue(value)) }
    func encode(_ value: UInt64) { slot.set(JSONValue(value)) }

    func encode<Value: Encodable>(_ value: Value) throws {
        if let value = value as? JSONValue { return slot.set(value) }
        try value.encode(to: self)
    }
}
