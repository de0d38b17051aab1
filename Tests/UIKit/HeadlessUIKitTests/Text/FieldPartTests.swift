import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The views next to the text of a field, and the attributes of its text.
    @Suite @MainActor struct FieldParts {
        private let screen = TestWindow()
        private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

        private func button(_ title: String) -> UIButton {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            button.setTitle(title, for: .normal)
            return button
        }

        /// The elements at which a cursor stops, in reading order.
        private var elements: [Node] {
            let tree = WindowSource(screen.window).captureTree()
            let order = ReadingOrder(tree)
            return (0..<order.count).compactMap { tree[order[$0].id] }
        }

        private var heard: [String] {
            screen.window.layoutIfNeeded()
            return elements.map { $0.label?.string ?? $0.value?.string ?? "" }
        }

        /// The field in a form: between a heading and a button.
        private func show() {
            let heading = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 30))
            heading.text = "Sign in"
            let next = button("Next")
            next.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
            let form = UIView(frame: screen.window.bounds)
            for view in [heading, field, next] { form.addSubview(view) }
            screen.add(form)
        }

        @Test func `the views next to the text are read around it and can be used`() throws {
            show()
            field.text = "ada"
            field.leftView = button("Country")
            field.rightView = button("Show password")
            field.leftViewMode = .always
            #expect(heard == ["Sign in", "Country", "ada", "Next"])
            field.rightViewMode = .always
            #expect(heard == ["Sign in", "Country", "ada", "Show password", "Next"])
            #expect(field.rightView?.frame == CGRect(x: 270, y: 5, width: 30, height: 30))
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 240, height: 40))
            var taps = 0
            (field.rightView as? UIButton)?.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let right = try #require(field.rightView)
            #expect(
                WindowSource(screen.window).perform(ActionRequest(target: right.nodeID, action: .activate)).isHandled)
            #expect(taps == 1)
            field.semanticContentAttribute = .forceRightToLeft
            field.layoutIfNeeded()
            #expect(field.rightView?.frame.minX == 0)
            field.rightView = nil
            #expect(heard == ["Sign in", "Country", "ada", "Next"])
        }

        @Test(arguments: [
            (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
            (.always, true, true),
        ])
        func `they are shown by their mode`(mode: UITextField.ViewMode, isIdle: Bool, isEditing: Bool) {
            show()
            field.text = "ada"
            field.rightView = button("Extra")
            field.rightViewMode = mode
            #expect(heard.contains("Extra") == isIdle)
            field.becomeFirstResponder()
            #expect(heard.contains("Extra") == isEditing)
            field.resignFirstResponder()
            #expect(heard.contains("Extra") == isIdle)
        }

        @Test func `the clear button is there while there is text to clear`() throws {
            show()
            field.placeholder = "Name"
            field.clearButtonMode = .whileEditing
            field.becomeFirstResponder()
            #expect(heard == ["Sign in", "Name", "Next"])
            field.insertText("ada")
            #expect(heard == ["Sign in", "ada", "Clear text", "Next"])
            let clear = try #require(elements.first { $0.label?.string == "Clear text" })
            #expect(WindowSource(screen.window).perform(ActionRequest(target: clear.id, action: .activate)).isHandled)
            #expect(field.text == "" && heard == ["Sign in", "Name", "Next"])
        }

        @Test func `the attributes of the text are kept, spoken, and follow the editing`() throws {
            show()
            let text = NSMutableAttributedString(string: "ab cd")
            text.addAttribute(.accessibilitySpeechLanguage, value: "fr", range: NSRange(location: 0, length: 2))
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 5))
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
            field.attributedText = text
            #expect(field.attributedText?.isEqual(to: text) == true)
            #expect(field.font?.pointSize == 30 && field.textColor == .red)
            let value = WindowSource(screen.window).captureTree()[field.nodeID]?.value
            #expect(value?.runs.map(\.attributes.language) == ["fr"])
            field.becomeFirstResponder()
            field.deleteBackward()
            #expect(field.text == "ab c")
            #expect(
                field.attributedText?.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
                    == "fr")
            field.text = "new"
            #expect(field.attributedText?.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) == nil)
            field.defaultTextAttributes = [.accessibilitySpeechSpellOut: true]
            field.text = "code"
            let spelled = WindowSource(screen.window).captureTree()[field.nodeID]?.value
            #expect(spelled?.runs.map(\.attributes.spellsOut) == [true])
        }

        @Test func `the attributes of a placeholder and of a text view are spoken`() {
            show()
            field.attributedPlaceholder = NSAttributedString(
                string: "Nom", attributes: [.accessibilitySpeechLanguage: "fr"])
            let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
            view.attributedText = NSAttributedString(
                string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr", .foregroundColor: UIColor.blue])
            screen.add(view)
            let tree = WindowSource(screen.window).captureTree()
            #expect(tree[field.nodeID]?.value?.runs.map(\.attributes.language) == ["fr"])
            #expect(tree[view.nodeID]?.value?.runs.map(\.attributes.language) == ["fr"])
            #expect(view.textColor == .blue)
        }

        // MARK: Drawing

        private final class Drawing: UIView {
            var drawn: [CGRect] = []
            override func draw(_ rect: CGRect) { drawn.append(rect) }
        }

        @Test func `a view draws when it comes to the screen and when it asks for it, once for each turn`() {
            let view = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.setNeedsDisplay()
            MainLoop.main.runTurn()
            #expect(view.drawn == [])
            screen.add(view)
            #expect(view.drawn == [])
            MainLoop.main.runTurn()
            #expect(view.drawn == [view.bounds])
            view.setNeedsDisplay()
            view.setNeedsDisplay()
            MainLoop.main.runTurn()
            MainLoop.main.runTurn()
            #expect(view.drawn.count == 2)
            view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
            view.setNeedsDisplay(CGRect(x: 50, y: 10, width: 10, height: 10))
            MainLoop.main.runTurn()
            #expect(view.drawn.last == CGRect(x: 10, y: 10, width: 50, height: 10))
            view.frame.size.width = 200
            MainLoop.main.runTurn()
            #expect(view.drawn.count == 3)
            view.contentMode = .redraw
            view.frame.size.width = 300
            MainLoop.main.runTurn()
            #expect(view.drawn.last?.width == 300)
        }

        @Test func `what is hidden draws when it is shown, and what has left the screen does not`() {
            let holder = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
            let view = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            holder.isHidden = true
            holder.addSubview(view)
            MainLoop.main.runTurn()
            #expect(view.drawn == [])
            holder.isHidden = false
            MainLoop.main.runTurn()
            #expect(view.drawn.count == 1)
            view.setNeedsDisplay()
            view.removeFromSuperview()
            MainLoop.main.runTurn()
            #expect(view.drawn.count == 1)
            holder.addSubview(view)
            MainLoop.main.runTurn()
            #expect(view.drawn.count == 2)
        }
    }
}
