import Foundation
import TestSupport
import Testing

/// Every statement of the checklist and every fact about UIKit has a test that bears its id.
struct ChecklistTests {
    private struct Identifiers: Decodable {
        /// The statements of the guide, A01 to N15.
        var statements: [String]
        /// The facts that were seen on UIKit.
        var facts: [String]
    }

    private let identifiers: Identifiers

    init() throws {
        let file = PackageFolders.expectations.appending(path: "checklist/identifiers.json")
        identifiers = try JSONDecoder().decode(Identifiers.self, from: Data(contentsOf: file))
    }

    @Test func `every statement and fact has a test`() throws {
        let tested = try Self.testedIdentifiers()
        let missing = (identifiers.statements + identifiers.facts).filter { !tested.contains($0) }
        #expect(missing == [], "no test is named by these ids")
    }

    @Test func `the lists name each id once and no others`() {
        let all = identifiers.statements + identifiers.facts
        #expect(identifiers.statements.count == 204)
        #expect(identifiers.facts.count == 133)
        #expect(Set(all).count == all.count)
    }

    /// The ids in the names of test functions: "`D02 D03 CONT-01 addChild …`".
    private static func testedIdentifiers() throws -> Set<String> {
        let folder = PackageFolders.root.appending(path: "Tests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var result: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for name in text.matches(of: /func `([^`]+)`/) {
                // Ids stand first; a later word that looks like one is a part of the sentence.
                for word in name.output.1.split(separator: " ") {
                    guard word.wholeMatch(of: /[A-N]\d\d|[A-Z]{2,5}-\d\d/) != nil else { break }
                    result.insert(String(word))
                }
            }
        }
        return result
    }
}
