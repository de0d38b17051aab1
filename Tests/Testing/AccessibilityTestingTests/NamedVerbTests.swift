import AccessibilityTesting
import HeadlessUIKit
import Testing

/// The verbs by which a test names what is on the screen.
@Suite(.serialized) @MainActor struct NamedVerbTests {
    private func field(_ placeholder: String, _ text: String = "", y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        field.placeholder = placeholder
        field.text = text
        return field
    }

    @Test func `an element is found by identifier, label, value, placeholder or announcement`() {
        let city = field("City", "Oslo", y: 300)
        city.accessibilityLabel = "Home"
        let screen = Fixture.player()
        for view in [field("Name", y: 250), city] { screen.addSubview(view) }
        let reader = ScreenReaderSession(view: screen)
        defer { reader.end() }
        for (name, label) in [
            ("play", "Play"), ("Volume", "Volume"), ("50%", "Volume"), ("Player, heading", "Player"), ("Oslo", "Home"),
            ("Player", "Player"), ("City", "Home"), ("Home", "Home"),
        ] {
            #expect(reader.move(to: name))
            #expect(reader.focused?.label == label)
        }
        reader.move(to: "Name")
        #expect(reader.focusedElement?.traits.contains(.textEntry) == true && reader.focused?.label == nil)
    }

    @Test func `text is typed into the field under the cursor`() {
        let name = field("Name", y: 100)
        let reader = ScreenReaderSession(view: Fixture.screen(name, Fixture.element("Note", y: 200)))
        defer { reader.end() }
        reader.move(to: "Name")
        #expect(reader.type("Jo"))
        #expect(name.text == "Jo")
        #expect(reader.type("e"))
        #expect(name.text == "Joe")
    }

    @Test func `typing where nothing is edited is a failure`() {
        let reader = ScreenReaderSession(view: Fixture.screen(Fixture.element("Note", y: 200)))
        defer { reader.end() }
        let text = failures { reader.type("Jo") }.map(\.text).joined()
        #expect(text.hasPrefix("No text field is edited, so \"Jo\" can't be typed"))
        #expect(text.contains("1. Note"))
    }

    @Test func `a custom action is performed by its name`() {
        var done: [String] = []
        let row = Fixture.element("Mail from Ada", y: 100)
        row.accessibilityCustomActions = ["Flag", "Delete", "Move"].map { name in
            UIAccessibilityCustomAction(name: name) { _ in
                done.append(name)
                return true
            }
        }
        let reader = ScreenReaderSession(view: Fixture.screen(row, Fixture.element("Note", y: 200)))
        defer { reader.end() }
        for name in ["Delete", "Move", "Flag"] { #expect(reader.perform(action: name)) }
        #expect(done == ["Delete", "Move", "Flag"])
        let text = failures { reader.perform(action: "Delte") }.map(\.text).joined()
        #expect(text.contains("\"Mail from Ada\" has no action \"Delte\"; did you mean \"Delete\"?"))
        #expect(text.contains("Flag"))
        #expect(done.count == 3)
        reader.next()
        let none = failures { reader.perform(action: "Delete") }.map(\.text).joined()
        #expect(none.contains("\"Note\" has no action \"Delete\""))
        #expect(reader.focused?.label == "Note")
    }

    @Test func `a finger touches a point of the screen`() {
        let reader = ScreenReaderSession(
            view: Fixture.screen(Fixture.element("A", y: 100), Fixture.element("B", y: 200)))
        defer { reader.end() }
        reader.touch(CGPoint(x: 100, y: 220))
        #expect(reader.focused?.label == "B")
        #expect(reader.lastSpoken == "B")
    }
}
