import AccessibilityTree
import Foundation
import Speech

/// An event as the members of a JSON object: its name under "event", and what belongs to it by name.
///
/// It is made from what `Codable` writes, so that a new event needs nothing here: a case without further facts becomes
/// its name, a single fact stands for the case's own object, and facts without a name get one.
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
    static func fields(of event: Event) throws -> (name: String, facts: [String: Any]) {
        let coded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(event))
        guard let object = coded as? [String: Any], let (name, value) = object.first,
            let facts = value as? [String: Any]
        else { throw EncodingError.invalidValue(event, .init(codingPath: [], debugDescription: "no event")) }
        var result: [String: Any] = [:]
        for (key, value) in facts {
            let index = key.hasPrefix("_") ? Int(key.dropFirst()) : nil
            result[index.map { self.name(of: name, $0) } ?? key] =
                name == "notification" ? shortNotification(value) : short(value)
        }
        return (name, result)
    }

    /// The parts of an utterance.
    static func parts(of utterance: Utterance) throws -> [Any] {
        let coded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(utterance.parts))
        return (coded as? [Any] ?? []).map(short)
    }

    /// A value without what only `Codable` needs. The recursion follows the types of our own values.
    private static func short(_ value: Any) -> Any {
        if let array = value as? [Any] { return array.map(short) }
        guard let object = value as? [String: Any] else { return value }
        if object.count == 1, let (name, inner) = object.first, let facts = inner as? [String: Any] {
            if facts.isEmpty { return name }
            if facts.count == 1, let only = facts["_0"] { return [name: short(only)] }
        }
        return object.mapValues(short)
    }

    // MARK: Reading

    /// The event with this name and these facts. Throws a text that says what is wrong.
    static func event(_ name: String, _ facts: [String: Any]) throws(Unreadable) -> Event {
        var coded: [String: Any] = [:]
        for (key, value) in facts where !(value is NSNull) {
            let index = (names[name] ?? ["value", "value2"]).firstIndex(of: key)
            coded[index.map { "_\($0)" } ?? key] = value
        }
        guard let event = decode(name, coded) else {
            throw Unreadable(
                description: names[name] == nil && decodeFails(name)
                    ? "there is no event \"\(name)\"" : "the facts of the event \"\(name)\" are not as they should be")
        }
        let known = (try? fields(of: event).facts) ?? [:]
        if let unknown = facts.filter({ !($0.value is NSNull) && known[$0.key] == nil }).keys.min() {
            throw Unreadable(description: "the event \"\(name)\" has no \"\(unknown)\"")
        }
        // What is not written again was not understood.
        guard text(known) == text(facts.filter { !($0.value is NSNull) }) else {
            throw Unreadable(description: "the event \"\(name)\" says more than is known")
        }
        return event
    }

    private static func text(_ facts: [String: Any]) -> Data? {
        try? JSONSerialization.data(withJSONObject: facts, options: .sortedKeys)
    }

    struct Unreadable: Error {
        var description: String
    }

    /// The utterance with these parts, or nil.
    static func utterance(_ parts: [Any]) -> Utterance? {
        var result: [Utterance.Part] = []
        for part in parts {
            guard let read: Utterance.Part = first(in: long(part)) else { return nil }
            result.append(read)
        }
        return Utterance(result)
    }

    // `Codable` names a case that it does not know, so any other complaint means that the event exists.
    private static func decodeFails(_ name: String) -> Bool {
        guard let data = try? JSONSerialization.data(withJSONObject: [name: [String: Any]()]) else { return true }
        do {
            _ = try JSONDecoder().decode(Event.self, from: data)
            return false
        } catch DecodingError.typeMismatch {
            return true
        } catch DecodingError.dataCorrupted {
            return true
        } catch {
            return false
        }
    }

    private static func decode(_ name: String, _ facts: [String: Any]) -> Event? {
        var candidates: [[String: Any]] = [facts]
        // Only facts that are cases with facts of their own can be written in two ways.
        for key in ["_0", "_1"] {
            guard let value = facts[key] else { continue }
            let values = name == "notification" ? notifications(value) : long(value)
            candidates = candidates.flatMap { facts in
                values.map { facts.merging([key: $0]) { _, new in new } }
            }
        }
        return first(in: candidates.map { [name: $0] })
    }

    // What is said with a notification has a fact with a name and one without.
    private static func shortNotification(_ value: Any) -> Any {
        guard var notification = value as? [String: Any] else { return value }
        if let argument = notification["argument"] as? [String: Any], let said = argument["text"] as? [String: Any],
            let text = said["_0"] as? [String: Any]
        {
            var short: [String: Any] = ["text": text["string"] ?? "", "priority": said["priority"] ?? ""]
            if let runs = text["runs"] as? [Any], !runs.isEmpty { short["runs"] = runs }
            notification["argument"] = short
        } else {
            notification["argument"] = notification["argument"].map(short)
        }
        return notification
    }

    private static func notifications(_ value: Any) -> [Any] {
        guard let object = value as? [String: Any], let argument = object["argument"] else { return [value] }
        if let said = argument as? [String: Any], let text = said["text"] {
            var facts = said
            facts["text"] = nil
            facts["runs"] = nil
            facts["_0"] = ["string": text, "runs": said["runs"] ?? [Any]()]
            return [object.merging(["argument": ["text": facts]]) { _, new in new }]
        }
        return long(argument).map { object.merging(["argument": $0]) { _, new in new } }
    }

    private static func first<Value: Decodable>(in candidates: [Any]) -> Value? {
        for candidate in candidates {
            guard let data = try? JSONSerialization.data(withJSONObject: candidate, options: .fragmentsAllowed) else {
                continue
            }
            if let value = try? JSONDecoder().decode(Value.self, from: data) { return value }
        }
        return nil
    }

    /// The ways in which `Codable` may have written a value.
    private static func long(_ value: Any) -> [Any] {
        if let name = value as? String { return [[name: [String: Any]()], name] }
        guard let object = value as? [String: Any], object.count == 1, let (name, inner) = object.first else {
            return [value]
        }
        let innerWays: [Any] = (inner as? String).map { [$0, [$0: [String: Any]()]] } ?? [inner]
        return innerWays.map { [name: ["_0": $0]] } + [value]
    }
}
