import StrictXML
import Testing

/// Start tags and texts as they are written.
struct MarkupTests {
    @Test(arguments: [
        ("<a b=\"1\" c='2'/>", ["b=\"1\"", "c='2'"], ["1", "2"]),
        ("<a\r\n\tb = \"x > y\"\n>text</a>", ["b = \"x > y\""], ["x > y"]),
        ("<ns:a ns:b=\"'\" c='\"'></ns:a>", ["ns:b=\"'\"", "c='\"'"], ["'", "\""]),
        ("<a/>", [], []),
        ("<é ü=\"ö\">", ["ü=\"ö\""], ["ö"]),
    ])
    func `a start tag gives the locations of its attributes and their values`(
        _ text: String, _ whole: [String], _ values: [String]
    ) throws {
        let bytes = Array("  \(text)".utf8)
        let tag = try #require(XMLStartTag(bytes, at: 2))
        #expect(tag.attributes.map { String(decoding: bytes[$0.range], as: UTF8.self) } == whole)
        #expect(tag.attributes.map { String(decoding: bytes[$0.value], as: UTF8.self) } == values)
        #expect(tag.range.lowerBound == 2 && bytes[tag.range.upperBound - 1] == UInt8(ascii: ">"))
        #expect(tag.isEmpty == text.hasSuffix("/>"))
        for attribute in tag.attributes {
            #expect([0x20, 0x09, 0x0A, 0x0D].contains(bytes[attribute.rangeWithSpace.lowerBound]))
        }
    }

    @Test(arguments: [
        "", "a", "<", "<a", "</a>", "<!-- -->", "<?x?>", "<a b>", "<a b=>", "<a b=1>", "<a b=\"", "<a b=\"<\">",
        "<a b=\"1\"c=\"2\">", "< a>", "<a /",
    ])
    func `what is no start tag is none`(_ text: String) {
        #expect(XMLStartTag(Array(text.utf8), at: 0) == nil)
        #expect(XMLStartTag(Array(text.utf8), at: -1) == nil)
        #expect(XMLStartTag(Array(text.utf8), at: text.utf8.count) == nil)
    }

    @Test(arguments: [
        ("Save &#x26; close", "Save & close", "Save & go", "Save &#x26; go"),
        ("a&amp;b", "a&b", "a&", "a&amp;"),
        ("Tom &quot;T&quot;", "Tom \"T\"", "Tom", "Tom"),
        ("x", "x", "x<\">&'", "x&lt;&quot;&gt;&amp;&apos;"),
        ("", "", "ä\n", "ä&#10;"),
        ("a\r\nb\tc", "a b c", "a b", "a\r\nb"),
        ("日本 ボタン", "日本 ボタン", "日本", "日本"),
        ("same", "same", "same", "same"),
        ("aa", "aa", "a", "a"),
    ])
    func `a text is changed where it differs, and stays as it is written elsewhere`(
        _ written: String, _ read: String, _ new: String, _ expected: String
    ) throws {
        let bytes = Array(written.utf8)
        let text = try #require(XMLWrittenText(bytes, bytes.indices, in: .attribute))
        #expect(text.string == read)
        let edit = text.edit(to: new)
        let result = bytes[..<edit.range.lowerBound] + edit.replacement + bytes[edit.range.upperBound...]
        #expect(String(decoding: result, as: UTF8.self) == expected)
        // An XML reader reads the same text.
        let again = try XMLReader().parse("<a b=\"\(expected)\"/>")
        #expect(again.root.attributes.first?.value == new)
    }

    @Test func `text between tags keeps its line ends and its quotes`() throws {
        let bytes = Array("a\r\n\"b\"".utf8)
        let text = try #require(XMLWrittenText(bytes, bytes.indices, in: .content))
        #expect(text.string == "a\n\"b\"")
        #expect(text.edit(to: "a\n\"c\"").replacement == Array("c".utf8))
    }

    @Test(arguments: ["a<b", "&nbsp;", "&#xD800;", "&#x110000;", "&#+65;", "&amp", "&;", "\u{FFFF}&#"])
    func `a text with markup or an unknown reference is not changed`(_ written: String) {
        let bytes = Array(written.utf8)
        #expect(XMLWrittenText(bytes, bytes.indices, in: .attribute) == nil)
    }

    @Test func `bytes that are no UTF-8 are no text`() {
        #expect(XMLWrittenText([0xC3], 0..<1, in: .attribute) == nil)
        #expect(XMLWrittenText([0xC0, 0x80], 0..<2, in: .attribute) == nil)
        #expect(XMLWrittenText([0x41], 0..<2, in: .attribute) == nil)
    }

    @Test func `a position goes on to a later offset`() {
        let bytes = Array("ab\nä<c>".utf8)
        let start = XMLPosition(line: 1, column: 1, offset: 0)
        #expect(start.advanced(to: 5, in: bytes) == XMLPosition(line: 2, column: 2, offset: 5))
        #expect(start.advanced(to: 3, in: bytes).advanced(to: 5, in: bytes) == start.advanced(to: 5, in: bytes))
    }
}
