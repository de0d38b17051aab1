import Dispatch
import Synchronization
import Testing
import UIKit

/// Additions to Linux's Foundation that Apple's Foundation and its runtime have.
@MainActor struct FoundationAdditionTests {
    @Test(arguments: [
        ("See https://example.org/a?b=c.", ["https://example.org/a?b=c"]),
        ("www.example.org, please", ["www.example.org"]),
        ("Write to ada@example.org!", ["ada@example.org"]), ("example.com/x is down", ["example.com/x"]),
        ("Nothing here.", []), ("v1.2.3 of 2024", []),
    ])
    func `links are found in text`(text: String, found: [String]) throws {
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType(rawValue: 1 << 5).rawValue)
        let results = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(results.map { (text as NSString).substring(with: $0.range) } == found)
        #expect(results.allSatisfy { $0.url != nil && $0.phoneNumber == nil })
    }

    @Test func `phone numbers and addresses of mail say what they are`() throws {
        let detector = try NSDataDetector(types: (1 << 5) | (1 << 11))
        let text = "Call +49 30 123456 or write to ada@example.org"
        let results = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(results.compactMap(\.phoneNumber) == ["+49 30 123456"])
        #expect(results.compactMap { $0.url?.absoluteString } == ["mailto:ada@example.org"])
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }

    @Test func `hostile text is searched in proportion to its length`() throws {
        let detector = try NSDataDetector(types: (1 << 5) | (1 << 11))
        let text = String(repeating: "1-(", count: 20_000) + String(repeating: "a.", count: 20_000)
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) == 0)
    }

    @Test func `one thread at a time is within a synchronised object`() {
        let object = NSObject()
        nonisolated(unsafe) var count = 0
        let key = ObjectIdentifier(object)
        nonisolated(unsafe) let shared = object
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            objc_sync_enter(shared)
            objc_sync_enter(shared)
            count += 1
            objc_sync_exit(shared)
            objc_sync_exit(shared)
        }
        #expect(count == 200 && key == ObjectIdentifier(object))
        #expect(objc_sync_exit(NSObject()) == -1)
    }

    @Test func `classes say their names and sizes, and nothing can be exchanged`() {
        final class Pair { var a = 1; var b = 2 }
        #expect(class_getInstanceSize(Pair.self) == 32)
        #expect(String(cString: class_getName(Pair.self)).hasSuffix("Pair"))
        #expect(class_getName(Pair.self) == class_getName(Pair.self))
        #expect(class_getInstanceMethod(UIView.self, "layoutSubviews") == nil)
        #expect(ObjectiveCNames.description(of: UILabel.self) == "UILabel")
    }

    @Test func `paths of the old kind have rows`() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1 && path.item == 3)
    }

    @Test(arguments: [("jpg", "public.jpeg"), ("PDF", "com.adobe.pdf"), ("txt", "public.plain-text")])
    func `types are known by the endings of names`(ending: String, identifier: String) throws {
        let type = try #require(UTType(filenameExtension: ending))
        #expect(type.identifier == identifier && type.conforms(to: .data))
    }

    @Test func `a type belongs to those above it`() {
        #expect(
            UTType.jpeg.conforms(to: .image) && UTType.jpeg.isSubtype(of: .content) && !UTType.jpeg.conforms(to: .text))
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil && UTType("") == nil)
        #expect(UTType(mimeType: "image/png") == .png && UTType.png.preferredFilenameExtension == "png")
    }
}
