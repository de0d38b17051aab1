import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file and its syntax.
package struct ParsedSource {
    /// The largest file that is read, in bytes.
    package static let sizeLimit = 8 << 20
    /// The maximum nesting depth of the syntax: visitors recurse for each level.
    static let depthLimit = 2_000
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    package let path: String
    /// The content without a byte order mark; positions in the syntax are indices in it.
    let bytes: [UInt8]
    let hasByteOrderMark: Bool
    package let tree: SourceFileSyntax
    package let places: SourceLocationConverter

    /// Parses a file.
    /// - Throws: `AdaptationError` for a file that is no Swift, is too large or nested too deeply.
    package init(_ source: AppSource) throws(AdaptationError) {
        path = source.path
        guard source.bytes.count <= Self.sizeLimit else {
            throw AdaptationError(path: path, message: "the file is larger than \(Self.sizeLimit >> 20) MiB")
        }
        hasByteOrderMark = source.bytes.starts(with: Self.byteOrderMark)
        bytes = hasByteOrderMark ? Array(source.bytes.dropFirst(Self.byteOrderMark.count)) : source.bytes
        if let place = Self.unreadable(bytes) { throw Self.error(path, bytes, place.offset, place.message) }
        if let offset = BracketScan.tooDeep(in: bytes) {
            throw Self.error(
                path, bytes, offset,
                "brackets are nested deeper than \(BracketScan.limit) levels, or lists than \(BracketScan.listLimit)")
        }
        tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        places = SourceLocationConverter(fileName: path, tree: tree)
        guard Self.depth(of: tree) <= Self.depthLimit else {
            throw AdaptationError(path: path, message: "the syntax is nested deeper than \(Self.depthLimit) levels")
        }
        if let error = Self.firstError(in: tree) {
            let place = places.location(for: error.position)
            throw AdaptationError(path: path, line: place.line, column: place.column, message: error.message)
        }
    }

    private static func error(_ path: String, _ bytes: [UInt8], _ offset: Int, _ message: String) -> AdaptationError {
        let before = bytes[..<offset]
        return AdaptationError(
            path: path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: offset - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1), message: message)
    }

    /// The first byte that no Swift file has.
    private static func unreadable(_ bytes: [UInt8]) -> (offset: Int, message: String)? {
        if let offset = bytes.firstIndex(of: 0) { return (offset, "the file contains a NUL byte") }
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        // The longest prefix that is UTF-8 ends at most three bytes before the error.
        var low = 0
        var high = bytes.count
        while high - low > 4 {
            let middle = (low + high) / 2
            let isValid = (0..<4).contains { String(validating: bytes[..<max(middle - $0, 0)], as: UTF8.self) != nil }
            if isValid { low = middle } else { high = middle }
        }
        return (max(low - 3, 0), "the file is not UTF-8")
    }

    /// Returns the nesting depth of the syntax, found without recursion.
    private static func depth(of tree: SourceFileSyntax) -> Int {
        var deepest = 0
        var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 1)]
        while let (node, depth) = open.popLast() {
            deepest = max(deepest, depth)
            guard deepest <= depthLimit else { return deepest }
            for child in node.children(viewMode: .sourceAccurate) { open.append((child, depth + 1)) }
        }
        return deepest
    }

    private static func firstError(in tree: SourceFileSyntax) -> (position: AbsolutePosition, message: String)? {
        guard tree.hasError else { return nil }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
            // Compilers only warn of this one in Swift 5, which much code is written in.
            $0.diagMessage.severity == .error && !$0.message.hasPrefix("extraneous whitespace")
        }
        return errors.min { $0.position < $1.position }.map { ($0.position, $0.message) }
    }

    /// The text of a part of the file.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line of a position, from 1 on.
    func line(of position: AbsolutePosition) -> Int { places.location(for: position).line }
}
