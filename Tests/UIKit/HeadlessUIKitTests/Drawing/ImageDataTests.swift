import Foundation
import Testing

@testable import HeadlessUIKit

/// Images of an app's own data, of which only the header is read.
@MainActor struct ImageDataTests {
    nonisolated private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 1, 0x2C, 0, 0, 0, 0x96]
    nonisolated private static let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 0x96, 1, 0x2C,
    ]
    nonisolated private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x2C, 1, 0x96, 0]

    @Test(arguments: [png, jpeg, gif])
    func `the size is what the header says, by the number of pixels per point`(bytes: [UInt8]) {
        #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 300, height: 150))
        let image = UIImage(data: Data(bytes), scale: 2)
        #expect(image?.size == CGSize(width: 150, height: 75) && image?.scale == 2)
        #expect(image?.cgImage?.width == 300 && image?.cgImage?.height == 150)
    }

    @Test(arguments: [png, jpeg, gif])
    func `a header that is cut off anywhere makes no image`(bytes: [UInt8]) {
        for count in 0..<bytes.count { #expect(UIImage(data: Data(bytes.prefix(count))) == nil) }
    }

    @Test func `an impossible size is rejected`() {
        var bytes = Self.png
        bytes[16] = 0x7F
        #expect(UIImage(data: Data(bytes)) == nil)
        bytes = Self.gif
        bytes[6] = 0
        bytes[7] = 0
        #expect(UIImage(data: Data(bytes)) == nil)
        #expect(UIImage(data: Data("<svg/>".utf8)) == nil)
    }

    @Test func `a file's name says how many pixels a point has`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, width) in [("a.png", CGFloat(300)), ("a@2x.png", 150), ("a@3x.png", 100)] {
            let file = folder.appending(path: name)
            try Data(Self.png).write(to: file)
            #expect(UIImage(contentsOfFile: file.path)?.size.width == width)
        }
        #expect(UIImage(contentsOfFile: folder.appending(path: "none.png").path) == nil)
    }

    @Test func `an image is turned by its orientation`() throws {
        let pixels = try #require(UIImage(data: Data(Self.png))?.cgImage)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 300, height: 150))
        #expect(UIImage(cgImage: pixels, scale: 3, orientation: .left).size == CGSize(width: 50, height: 100))
    }

    @Test func `an animated image is labelled by its first frame`() {
        let frames = ["play", "pause"].compactMap { UIImage(systemName: $0) }
        let image = UIImage.animatedImage(with: frames, duration: 2)
        #expect(image?.accessibilityLabel == frames[0].accessibilityLabel && image?.size == frames[0].size)
        #expect(image?.images?.count == 2 && image?.duration == 2)
        #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
    }
}
