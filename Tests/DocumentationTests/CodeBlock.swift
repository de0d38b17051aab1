import Foundation
import TestSupport
import Testing

/// A block of code in a document.
struct CodeBlock: CustomTestStringConvertible {
    var document: String
    /// The line of its fence, from 1.
    var line: Int
    var language: String
    var lines: [String]
    /// The reason in a comment before the block why it is not compiled; nil if it is.
    var reason: String?
    /// The file that the block quotes, from a comment before it.
    var source: String?

    var testDescription: String { "\(document):\(line)" }

    /// The blocks of a document, including those that are indented in lists.
    static func all(of document: String) throws -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: (block: CodeBlock, indent: String, fence: String)?
        var (reason, source): (String?, String?)
        let lines = try Documents.text(document).components(separatedBy: "\n")
        for (number, line) in lines.enumerated() {
            let content = line.drop { $0 == " " }
            if let (block, indent, fence) = open {
                if content.hasPrefix(fence) && content.allSatisfy({ $0 == "`" }) {
                    blocks.append(block)
                    open = nil
                } else {
                    open?.block.lines.append(line.hasPrefix(indent) ? String(line.dropFirst(indent.count)) : line)
                }
            } else if content.hasPrefix("```") {
                let fence = String(content.prefix { $0 == "`" })
                let language = content.dropFirst(fence.count).split(separator: " ").first ?? ""
                let block = CodeBlock(
                    document: document, line: number + 1, language: String(language), lines: [], reason: reason,
                    source: source)
                open = (block, String(line.prefix { $0 == " " }), fence)
                (reason, source) = (nil, nil)
            } else if let match = content.wholeMatch(of: /<!-- not compiled: (.+) -->/) {
                reason = String(match.1)
            } else if let match = content.wholeMatch(of: /<!-- from: (.+) -->/) {
                source = String(match.1)
            } else if !content.isEmpty {
                (reason, source) = (nil, nil)
            }
        }
        return blocks
    }
}

extension Documents {
    /// The files that tests compile or run, from which documents take samples.
    static func samples(_ suffix: String) throws -> [String] {
        try ["Examples", "Tests/DocumentationTests/Samples"].flatMap { folder -> [String] in
            let folder = PackageFolders.root.appending(path: folder)
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return try names.filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.sorted()
                .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        }
    }
}
