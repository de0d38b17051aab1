import AccessibilityTree
import PageSource
import ScreenReader
import Testing

/// The roles of macOS in idb's documents, the states in WebDriverAgent's values, and texts that a tool could not read.
struct RoleTests {
    /// The speech of a document.
    private func speech(_ document: String) throws -> [String] {
        let tree = try PageSource(Array(document.utf8), file: "x").tree
        return Phraser(style: .voiceover).phrases(of: tree).map { $0.phrase.text() }
    }

    /// The elements of a flat list of idb, each with its type, subrole, label and value.
    private func list(_ elements: [(type: String, subrole: String?, label: String, value: String?)]) -> String {
        let items = elements.enumerated().map { index, element in
            let subrole = element.subrole.map { "\"\($0)\"" } ?? "null"
            let value = element.value.map { "\"\($0)\"" } ?? "null"
            return """
                {"type": "\(element.type)", "role": "AX\(element.type)", "subrole": \(subrole), "AXValue": \(value),
                 "AXLabel": "\(element.label)", "frame": {"x": 0, "y": \(index * 50), "width": 100, "height": 44}}
                """
        }
        return "[" + items.joined(separator: ",\n") + "]"
    }

    @Test(
        arguments: [
            (type: "Heading", subrole: nil, value: nil, speech: "Rates, heading"),
            ("CheckBox", "AXSwitch", "1", "Rates, switch button, on, Double tap to toggle setting."),
            ("CheckBox", "AXToggle", "0", "Rates, switch button, off, Double tap to toggle setting."),
            ("RadioButton", nil, "1", "Selected, Rates, radio button"),
            ("RadioButton", "AXTabButton", "0", "Rates, tab"), ("TextArea", nil, "a", "Rates, a, text field"),
            ("Incrementor", nil, "2", "Rates, 2"), ("TextField", "AXSearchField", nil, "Rates, search field"),
        ] as [(type: String, subrole: String?, value: String?, speech: String)])
    func `a role of macOS is read as the matching control of iOS`(
        type: String, subrole: String?, value: String?, expected: String
    ) throws {
        let speech = try speech(list([(type, subrole, "Rates", value)]))
        #expect(speech.first?.hasPrefix(expected) == true, "\(speech)")
    }

    @Test func `tabs of a flat list are counted`() throws {
        let tabs = list([
            ("StaticText", nil, "Fares", nil), ("RadioButton", "AXTabButton", "Today", "1"),
            ("RadioButton", "AXTabButton", "Islands", "0"), ("Button", nil, "Buy", nil),
        ])
        #expect(try speech(tabs) == ["Fares", "Selected, Today, tab, 1 of 2", "Islands, tab, 2 of 2", "Buy, button"])
    }

    @Test func `a group without its children is no element, and is noted`() throws {
        let source = try PageSource(
            Array(list([("Group", nil, "Toolbar", nil), ("Button", nil, "Buy", nil)]).utf8), file: "x")
        #expect(Phraser(style: .voiceover).phrases(of: source.tree).map { $0.phrase.text() } == ["Buy, button"])
        #expect(source.notes == ["Line 1: the document doesn't have the content of the group \"Toolbar\"."])
    }

    @Test func `WebDriverAgent's value 1 of a button means selected`() throws {
        let document = """
            <XCUIElementTypeApplication width="390" height="844" label="A">\
            <XCUIElementTypeButton label="Map" value="1" x="0" y="0" width="50" height="50"/>\
            <XCUIElementTypeButton label="List" x="50" y="0" width="50" height="50"/>\
            <XCUIElementTypeButton label="Cart" value="3 items" x="100" y="0" width="50" height="50"/>\
            </XCUIElementTypeApplication>
            """
        #expect(try speech(document) == ["Selected, Map, button", "List, button", "Cart, 3 items, button"])
    }

    @Test func `a text that could not be read is no text, and is noted`() throws {
        let document = """
            <XCUIElementTypeApplication width="390" height="844" label="A">\
            <XCUIElementTypeStaticText x="0" y="0" width="90" height="40" name="AX error -25205" label="AX error -25205" value="AX error -25205"/>\
            <XCUIElementTypeTextField x="0" y="0" width="90" height="40" name="AX error -25205" label="Street" value="AX error -25205"/>\
            <XCUIElementTypeButton x="0" y="0" width="90" height="40" name="send" label="Send"/><XCUIElementTypeButton x="0" y="0" width="90" height="40" label="AX error codes"/>\
            </XCUIElementTypeApplication>
            """
        let source = try PageSource(Array(document.utf8), file: "x")
        let speech = Phraser(style: .voiceover).phrases(of: source.tree).map { $0.phrase.text() }
        #expect(speech.dropFirst(2) == ["Send, button", "AX error codes, button"])
        #expect(!speech.joined().contains("25205") && !source.tree.dump().contains("25205"))
        #expect(source.unreadElements.count == 2)
        #expect(source.notes == ["The tool that wrote the document could not read the texts of 2 elements."])
    }
}
