import Foundation
import TestSupport
import Testing

/// The tests that are skipped where the reference files are not there.
struct ReferenceFileTests {
    @Test func `CONTRIBUTING lists each test file that needs reference files, with a counterpart that exists`() throws {
        let folder = PackageFolders.root.appending(path: "Tests")
        var (needing, all): (Set<String>, Set<String>) = ([], [])
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let name = file.deletingPathExtension().lastPathComponent
            all.insert(name)
            let text = try String(contentsOf: file, encoding: .utf8)
            let condition = /enabled\(\s*if: [^"]*?(hasShared\(|corpus\.path|SharedData\.isPresent|Documents\.found)/
            if name != "ReferenceFileTests", text.contains(condition) { needing.insert(name) }
        }
        #expect(needing.count > 10)
        let section = try Documents.text("CONTRIBUTING.md").components(separatedBy: "\n## ")
            .first { $0.hasPrefix("Tests that need reference files") }
        let rows = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        var listed: Set<String> = []
        for row in rows {
            let cells = row.split(separator: "|")
            let names = cells.map { Set($0.matches(of: /`(\w+Tests)`/).map { String($0.1) }) }
            try #require(cells.count == 3)
            listed.formUnion(names[0])
            #expect(!names[0].isEmpty)
            #expect(names[2].isSubset(of: all) && !cells[2].allSatisfy(\.isWhitespace), "\(row)")
        }
        #expect(listed == needing)
    }
}
