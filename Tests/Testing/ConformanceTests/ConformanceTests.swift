import Conformance
import Foundation
import TestSupport
import Testing

@Suite(.serialized) @MainActor struct ConformanceTests {
    private static func cases(_ file: URL) throws -> [ConformanceCase] {
        try ConformanceFile(try Data(contentsOf: file)).cases
    }

    private func check(_ file: URL) throws {
        for testCase in try Self.cases(file) {
            let mismatches = ConformanceRunner.run(testCase)
            #expect(mismatches.isEmpty, "\(testCase.id):\n\(mismatches.flatMap(\.lines).joined(separator: "\n"))")
        }
    }

    @Test(
        .enabled(if: PackageFolders.hasShared("conformance/voiceover-cases.json"), "the shared cases are not here"))
    func `every shared case is announced as it specifies`() throws {
        let file = PackageFolders.shared.appending(path: "conformance/voiceover-cases.json")
        #expect(try Self.cases(file).count == 97)
        try check(file)
    }

    nonisolated private static let ownFiles: [String] = {
        let folder = PackageFolders.expectations.appending(path: "conformance")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted()
    }()

    @Test func `our own cases are found`() {
        #expect(Self.ownFiles.contains("basics.json") && Self.ownFiles.contains("steps.json"))
    }

    @Test(arguments: ownFiles)
    func `each of our own cases names its source`(name: String) throws {
        let kinds = ["Apple: ", "Earshot's choice: ", "Observed: ", "Public code: ", "Public test: "]
        for testCase in try Self.cases(PackageFolders.expectations.appending(path: "conformance/\(name)")) {
            let source = testCase.source ?? ""
            #expect(kinds.contains { source.hasPrefix($0) && source.count > $0.count }, "\(testCase.id)")
        }
    }

    @Test(arguments: ownFiles)
    func `our own cases are announced as they specify`(name: String) throws {
        try check(PackageFolders.expectations.appending(path: "conformance/\(name)"))
    }

    @Test func `a case that expects something else fails and shows the difference`() throws {
        let mismatches = ConformanceRunner.run(try Self.single(#""expect":[{"description":"B"}]"#))
        #expect(mismatches.map(\.lines) == [["elements:", "- B", "+ A"]])
    }

    @Test func `an expected hint that is not spoken fails`() throws {
        let mismatches = ConformanceRunner.run(try Self.single(#""expect":[{"description":"A","hint":"H"}]"#))
        #expect(mismatches.map(\.lines) == [["elements:", "- A | hint: H", "+ A"]])
    }

    @Test(arguments: [
        (#""expectActions":[["X"]]"#, "actions"), (#""expectSuffix":["Actions Available"]"#, "suffixes"),
        (#""expectUsesDefaultActivationPoint":[false]"#, "default activation point"),
        (#""expectTree":[{"container":"list","children":["A"]}]"#, "hierarchy"),
    ])
    func `every kind of expectation can fail`(expectation: String, name: String) throws {
        #expect(ConformanceRunner.run(try Self.single(expectation)).map(\.name) == [name])
    }

    @Test func `a screen that is no view description fails its case`() throws {
        let file = """
            {"format":"voiceover-cases/1","cases":[
            {"id":"x","tree":{"class":"UIView","sorrow":1}}]}
            """
        let mismatches = ConformanceRunner.run(try ConformanceFile(Data(file.utf8)).cases[0])
        #expect(mismatches.map(\.name) == ["screen"])
        // The place is that in the file of cases.
        #expect(mismatches.first?.actual.first?.hasPrefix("line 2, column 36: tree: the key") == true)
    }

    @Test(arguments: [
        ("", "this is not valid JSON"), ("[]", "the file must hold one JSON object"),
        (#"{"format":"other","cases":[]}"#, #""format" must be "voiceover-cases/1""#),
        (#"{"format":"voiceover-cases/1"}"#, #""cases" must be an array"#),
        (#"{"format":"voiceover-cases/1","cases":[{"tree":{}}]}"#, #"case number 1 has no "id" (line 1, column 40)"#),
        (
            #"{"format":"voiceover-cases/1","cases":[],"cases":[]}"#,
            #"line 1, column 42: duplicate key "cases""#
        ),
        (#"{"format":"voiceover-cases/1","cases":[{"id":"a","tree":{},"expectMore":1}]}"#, "unknown key"),
        (#"{"format":"voiceover-cases/1","cases":[{"id":"a","tree":{},"style":"loud"}]}"#, #""style" must be"#),
        (#"{"format":"voiceover-cases/1","cases":[{"id":"a","tree":{},"source":1}]}"#, #""source" must be text"#),
    ])
    func `a file that is not understood is refused with the reason`(text: String, reason: String) {
        let error = #expect(throws: ConformanceFileError.self) { try ConformanceFile(Data(text.utf8)) }
        #expect(error?.description.contains(reason) == true)
    }

    private static func single(_ expectation: String) throws -> ConformanceCase {
        let file = """
            {"format": "voiceover-cases/1", "cases": [{"id": "one", \(expectation), "tree":
              {"class": "UIView", "frame": [0, 0, 402, 874], "children": [
                {"class": "UIView", "frame": [0, 0, 30, 30], "isElement": true, "label": "A"}]}}]}
            """
        return try ConformanceFile(Data(file.utf8)).cases[0]
    }
}
