import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Texts in XML property lists and in string catalogues.
@Suite struct PropertyListStringsTests {
    private static let type =
        #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#

    private func strings(_ body: String, type: String = PropertyListStringsTests.type) -> StringTable {
        var reader = StringTableReader(language: "de")
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(type)\n<plist version=\"1.0\">\(body)</plist>"
        reader.addStrings(Array(text.utf8), file: "a.strings")
        return reader.result
    }

    private func dictionary(_ body: String) -> StringTable {
        var reader = StringTableReader(language: "de")
        reader.addDictionary(Array("\(Self.type)<plist><dict>\(body)</dict></plist>".utf8), file: "a.stringsdict")
        return reader.result
    }

    @Test func `strings in XML are read`() {
        let table = strings("<dict><key>a.text</key><string>b &amp; c</string></dict>")
        #expect(table.entries["a.text"]?.text.text() == "b & c")
        #expect(table.entries["a.text"]?.line == 3)
        #expect(table.notes.isEmpty)
    }

    @Test(arguments: [
        #"<!DOCTYPE plist [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#,
        #"<!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>"#,
        #"<!DOCTYPE html>"#,
    ])
    func `other document types are refused`(type: String) throws {
        let table = strings("<dict><key>a.text</key><string>b</string></dict>", type: type)
        #expect(table.entries.isEmpty)
        #expect(try #require(table.notes.first).message == "document type declarations are not allowed")
    }

    @Test func `what is no dictionary of texts is noted with its place`() throws {
        #expect(strings("<array/>").notes.map(\.message) == ["expected a dictionary of texts"])
        #expect(strings("").notes.map(\.message) == ["the XML is malformed: the property list is empty"])
        let table = strings("<dict>\n<key>a</key><true/>\n<key>b</key><string>c</string></dict>")
        let note = try #require(table.notes.first)
        #expect(note.message == "the key “a” has no text")
        #expect(note.line == 4)
        #expect(table.entries["b"]?.text.text() == "c")
        let deep = String(repeating: "<dict><key>k</key>", count: 10_000)
        #expect(strings(deep).entries.isEmpty)
    }

    @Test func `forms by number, device and width are read`() throws {
        let table = dictionary(
            """
            <key>count</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@trains@ leave</string>
            <key>trains</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>one train</string><key>other</key><string>%d trains</string></dict></dict>
            <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>ipad</key><string>large</string><key>other</key><string>small</string></dict></dict>
            <key>width</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>1</key><string>s</string><key>20</key><string>short</string></dict></dict>
            """)
        func text(_ key: String) throws -> LocalizedText { try #require(table.entries[key]).text }
        #expect(try text("count").text() == "%d trains leave")
        #expect(try text("count").text(count: "one") == "one train leave")
        #expect(try text("device").text(on: .pad) == "large")
        #expect(try text("device").text(on: .phone) == "small")
        #expect(try text("width").text() == "short")
    }

    @Test func `variables that hold each other end`() throws {
        let again = String(repeating: "%#@a@", count: 200)
        let table = dictionary(
            """
            <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(again)</string>
            <key>a</key><dict><key>other</key><string>\(again)</string></dict></dict>
            """)
        #expect(try #require(table.entries["k"]).text.text().utf8.count <= 1 << 14)
    }

    private func catalog(_ text: String) throws -> StringCatalogFile { try StringCatalogFile(Array(text.utf8)) }

    @Test func `a catalogue has its forms, and nothing for what is not translated yet`() throws {
        let file = try catalog(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "A"}}}},
            "b.text": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "B"}}}},
            "c.text": {"localizations": {"de": {"variations": {"device": {
              "ipad": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "C1"}},
              "other": {"stringUnit": {"state": "needs_review", "value": "C2"}}}}},
              "other": {"stringUnit": {"state": "translated", "value": "C3"}}}}}}},
            "d.text": {}, "e.text": {"localizations": {"fr": {"stringUnit": {"value": "E"}}}}}}
            """)
        #expect(file.languages == ["de", "en", "fr"])
        let entries = Dictionary(uniqueKeysWithValues: file.entries(of: "de").map { ($0.key, $0.text) })
        #expect(entries.keys.sorted() == ["a.text", "c.text"])
        #expect(entries["c.text"]?.text(on: .pad, count: "one") == "C1")
        #expect(entries["c.text"]?.text(on: .pad) == "C2")
        #expect(entries["c.text"]?.text(on: .phone) == "C3")
    }

    @Test(arguments: [
        ("{\"strings\": {\n\"a\": 1,\n\"a\": 2}}", 3), ("{", 1), ("[]", 1), (String(repeating: "[", count: 65), 1),
    ])
    func `a damaged catalogue is refused with its line`(text: String, line: Int) {
        let parseError = #expect(throws: ResourceError.self) { try catalog(text) }
        #expect(parseError?.line == line)
    }
}
