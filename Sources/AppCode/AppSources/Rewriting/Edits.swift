import SwiftSyntax

/// Changes of a file's text.
struct Edits {
    private struct Edit {
        var range: Range<Int>
        var text: [UInt8]
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Replaces a range by blanks, so that the text after it keeps its position.
    mutating func blank(_ range: Range<Int>, of bytes: [UInt8]) {
        edits.append(Edit(range: range, text: Self.blanks(bytes[range])))
    }

    /// Puts a text where another one was. A shorter one is filled up with blanks; line breaks of the old one stay.
    mutating func replace(_ range: Range<Int>, of bytes: [UInt8], with text: String) {
        var new = Array(text.utf8)
        let old = bytes[range]
        let breaks = old.filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        if !breaks.isEmpty {
            let last = old.lastIndex(of: UInt8(ascii: "\n")) ?? old.startIndex
            new += breaks + Self.blanks(old[(last + 1)...])
        } else if new.count < old.count {
            new += Array(repeating: UInt8(ascii: " "), count: old.count - new.count)
        }
        edits.append(Edit(range: range, text: new))
    }

    /// Puts a text in.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: Array(text.utf8)))
    }

    /// A part of the text with the changes that are in it.
    func applied(to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var place = range.lowerBound
        // Insertions at one position keep their order.
        let order = edits.indices.sorted {
            (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
        }
        for edit in order.lazy.map({ edits[$0] })
        where edit.range.lowerBound >= place && edit.range.upperBound <= range.upperBound {
            result += bytes[place..<edit.range.lowerBound]
            result += edit.text
            place = edit.range.upperBound
        }
        return result + bytes[place..<range.upperBound]
    }

    private static func blanks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    }
}

extension SyntaxProtocol {
    /// The range of the node's own text, in bytes from the start of the file.
    var byteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
