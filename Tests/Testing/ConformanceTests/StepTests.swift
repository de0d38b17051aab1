import Conformance
import Foundation
import TestSupport
import Testing

@Suite(.serialized) @MainActor struct StepTests {
    private func testCase(_ fields: String, tree: String? = nil) throws -> ConformanceCase {
        let tree =
            tree ?? """
                {"class": "UIView", "frame": [0, 0, 402, 874], "children": [
                  {"class": "UIView", "frame": [0, 0, 90, 30], "isElement": true, "label": "A", "identifier": "a"},
                  {"class": "UIButton", "frame": [0, 60, 90, 44], "props": {"title": "B"}, "identifier": "b"}]}
                """
        let file = #"{"format": "voiceover-cases/1", "cases": [{"id": "one", \#(fields), "tree": \#(tree)}]}"#
        return try ConformanceFile(Data(file.utf8)).cases[0]
    }

    private func differences(_ steps: String) throws -> [[String]] {
        ConformanceRunner.run(try testCase("\"steps\": [\(steps)]")).map(\.lines)
    }

    @Test func `steps that do what they say pass`() throws {
        #expect(try differences(#"{"gesture": "swipeRight", "spoken": ["B, button"], "focus": "b"}"#) == [])
    }

    @Test(arguments: [
        (#""spoken": ["A"]"#, ["step 1 spoken:", "- A", "+ B, button"]),
        (#""focus": "a""#, ["step 1 focus:", "- a", "+ b"]),
        (#""focus": null"#, ["step 1 focus:", "- nothing", "+ b"]),
        (#""earcons": ["border"]"#, ["step 1 earcons:", "- border"]),
        (#""rotor": "links""#, ["step 1 rotor:", "- links", "+ headings"]),
        (#""actions": ["activate"]"#, ["step 1 actions:", "- activate"]),
        (#""unspoken": ["x"]"#, ["step 1 unspoken:", "- x"]),
        (#""finished": ["x"]"#, ["step 1 finished:", "- x"]),
        (#""unfinished": ["x"]"#, ["step 1 unfinished:", "- x"]),
        (
            #""log": ["gesture swipeLeft -> previous"]"#,
            [
                "step 1 log:", "- gesture swipeLeft -> previous", "+ gesture swipeRight -> next",
                #"+ focus next (UIView id "a" "A") -> (UIButton id "b" "B")"#, #"+ speak focus "B, button""#,
            ]
        ),
    ])
    func `every kind of expectation of a step can fail`(expectation: String, lines: [String]) throws {
        #expect(try differences(#"{"gesture": "swipeRight", \#(expectation)}"#) == [lines])
    }

    @Test func `a name that nothing on the screen has fails the step`() throws {
        #expect(
            try differences(#"{"set": {"identifier": "z", "label": "Z"}}"#)
                == [["step 1 app:", "+ there is no element \"z\""]])
    }

    @Test func `a change that no view can take fails the step`() throws {
        let lines = try differences(#"{"set": {"identifier": "a", "lable": "Z"}}"#)
        #expect(lines.count == 1)
        #expect(lines.first?.last?.contains(#"did you mean "label""#) == true)
    }

    @Test func `two notifications of one turn are one turn`() throws {
        let steps = """
            {"post": [{"notification": "layoutChanged", "element": "b"},
                      {"notification": "layoutChanged", "element": "a"}], "focus": "a"}
            """
        #expect(try differences(steps) == [])
    }

    @Test func `time does not advance without settling`() throws {
        let steps = """
            {"post": {"notification": "announcement", "text": "Long message"}, "settle": false, "finished": []},
            {"wait": 0, "finished": []}, {"wait": 60, "finished": ["Long message"]}
            """
        #expect(try differences(steps) == [])
    }

    @Test(arguments: [
        (#""steps": 1"#, #""steps" must be an array of objects"#),
        (
            #""steps": [{"gesture": "swipeRight"}, {"gestur": "swipeLeft"}]"#,
            #"case one step 2 has the unknown key "gestur"; did you mean "gesture"?"#
        ),
        (#""steps": [{"spoken": []}]"#, "must have one of"),
        (#""steps": [{"gesture": "swipeRight", "wait": 1}]"#, "not 2 of them"),
        (#""steps": [{"gesture": "swipeRigth"}]"#, #"the unknown gesture "swipeRigth"; did you mean "swipeRight"?"#),
        (#""steps": [{"gesture": 1}]"#, #""gesture" must be a name"#),
        (#""steps": [{"command": "jump"}]"#, #"the unknown command "jump""#),
        (#""steps": [{"wait": -1}]"#, #""wait" must be seconds"#),
        (#""steps": [{"wait": 1e300}]"#, #""wait" must be seconds"#),
        (#""steps": [{"wait": 1}, {"start": true}]"#, #"only the first step can be "start""#),
        (#""steps": [{"post": {"notification": "shout"}}]"#, #""notification" must be one of"#),
        (
            #""steps": [{"post": {"notification": "announcement", "volume": 1}}]"#,
            #"the unknown key "volume" in "post""#
        ),
        (#""steps": [{"post": {"notification": "announcement", "text": "a", "element": "a"}}]"#, "both"),
        (#""steps": [{"set": {"identifier": "a"}}]"#, #""set" changes nothing"#),
        (#""steps": [{"wait": 1, "spoken": "a"}]"#, #""spoken" must be an array of strings"#),
        (
            #""options": {"touchOverlapp": "smallest"}"#,
            #""options" has no "touchOverlapp"; did you mean "touchOverlap"?"#
        ),
        (#""options": {"touchOverlap": "largest"}"#, #""options" can't be read"#),
        (#""announcements": "all""#, #""announcements" must be"#),
        (#""whenActivated": {"a": {"gesture": "swipeLeft"}}"#, #"the unknown key "gesture""#),
    ])
    func `a step that is not understood is refused with its place`(fields: String, reason: String) {
        let error = #expect(throws: ConformanceFileError.self) { try testCase(fields) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    private static let schema = PackageFolders.root.appending(
        path: "Sources/Testing/Conformance/voiceover-cases.schema.json")

    @Test func `our own cases fit the schema`() throws {
        let schema = try JSONSchema(contentsOf: Self.schema)
        let folder = PackageFolders.expectations.appending(path: "conformance")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".json") {
            #expect(try schema.problems(in: try Data(contentsOf: folder.appending(path: name))) == [], "\(name)")
        }
    }

    @Test(
        .enabled(if: PackageFolders.hasShared("conformance/voiceover-cases.json"), "the shared cases are not here"))
    func `the shared cases fit the schema`() throws {
        let file = PackageFolders.shared.appending(path: "conformance/voiceover-cases.json")
        #expect(try JSONSchema(contentsOf: Self.schema).problems(in: try Data(contentsOf: file)) == [])
    }

    @Test(arguments: [
        #"{"id": "a", "tree": {}, "steps": [{"gestur": "swipeLeft"}]}"#,
        #"{"id": "a", "tree": {}, "steps": [{"wait": "long"}]}"#, #"{"id": "a"}"#,
        #"{"id": "a", "tree": {}, "expectTree": [{"label": "x"}]}"#,
    ])
    func `the schema refuses what the reader refuses`(text: String) throws {
        let file = Data(#"{"format": "voiceover-cases/1", "cases": [\#(text)]}"#.utf8)
        #expect(try JSONSchema(contentsOf: Self.schema).problems(in: file) != [])
        #expect(throws: ConformanceFileError.self) { try ConformanceFile(file) }
    }
}
