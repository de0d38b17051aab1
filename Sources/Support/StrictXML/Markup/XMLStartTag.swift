/// A start tag as written: the position and the quotes of each attribute.
///
/// A document keeps the positions of its elements and the values of their attributes. The position of an attribute is
/// rarely needed, so it is found by reading the tag again.
public struct XMLStartTag: Sendable, Hashable {
    /// The bytes of the tag, from its `<` to its `>`.
    public let range: Range<Int>
    /// The bytes of its name.
    public let name: Range<Int>
    /// Its attributes, in order.
    public let attributes: [Attribute]
    /// Whether the element ends with the tag.
    public let isEmpty: Bool

    /// An attribute as it is written.
    public struct Attribute: Sendable, Hashable {
        /// Its name, with its prefix.
        public let name: String
        /// The bytes from its name to its closing quote.
        public let range: Range<Int>
        /// The bytes of its value, between the quotes.
        public let value: Range<Int>
        /// The bytes from the white space before it to its closing quote.
        public let rangeWithSpace: Range<Int>
    }

    /// Reads the tag that starts at an offset; nil if there is none, such as in a file that has changed since.
    public init?(_ bytes: [UInt8], at offset: Int) {
        guard bytes.indices.contains(offset), bytes[offset] == UInt8(ascii: "<") else { return nil }
        var cursor = offset + 1
        func skip(while matches: (UInt8) -> Bool) -> Range<Int> {
            let start = cursor
            while cursor < bytes.count, matches(bytes[cursor]) { cursor += 1 }
            return start..<cursor
        }
        name = skip(while: Self.isInName)
        guard !name.isEmpty, bytes[name.lowerBound] != UInt8(ascii: "!"), bytes[name.lowerBound] != UInt8(ascii: "?")
        else { return nil }
        var found: [Attribute] = []
        while true {
            let space = skip(while: Self.isSpace)
            guard cursor < bytes.count else { return nil }
            if bytes[cursor] == UInt8(ascii: ">") || bytes[cursor] == UInt8(ascii: "/") { break }
            let name = skip(while: Self.isInName)
            _ = skip(while: Self.isSpace)
            guard !name.isEmpty, !space.isEmpty, cursor < bytes.count, bytes[cursor] == UInt8(ascii: "=") else {
                return nil
            }
            cursor += 1
            _ = skip(while: Self.isSpace)
            guard cursor < bytes.count, case let quote = bytes[cursor],
                quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            else { return nil }
            cursor += 1
            let value = skip { $0 != quote && $0 != UInt8(ascii: "<") }
            guard cursor < bytes.count, bytes[cursor] == quote else { return nil }
            cursor += 1
            found.append(
                Attribute(
                    name: String(decoding: bytes[name], as: UTF8.self), range: name.lowerBound..<cursor, value: value,
                    rangeWithSpace: space.lowerBound..<cursor))
        }
        attributes = found
        isEmpty = bytes[cursor] == UInt8(ascii: "/")
        if isEmpty { cursor += 1 }
        guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: ">") else { return nil }
        range = offset..<cursor + 1
    }

    /// The attribute of this name, or nil.
    public subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        !isSpace(byte) && !"=/><\"'".utf8.contains(byte)
    }
}
