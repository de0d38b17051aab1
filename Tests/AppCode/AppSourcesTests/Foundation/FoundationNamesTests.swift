import Testing
import UIKit

/// Types of Apple's Foundation and Security that Linux lacks.
@MainActor struct FoundationNamesTests {
    private final class Key: NSObject {}

    @Test func `collections let go of objects that they hold weakly`() {
        let table = NSMapTable<Key, NSString>.weakToStrongObjects()
        let set = NSHashTable<Key>.weakObjects()
        let kept = Key()
        do {
            let gone = Key()
            table.setObject("gone", forKey: gone)
            table.setObject("kept", forKey: kept)
            set.add(gone)
            set.add(kept)
            set.add(kept)
            #expect(table.count == 2 && set.count == 2 && set.contains(gone))
        }
        #expect(table.count == 1 && table.object(forKey: kept) == "kept" && set.allObjects == [kept])
    }

    @Test func `the keychain adds, finds, changes and deletes items`() {
        let key: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service",
            kSecAttrAccount as String: UUID().uuidString,
        ]
        let item = key.merging([kSecValueData as String: Data("secret".utf8)]) { $1 }
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
        let query = key.merging([kSecReturnData as String: kCFBooleanTrue!]) { $1 }
        var found: CFTypeRef?
        #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
        #expect(found as? Data == Data("secret".utf8))
        let change = [kSecValueData as String: Data("new".utf8)]
        #expect(SecItemUpdate(key as CFDictionary, change as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
        #expect(found as? Data == Data("new".utf8))
        #expect(SecItemDelete(key as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
    }

    @Test(arguments: [
        (65.0, "1:05"), (5, "0:05"), (3_661, "1:01:01"),
    ])
    func `durations are written in digits`(seconds: Double, text: String) {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: seconds) == text)
    }

    @Test func `durations and times are written in words`() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 7_500) == "2 hours, 5 minutes")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 7_500) == "2h 5m")
        formatter.unitsStyle = .positional
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 300) == "00:05")
        let relative = RelativeDateTimeFormatter()
        #expect(relative.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
        relative.dateTimeStyle = .named
        #expect(relative.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    }

    @Test func `a page's text has its paragraphs, items and links`() throws {
        let html = "<p>Tea &amp; rice<br>more</p><ul><li>one</li></ul><a href=\"https://example.org\">site</a>"
        let text = try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        #expect(text.string == "Tea & rice\nmore\n•\tone\nsite")
        let link = text.attribute(.link, at: text.length - 1, effectiveRange: nil) as? URL
        #expect(link?.host == "example.org")
    }
}

/// Optional requirements as adapted sources call them.
@MainActor struct OptionalValueTests {
    private enum Kind { case one, two }
    private struct Pair {
        var first: NSObject
        var kind: Kind
    }

    private func missing<Result>(_: Result.Type) -> Result? {
        ObjectiveCOptional.call("a") { ObjectiveCOptional.missing("a") as Result }
    }

    @Test func `a missing method has no result, whatever its type`() {
        #expect(missing(Kind.self) == nil && missing(Pair.self) == nil && missing((any Error).self) == nil)
        #expect(missing(NSObject.self) == nil && missing(Int.self) == nil)
        #expect(ObjectiveCOptional.call("a") { Kind.two } == .two)
    }
}
