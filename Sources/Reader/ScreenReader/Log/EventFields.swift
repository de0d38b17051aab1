import AccessibilityTree
import Speech
import StrictJSON

/// An event as the members of a JSON object: its name under "event", and its facts by name.
///
/// It is made from the encoding of `Codable`, so that a new event needs no code here: a case without further facts
/// becomes its name, a single fact replaces the case's own object, and facts without a name get one.
enum EventFields {
    /// The names of facts that have none in `Event`.
    private static let names: [String: [String]] = [
        "gesture": ["gesture", "command"], "command": ["command"], "focusLost": ["element"],
        "notification": ["notification"], "action": ["action"], "earcon": ["earcon"], "rotor": ["setting"],
        "setting": ["setting", "value"], "relabelled": ["element", "label"], "muted": ["isMuted"],
        "screenCurtain": ["isOn"], "copied": ["text"], "endlessTurns": ["turns"],
    ]

    private static func name(of event: String, _ index: Int) -> String {
        let known = names[event] ?? []
        return index < known.count ? known[index] : index == 0 ? "value" : "value\(index + 1)"
    }

    // MARK: Writing

    /// The name of the event and its facts.
    static func fields(of event: Event) throws -> (name: String, facts: JSONObject) {
        guard let member = try StrictJSONEncoder().encode(event).object?.members.first,
            let facts = member.value.object
        else { throw EncodingError.invalidValue(event, .init(codingPath: [], debugDescription: "no event")) }
        let name = member.key
        var result = JSONObject()
        for (key, value) in facts.members.map({ ($0.key, $0.value) }) {
            let index = key.hasPrefix("_") ? Int(key.dropFirst()) : nil
            result[index.map { self.name(of: name, $0) } ?? key] =
                name == "notification" ? shortNotification(value) : short(value)
        }
        return (name, result)
    }

    /// The parts of an utterance.
    static func parts(of utterance: Utterance) throws -> JSONValue {
        short(try StrictJSONEncoder().encode(utterance.parts))
    }

    /// Returns a value without the wrappers that only `Codable` needs. The recursion follows the types of our own
    /// values.
    private static func short(_ value: JSONValue) -> JSONValue {
        if let array = value.array { return JSONValue(array.map(short)) }
        guard let object = value.object else { return value }
        if object.count == 1, let member = object.members.first, let facts = member.value.object {
            if facts.isEmpty { return JSONValue(member.key) }
            if facts.count == 1, let only = facts["_0"] { return [member.key: short(only)] }
        }
        return JSONValue(object.mapValues(short))
    }

    // MARK: Reading

    /// Returns the event with this name and these facts. Throws a text about the error.
    static func event(_ name: String, _ facts: JSONObject) throws(Unreadable) -> Event {
        let facts = facts.filter { !$0.value.isNull }
        var coded = JSONObject()
        for member in facts.members {
            let index = (names[name] ?? ["value", "value2"]).firstIndex(of: member.key)
            coded[index.map { "_\($0)" } ?? member.key] = member.value
        }
        guard let event = decode(name, coded) else {
            throw Unreadable(
                description: names[name] == nil && !isKnown(name)
                    ? "there is no event \(LogText.quoted(name, limit: 60))"
                    : "the event \(LogText.quoted(name, limit: 60)) has invalid values")
        }
        let known = (try? fields(of: event).facts) ?? JSONObject()
        if let unknown = facts.keys.filter({ known[$0] == nil }).min() {
            throw Unreadable(description: "the event \"\(name)\" has no \(LogText.quoted(unknown, limit: 60))")
        }
        // Members that are not written again were not understood.
        guard known == facts else {
            throw Unreadable(description: "the event \"\(name)\" has unknown values")
        }
        return event
    }

    struct Unreadable: Error {
        var description: String
    }

    /// The utterance with these parts, or nil.
    static func utterance(_ parts: [JSONValue]) -> Utterance? {
        var result: [Utterance.Part] = []
        for part in parts {
            guard let read: Utterance.Part = first(in: long(part)) else { return nil }
            result.append(read)
        }
        return Utterance(result)
    }

    // `Codable` reports the whole value if the name of a case is unknown, else the part that is wrong.
    private static func isKnown(_ name: String) -> Bool {
        do {
            _ = try StrictJSONDecoder().decode(Event.self, from: [name: [:]])
            return true
        } catch {
            return !error.path.isEmpty
        }
    }

    private static func decode(_ name: String, _ facts: JSONObject) -> Event? {
        var candidates = [facts]
        // Only facts that are cases with associated values can be written in two ways.
        for key in ["_0", "_1"] {
            guard let value = facts[key] else { continue }
            let values = name == "notification" ? notifications(value) : long(value)
            candidates = candidates.flatMap { facts in values.map { facts.setting(key, to: $0) } }
        }
        return first(in: candidates.map { [name: JSONValue($0)] })
    }

    // The text of a notification is encoded with or without a name.
    private static func shortNotification(_ value: JSONValue) -> JSONValue {
        guard let notification = value.object, let argument = notification["argument"] else { return value }
        guard let said = argument["text"], let text = said["_0"] else {
            return JSONValue(notification.setting("argument", to: short(argument)))
        }
        var brief: JSONObject = ["text": text["string"] ?? "", "priority": said["priority"] ?? ""]
        if let runs = text["runs"], runs.array?.isEmpty == false { brief["runs"] = runs }
        return JSONValue(notification.setting("argument", to: JSONValue(brief)))
    }

    private static func notifications(_ value: JSONValue) -> [JSONValue] {
        guard let object = value.object, let argument = object["argument"] else { return [value] }
        if var facts = argument.object, let text = facts["text"] {
            facts["_0"] = ["string": text, "runs": facts["runs"] ?? []]
            facts["text"] = nil
            facts["runs"] = nil
            return [JSONValue(object.setting("argument", to: ["text": JSONValue(facts)]))]
        }
        return long(argument).map { JSONValue(object.setting("argument", to: $0)) }
    }

    private static func first<Value: Decodable>(in candidates: [JSONValue]) -> Value? {
        candidates.lazy.compactMap { try? StrictJSONDecoder().decode(Value.self, from: $0) }.first
    }

    /// The ways in which `Codable` may have written a value.
    private static func long(_ value: JSONValue) -> [JSONValue] {
        if let name = value.string { return [[name: [:]], value] }
        guard let object = value.object, object.count == 1, let member = object.members.first else { return [value] }
        let inner = member.value
        let innerWays: [JSONValue] = inner.string.map { [inner, [$0: [:]]] } ?? [inner]
        let ways: [JSONValue] = innerWays.map { [member.key: ["_0": $0]] }
        return ways + [value]
    }
}
