import AccessibilityTree
import ScreenReader
import StrictJSON

/// Decodes one step of a case. It refuses unknown members.
struct StepDecoder {
    let fields: JSONObject
    /// The location of the step, for messages: "case NAME step 2".
    let place: String
    let settlesByDefault: Bool

    private static let actions = ["start", "gesture", "command", "post", "set", "wait", "type"]
    private static let expectations: Set<String> = [
        "spoken", "unspoken", "finished", "unfinished", "focus", "earcons", "rotor", "actions", "log",
    ]

    func decode() throws -> ConformanceStep {
        let known = Self.expectations.union(Self.actions).union(["settle", "note"])
        try refuseUnknown(fields, known: known)
        let stated = Self.actions.filter { fields[$0] != nil }
        // The app's action in one turn may consist of changes and notifications.
        guard stated.count == 1 || stated == ["post", "set"] else {
            throw error(
                "must have one of " + Self.actions.map { "\"\($0)\"" }.joined(separator: ", ")
                    + (stated.isEmpty ? "" : ", not \(stated.count) of them"))
        }
        let action = try action(stated)
        var settles = settlesByDefault
        if case .wait = action { settles = false }
        if let value = fields["settle"] {
            guard let flag = value.bool else { throw error("\"settle\" must be true or false") }
            settles = flag
        }
        return ConformanceStep(action: action, settles: settles, expectation: try expectation())
    }

    /// Decodes an array of actions of an app, such as those when a button is activated.
    func appActions() throws -> [ConformanceStep.AppAction] {
        try refuseUnknown(fields, known: ["post", "set", "note"])
        return try set() + post()
    }

    private func action(_ stated: [String]) throws -> ConformanceStep.Action {
        switch stated[0] {
        case "start":
            guard fields["start"]?.bool == true else { throw error("\"start\" must be true") }
            return .start
        case "gesture": return .gesture(try named("gesture", Gesture.self, among: Names.gestures))
        case "command": return .command(try named("command", Command.self, among: Names.commands))
        case "wait":
            guard let seconds = fields["wait"]?.double, (0...86_400).contains(seconds) else {
                throw error("\"wait\" must be seconds from 0 to 86400")
            }
            return .wait(.seconds(seconds))
        case "type":
            guard let text = fields["type"]?.string else { throw error("\"type\" must be a string") }
            return .type(text)
        default: return .app(try set() + post())
        }
    }

    private func named<Value: Decodable>(
        _ key: String, _ type: Value.Type, among known: [String]
    ) throws -> Value {
        guard let value = fields[key], let coded = Names.coded(value) else {
            throw error("\"\(key)\" must be a name, or an object with a name and what belongs to it")
        }
        if let made = try? StrictJSONDecoder().decode(type, from: coded) { return made }
        let name = value.string ?? value.object?.keys.first ?? ""
        throw error("has the unknown \(key) \"\(name)\"" + Names.suggestion(for: name, among: known))
    }

    // MARK: Actions of the app

    private func post() throws -> [ConformanceStep.AppAction] {
        try objects("post").map { fields in
            try refuseUnknown(fields, known: ["notification", "text", "priority", "element", "system"], in: "post")
            let name = fields["notification"]?.string ?? ""
            guard let kind = ConformanceStep.Post.Kind(rawValue: name) else {
                throw error(
                    "\"notification\" must be one of "
                        + ConformanceStep.Post.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
            }
            var post = ConformanceStep.Post(kind: kind)
            post.text = try string("text", in: fields)
            post.element = try string("element", in: fields)
            if let name = try string("priority", in: fields) {
                guard let priority = ConformanceStep.Post.Priority(rawValue: name) else {
                    throw error("\"priority\" must be \"low\", \"default\" or \"high\"")
                }
                post.priority = priority
            }
            if let value = fields["system"] {
                guard let flag = value.bool else { throw error("\"system\" must be true or false") }
                post.isFromSystem = flag
            }
            if post.text != nil, post.element != nil {
                throw error("can't post both a \"text\" and an \"element\"")
            }
            return .post(post)
        }
    }

    private func set() throws -> [ConformanceStep.AppAction] {
        try objects("set").map { fields in
            var properties = fields
            var change = ConformanceStep.Change()
            change.target = try string("identifier", in: fields)
            properties["identifier"] = nil
            if let value = properties.removeValue(forKey: "remove") {
                guard let flag = value.bool else { throw error("\"remove\" must be true or false") }
                change.removes = flag
            }
            if let value = properties.removeValue(forKey: "add") {
                let views = value.object == nil ? value : [value]
                guard views.objects != nil, let additions = views.array else {
                    throw error("\"add\" must be a view or an array of views")
                }
                change.additions = additions
            }
            if !properties.isEmpty { change.properties = JSONValue(properties) }
            guard change.properties != nil || change.removes || !change.additions.isEmpty else {
                throw error("\"set\" changes nothing")
            }
            return .set(change)
        }
    }

    // MARK: Expectations

    private func expectation() throws -> ConformanceStep.Expectation {
        var expectation = ConformanceStep.Expectation()
        expectation.spoken = try strings("spoken")
        expectation.unspoken = try strings("unspoken")
        expectation.finished = try strings("finished")
        expectation.unfinished = try strings("unfinished")
        expectation.earcons = try strings("earcons")
        expectation.actions = try strings("actions")
        expectation.log = try strings("log")
        expectation.rotor = try string("rotor", in: fields)
        if let value = fields["focus"] {
            if value.isNull {
                expectation.focus = .nothing
            } else if let name = value.string {
                expectation.focus = .element(name)
            } else {
                throw error("\"focus\" must be an identifier, a label or null")
            }
        }
        return expectation
    }

    // MARK: Values

    private func strings(_ key: String) throws -> [String]? {
        guard let value = fields[key] else { return nil }
        guard let strings = value.strings else { throw error("\"\(key)\" must be an array of strings") }
        return strings
    }

    private func string(_ key: String, in fields: JSONObject) throws -> String? {
        guard let value = fields[key] else { return nil }
        guard let string = value.string else { throw error("\"\(key)\" must be a string") }
        return string
    }

    private func objects(_ key: String) throws -> [JSONObject] {
        guard let value = fields[key] else { return [] }
        if let object = value.object { return [object] }
        guard let objects = value.objects else {
            throw error("\"\(key)\" must be an object or an array of objects")
        }
        return objects
    }

    private func refuseUnknown(_ fields: JSONObject, known: Set<String>, in part: String? = nil) throws {
        guard let unknown = fields.keys.filter({ !known.contains($0) }).min() else { return }
        throw error(
            "has the unknown key \"\(unknown)\"" + (part.map { " in \"\($0)\"" } ?? "")
                + Names.suggestion(for: unknown, among: known.sorted()))
    }

    private func error(_ text: String) -> ConformanceFileError {
        ConformanceFileError("\(place) \(text)")
    }
}

extension JSONValue {
    /// The elements, or nil if this is no array of strings.
    var strings: [String]? { all(\.string) }
    /// The elements, or nil if this is no array of objects.
    var objects: [JSONObject]? { all(\.object) }

    private func all<Value>(_ form: (JSONValue) -> Value?) -> [Value]? {
        guard let array else { return nil }
        let values = array.compactMap(form)
        return values.count == array.count ? values : nil
    }
}
