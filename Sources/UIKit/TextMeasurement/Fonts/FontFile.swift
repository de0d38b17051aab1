/// A typeface that a TrueType or OpenType file holds, as far as its widths and heights go.
///
/// Only the tables `head`, `hhea`, `maxp`, `hmtx`, `cmap`, `OS/2` and `name` are read; each offset and count is
/// checked, so that a damaged or hostile file gives an error and nothing else.
public struct FontFile: TextMeasuring {
    /// The name that code uses, such as "AvenirNext-Medium".
    public let postScriptName: String
    /// The name of the family, such as "Avenir Next"; the PostScript name where the file holds none.
    public let familyName: String
    /// The name with family and style, such as "Avenir Next Medium"; the PostScript name where the file holds none.
    public let fullName: String
    /// From 1 to 1000, 400 being regular and 700 bold.
    public let weight: Int
    /// Whether the letters lean.
    public let isItalic: Bool

    private let unitsPerEm: Double
    private let heights: FontMetrics
    private let advances: [UInt16]
    private let characters: CharacterMap

    /// The faces of a file: one, or those of a collection (`.ttc`).
    /// - Throws: `FontFileError` for a file that is no font or is damaged.
    public static func faces(in bytes: [UInt8]) throws(FontFileError) -> [FontFile] {
        guard bytes.count <= maximumSize else { throw .tooLarge }
        let reader = FontReader(bytes: bytes)
        guard try reader.tag(at: 0) == "ttcf" else { return [try FontFile(reader, at: 0)] }
        let count = try reader.u32(at: 8)
        guard (1...64).contains(count) else { throw .damaged("ttcf") }
        var faces: [FontFile] = []
        for index in 0..<count { faces.append(try FontFile(reader, at: try reader.u32(at: 12 + 4 * index))) }
        return faces
    }

    /// The largest file that is read, in bytes: the largest fonts of East Asian text have half of it.
    public static let maximumSize = 64 << 20

    private init(_ reader: FontReader, at offset: Int) throws(FontFileError) {
        let tables = try reader.tables(at: offset)
        let head = try reader.table("head", in: tables, minimum: 54)
        let unitsPerEm = try reader.u16(at: head.lowerBound + 18)
        guard (16...16384).contains(unitsPerEm) else { throw .damaged("head") }
        self.unitsPerEm = Double(unitsPerEm)

        let hhea = try reader.table("hhea", in: tables, minimum: 36)
        let maxp = try reader.table("maxp", in: tables, minimum: 6)
        let glyphs = try reader.u16(at: maxp.lowerBound + 4)
        let measured = try reader.u16(at: hhea.lowerBound + 34)
        guard glyphs > 0, (1...glyphs).contains(measured) else { throw .damaged("hhea") }
        let hmtx = try reader.table("hmtx", in: tables, minimum: 4 * measured)
        var advances: [UInt16] = []
        advances.reserveCapacity(measured)
        for index in 0..<measured { advances.append(UInt16(try reader.u16(at: hmtx.lowerBound + 4 * index))) }
        self.advances = advances

        let cmap = try reader.table("cmap", in: tables, minimum: 4)
        characters = try CharacterMap(reader, cmap, glyphCount: glyphs)

        var ascender = Double(try reader.i16(at: hhea.lowerBound + 4))
        var descent = -Double(try reader.i16(at: hhea.lowerBound + 6))
        var leading = Double(try reader.i16(at: hhea.lowerBound + 8))
        var (capHeight, xHeight) = (0.7 * self.unitsPerEm, 0.5 * self.unitsPerEm)
        var (weight, isItalic) = (400, false)
        if tables["OS/2"] != nil {
            let os2 = try reader.table("OS/2", in: tables, minimum: 68)
            weight = min(max(try reader.u16(at: os2.lowerBound + 4), 1), 1000)
            isItalic = try reader.u16(at: os2.lowerBound + 62) & 1 != 0
            // Version 2 adds the heights of letters; bit 7 of the selection means the typographic heights.
            if try reader.u16(at: os2.lowerBound) >= 2, os2.count >= 90 {
                xHeight = Double(try reader.i16(at: os2.lowerBound + 86))
                capHeight = Double(try reader.i16(at: os2.lowerBound + 88))
            }
            if ascender == 0, descent == 0, os2.count >= 74 {
                ascender = Double(try reader.i16(at: os2.lowerBound + 68))
                descent = -Double(try reader.i16(at: os2.lowerBound + 70))
                leading = Double(try reader.i16(at: os2.lowerBound + 72))
            }
        }
        self.weight = weight
        self.isItalic = isItalic
        heights = FontMetrics(
            ascender: max(0, ascender), descent: max(0, descent), leading: max(0, leading),
            capHeight: max(0, capHeight), xHeight: max(0, xHeight))

        let names = try FontNames(reader, tables)
        guard let name = names[6] ?? names[4] else { throw .damaged("name") }
        postScriptName = name
        familyName = names[16] ?? names[1] ?? name
        fullName = names[4] ?? name
    }

    /// Returns the advance of a letter, in points. Letters that the file has not come from another face.
    public func advance(of cluster: Character, weight: Double, size: Double) -> Double {
        guard let first = cluster.unicodeScalars.first else { return 0 }
        guard !ClusterWidth.isEmoji(cluster), let glyph = characters.glyph(of: first.value) else {
            return SystemFace().advance(of: cluster, weight: weight, size: size)
        }
        return Double(advances[min(glyph, advances.count - 1)]) / unitsPerEm * size
    }

    /// The heights of the face at a size, in points.
    public func metrics(size: Double) -> FontMetrics {
        let factor = size / unitsPerEm
        return FontMetrics(
            ascender: heights.ascender * factor, descent: heights.descent * factor, leading: heights.leading * factor,
            capHeight: heights.capHeight * factor, xHeight: heights.xHeight * factor)
    }
}

/// Why a font file can't be read.
public enum FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes are no TrueType or OpenType font.
    case notAFont
    /// The file is larger than `FontFile.maximumSize`.
    case tooLarge
    /// A table is missing.
    case missing(String)
    /// A table contains an impossible value.
    case damaged(String)

    /// The reason in plain words.
    public var description: String {
        switch self {
        case .notAFont: "not a TrueType or OpenType font"
        case .tooLarge: "a font of more than \(FontFile.maximumSize >> 20) MiB"
        case .missing(let table): "a font without the table \(table)"
        case .damaged(let table): "a font whose table \(table) is damaged"
        }
    }
}
