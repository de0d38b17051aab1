import Foundation
import TestSupport
import Testing

@testable import TextMeasurement

/// Widths and heights of fonts that a project ships, and files that are none.
struct FontFileTests {
    private static func u16(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
    private static func u32(_ number: Int) -> [UInt8] { u16(number >> 16) + u16(number & 0xFFFF) }

    /// A font of three glyphs in 1,000 units: "A" is 600 wide, "b" 500, and U+1F600 as wide as "b".
    static func made(format: Int = 4) -> [UInt8] {
        let cmap: [UInt8]
        switch format {
        case 12:
            cmap =
                u16(12) + u16(0) + u32(16 + 36) + u32(0) + u32(3) + u32(0x41) + u32(0x41) + u32(1) + u32(0x62)
                + u32(0x62) + u32(2) + u32(0x3B1) + u32(0x3B1) + u32(2)
        case 6: cmap = u16(6) + u16(14) + u16(0) + u16(0x41) + u16(2) + u16(1) + u16(2)
        default:
            // "A" by a shift, "b" by the list.
            cmap =
                u16(4) + u16(16 + 24 + 2) + u16(0) + u16(6) + u16(4) + u16(1) + u16(2) + u16(0x41) + u16(0x62)
                + u16(0xFFFF) + u16(0) + u16(0x41) + u16(0x62) + u16(0xFFFF) + u16(0x10000 - 0x40) + u16(0) + u16(1)
                + u16(0) + u16(4) + u16(0) + u16(2)
        }
        let name = Array("Made-Bold".utf16).flatMap { u16(Int($0)) }
        let tables: [(String, [UInt8])] = [
            ("OS/2", u16(4) + u16(0) + u16(700) + [UInt8](repeating: 0, count: 80) + u16(480) + u16(710) + u16(0)),
            ("cmap", u16(0) + u16(1) + u16(3) + u16(format == 12 ? 10 : 1) + u32(12) + cmap),
            ("head", [UInt8](repeating: 0, count: 18) + u16(1000) + [UInt8](repeating: 0, count: 34)),
            (
                "hhea",
                u32(0x10000) + u16(900) + u16(0x10000 - 300) + u16(50) + [UInt8](repeating: 0, count: 24) + u16(3)
            ),
            ("hmtx", u16(0) + u16(0) + u16(600) + u16(0) + u16(500) + u16(0)), ("maxp", u32(0x5000) + u16(3)),
            (
                "name",
                u16(0) + u16(1) + u16(18) + u16(3) + u16(1) + u16(0x409) + u16(6) + u16(name.count) + u16(0) + name
            ),
        ]
        var file = u32(0x10000) + u16(tables.count) + u16(0) + u16(0) + u16(0)
        var offset = 12 + 16 * tables.count
        for (tag, bytes) in tables {
            file += Array(tag.utf8) + u32(0) + u32(offset) + u32(bytes.count)
            offset += bytes.count
        }
        return file + tables.flatMap(\.1)
    }

    @Test(arguments: [4, 6, 12]) func `widths and heights are those of the file`(format: Int) throws {
        let face = try #require(try FontFile.faces(in: Self.made(format: format)).first)
        #expect(face.postScriptName == "Made-Bold" && face.familyName == "Made-Bold" && face.weight == 700)
        let font = MeasuredFont(face: face, size: 20)
        #expect(font.advance(of: "A") == 12)
        #expect(format == 6 || font.advance(of: "b") == 10)
        #expect(font.metrics.lineHeight == 25 && font.metrics.ascender == 18 && font.metrics.xHeight == 9.6)
        // A letter that the file has not comes from the system's face.
        #expect(font.advance(of: "Ω") == MeasuredFont(size: 20).advance(of: "Ω"))
    }

    @Test func `a collection has its faces`() throws {
        // Offsets count from the start of the file, so the tables move with the header.
        let single = Self.made()
        var shifted = single
        for record in 0..<7 {
            let place = 12 + 16 * record + 8
            let offset = single[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + 16
            shifted.replaceSubrange(place..<place + 4, with: Self.u32(offset))
        }
        let file = Array("ttcf".utf8) + Self.u32(0x10000) + Self.u32(1) + Self.u32(16) + shifted
        #expect(try FontFile.faces(in: file).map(\.postScriptName) == ["Made-Bold"])
    }

    @Test(arguments: [
        ([], FontFileError.notAFont), (Array("not a font at all".utf8), .notAFont),
        (Array("ttcf".utf8) + [0, 1, 0, 0, 255, 255, 255, 255], .damaged("ttcf")),
        (Array("OTTO".utf8) + [0, 0, 0, 0, 0, 0, 0, 0], .damaged("table directory")),
    ])
    func `data that is no font is reported`(bytes: [UInt8], error: FontFileError) {
        #expect(throws: error) { try FontFile.faces(in: bytes) }
    }

    @Test(arguments: [4, 6, 12]) func `a damaged font gives an error or widths, whatever was damaged`(format: Int) {
        let intact = Self.made(format: format)
        for end in 0..<intact.count {
            #expect(throws: FontFileError.self) { try FontFile.faces(in: Array(intact[..<end])) }
        }
        var random = SeededGenerator(seed: UInt64(format))
        for _ in 0..<20_000 {
            var bytes = intact
            for _ in 0...random.next(below: 3) {
                bytes[random.next(below: bytes.count)] = [0, 1, 0x7F, 0x80, 0xFF][random.next(below: 5)]
            }
            guard let face = try? FontFile.faces(in: bytes).first else { continue }
            for letter in ["A", "b", "\u{FFFF}", "\u{10FFFF}", "z"] as [Character] {
                let advance = face.advance(of: letter, weight: 400, size: 10)
                #expect(advance >= 0 && advance.isFinite)
            }
            #expect(face.metrics(size: 10).lineHeight.isFinite)
        }
    }

    private static let dejaVu = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: dejaVu.path), "needs Debian's package fonts-dejavu-core"))
    func `a real font is read`() throws {
        let face = try #require(try FontFile.faces(in: [UInt8](Data(contentsOf: Self.dejaVu))).first)
        #expect(face.postScriptName == "DejaVuSans" && face.familyName == "DejaVu Sans" && face.weight == 400)
        let font = MeasuredFont(face: face, size: 2048)
        #expect(font.advance(of: "A") == 1401 && font.advance(of: " ") == 651 && font.advance(of: "Ж") == 2206)
    }
}
