import StrictXML

/// The text of a page source in XML: the positions of its elements' attributes.
public struct PageMarkup: Sendable {
    private let bytes: [UInt8]
    private let lines: [Int]

    /// Prepares the bytes of a page source.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no character of the first line.
        var lines = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for place in bytes.indices where bytes[place] == 0x0A { lines.append(place + 1) }
        self.lines = lines
    }

    /// Returns the position of the attribute that states a fact of an element.
    ///
    /// - Parameters:
    ///   - fact: "label", "hint", "identifier" or "placeholder".
    ///   - value: its value.
    ///   - line: the line in which the element starts, from 1.
    ///   - column: the column in which it starts, from 1, in Unicode scalars.
    /// - Returns: its position; nil if no attribute has that value, or no element of XML starts there.
    public func place(
        of fact: String, holding value: String, line: Int, column: Int
    ) -> (start: XMLPosition, end: XMLPosition)? {
        guard lines.indices.contains(line - 1) else { return nil }
        var offset = lines[line - 1]
        let end = line < lines.count ? lines[line] : bytes.count
        var left = column - 1
        while left > 0, offset < end {
            offset += 1
            // A continuation byte is no separate character.
            while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            left -= 1
        }
        guard left == 0, let tag = XMLStartTag(bytes, at: offset) else { return nil }
        let found = Self.attributes[fact]?.lazy.compactMap { tag[$0] }.first {
            XMLWrittenText(bytes, $0.value, in: .attribute)?.string == value
        }
        guard let found else { return nil }
        let element = XMLPosition(line: line, column: column, offset: offset)
        let start = element.advanced(to: found.range.lowerBound, in: bytes)
        return (start, start.advanced(to: found.range.upperBound, in: bytes))
    }

    // As WebDriverAgent and uiautomator call them.
    private static let attributes = [
        "label": ["label", "content-desc", "text", "name"], "identifier": ["name", "resource-id"], "hint": ["hint"],
        "placeholder": ["placeholderValue", "hint"],
    ]
}
