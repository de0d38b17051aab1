import AccessibilityTree

/// The size of a PNG, JPEG or GIF according to its first bytes. Nothing is decoded; the caller has to check whether the
/// size is plausible, since a header may be wrong.
package enum PixelImageHeader {
    /// Whether the bytes begin as one of the formats does.
    package static func isPixelImage(_ bytes: [UInt8]) -> Bool { format(of: bytes) != nil }

    /// The number of pixels; nil for another format and for a header that is damaged.
    package static func size(_ bytes: [UInt8]) -> Size? {
        format(of: bytes).flatMap { $0(HeaderReader(bytes: bytes)) }
    }

    private static func format(of bytes: [UInt8]) -> ((HeaderReader) -> Size?)? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg }
        if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) { return gif }
        return nil
    }

    /// PNG, third edition, 11.2.1: the first chunk has the size. Xcode's own variety has a chunk before it.
    private static func png(_ reader: HeaderReader) -> Size? {
        var start = 8
        if reader.tag(at: start + 4) == "CgBI", let length = reader.big32(at: start), length <= 64 {
            start += Int(length) + 12
        }
        guard reader.big32(at: start) == 13, reader.tag(at: start + 4) == "IHDR",
            let width = reader.big32(at: start + 8), let height = reader.big32(at: start + 12)
        else { return nil }
        return Size(width: Double(width), height: Double(height))
    }

    /// GIF89a, 18: the logical screen.
    private static func gif(_ reader: HeaderReader) -> Size? {
        guard let width = reader.little16(at: 6), let height = reader.little16(at: 8) else { return nil }
        return Size(width: Double(width), height: Double(height))
    }

    /// ITU T.81, B.2.2: the frame header has the size; segments with other data come before it.
    private static func jpeg(_ reader: HeaderReader) -> Size? {
        var index = 2
        while let marker = reader.byte(at: index + 1), reader.byte(at: index) == 0xFF {
            switch marker {
            // Fill bytes.
            case 0xFF: index += 1
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = reader.big16(at: index + 5), let width = reader.big16(at: index + 7) else {
                    return nil
                }
                return Size(width: Double(width), height: Double(height))
            // Markers without a segment; the picture itself and its end.
            case 0x01, 0xD0...0xD7: index += 2
            case 0xD8, 0xD9, 0xDA: return nil
            default:
                guard let length = reader.big16(at: index + 2), length >= 2 else { return nil }
                index += 2 + Int(length)
            }
        }
        return nil
    }
}

/// Numbers at byte offsets, nil beyond their end.
private struct HeaderReader {
    let bytes: [UInt8]

    func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    func big16(at index: Int) -> UInt16? {
        guard let high = byte(at: index), let low = byte(at: index + 1) else { return nil }
        return UInt16(high) << 8 | UInt16(low)
    }

    func little16(at index: Int) -> UInt16? { big16(at: index).map(\.byteSwapped) }

    func big32(at index: Int) -> UInt32? {
        guard let high = big16(at: index), let low = big16(at: index + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    func tag(at index: Int) -> String? {
        guard index >= 0, index + 4 <= bytes.count else { return nil }
        return String(validating: bytes[index..<index + 4], as: UTF8.self)
    }
}
