import Foundation
import ScreenReader

/// Decodes one case. What it does not know it refuses, since an expectation that is passed over would look met.
struct CaseDecoder {
    let fields: [String: Any]
    let number: Int
    let defaults: [String: Any]

    private static let known: Set<String> = [
        "id", "tree", "expect", "expectActions", "expectSuffix", "expectTree", "expectUsesDefaultActivationPoint",
        "style", "idiom", "direction", "language", "os", "screen", "known_mismatch", "note", "source_file", "verified",
        "steps", "settle", "options", "announcements", "whenActivated",
    ]

    private var name: String { fields["id"] as? String ?? "number \(number)" }

    func decode() throws -> ConformanceCase {
        if let unknown = fields.keys.filter({ !Self.known.contains($0) }).min() {
            throw error("has the unknown key \"\(unknown)\"")
        }
        guard let id = fields["id"] as? String else { throw error("has no \"id\"") }
        guard let tree = fields["tree"] as? [String: Any] else { throw error("has no \"tree\"") }
        if let value = fields["steps"], !(value is [[String: Any]]) {
            throw error("\"steps\" must be an array of objects")
        }
        var testCase = ConformanceCase(
            id: id, style: try style(), screen: try screen(tree),
            elements: try list("expect") { try element($0) },
            actions: try list("expectActions") { value in
                guard let names = value as? [String] else { throw error("\"expectActions\" must hold arrays of names") }
                return names
            },
            suffixes: try list("expectSuffix") { value in value as? String },
            hierarchy: try list("expectTree") { try item($0) },
            usesDefaultActivationPoint: try list("expectUsesDefaultActivationPoint") { value in
                guard let flag = value as? Bool else {
                    throw error("\"expectUsesDefaultActivationPoint\" must hold true or false")
                }
                return flag
            })
        testCase.options = try options(style: testCase.style)
        if let value = fields["announcements"] {
            guard let policy = (value as? String).flatMap(ConformanceCase.Announcements.init) else {
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
        let settles = fields["settle"] as? Bool
        if fields["settle"] != nil, settles == nil { throw error("\"settle\" must be true or false") }
        let list = fields["steps"] as? [[String: Any]] ?? []
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
        guard let reactions = value as? [String: Any] else {
            throw error("\"whenActivated\" must be an object with the names of elements")
        }
        return try reactions.mapValues { value in
            guard let fields = value as? [String: Any] else {
                throw error("\"whenActivated\" must hold objects with \"set\" and \"post\"")
            }
            return try StepDecoder(fields: fields, place: "case \(name) \"whenActivated\"", settlesByDefault: true)
                .appActions()
        }
    }

    private func options(style: PhraseStyle) throws -> ScreenReader.Options {
        var options = ScreenReader.Options()
        if let value = fields["options"] {
            guard let overlay = value as? [String: Any] else { throw error("\"options\" must be an object") }
            do {
                options = try OptionsOverlay.apply(overlay)
            } catch let problem as OptionsOverlay.Problem {
                throw error(problem.description)
            }
        }
        options.style = style
        return options
    }

    // What the reader says live is VoiceOver's; the cases of the tool that only list elements have the tool's style.
    private func style() throws -> PhraseStyle {
        guard let value = fields["style"] else { return fields["steps"] == nil ? .snapshot : .voiceover }
        guard let style = (value as? String).flatMap(PhraseStyle.init) else {
            throw error("\"style\" must be \"snapshot\" or \"voiceover\"")
        }
        return style
    }

    // The case's own words win over the defaults of its file.
    private func screen(_ tree: [String: Any]) throws -> Data {
        var screen: [String: Any] = ["format": "view-description/1", "tree": tree]
        for key in ["idiom", "direction", "language", "screen"] {
            if let value = fields[key] ?? defaults[key] { screen[key] = value }
        }
        return try JSONSerialization.data(withJSONObject: screen, options: [.sortedKeys])
    }

    private func list<Value>(_ key: String, _ decode: (Any) throws -> Value) throws -> [Value]? {
        guard let value = fields[key] else { return nil }
        guard let values = value as? [Any] else { throw error("\"\(key)\" must be an array") }
        return try values.map(decode)
    }

    private func element(_ value: Any) throws -> ConformanceCase.Element {
        guard let fields = value as? [String: Any], let description = fields["description"] as? String else {
            throw error("\"expect\" must hold objects with a \"description\"")
        }
        if let unknown = fields.keys.filter({ $0 != "description" && $0 != "hint" }).min() {
            throw error("expects the unknown \"\(unknown)\"")
        }
        return ConformanceCase.Element(description: description, hint: fields["hint"] as? String)
    }

    // JSONSerialization refuses more than 512 levels, so the recursion is bounded.
    private func item(_ value: Any) throws -> ConformanceCase.Item {
        if let text = value as? String { return .element(text) }
        guard let fields = value as? [String: Any], let kind = fields["container"] as? String else {
            throw error("\"expectTree\" must hold strings and objects with a \"container\"")
        }
        let known: Set<String> = ["container", "label", "value", "rows", "columns", "children"]
        if let unknown = fields.keys.filter({ !known.contains($0) }).min() {
            throw error("expects the unknown \"\(unknown)\" of a container")
        }
        return .container(
            kind: kind, label: fields["label"] as? String, value: fields["value"] as? String,
            rows: fields["rows"] as? Int, columns: fields["columns"] as? Int,
            children: try (fields["children"] as? [Any] ?? []).map(item))
    }

    private func error(_ text: String) -> ConformanceFileError {
        ConformanceFileError("case \(name) \(text)")
    }
}
