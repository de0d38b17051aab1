import Foundation
import StrictJSON
import TestSupport

@testable import ATDriver

/// The lines of `earshot announce`, from its schema, and the messages of `earshot serve`.
@MainActor enum EventPage {
    static func lines() throws -> [String] {
        let file = PackageFolders.root.appending(path: "Sources/Speech/AnnounceService/announce.schema.json")
        let schema = try JSONValue(parsing: Data(contentsOf: file))
        var lines = [
            "# Messages and events", "", "## earshot announce", "",
            "Each line is one JSON object. `Sources/Speech/AnnounceService/announce.schema.json` is the schema.", "",
            "### Requests", "",
        ]
        lines += [Markdown.text(schema["$defs"]?["request"]?["description"]?.string ?? "")]
        lines += Self.objects(schema, "request") + ["", "### Events", ""]
        lines += ["Each announcement ends with exactly one of \(Self.ends(schema))."]
        lines += Self.objects(schema, "event")
        return lines + serve()
    }

    private static func ends(_ schema: JSONValue) -> String {
        let choices = schema["$defs"]?["end"]?["properties"]?["event"]?["oneOf"]?.array ?? []
        return choices.compactMap { $0["const"]?.string }.map { Markdown.code($0) }.joined(separator: ", ")
    }

    /// The kinds of lines that a definition allows, each with its members.
    private static func objects(_ schema: JSONValue, _ name: String) -> [String] {
        let kinds = schema["$defs"]?[name]?["oneOf"]?.array ?? []
        return kinds.flatMap { kind -> [String] in
            let object = resolved(kind, schema)
            let required = Set((object["required"]?.array ?? []).compactMap(\.string))
            let members = object["properties"]?.object?.members ?? []
            let title = (kind["$ref"]?.string ?? "").split(separator: "/").last ?? ""
            let rows = members.map { member in
                let value = resolved(member.value, schema)
                let type = Self.type(value, schema) + (required.contains(member.key) ? "" : "; optional")
                let standard = value["default"].map { ". Default: " + Markdown.code("\($0)") + "." } ?? ""
                // What is said where a definition is used comes before what the definition says.
                let meaning = (member.value["description"] ?? value["description"])?.string ?? ""
                return [Markdown.code(member.key), type + standard, Markdown.text(meaning)]
            }
            let note = object["description"]?.string.map { " " + Markdown.text($0) } ?? ""
            return ["", "**\(title.prefix(1).uppercased() + title.dropFirst()).**" + note, ""]
                + Markdown.table(["member", "value", "meaning"], rows)
                + members.flatMap { values($0.key, resolved($0.value, schema)) }
        }
    }

    /// The table of the values of a member whose values are described one by one.
    private static func values(_ member: String, _ value: JSONValue) -> [String] {
        let choices = value["oneOf"]?.array ?? []
        let rows = choices.compactMap { choice -> [String]? in
            guard let constant = choice["const"], let meaning = choice["description"]?.string else { return nil }
            return [Markdown.code("\(constant)"), Markdown.text(meaning)]
        }
        return rows.isEmpty ? [] : [""] + Markdown.table(["\(Markdown.code(member)) is", "meaning"], rows)
    }

    private static func resolved(_ value: JSONValue, _ schema: JSONValue) -> JSONValue {
        guard let name = value["$ref"]?.string?.split(separator: "/").last else { return value }
        return schema["$defs"]?[String(name)] ?? value
    }

    private static func type(_ value: JSONValue, _ schema: JSONValue) -> String {
        if let constant = value["const"] { return Markdown.code("\(constant)") }
        if let choices = value["enum"]?.array {
            return choices.map { Markdown.code("\($0)") }.joined(separator: ", ")
        }
        if let choices = value["oneOf"]?.array {
            let areConstants = choices.allSatisfy { $0["const"] != nil }
            return choices.map { type(resolved($0, schema), schema) }.joined(separator: areConstants ? ", " : ", or ")
        }
        var limits: [String] = []
        if let least = value["minimum"] { limits.append("from \(least)") }
        if let most = value["maximum"] { limits.append("to \(most)") }
        if let most = value["maxLength"] {
            limits.append("of \(value["minLength"].map { "\($0) to" } ?? "at most") \(most) characters")
        }
        let name = value["type"]?.string ?? "value"
        let shown = name == "array" ? "two numbers" : name
        return limits.isEmpty ? shown : shown + " " + limits.joined(separator: " ")
    }

    private static func serve() -> [String] {
        var lines = [
            "", "## earshot serve", "",
            "Messages of the W3C AT Driver protocol over WebSocket, each a JSON object. Commands:", "",
        ]
        lines += ATDriverEndpoint.methods.sorted().map { "- " + Markdown.code($0, inTable: false) }
        lines += ["", "`interaction.userIntent` takes a `name`:", ""]
        lines += Markdown.table(
            ["name", "action"],
            UserIntent.extensions.sorted { $0.key < $1.key }
                .map { [Markdown.code($0.key), Markdown.text($0.value.summary)] } + [
                    [
                        Markdown.code(UserIntent.pressKeys),
                        "`keys`, an array of keys that are pressed together; see [keys.md](keys.md)",
                    ],
                    [Markdown.code(UserIntent.touch), "`x` and `y`: touches this position, in screen points"],
                ])
        for event in OutputEvent.allCases {
            lines += ["", "### \(event.rawValue)", "", event.meaning + " Its `params`:", ""]
            lines += Markdown.table(
                ["member", "meaning"], event.members.map { [Markdown.code($0.name), Markdown.text($0.meaning)] })
        }
        lines += ["", "### Settings", "", "A change restarts the app and the reader.", ""]
        let settings = ReaderSettings()
        lines += Markdown.table(
            ["name", "values", "default", "meaning"],
            ReaderSettings.Name.allCases.map { name in
                [
                    Markdown.code(name.rawValue), Markdown.text(name.takes), Markdown.code("\(settings[name])"),
                    Markdown.text(name.meaning),
                ]
            })
        lines += ["", "### Errors", "", "The member `error` of a response is one of:", ""]
        return lines + ATDriverError.Code.allCases.map { "- " + Markdown.code($0.rawValue, inTable: false) }
    }
}
