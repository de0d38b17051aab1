import PageSource
import Testing

/// The positions of the attributes in a page source in XML.
struct PageMarkupTests {
    private static let page = """
        <App>
          <Äpfel/><XCUIElementTypeButton name="save" label="Save &amp; go" value="é"/>
        <node text="" content-desc='Back' resource-id="id/back"/>
        </App>
        """

    @Test(arguments: [
        ("label", "Save & go", 2, 11, "label=\"Save &amp; go\""), ("identifier", "save", 2, 11, "name=\"save\""),
        ("label", "Back", 3, 1, "content-desc='Back'"), ("identifier", "id/back", 3, 1, "resource-id=\"id/back\""),
    ])
    func `an attribute is found by what it holds`(
        _ fact: String, _ value: String, _ line: Int, _ column: Int, _ written: String
    ) throws {
        for text in [Self.page, "\u{FEFF}" + Self.page, Self.page.replacing("\n", with: "\r\n")] {
            let bytes = Array(text.utf8)
            let place = try #require(
                PageMarkup(bytes).place(of: fact, holding: value, line: line, column: column))
            #expect(String(decoding: bytes[place.start.offset..<place.end.offset], as: UTF8.self) == written)
            #expect(place.start.line == line && place.end.column == place.start.column + written.count)
        }
    }

    @Test(arguments: [
        ("label", "Save", 2, 11), ("label", "Save & go", 2, 10), ("label", "Save & go", 9, 1), ("label", "x", 0, 0),
        ("label", "Save & go", 2, 9_000), ("value", "é", 2, 11), ("label", "Save & go", -1, -1),
    ])
    func `a fact outside the document has no location`(_ fact: String, _ value: String, _ line: Int, _ column: Int) {
        #expect(PageMarkup(Array(Self.page.utf8)).place(of: fact, holding: value, line: line, column: column) == nil)
        #expect(PageMarkup([]).place(of: fact, holding: value, line: line, column: column) == nil)
    }
}
