import InterfaceBuilder
import StrictXML
import Testing

/// The positions of facts in a file, and changes at them.
struct MarkupTests {
    // Each line is one place, so that positions are easy to write.
    private static let file = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><subviews>
        <button id="attribute" buttonType="system"><accessibility key="accessibilityConfiguration" hint="Go" label="Go on"/>
        <state key="normal" title="Title"/></button>
        <button id="element"><accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" staticText="YES" button="YES"/>
        <string key="label">Go &amp; stay</string></accessibility></button>
        <button id="derived"><state key="normal" title="Title"/></button>
        <button id="icon"><state key="normal" image="close"><color key="titleColor" white="1" alpha="1"/></state></button>
        <button id="runtime"><accessibility key="accessibilityConfiguration" label="Old"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="New"/></userDefinedRuntimeAttributes>
        </button>
        <label id='text' text='Saved'><color key="textColor" white="0" alpha="1"/><rect key="frame" x="0" y="0" width="1" height="1"/>
        </label>
        <button id="data"><accessibility key="accessibilityConfiguration"><string key="label"><![CDATA[x]]></string></accessibility></button>
        <button id="twice"/><button id="twice"/>
        <label id="no" adjustsFontForContentSizeCategory="NO"/>
        </subviews></view></objects></document>
        """

    private static func markup(_ text: String = file) throws -> DocumentMarkup {
        try DocumentMarkup(Array(text.utf8))
    }

    @Test(arguments: [
        ("label", nil, "attribute", "label=\"Go on\""), ("hint", nil, "attribute", "hint=\"Go\""),
        ("label", "Title", "attribute", "title=\"Title\""),
        ("label", nil, "element", "<string key=\"label\">Go &amp; stay</string>"),
        ("traits", nil, "element", "<accessibilityTraits key=\"traits\" staticText=\"YES\" button=\"YES\"/>"),
        ("label", nil, "derived", "title=\"Title\""), ("label", nil, "runtime", "value=\"New\""),
        ("label", "Old", "runtime", "label=\"Old\""), ("label", nil, "text", "text='Saved'"),
        ("textColor", nil, "text", "<color key=\"textColor\" white=\"0\" alpha=\"1\"/>"),
        ("image", "close", "icon", "image=\"close\""),
        ("textColor", nil, "icon", "<color key=\"titleColor\" white=\"1\" alpha=\"1\"/>"),
        ("rect", nil, "text", "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"),
        ("adjustsFontForContentSizeCategory", nil, "no", "adjustsFontForContentSizeCategory=\"NO\""),
    ])
    func `a fact is found where it is stated`(
        _ fact: String, _ value: String?, _ object: String, _ written: String
    ) throws {
        let markup = try Self.markup()
        let place = try #require(markup.place(of: fact, holding: value, in: object))
        let bytes = markup.bytes[place.start.offset..<place.end.offset]
        #expect(String(decoding: bytes, as: UTF8.self) == written)
        // The line and the column match the offset.
        let line = Self.file.split(separator: "\n")[place.start.line - 1]
        #expect(line.dropFirst(place.start.column - 1).hasPrefix(written))
        #expect(place.end.line == place.start.line && place.end.column == place.start.column + written.count)
    }

    @Test(arguments: [("hint", "derived"), ("label", "nobody"), ("label", "twice"), ("numberOfLines", "text")])
    func `a missing fact, or one of no object or two, has no location`(_ fact: String, _ object: String) throws {
        #expect(try Self.markup().place(of: fact, in: object) == nil)
    }

    struct Change: Sendable {
        var change: MarkupChange
        var object: String
        var old: String
        var new: String
    }

    @Test(arguments: [
        Change(change: .init("label", from: "Go on", to: "Go"), object: "attribute", old: "\"Go on\"", new: "\"Go\""),
        Change(change: .init("hint", from: "Go", to: nil), object: "attribute", old: " hint=\"Go\"", new: ""),
        Change(change: .init("label", from: "Go & stay", to: "Go &"), object: "element", old: " stay<", new: "<"),
        Change(
            change: .init("label", from: "Go & stay", to: nil), object: "element",
            old: "\n<string key=\"label\">Go &amp; stay</string>", new: ""),
        Change(
            change: .init("traits.staticText", from: "YES", to: nil), object: "element", old: " staticText=\"YES\"",
            new: ""),
        Change(
            change: .init("adjustsFontForContentSizeCategory", from: nil, to: "YES"), object: "text",
            old: "text='Saved'>", new: "text='Saved' adjustsFontForContentSizeCategory='YES'>"),
        Change(
            change: .init("adjustsFontForContentSizeCategory", from: nil, to: "YES"), object: "no",
            old: "Category=\"NO\"", new: "Category=\"YES\""),
    ])
    func `a change changes its bytes and no others`(_ test: Change) throws {
        let variants = [Self.file, Self.file.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.file + "\n"]
        for text in variants {
            let markup = try Self.markup(text)
            let edit = try #require(markup.edit(test.change, of: test.object))
            let result = String(decoding: [edit].applied(to: markup.bytes), as: UTF8.self)
            let isCRLF = text.utf8.contains(0x0D)
            let old = isCRLF ? test.old.replacing("\n", with: "\r\n") : test.old
            #expect(Array(result.utf8) == Array(text.replacing(old, with: test.new, maxReplacements: 1).utf8))
        }
    }

    @Test(
        arguments: [
            ("label", "Go", "x", "attribute"), ("label", "Title", "x", "derived"), ("label", "Title", "x", "attribute"),
            ("label", "New", "x", "runtime"), ("label", "Old", "x", "runtime"), ("label", "x", "y", "data"),
            ("label", "x", "y", "twice"), ("traits.link", "YES", nil, "element"), ("hint", "x", nil, "derived"),
        ] as [(String, String?, String?, String)])
    func `what can't be changed alone, or is drawn, or isn't as expected, is not changed`(
        _ fact: String, _ old: String?, _ new: String?, _ object: String
    ) throws {
        #expect(try Self.markup().edit(MarkupChange(fact, from: old, to: new), of: object) == nil)
    }

    @Test(arguments: [(0..<3, 2..<4, true), (0..<3, 3..<4, false), (3..<3, 3..<3, true), (2..<2, 0..<3, true)])
    func `edits that touch the same bytes overlap`(_ first: Range<Int>, _ second: Range<Int>, _ expected: Bool) {
        #expect(MarkupEdit(first, []).overlaps(MarkupEdit(second, [])) == expected)
        #expect(MarkupEdit(second, []).overlaps(MarkupEdit(first, [])) == expected)
    }
}
