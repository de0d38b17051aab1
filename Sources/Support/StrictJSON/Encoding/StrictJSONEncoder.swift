/// Makes JSON from values of Swift types.
public struct StrictJSONEncoder: Sendable {
    /// Creates an encoder.
    public init() {}

    /// Encodes a `Codable` value as JSON.
    ///
    /// Members are in the order in which the type encodes them.
    ///
    /// - Throws: Errors of the type, and `EncodingError.invalidValue` for numbers that are not finite, which JSON does
    ///   not have; types that need them write them in another form.
    public func encode(_ value: some Encodable) throws -> JSONValue {
        let slot = JSONSlot()
        try JSONValueEncoder(slot: slot, codingPath: []).encode(value)
        return slot.value
    }
}

/// A position in the JSON under construction. Containers that a type opens in parallel write into different positions.
final class JSONSlot {
    private enum Content {
        case value(JSONValue)
        case elements([JSONSlot])
        case members([(key: String, slot: JSONSlot)])
    }

    private var content = Content.value(.null)

    func set(_ value: JSONValue) { content = .value(value) }

    func becomeArray() { if case .elements = content {} else { content = .elements([]) } }

    func becomeObject() { if case .members = content {} else { content = .members([]) } }

    var count: Int { if case .elements(let slots) = content { slots.count } else { 0 } }

    func appendElement() -> JSONSlot {
        let slot = JSONSlot()
        guard case .elements(var slots) = content else { return slot }
        content = .value(.null)
        slots.append(slot)
        content = .elements(slots)
        return slot
    }

    func addMember(_ key: String) -> JSONSlot {
        let slot = JSONSlot()
        guard case .members(var members) = content else { return slot }
        content = .value(.null)
        members.append((key, slot))
        content = .members(members)
        return slot
    }

    /// All that was written. Only as deep as the types that were encoded.
    var value: JSONValue {
        switch content {
        case .value(let value): return value
        case .elements(let slots): return JSONValue(slots.map(\.value))
        case .members(let members):
            var object = JSONObject()
            for (key, slot) in members { object[key] = slot.value }
            return JSONValue(object)
        }
    }
}
