import AccessibilityTesting
import Foundation
import StrictJSON
import Synchronization
import TestSupport
import Testing

/// Code in documents is a part of files that are compiled, and run where possible.
struct SampleTests {
    static let blocks = (try? Documents.paths.flatMap(CodeBlock.all)) ?? []
    /// Languages with the suffix of their files.
    private static let suffixes = ["swift": ".swift", "python": ".py", "js": ".mjs"]

    @Test func `there are documents with code`() {
        #expect(Documents.paths.contains("docs/keys.md"))
        #expect(Self.blocks.count { $0.language == "swift" } > 10)
    }

    @Test(arguments: blocks.filter { suffixes[$0.language] != nil && $0.reason == nil })
    func `a sample is a part of a file that is compiled`(block: CodeBlock) throws {
        let wanted = Self.dedented(block.lines)
        let files = try Documents.samples(try #require(Self.suffixes[block.language]))
        let isThere = files.contains { file in
            let lines = file.components(separatedBy: "\n")
            guard lines.count >= wanted.count else { return false }
            return (0...lines.count - wanted.count).contains { start in
                // Most positions differ in the first line already.
                lines[start].hasSuffix(wanted[0])
                    && Self.dedented(Array(lines[start..<start + wanted.count])) == wanted
            }
        }
        #expect(
            isThere,
            "put these lines into a file of Tests/DocumentationTests/Samples, or say before the block why not: <!-- not compiled: … -->"
        )
    }

    @Test(arguments: blocks.filter { $0.language == "json" })
    func `JSON is JSON`(block: CodeBlock) throws {
        _ = try JSONValue(parsing: block.lines.joined(separator: "\n").utf8)
    }

    @Test(arguments: blocks.filter { $0.source != nil })
    func `a quotation matches its file`(block: CodeBlock) throws {
        let file = try Documents.text(try #require(block.source))
        for part in block.lines.split(whereSeparator: \.isEmpty) {
            #expect(file.contains("\(part.joined(separator: "\n"))\n"))
        }
    }

    /// Lines without their common indentation.
    private static func dedented(_ lines: [String]) -> [String] {
        let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        let least = indents.min() ?? 0
        return lines.map { String($0.dropFirst(least)) }
    }

    @Test @MainActor func `the first test of the tutorial fails with the message in the tutorial`() throws {
        let failure = Mutex("")
        withKnownIssue {
            expectAccessible(CheckoutViewController())
        } matching: { issue in
            failure.withLock { $0 = issue.comments.map(\.rawValue).joined() }
            return true
        }
        let article = try Documents.text(
            "Sources/Testing/AccessibilityTesting/AccessibilityTesting.docc/TestYourScreen.md")
        #expect(article.contains("```text\n" + failure.withLock { $0 } + "\n```\n"), "\(failure.withLock { $0 })")
    }
}
