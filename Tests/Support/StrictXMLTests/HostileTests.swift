import StrictXML
import Testing

/// The reason for which the reader refuses these bytes, or nil when it accepts them.
private func refusal(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> XMLError? {
    do {
        _ = try XMLReader(limits: limits).parse(bytes)
        return nil
    } catch {
        return error
    }
}

private func refusal(_ text: String, limits: XMLLimits = XMLLimits()) -> XMLError? {
    refusal(Array(text.utf8), limits: limits)
}

@Suite struct HostileTests {
    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n<a>&x;</a>",
        "<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/a.dtd'><a/>",
        "<!DOCTYPE a [<!ENTITY b 'bb'><!ENTITY c '&b;&b;&b;&b;'><!ENTITY d '&c;&c;&c;&c;'>]><a>&d;</a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]><a/>",
        "<!DOCTYPE a>\n<a/>",
        "<?xml version='1.0'?><!-- x --><!DOCTYPE a><a/>",
    ])
    func `rows 1 to 4: document type declarations are refused`(text: String) throws {
        let error = try #require(refusal(text))
        #expect(error.reason == .documentTypeDeclaration)
        #expect(error.position?.line == 1)
        #expect(error.message == "document type declarations are not allowed")
    }

    @Test func `row 4: a declaration inside a comment or a CDATA section is text`() throws {
        let document = try XMLReader().parse("<!-- <!DOCTYPE a> --><a><![CDATA[<!DOCTYPE b>]]></a>")
        #expect(document.root.text == "<!DOCTYPE b>")
    }

    @Test(arguments: ["<a>x\n &i;</a>", "<a>x\n <b y='&i;'/></a>"])
    func `row 5: entities that are not predefined are refused with their place`(text: String) throws {
        let error = try #require(refusal(text))
        #expect(error.reason == .undefinedEntity("i"))
        #expect(error.line == 2)
    }

    @Test(arguments: [
        "<a><b></a>", "<a></b>", "<a x=1/>", "<a x/>", "<a x='1'y='2'/>", "<a/><b/>", "<a/>x", "x<a/>", "<a>&</a>",
        "<a>&#xD800;</a>", "<a>&#x110000;</a>", "<a b='<'/>", "<a>]]></a>", "<1a/>", "<a><!-- -- --></a>", "<>", "<a",
        "plain text", "{}", "<a x='1' x='2'/>", "<p:a/>", "<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>", "<?xml?>",
        "<a/><?xml version='1.0'?>", " <?xml version='1.0'?><a/>", "<a><![CDATA[x</a>", "<a><!b></a>", "</a>",
    ])
    func `row 6: malformed documents are refused with a place`(text: String) throws {
        let error = try #require(refusal(text))
        #expect(error.position != nil)
        #expect(!error.remedy.isEmpty)
    }

    @Test func `row 6: a duplicate attribute is named`() {
        #expect(refusal("<a>\n<b x='1' x='2'/></a>")?.reason == .duplicateAttribute("x"))
    }

    @Test func `row 7: no prefix of a document is accepted`() {
        let text = "<?xml version=\"1.0\"?>\n<!-- é --><a b='c&amp;'><d>x&lt;é</d><![CDATA[y]]><e/></a>"
        let bytes = Array(text.utf8)
        let cut = (1..<bytes.count).map { refusal(Array(bytes[..<$0])) }
        #expect(cut.allSatisfy { $0 != nil })
        #expect(refusal("<a><b>")?.reason == .truncated)
        #expect(refusal(bytes) == nil)
    }

    @Test func `row 8: nesting has a limit`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        }
        #expect(refusal(nested(512)) == nil)
        let error = try #require(refusal(nested(513)))
        #expect(error.reason == .exceeds(.depth, limit: 512))
        #expect(error.column == 512 * 3 + 1)
        #expect(refusal(nested(100_000))?.reason == .exceeds(.depth, limit: 512))
    }

    @Test func `row 9: a document as deep as can be is read, walked and freed`() throws {
        let depth = 65_535
        let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        let document = try XMLReader(limits: XMLLimits(depth: depth)).parse(text)
        var element: XMLElement? = document[depth - 1]
        var count = 0
        while let current = element {
            count += 1
            element = current.parent
        }
        #expect(count == depth)
    }

    @Test func `row 10: values and texts have a limit`() {
        let long = String(repeating: "x", count: 1 << 20)
        #expect(refusal("<a b='\(long)'>\(long)</a>") == nil)
        #expect(refusal("<a b='\(long)x'/>")?.reason == .exceeds(.valueLength, limit: 1 << 20))
        #expect(refusal("<a>\(long)x</a>")?.reason == .exceeds(.valueLength, limit: 1 << 20))
        #expect(refusal("<a>\(long)<b/>x</a>")?.reason == .exceeds(.valueLength, limit: 1 << 20))
        #expect(refusal("<a><![CDATA[\(long)x]]></a>")?.reason == .exceeds(.valueLength, limit: 1 << 20))
    }

    @Test func `row 11: attributes have a limit, which quotes and equals signs in text do not touch`() {
        func element(_ count: Int) -> String {
            "<a>\n<b " + (0..<count).map { "a\($0)=\"'\"" }.joined(separator: " ") + "/>\n</a>"
        }
        #expect(refusal(element(256)) == nil)
        #expect(refusal(element(257))?.reason == .exceeds(.attributes, limit: 256))
        #expect(refusal(element(257))?.line == 2)
        #expect(refusal(element(200_000))?.reason == .exceeds(.attributes, limit: 256))
        let quotes = String(repeating: "a='b' ", count: 2000)
        #expect(refusal("<a>\(quotes)</a>") == nil)
        #expect(refusal("<a b=\"\(quotes)\"/>") == nil)
        #expect(refusal("<a><!-- <b \(quotes)/> --></a>") == nil)
    }

    @Test(arguments: [UInt8]([0x00, 0x01, 0x08, 0x0B, 0x0C, 0x0E, 0x1B, 0x1F]))
    func `row 12: control characters are refused and named`(byte: UInt8) throws {
        let error = try #require(refusal(Array("<a>\n x".utf8) + [byte] + Array("</a>".utf8)))
        #expect(error.reason == .forbiddenCharacter(UInt32(byte)))
        #expect(error.position == XMLPosition(line: 2, column: 3, offset: 6))
        #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
        #expect(refusal("<a>&#\(byte);</a>") != nil)
        #expect(refusal("<a b='&#\(byte);'/>") != nil)
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC3],
            [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x41], [0xE2, 0x82, 0x41],
        ] as [[UInt8]])
    func `row 13: invalid UTF-8 is refused`(bytes: [UInt8]) throws {
        for padding in 0..<9 {
            let before = Array("<a>".utf8) + Array(repeating: 0x78, count: padding)
            let error = try #require(refusal(before + bytes + Array("</a>".utf8)))
            #expect(error.reason == .invalidUTF8(byte: bytes[0]))
            #expect(error.position?.offset == before.count)
        }
    }

    @Test func `row 13: noncharacters that XML forbids are refused`() {
        #expect(refusal("<a>\u{FFFE}</a>")?.reason == .forbiddenCharacter(0xFFFE))
        #expect(refusal("<a>\u{FFFF}</a>")?.reason == .forbiddenCharacter(0xFFFF))
        #expect(refusal("<a>\u{FFFD}\u{10FFFF}\u{E000}</a>") == nil)
    }

    @Test(arguments: ["UTF-16", "ISO-8859-1", "UTF-7", "EBCDIC-US", "x", "utf-16le"])
    func `row 13: other declared encodings are refused`(name: String) {
        let expected = XMLError.Reason.encoding(name)
        #expect(refusal("<?xml version='1.0' encoding='\(name)'?><a/>")?.reason == expected)
        #expect(refusal("<?xml version=\"1.0\" encoding = \"\(name)\" standalone=\"yes\"?><a/>")?.reason == expected)
    }

    @Test func `row 13: UTF-8 is accepted with a byte order mark and in small letters`() {
        #expect(refusal("\u{FEFF}<?xml version='1.0' encoding='utf-8' standalone='yes'?><a/>") == nil)
        #expect(refusal("\u{FEFF}\u{FEFF}<a/>") != nil)
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C], [0x3C, 0x00, 0x61, 0x00], [0x00, 0x3C, 0x00, 0x61],
        ] as [[UInt8]])
    func `row 13: UTF-16 is recognised and refused`(bytes: [UInt8]) {
        #expect(refusal(bytes)?.reason == .encoding("UTF-16"))
    }

    @Test func `row 22: the number of elements has a limit`() {
        let text = "<a>" + String(repeating: "<b/>", count: 10) + "</a>"
        #expect(refusal(text, limits: XMLLimits(elements: 11)) == nil)
        #expect(refusal(text, limits: XMLLimits(elements: 10))?.reason == .exceeds(.elements, limit: 10))
    }

    @Test func `names and namespaces have limits`() {
        let name = String(repeating: "n", count: 1024)
        #expect(refusal("<\(name)/>") == nil)
        #expect(refusal("<\(name)n/>")?.reason == .exceeds(.nameLength, limit: 1024))
        #expect(refusal("<a \(name)n='1'/>")?.reason == .exceeds(.nameLength, limit: 1024))
        func declarations(_ count: Int) -> String {
            "<a>" + (0..<count).map { "<b xmlns:n\($0)='u'/>" }.joined() + "</a>"
        }
        #expect(refusal(declarations(256)) == nil)
        #expect(refusal(declarations(257))?.reason == .exceeds(.namespaces, limit: 256))
        #expect(refusal("<a xmlns:p='u'/>") == nil)
    }

    @Test func `the number of different names has a limit, wherever they stand`() {
        func names(_ count: Int, _ make: (Int) -> String) -> String {
            "<a>" + (0..<count).map(make).joined() + "</a>"
        }
        let forms: [(Int) -> String] = [
            { "<n\($0)/>" }, { "<a n\($0)='1'/>" }, { "<?n\($0)?>" }, { "<b xml:n\($0)='1'/>" },
        ]
        for form in forms {
            #expect(refusal(names(8000, form)) == nil)
            #expect(refusal(names(8193, form))?.reason == .exceeds(.names, limit: 8192))
        }
    }

    @Test func `limits out of range do not trap`() {
        let extremes = XMLLimits(
            fileSize: .max, depth: .max, elements: .max, attributes: .max, valueLength: .max, nameLength: .max,
            names: .max,
            namespaces: .max)
        #expect(refusal("<a b='1'>x</a>", limits: extremes) == nil)
        let nothing = XMLLimits(
            fileSize: -1, depth: -1, elements: -1, attributes: -1, valueLength: -1, nameLength: -1, names: -1,
            namespaces: -1)
        #expect(refusal("<a/>", limits: nothing)?.reason == .exceeds(.fileSize, limit: 0))
    }

    @Test func `errors read as one safe line`() throws {
        let error = XMLError(
            .malformed("x\u{1B}[2J\u{202E}"), file: "a\nb.xib", at: XMLPosition(line: 3, column: 4, offset: 9))
        #expect(
            error.description
                == "a\\nb.xib:3:4: the XML is malformed: x\\u{1B}[2J\\u{202E}; correct the document at this location")
    }
}
