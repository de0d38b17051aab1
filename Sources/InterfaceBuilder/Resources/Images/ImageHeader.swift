import AccessibilityTree

/// What the first bytes of an image file say about its size. Nothing is decoded; what a header says is checked, since it
/// may lie.
enum ImageHeader {
    /// The size that a file states.
    enum Extent: Sendable, Hashable {
        /// Of pixels; the scale of the image tells how many points they are.
        case pixels(Size)
        /// Of points, as vector formats have it.
        case points(Size)
    }

    /// How many bytes of a file are looked at: the sizes of large photographs stand behind previews and profiles.
    static let readLimit = 1 << 20

    /// The largest width and height that is believed.
    static let largestSide = 100_000.0

    /// The size of an image from the start of its file; nil for another format and for a header that is damaged or
    /// states a size that no image has.
    static func extent(_ bytes: [UInt8]) -> Extent? {
        let reader = HeaderReader(bytes: bytes)
        let found: Extent? =
            if reader.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                png(reader).map(Extent.pixels)
            } else if reader.starts(with: [0xFF, 0xD8]) {
                jpeg(reader).map(Extent.pixels)
            } else if reader.starts(with: Array("GIF87a".utf8)) || reader.starts(with: Array("GIF89a".utf8)) {
                gif(reader).map(Extent.pixels)
            } else if reader.starts(with: Array("%PDF-".utf8)) {
                PDFHeader.size(bytes).map(Extent.points)
            } else {
                SVGHeader.size(bytes).map(Extent.points)
            }
        return found.flatMap { isPlausible($0) ? $0 : nil }
    }

    private static func isPlausible(_ extent: Extent) -> Bool {
        switch extent {
        case .pixels(let size), .points(let size):
            [size.width, size.height].allSatisfy { $0.isFinite && $0 > 0 && $0 <= largestSide }
        }
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

    /// ITU T.81, B.2.2: the frame header has the size; segments with other things stand before it.
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

/// Numbers at places of bytes, nil beyond their end.
struct HeaderReader {
    let bytes: [UInt8]

    func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

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
