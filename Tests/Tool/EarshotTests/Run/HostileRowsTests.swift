import Foundation
import TestSupport
import Testing

/// The list of attacks on terminals (50 to 72), secrets (82 to 87), pseudo-terminals and signals (88 to 100): tests
/// have the numbers of the attacks that they cover.
struct HostileRowsTests {
    @Test func `every attack on the terminal reader has a test`() throws {
        let tests = PackageFolders.root.appending(path: "Tests")
        var covered: Set<Int> = []
        let files = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /func `[^`]*\(hostile ([0-9, ]+)\)`/) {
                covered.formUnion(match.1.split(separator: ",").compactMap { Int($0.filter(\.isNumber)) })
            }
        }
        let wanted = Set(50...72).union(82...100)
        #expect(wanted.subtracting(covered).sorted() == [])
    }
}
