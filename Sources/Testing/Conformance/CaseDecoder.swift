import ScreenReader
import StrictJSON
import ViewDescription

/// Decodes one case. It refuses unknown members, since an ignored expectation would seem to be met.
struct CaseDecoder {
    let fields: JSONObject
    let position: JSONPosition
    let number: Int
    let defaults: JSONObject

    private static let known: Set<String> = [
        "id", "tree", "expect", "expectActions", "expectSuffix", "expectTree", "expectUsesDefaultActivationPoint",
        "style", "idiom", "direction", "language", "os", "screen", "known_mismatch", "note", "source", "source_file",
        "verified", "steps", "settle", "options", "announcements", "whenActivated",
    ]

    private var name: String { fields["id"]?.string ?? "number \(number)" }

    func decode() throws -> ConformanceCase {
        if let unknown = fields.keys.filter({ !Self.known.contains($0) }).min() {
            throw error("has the unknown key \"\(unknown)\"")
        }
        guard let id = fields["id"]?.string else { throw error("has no \"id\"") }
        guard let tree = fields["tree"], tree.object != nil else { throw error("has no \"tree\"") }
        var testCase = ConformanceCase(
            id: id, style: try style(), screen: screen(tree),
            elements: try list("expect") { try element($0) },
            actions: try list("expectActions") { value in
                guard let names = value.strings else { throw error("\"expectActions\" must hold arrays of names") }
                return names
            },
            suffixes: try list("expectSuffix") { value in value.string },
            hierarchy: try list("expectTree") { try item($0) },
            usesDefaultActivationPoint: try list("expectUsesDefaultActivationPoint") { value in
                guard let flag = value.bool else {
                    throw error("\"expectUsesDefaultActivationPoint\" must hold true or false")
                }
                return flag
            })
        if let value = fields["source"] {
            guard let source = value.string else { throw error("\"source\" must be text") }
            testCase.source = source
        }
        testCase.options = try options(style: testCase.style)
        if let value = fields["announcements"] {
            guard let policy = value.string.flatMap(ConformanceCase.Announcements.init) else {
                throw error("\"announcements\" must be \"realistic\" or \"lenient\"")
            }
            testCase.announcements = policy
        }
        testCase.whenActivated = try reactions()
        testCase.steps = try steps()
        return testCase
    }

    // MARK: Steps

    private func steps() throws -> [ConformanceStep] {
        let settles = fields["settle"]?.bool
        if fields["settle"] != nil, settles == nil { throw error("\"settle\" must be true or false") }
        guard let list = (fields["steps"] ?? []).objects else { throw error("\"steps\" must be an array of objects") }
        let steps = try list.enumerated().map { index, step in
            try StepDecoder(
                fields: step, place: "case \(name) step \(index + 1)", settlesByDefault: settles ?? true
            ).decode()
        }
        for (index, step) in steps.enumerated() where index > 0 {
            if case .start = step.action { throw error("step \(index + 1): only the first step can be \"start\"") }
        }
        return steps
    }

    private func reactions() throws -> [String: [ConformanceStep.AppAction]] {
        guard let value = fields["whenActivated"] else { return [:] }
        guard let reactions = value.object else {
            throw error("\"whenActivated\" must be an object with the names of elements")
        }
        var actions: [String: [ConformanceStep.AppAction]] = [:]
        for reaction in reactions.members {
            guard let fields = reaction.value.object else {
                throw error("\"whenActivated\" must hold objects with \"set\" and \"post\"")
            }
            let place = "case \(name) \"whenActivated\" (\(reaction.position))"
            actions[reaction.key] = try StepDecoder(fields: fields, place: place, settlesByDefault: true).appActions()
        }
        return actions
    }

    private func options(style: PhraseStyle) throws -> ScreenReader.Options {
        var options = ScreenReader.Options()
        if let value = fields["options"] {
            guard let overlay = value.object else { throw error("\"options\" must be an object") }
            do {
                options = try OptionsOverlay.apply(overlay)
            } catch {
                throw self.error(error.description)
            }
        }
        options.style = style
        return options
    }

    // The live reader uses VoiceOver's style; the tool's cases that only list elements have the tool's style.
    private func style() throws -> PhraseStyle {
        guard let value = fields["style"] else { return fields["steps"] == nil ? .snapshot : .voiceover }
        guard let style = value.string.flatMap(PhraseStyle.init) else {
            throw error("\"style\" must be \"snapshot\" or \"voiceover\"")
        }
        return style
    }

    // The case's own words win over the defaults of its file.
    private func screen(_ tree: JSONValue) -> JSONValue {
        var screen: JSONObject = ["format": JSONValue(ViewDescription.format), "tree": tree]
        for key in ["idiom", "direction", "language", "screen"] {
            if let value = fields[key] ?? defaults[key] { screen[key] = value }
        }
        return JSONValue(screen)
    }

    private func list<Value>(_ key: String, _ decode: (JSONValue) throws -> Value) throws -> [Value]? {
        guard let value = fields[key] else { return nil }
        guard let values = value.array else { throw error("\"\(key)\" must be an array") }
        return try values.map(decode)
    }

    private func element(_ value: JSONValue) throws -> ConformanceCase.Element {
        guard let fields = value.object, let description = fields["description"]?.string else {
            throw error("\"expect\" must hold objects with a \"description\"")
        }
        if let unknown = fields.keys.filter({ $0 != "description" && $0 != "hint" }).min() {
            throw error("expects the unknown \"\(unknown)\"")
        }
        return ConformanceCase.Element(description: description, hint: fields["hint"]?.string)
    }

    // The reader refuses more than 512 levels, so the recursion is bounded.
    private func item(_ value: JSONValue) throws -> ConformanceCase.Item {
        if let text = value.string { return .element(text) }
        guard let fields = value.object, let kind = fields["container"]?.string else {
            throw error("\"expectTree\" must hold strings and objects with a \"container\"")
        }
        let known: Set<String> = ["container", "label", "value", "rows", "columns", "children"]
        if let unknown = fields.keys.filter({ !known.contains($0) }).min() {
            throw error("expects the unknown \"\(unknown)\" of a container")
        }
        return .container(
            kind: kind, label: fields["label"]?.string, value: fields["value"]?.string,
            rows: fields["rows"]?.integer.map(Int.init), columns: fields["columns"]?.integer.map(Int.init),
            children: try (fields["children"]?.array ?? []).map(item))
    }

    private func error(_ text: String) -> ConformanceFileError {
        ConformanceFileError("case \(name) \(text) (\(position))")
    }
}
