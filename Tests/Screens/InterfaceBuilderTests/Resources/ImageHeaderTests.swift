import AccessibilityTree
import Testing

@testable import InterfaceBuilder

/// The sizes that the headers of image files state, truly or not.
@Suite struct ImageHeaderTests {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func png(_ width: UInt32, _ height: UInt32, length: UInt32 = 13) -> [UInt8] {
        signature + big(length) + Array("IHDR".utf8) + big(width) + big(height) + [8, 6, 0, 0, 0]
    }

    private static func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }

    // A segment precedes the frame.
    private static let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x04, 0x4A, 0x46, 0xFF, 0xFF, 0xC2, 0x00, 0x11, 0x08, 0x00, 0x20, 0x00, 0x40,
        0x03,
    ]
    private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 0x00, 0x20, 0x00]
    private static let pdf = Array("%PDF-1.7\n1 0 obj\n<</Type/Page/MediaBox [ 0 0 24.5 36 ]/Parent 2 0 R>>".utf8)

    private static let xcodePNG: [UInt8] = {
        var bytes = signature + big(4)
        bytes += Array("CgBI".utf8) + big(0) + big(0)
        return bytes + png(3, 5).dropFirst(8)
    }()

    private static let sizes: [([UInt8], ImageHeader.Extent)] = [
        (png(120, 80), ImageHeader.Extent.pixels(Size(width: 120, height: 80))),
        (xcodePNG, .pixels(Size(width: 3, height: 5))),
        (jpeg, .pixels(Size(width: 64, height: 32))), (gif, .pixels(Size(width: 64, height: 32))),
        (pdf, .points(Size(width: 24.5, height: 36))),
        (Array("<?xml version='1.0'?><svg width='10px' height=\"20\"><g>".utf8), .points(Size(width: 10, height: 20))),
        (Array("<svg viewBox='0,0 24 36' width='100%' height='100%'/>".utf8), .points(Size(width: 24, height: 36))),
    ]

    @Test(arguments: sizes)
    func `a size is read`(bytes: [UInt8], extent: ImageHeader.Extent) {
        #expect(ImageHeader.extent(bytes) == extent)
    }

    private static let scanFirst: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDA, 0x00, 0x04, 0, 0] + Array(jpeg.dropFirst(8))
    private static let flat: [UInt8] = Array("GIF89a".utf8) + [0, 0, 1, 0]
    private static let lies: [[UInt8]] = [
        png(0, 80), png(.max, .max), png(10, 10, length: 12), [], [0xFF, 0xD8], Array("GIF89a".utf8),
        [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x00],
        scanFirst, flat,
        Array("%PDF-1.7 /MediaBox [0 0 nan 1e99]".utf8), Array("%PDF-1.7 /MediaBox [0 0 1]".utf8),
        Array("%PDF-1.7 /MediaBox [0 0 0 0]".utf8),
        Array("<svg width='-5' height='5'/>".utf8), Array("<svg width='5' height='1e300'/>".utf8),
        Array("<svg viewBox='0 0 5'/>".utf8), Array("<svg width='5' height='5".utf8), Array("<html/>".utf8),
        Array(#"<!DOCTYPE svg [<!ENTITY x "9">]><svg width="&x;" height="9"/>"#.utf8), Array("no image".utf8),
    ]

    @Test(arguments: lies)
    func `a false or damaged header yields no size`(bytes: [UInt8]) {
        #expect(ImageHeader.extent(bytes) == nil)
    }

    @Test(arguments: [[0xFF, 0xD8, 0xFF], Array("%PDF-1.7/".utf8), Array("<svg '".utf8)] as [[UInt8]])
    func `a long header without a size ends`(start: [UInt8]) throws {
        let last = try #require(start.last)
        #expect(ImageHeader.extent(start + [UInt8](repeating: last, count: 500_000)) == nil)
    }

    @Test(arguments: [png(120, 80), jpeg, gif, pdf])
    func `a file cut off anywhere yields its whole size or none`(bytes: [UInt8]) {
        let whole = ImageHeader.extent(bytes)
        for count in bytes.indices {
            let cut = ImageHeader.extent(Array(bytes[..<count]))
            #expect(cut == nil || cut == whole)
        }
    }
}
