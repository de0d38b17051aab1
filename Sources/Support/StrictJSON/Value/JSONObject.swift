/// The members of a JSON object, each key once, in the order of the text.
public struct JSONObject: Sendable {
    /// A key with its value.
    public struct Member: Sendable {
        /// The key.
        public var key: String
        /// The position of the key in the text that it was read from.
        public var position: JSONPosition
        /// The value.
        public var value: JSONValue
    }

    /// The members in their order.
    public private(set) var members: [Member] = []
    // Objects are small as a rule: an index pays only for large ones.
    private var places: [String: Int]?
    private static let indexThreshold = 8

    /// Creates an object without members.
    public init() {}

    /// The keys in their order.
    public var keys: [String] { members.map(\.key) }
    /// The number of members.
    public var count: Int { members.count }
    /// Whether there are none.
    public var isEmpty: Bool { members.isEmpty }

    /// The value of a key, or nil where there is none. Setting a new key adds it at the end; setting nil removes it.
    public subscript(key: String) -> JSONValue? {
        get { place(of: key).map { members[$0].value } }
        set {
            switch (place(of: key), newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil):
                members.remove(at: place)
                places = nil
                indexIfLarge()
            case (nil, let value?): append(Member(key: key, position: value.position, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Adds a member unless its key is there already; returns whether it was added.
    @discardableResult mutating func insert(_ member: Member) -> Bool {
        guard place(of: member.key) == nil else { return false }
        append(member)
        return true
    }

    private mutating func append(_ member: Member) {
        places?[member.key] = members.count
        members.append(member)
        indexIfLarge()
    }

    private mutating func indexIfLarge() {
        guard places == nil, members.count > Self.indexThreshold else { return }
        places = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1.key, $0) })
    }

    /// Removes a key and returns its value, or nil where there is none.
    @discardableResult public mutating func removeValue(forKey key: String) -> JSONValue? {
        defer { self[key] = nil }
        return self[key]
    }

    /// The object with other values.
    public func mapValues(_ transform: (JSONValue) -> JSONValue) -> JSONObject {
        var result = self
        for index in result.members.indices { result.members[index].value = transform(result.members[index].value) }
        return result
    }

    /// The object with some of its members.
    public func filter(_ isIncluded: (Member) -> Bool) -> JSONObject {
        var result = JSONObject()
        for member in members where isIncluded(member) { result.append(member) }
        return result
    }

    /// The object with another value for a key.
    public func setting(_ key: String, to value: JSONValue) -> JSONObject {
        var result = self
        result[key] = value
        return result
    }

    private func place(of key: String) -> Int? {
        if let places { return places[key] }
        return members.firstIndex { $0.key == key }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Creates an object with its members in the order of the literal; of equal keys the last counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}

extension JSONObject: Hashable {
    /// Whether both have the same members, in whatever order.
    public static func == (one: JSONObject, other: JSONObject) -> Bool {
        one.count == other.count && one.members.allSatisfy { other[$0.key] == $0.value }
    }

    /// Adds the keys; their order counts for nothing.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Set(keys))
    }
}
