import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// The reader at work on real fields of text.
@Suite(.serialized) @MainActor struct TextEditingTests {
    private func screen(_ views: [UIView]) -> UIView {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 20 + Double(index) * 80, width: 300, height: 60)
            screen.addSubview(view)
        }
        return screen
    }

    private func field(_ text: String) -> UITextField {
        let field = UITextField()
        field.accessibilityLabel = "Name"
        field.text = text
        return field
    }

    private func spoken(_ reader: ScreenReaderSession, _ actions: () -> Void) -> [String] {
        let start = reader.session.spokenLog.count
        actions()
        return Array(reader.session.spokenLog[start...])
    }

    @Test func `a field is edited by ear`() {
        let field = field("Ada")
        let reader = ScreenReaderSession(view: screen([field]))
        defer { reader.end() }
        reader.settle()
        reader.session.activate()
        #expect(field.isEditing)
        #expect(reader.session.rotorName == "characters")
        #expect(spoken(reader) { reader.session.perform(Command.type("x y")) } == ["x", "space", "Adax", "y"])
        #expect(field.text == "Adax y")
        #expect(spoken(reader) { reader.session.perform(.deleteBackward) } == ["y"])
        #expect(spoken(reader) { reader.session.previousItem() } == ["space"])
        #expect(spoken(reader) { reader.session.previousItem() } == ["x"])
        reader.session.perform(Command.type("-"))
        #expect(field.text == "Ada-x ")
        reader.session.perform(Command.rotor(.edit))
        #expect(spoken(reader) { reader.session.nextItem() } == ["select"])
        #expect(spoken(reader) { reader.session.activate() } == ["x, selected"])
    }

    @Test func `a password is read as bullets and never logged`() {
        let field = field("")
        field.isSecureTextEntry = true
        let reader = ScreenReaderSession(view: screen([field]))
        defer { reader.end() }
        reader.session.activate()
        #expect(spoken(reader) { reader.session.perform(Command.type("s3 €")) } == Array(repeating: "bullet", count: 4))
        #expect(field.text == "s3 €")
        #expect(spoken(reader) { reader.session.perform(.deleteBackward) } == ["bullet"])
        #expect(spoken(reader) { reader.session.previousItem() } == ["bullet"])
        #expect(!reader.session.log.description.contains("s3"))
        #expect(!reader.session.log.description.contains("€"))
    }

    @Test func `a password that is typed while the cursor is elsewhere is not given away`() {
        let field = field("")
        field.isSecureTextEntry = true
        let label = UILabel()
        label.text = "Hello"
        let reader = ScreenReaderSession(view: screen([field, label]))
        defer { reader.end() }
        reader.session.activate()
        reader.session.next()
        #expect(spoken(reader) { reader.session.perform(Command.type("q7")) } == ["bullet", "bullet"])
        #expect(field.text == "q7")
        #expect(!reader.session.log.description.contains("q"))
    }

    @Test func `a long label is read by the lines of its layout`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "This is a long text that does not fit on one line of the screen"
        let reader = ScreenReaderSession(view: screen([label]))
        defer { reader.end() }
        reader.session.perform(Command.rotor(.lines))
        let lines = spoken(reader) { for _ in 0..<2 { reader.session.nextItem() } }
        #expect(lines.count == 2)
        #expect(lines.joined() == label.text)
    }

    @Test func `a rotor of a controller is around all that the controller shows`() throws {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 60))
        label.text = "First note, second note"
        controller.view.addSubview(label)
        let rotor = UIAccessibilityCustomRotor(name: "Notes") { predicate in
            let range = predicate.currentItem.targetTextRange
            if predicate.searchDirection == .previous || range?.location == 12 { return nil }
            let location = range == nil ? 0 : 12
            let result = UIAccessibilityCustomRotorItemResult(targetElement: label, targetRange: nil)
            result.targetTextRange = NSRange(location: location, length: location == 0 ? 5 : 6)
            return result
        }
        controller.accessibilityCustomRotors = [rotor]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let reader = ScreenReaderSession(window: window)
        defer {
            reader.end()
            window.isHidden = true
        }
        try reader.rotor("Notes")
        #expect(
            spoken(reader) { for _ in 0..<3 { reader.session.nextItem() } } == ["First", "second", "second"])
    }
}
