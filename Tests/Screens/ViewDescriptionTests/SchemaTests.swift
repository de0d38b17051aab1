import Foundation
import HeadlessUIKit
import StrictJSON
import TestSupport
import Testing

@testable import ViewDescription

extension DescriptionTests {
    /// The schema lists `props` for each class as the descriptions of the classes have them. `EARSHOT_RECORD=1` writes
    /// that part of it.
    @Suite @MainActor struct SchemaTests {
        private static let file = PackageFolders.root.appending(
            path: "Sources/Screens/ViewDescription/view-description.schema.json")

        /// The keys of `props` that a view of a class takes.
        private static func keys(of view: UIView) throws -> Set<String> {
            var fields = try JSONField(JSONValue(JSONObject()), path: "props").object()
            var decoder = ViewDecoder()
            try ViewProperties.decode(&fields, view, &decoder)
            return Set(fields.known)
        }

        @Test func `the properties of each class are those of its description`() throws {
            let text = try String(contentsOf: Self.file, encoding: .utf8)
            let written = try WrittenSchema(text)
            for description in ClassDescription.all {
                let view = description.make()
                #expect(
                    Set(written.properties(of: view).keys) == (try Self.keys(of: view)),
                    "structure.\(description.name) has what is no single value")
            }
            if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
                try written.text.write(to: Self.file, atomically: true, encoding: .utf8)
            } else {
                #expect(written.text == text, "EARSHOT_RECORD=1 writes the schema anew")
            }
        }

        @Test(arguments: [
            #"{"class": "UISwitch", "props": {"isOn": true}}"#,
            #"{"class": "UISlider", "props": {"value": 0.5, "minimum": 0, "maximumValueImage": "loud"}}"#,
            ##"{"class": "UIButton", "props": {"title": "Buy", "titleColor": "#ff0000", "isEnabled": false}}"##,
            #"{"class": "UILabel", "props": {"text": "a", "font": {"style": "body"}}}"#,
            #"{"class": "PriceLabel", "superclass": "UILabel", "props": {"text": "a"}}"#,
            #"{"class": "UIView", "children": [{"class": "UITableView", "props": {"sections": [{"rows": ["a"]}]}}]}"#,
        ])
        func `what is read fits the schema`(json: String) throws {
            _ = try ViewDescription(json: json.utf8).makeScreen()
            #expect(try JSONSchema(contentsOf: Self.file).problems(in: Data(json.utf8)) == [])
        }

        @Test(arguments: [
            #"{"class": "UISwitch", "props": {"isOn": 1}}"#, #"{"class": "UISwitch", "props": {"text": "a"}}"#,
            #"{"class": "UIView", "props": {"text": "a"}}"#, #"{"class": "UIView", "props": {"isHidden": true}}"#,
            #"{"class": "PriceLabel", "superclass": "UILabel", "props": {"isOn": true}}"#,
            #"{"class": "UIStackView", "props": {"axis": "diagonal"}}"#,
            #"{"class": "UIView", "children": [{"class": "UILabel", "props": {"font": "huge"}}]}"#,
        ])
        func `what is refused does not`(json: String) throws {
            #expect(throws: JSONError.self) { try ViewDescription(json: json.utf8).makeScreen() }
            #expect(try JSONSchema(contentsOf: Self.file).problems(in: Data(json.utf8)) != [])
        }
    }
}

/// The expected schema: the hand-written part, with the properties of the classes.
@MainActor private struct WrittenSchema {
    private var root: JSONObject
    private var definitions: JSONObject

    init(_ text: String) throws {
        root = try #require(try JSONValue(parsing: text.utf8).object)
        definitions = try #require(root["$defs"]?.object)
    }

    /// The properties that a view has in `props`, with their schemas.
    func properties(of view: UIView) -> JSONObject {
        var properties = JSONObject()
        let common = Set(ClassDescription.named("UIView")?.properties.map(\.name) ?? [])
        for property in ClassDescription.properties(of: view) where !common.contains(property.name) {
            for name in property.names { properties[name] = Self.schema(property.kind) }
        }
        for description in ClassDescription.all where description.includes(view) {
            let own = definitions["structure.\(description.name)"]?.object?["properties"]?.object
            for member in own?.members ?? [] { properties[member.key] = member.value }
        }
        return properties
    }

    /// The whole text. The part generated from the classes has a line for each of them.
    var text: String {
        var (root, definitions) = (root, definitions)
        for key in definitions.keys where key.hasPrefix("props.") { definitions[key] = nil }
        var (lines, cases) = ([String: JSONValue](), [JSONValue]())
        for (index, description) in ClassDescription.all.enumerated() {
            let (name, key) = (description.name, "props.\(description.name)")
            lines["@props\(index)@"] = [
                "type": "object", "properties": JSONValue(properties(of: description.make())),
                "additionalProperties": false,
            ]
            definitions[key] = JSONValue("@props\(index)@")
            lines["@case\(index)@"] = [
                "if": [
                    "anyOf": [
                        ["properties": ["class": ["const": JSONValue(name)]]],
                        ["properties": ["superclass": ["const": JSONValue(name)]], "required": ["superclass"]],
                    ]
                ],
                "then": ["properties": ["props": ["$ref": JSONValue("#/$defs/\(key)")]]],
            ]
            cases.append(JSONValue("@case\(index)@"))
        }
        var view = definitions["view"]?.object ?? JSONObject()
        view["allOf"] = JSONValue(cases)
        definitions["view"] = JSONValue(view)
        root["$defs"] = JSONValue(definitions)
        var text = JSONValue(root).text(.indented)
        for (mark, line) in lines { text = text.replacing("\"\(mark)\"", with: line.text()) }
        return text + "\n"
    }

    private static func schema(_ kind: PropertyKind) -> JSONValue {
        func numbers(_ count: Int) -> JSONValue {
            ["type": "array", "items": number, "minItems": JSONValue(count), "maxItems": JSONValue(count)]
        }
        let number: JSONValue = ["type": "number", "minimum": -1_000_000, "maximum": 1_000_000]
        return switch kind {
        case .flag: ["type": "boolean"]
        case .text, .styledText: ["type": "string"]
        case .number: number
        case .whole(let range):
            ["type": "integer", "minimum": JSONValue(range.lowerBound), "maximum": JSONValue(range.upperBound)]
        case .choice(let names): ["enum": JSONValue(names.map { JSONValue($0) })]
        case .color: ["$ref": "#/$defs/color"]
        case .font: ["$ref": "#/$defs/font"]
        case .image: ["$ref": "#/$defs/image"]
        case .point, .size: numbers(2)
        case .insets: numbers(4)
        case .date: ["type": "string", "description": "A moment as ISO 8601"]
        case .texts: ["type": "array", "items": ["type": "string"]]
        }
    }
}
