/// The members of an object that is being written.
struct JSONKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func member(_ key: any CodingKey) -> JSONValueEncoder {
        JSONValueEncoder(slot: encoder.slot.addMember(key.stringValue), codingPath: codingPath + [key])
    }

    func encodeNil(forKey key: Key) { member(key).encodeNil() }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try member(key).encode(value) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { member(key).container(keyedBy: keyType) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { member(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { member(JSONPathKey(stringValue: "super")) }
    func superEncoder(forKey key: Key) -> any Encoder { member(key) }
}

/// The elements of an array that is being written.
struct JSONUnkeyedEncoding: UnkeyedEncodingContainer {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.slot.count }

    private func element() -> JSONValueEncoder {
        let key = JSONPathKey(intValue: count)
        return JSONValueEncoder(slot: encoder.slot.appendElement(), codingPath: codingPath + [key])
    }

    func encodeNil() { element().encodeNil() }
    func encode<Value: Encodable>(_ value: Value) throws { try element().encode(value) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> { element().container(keyedBy: keyType) }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }
    func superEncoder() -> any Encoder { element() }
}
