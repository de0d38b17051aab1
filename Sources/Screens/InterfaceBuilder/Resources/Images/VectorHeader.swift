import AccessibilityTree
import StrictXML

/// The size of a page of a PDF, as far as it is uncompressed: asset catalogues hold PDFs of one page.
enum PDFHeader {
    /// ISO 32000-1, 14.11.2: the first media box, `[left bottom right top]` in points.
    static func size(_ bytes: [UInt8]) -> Size? {
        let name = Array("/MediaBox".utf8)
        var index = 0
        while let found = bytes[index...].firstIndex(of: name[0]) {
            if bytes[found...].starts(with: name) {
                return box(bytes[(found + name.count)...].prefix(256))
            }
            index = found + 1
        }
        return nil
    }

    private static func box(_ bytes: ArraySlice<UInt8>) -> Size? {
        let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
        let rest = bytes.drop(while: isSpace)
        guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let numbers = rest[(rest.startIndex + 1)..<end].split(whereSeparator: isSpace).map {
            readNumber(String(decoding: $0, as: UTF8.self))
        }
        guard numbers.count == 4, case let all = numbers.compactMap(\.self), all.count == 4 else { return nil }
        return Size(width: (all[2] - all[0]).magnitude, height: (all[3] - all[1]).magnitude)
    }
}

/// The size of an SVG: its width and height, else those of its view box.
enum SVGHeader {
    private static let names = XMLVocabulary(["svg", "width", "height", "viewBox"])

    static func size(_ bytes: [UInt8]) -> Size? {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"), let tag = rootTag(text) else { return nil }
        // The root alone, closed immediately: its contents do not matter and may be of any size.
        guard let root = try? XMLReader(vocabulary: names).parse(tag).root, root.nameText == "svg" else { return nil }
        let box = root[XMLName(3)].map { value in
            value.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" }.map { readNumber(String($0)) }
        }
        let boxSize = box.flatMap { numbers -> Size? in
            guard numbers.count == 4, let width = numbers[2], let height = numbers[3] else { return nil }
            return Size(width: width, height: height)
        }
        guard let width = length(root[XMLName(1)]), let height = length(root[XMLName(2)]) else { return boxSize }
        return Size(width: width, height: height)
    }

    /// Returns the tag of the root element as a separate document; nil when it is incomplete.
    private static func rootTag(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        let name = Array("<svg".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }) else {
            return nil
        }
        var quote: UInt8?
        for index in start..<bytes.endIndex {
            let byte = bytes[index]
            switch (quote, byte) {
            case (nil, UInt8(ascii: "\"")), (nil, UInt8(ascii: "'")): quote = byte
            case (nil, UInt8(ascii: ">")):
                let isClosed = bytes[index - 1] == UInt8(ascii: "/")
                return Array(bytes[start..<(isClosed ? index - 1 : index)]) + Array("/>".utf8)
            case (byte?, _): quote = nil
            default: break
            }
        }
        return nil
    }

    /// A length in points: SVG's user units and pixels count as points; percentages have no length.
    private static func length(_ text: String?) -> Double? {
        guard let text else { return nil }
        for unit in ["px", "pt"] where text.hasSuffix(unit) { return readNumber(String(text.dropLast(2))) }
        return readNumber(text)
    }
}
