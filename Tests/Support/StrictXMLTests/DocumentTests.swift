import StrictXML
import Testing

@Suite struct DocumentTests {
    private let sample = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- A comment with <tags a="1"> and -- no end -->
        <list kind="short" other=''>
            <item id="a">One</item>
            <?target <instruction> ?>
            <item id="b"><![CDATA[<two> & "more"]]></item>
            <item id="c"/>
        </list>

        """.replacing(" -- no end", with: "")

    @Test func `elements keep their order, names and nesting`() throws {
        let document = try XMLReader().parse(sample)
        #expect(document.elementCount == 4)
        #expect(document.root.nameText == "list")
        #expect(document.root.parent == nil)
        #expect(document.root.children.map(\.nameText) == ["item", "item", "item"])
        #expect(document.root.children.allSatisfy { $0.parent?.index == 0 })
        #expect(document.root.endIndex == 4)
        #expect(document[3].children.map(\.index) == [])
    }

    @Test func `attributes keep their order and values`() throws {
        let document = try XMLReader().parse(sample)
        #expect(document.root.attributes.map(\.nameText) == ["kind", "other"])
        #expect(document.root.attributes.map(\.value) == ["short", ""])
        let id = try #require(document.name("id"))
        #expect(document.root.children.map { $0[id] } == ["a", "b", "c"])
        #expect(document.root[id] == nil)
        #expect(document[1].withValue(id) { Array($0) } == [0x61])
        #expect(document.name("absent") == nil)
    }

    @Test func `text is kept and white space between elements is not`() throws {
        let document = try XMLReader().parse(sample)
        #expect(document.root.text == "")
        #expect(document[1].text == "One")
        #expect(document[2].text == "<two> & \"more\"")
        #expect(document[3].text == "")
    }

    @Test(arguments: [
        ("<a>  </a>", "  "), ("<a>x<b/>y<b/>z</a>", "xyz"), ("<a> <b/> </a>", ""), ("<a>é&#233;&#xE9;</a>", "ééé"),
        ("<a>&lt;&gt;&amp;&apos;&quot;</a>", "<>&'\""), ("<a>x<!-- y -->z</a>", "xz"), ("<a>x\r\ny</a>", "x\ny"),
    ])
    func `text with references, comments and children`(markup: String, text: String) throws {
        #expect(try XMLReader().parse(markup).root.text == text)
    }

    @Test(arguments: [
        ("&amp;", "&"), ("&amp;amp;", "&amp;"), ("&amp;#38;", "&#38;"), ("&#38;", "&"),
        ("a&amp;b&amp;&amp;c", "a&b&&c"),
        ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#10;", "\n"), ("a\nb", "a b"), ("&#x1F600;", "😀"), ("'>'", "'>'"),
    ])
    func `values with references`(written: String, value: String) throws {
        let document = try XMLReader().parse("<a v=\"\(written)\"/>")
        #expect(document.root.attributes.first?.value == value)
    }

    @Test func `the vocabulary's names have the same numbers in every document`() throws {
        let vocabulary = XMLVocabulary(["item", "id"])
        let reader = XMLReader(vocabulary: vocabulary)
        for text in [sample, "<item><x id='1'/></item>"] {
            let document = try reader.parse(text)
            #expect(document.name("item") == XMLName(0))
            #expect(document.name("id") == XMLName(1))
            #expect(document.text(of: XMLName(1)) == "id")
        }
        let own = try reader.parse("<x y='1'><item/></x>")
        #expect(own.root.name == XMLName(2))
        #expect(own.root.child(XMLName(0))?.index == 1)
        #expect(own.text(of: own.root.name) == "x")
    }

    @Test func `prefixed names keep their prefix`() throws {
        let document = try XMLReader().parse("<p:a xmlns:p='urn:x' p:b='1'><p:a/></p:a>")
        #expect(document.root.nameText == "p:a")
        #expect(document.root.attributes.map(\.nameText) == ["p:b"])
        #expect(document[1].name == document.root.name)
    }

    @Test func `positions are those of the start tags`() throws {
        let document = try XMLReader().parse("\u{FEFF}<a>\n  <b x='>'\n y='é'/><c/>\n\té<d/>\r\n<e/></a>")
        let positions = (0..<document.elementCount).map { document[$0].position.description }
        #expect(positions == ["1:1", "2:3", "3:9", "4:3", "5:1"])
        #expect(document.root.position.offset == 3)
        #expect(document[1].position < document[2].position)
    }

    @Test func `a document of one long line has right positions`() throws {
        let document = try XMLReader().parse("<a>" + String(repeating: "<b/>", count: 50_000) + "</a>")
        #expect(document[50_000].position == XMLPosition(line: 1, column: 3 + 4 * 49_999 + 1, offset: 3 + 4 * 49_999))
    }

    @Test func `readers on many tasks agree`() async throws {
        let text = sample
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    var count = 0
                    for _ in 0..<50 { count += try XMLReader().parse(text).elementCount }
                    return count
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 200, count: 64))
    }
}
