/// A text as written in XML, each character with its bytes: `&amp;` for an ampersand.
///
/// It allows changes to a text that leave the other characters as written.
public struct XMLWrittenText: Sendable {
    private var scalars: [Unicode.Scalar] = []
    // The start of each character, and the end of the last one.
    private var starts: [Int] = []
    private let end: Int
    private let isAttribute: Bool

    /// The context of a text, which determines the characters to escape.
    public enum Context: Sendable {
        /// Between quotes.
        case attribute
        /// Between tags.
        case content
    }

    /// Reads a text; nil if it has content that it can't represent: markup, an unknown reference, invalid UTF-8.
    public init?(_ bytes: [UInt8], _ range: Range<Int>, in place: Context) {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
        isAttribute = place == .attribute
        end = range.upperBound
        var cursor = range.lowerBound
        while cursor < end {
            starts.append(cursor)
            let byte = bytes[cursor]
            if byte == UInt8(ascii: "<") { return nil }
            if byte == UInt8(ascii: "&") {
                guard let last = bytes[cursor..<min(end, cursor + 12)].firstIndex(of: UInt8(ascii: ";")),
                    let scalar = Self.scalar(of: bytes[(cursor + 1)..<last])
                else { return nil }
                scalars.append(scalar)
                cursor = last + 1
                continue
            }
            if byte == 0x0D, cursor + 1 < end, bytes[cursor + 1] == 0x0A { cursor += 1 }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            guard cursor + length <= end,
                let text = String(validating: bytes[cursor..<cursor + length], as: UTF8.self),
                let scalar = text.unicodeScalars.first
            else { return nil }
            // A line ending is a line feed, and in an attribute a space (XML 1.0, 2.11 and 3.3.3).
            let isLineEnd = scalar == "\r" || scalar == "\n"
            if isAttribute, isLineEnd || scalar == "\t" {
                scalars.append(" ")
            } else {
                scalars.append(isLineEnd ? "\n" : scalar)
            }
            cursor += length
        }
    }

    /// The text.
    public var string: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Returns the smallest edit that makes another text of it: equal text at both ends is left as written.
    public func edit(to text: String) -> (range: Range<Int>, replacement: [UInt8]) {
        let new = Array(text.unicodeScalars)
        var first = 0
        while first < min(new.count, scalars.count), new[first] == scalars[first] { first += 1 }
        var last = 0
        while last < min(new.count, scalars.count) - first,
            new[new.count - 1 - last] == scalars[scalars.count - 1 - last]
        { last += 1 }
        let from = first < starts.count ? starts[first] : end
        let to = scalars.count - last < starts.count ? starts[scalars.count - last] : end
        var bytes: [UInt8] = []
        for scalar in new[first..<(new.count - last)] { append(scalar, to: &bytes) }
        return (from..<to, bytes)
    }

    private func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "&": bytes += Array("&amp;".utf8)
        case "<": bytes += Array("&lt;".utf8)
        case ">": bytes += Array("&gt;".utf8)
        case "\"" where isAttribute: bytes += Array("&quot;".utf8)
        case "'" where isAttribute: bytes += Array("&apos;".utf8)
        case "\n" where isAttribute, "\t" where isAttribute, "\r": bytes += Array("&#\(scalar.value);".utf8)
        default: bytes += Array(String(scalar).utf8)
        }
    }

    private static let names: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private static func scalar(of reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let text = String(decoding: reference, as: UTF8.self)
        guard text.hasPrefix("#") else { return names[text] }
        let digits = text.dropFirst()
        // A number has no sign here, although Swift's own parser accepts one.
        guard !digits.contains("+"), !digits.contains("-") else { return nil }
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init)
    }
}
