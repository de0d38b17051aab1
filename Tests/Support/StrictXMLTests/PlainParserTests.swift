import Foundation
import TestSupport
import Testing

@testable import StrictXML

/// What a document says, for comparison.
private func facts(_ document: XMLDocument) -> [String] {
    (0..<document.elementCount).map { index in
        let element = document[index]
        let attributes = element.attributes.map { "\($0.nameText)=\($0.value)" }
        return "\(element.nameText) \(element.position) \(element.position.offset) in \(element.parent?.index ?? -1) "
            + "to \(element.endIndex): \(attributes) \(element.text.debugDescription)"
    }
}

/// The document as both parsers read it; nil where one does not take it.
private func readings(
    _ bytes: [UInt8], limits: XMLLimits = XMLLimits(), vocabulary: [String] = []
) -> (plain: [String]?, full: [String]?) {
    let reader = XMLReader(vocabulary: XMLVocabulary(vocabulary), limits: limits)
    return bytes.withUnsafeBufferPointer { buffer in
        let plain = reader.plainDocument(buffer, of: bytes, file: nil)
        let full = try? reader.anyDocument(buffer, file: nil)
        return (plain.map(facts), full.map(facts))
    }
}

@Suite struct PlainParserTests {
    private static let plain = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <!-- é <b> -->
        <list kind='short' id="a&amp;b&#10;c">
            <item   x = "1"\ty='&quot;é'>One &lt;two&gt; &#x1F600;</item>
            <item x="b\nc"> </item><!-- - --><e-1.x_ /> <item>x<![CDATA[<y> & ]]]>]z</item>
            text <b>é</b> more <!-- x --> rest
        </list >

        """

    @Test func `a plain document is read as libxml2 reads it, with and without a vocabulary`() throws {
        for vocabulary in [[], ["x", "item", "x", "list"]] {
            let (plain, full) = readings(Array(Self.plain.utf8), vocabulary: vocabulary)
            #expect(plain != nil)
            #expect(plain == full)
        }
    }

    @Test func `a document's own names follow those of the vocabulary, however many these are`() throws {
        let known = (0..<517).map { "known\($0)" }
        let own = (0..<90).map { "<own\($0) known\($0)='1' more\($0)='2'/>" }.joined()
        let bytes = Array("<known3>\(own)</known3>".utf8)
        let (plain, full) = readings(bytes, vocabulary: known)
        #expect(plain != nil && plain == full)
        let document = try XMLReader(vocabulary: XMLVocabulary(known)).parse(bytes)
        #expect(document.name("known3")?.rawValue == 3)
        #expect(document.name("unknown") == nil)
        for name in ["own0", "more0", "own89", "more89"] {
            let number = try #require(document.name(name))
            #expect(number.rawValue >= known.count && document.text(of: number) == name)
        }
        #expect(document[1].attributes.map(\.name) == ["known0", "more0"].map(document.name))
        #expect(document[90]["more89"] == "2")
    }

    @Test func `line ends of other systems count as white space, and are left to libxml2 in texts`() {
        let windows = readings(Array("<a>\r\n  <b x='1'\r\n/>\r\n</a>\r\n".utf8))
        #expect(windows.plain != nil && windows.plain == windows.full)
        #expect(readings(Array("<a>x\r\ny</a>".utf8)).plain == nil)
    }

    @Test(arguments: [
        "<a xmlns='u'/>", "<p:a/>", "<a xml:b='1'/>", "<é/>", "<?x?><a/>", "<a><?x?></a>", "<?xml version='1.0'?><a/>",
    ])
    func `what is not plain is left to libxml2`(text: String) { #expect(readings(Array(text.utf8)).plain == nil) }

    @Test func `nothing is accepted that libxml2 refuses, and nothing read otherwise`() {
        let pieces =
            [
                "<", ">", "/", "=", "\"", "'", "&", ";", "&amp;", "&lt;", "&#0;", "&#x41;", "&#65;", "&#xD800;",
                "&#xFFFE;",
                "&#;", "&#x;", "&x;", "<!--", "-->", "--", "-", "<![CDATA[", "]]>", "]]", "]", "<a>", "</a>", "<a/>",
                "</list>",
                "<item>", "</item>", " x='1'", " x=\"1\"", " y='2'", "x", "1", ":", ".", "_", "é", "\u{85}", "\n", "\r",
                "\r\n",
                "\t", " ", "\u{0}", "\u{1F}", "\u{FFFE}", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?x?>",
                "<!DOCTYPE a>", "xmlns", "\u{FEFF}",
            ].map { Array($0.utf8) } + [[0xC3], [0xA9], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80]]
        let limits = XMLLimits(depth: 4, elements: 9, attributes: 3, valueLength: 24, nameLength: 8, names: 12)
        var generator = SeededGenerator(seed: 7)
        var (accepted, left) = (0, 0)
        for round in 0..<30_000 {
            var bytes = Array(Self.plain.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let start = Int.random(in: 0...bytes.count, using: &generator)
                let end = min(bytes.count, start + Int.random(in: 0...3, using: &generator))
                bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &generator)!)
            }
            let (plain, full) = readings(bytes, limits: round % 3 == 0 ? limits : XMLLimits())
            if let plain {
                accepted += 1
                #expect(plain == full, "\(String(decoding: bytes, as: UTF8.self))")
            } else if full != nil {
                left += 1
            }
        }
        #expect(accepted > 1_000)
        #expect(left < accepted)
    }

    @Test func `names made to collide are left to libxml2 and cost no more`() throws {
        // The hash of a name turns with each byte, so that bytes 64 places apart undo each other.
        var table = NameTable([])
        var refused = 0
        for number in 0..<4_096 {
            let bits = (0..<12).map { number >> $0 & 1 == 1 }
            var name = [UInt8](repeating: UInt8(ascii: "a"), count: 64 * 12)
            for (place, bit) in bits.enumerated() where bit {
                name[place] ^= 1
                name[place + 64] ^= 1
            }
            name.withUnsafeBufferPointer {
                let hash = NameTable.Hash($0)
                if table.number(of: $0, hash) == nil, !table.insert($0, hash) { refused += 1 }
            }
        }
        #expect(refused > 4_000)
        let names = (0..<20).map { number in
            "<" + (0..<5).map { number >> $0 & 1 == 1 ? "b" : "a" }.joined() + String(repeating: "a", count: 59)
                + (0..<5).map { number >> $0 & 1 == 1 ? "b" : "a" }.joined() + "/>"
        }
        let document = try XMLReader().parse("<a>" + names.joined() + "</a>")
        #expect(document.elementCount == 21)
        #expect(Set((1...20).map { document[$0].name }).count == 20)
    }

    private static let corpus = PackageFolders.shared.appending(path: "corpora/interface-builder")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the corpus is not beside the package"))
    func `nearly all real documents are plain, and read as libxml2 reads them`() throws {
        var (plainCount, count) = (0, 0)
        let files = FileManager.default.enumerator(at: Self.corpus, includingPropertiesForKeys: nil)
        for case let url as URL in files ?? .init() where ["storyboard", "xib"].contains(url.pathExtension) {
            let (plain, full) = readings(Array(try Data(contentsOf: url)))
            guard let full else { continue }
            count += 1
            guard let plain else { continue }
            plainCount += 1
            #expect(plain == full, "\(url.path)")
        }
        #expect(Double(plainCount) >= Double(count) * 0.98, "\(plainCount) of \(count)")
    }
}
