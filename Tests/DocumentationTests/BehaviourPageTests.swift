import Foundation
import TestSupport
import Testing

/// The statements about UIKit whose ids are in the names of tests.
struct BehaviourPageTests {
    private static let page = "docs/uikit-behaviour.md"

    /// The ids with which a name begins; a later word that looks like one is a part of the sentence.
    private static func ids(_ name: Substring) -> [String] {
        name.split(separator: " ").prefix {
            $0.wholeMatch(of: /[A-N]\d\d|[A-Z]{2,5}-\d\d/) != nil && $0 != "UTF-16"
        }.map(String.init)
    }

    /// The cells of each row with an id.
    private static func rows() throws -> [[String]] {
        try Documents.text(page).split(separator: "\n")
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { $0.first.map { ids($0[...]) == [$0] } ?? false }
    }

    @Test func `each statement has an id of its own, one sentence and a source`() throws {
        let rows = try Self.rows()
        #expect(rows.count > 300)
        #expect(Set(rows.map { $0[0] }).count == rows.count)
        for row in rows {
            #expect(row.count == 3, "\(row)")
            #expect(row.count == 3 && row[1].hasSuffix(".") && row[1].count > 20, "\(row)")
        }
    }

    @Test func `the ids in names of tests are those of the page`() throws {
        let folder = PackageFolders.root.appending(path: "Tests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var named: Set<String> = []
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for name in text.matches(of: /func `([^`]+)`/) { named.formUnion(Self.ids(name.1)) }
        }
        let known = Set(try Self.rows().map { $0[0] })
        #expect(named.subtracting(known).isEmpty, "add these to \(Self.page)")
        #expect(known.subtracting(named).isEmpty, "no test has these in its name")
    }
}
