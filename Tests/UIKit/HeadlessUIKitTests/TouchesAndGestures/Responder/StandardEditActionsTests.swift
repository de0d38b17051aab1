import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Commands of editing, of text and of an app's own views, and which of them are offered.
@Suite(.serialized) @MainActor struct StandardEditActionsTests {
    /// A field as apps have it for codes: nothing may be pasted, and copies are counted.
    private final class CodeField: UITextField {
        var copies = 0

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "paste:" ? false : super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: Any?) {
            copies += 1
            super.copy(sender)
        }
    }

    /// A label whose text can be copied.
    private final class CopyableLabel: UILabel {
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
        override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }

    private func show<View: UIView>(_ view: View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        window.addSubview(view)
        #expect(view.becomeFirstResponder())
        return window
    }

    private func commands(_ view: UIView, in window: UIWindow) -> [EditingCommand] {
        WindowSource(window).captureTree()[view.nodeID]?.text?.commands ?? []
    }

    @Test func `what a field does not take is not offered, and its own methods carry out the rest`() {
        let field = CodeField()
        field.text = "1234"
        let window = show(field)
        UIPasteboard.general.string = "9999"
        field.selectAll(nil)
        #expect(commands(field, in: window) == [.cut, .copy])
        let request = { ActionPerformer.perform(ActionRequest(target: field.nodeID, action: .edit($0))) }
        #expect(!request(.paste).isHandled && field.text == "1234")
        #expect(request(.copy).text == "1234" && field.copies == 1 && UIPasteboard.general.string == "1234")
        #expect(request(.cut).text == "1234" && field.text == "")
    }

    @Test func `a view of the app's own takes a command through the chain`() {
        let label = CopyableLabel()
        label.text = "Order 17"
        let window = show(label)
        defer { _ = window }
        UIPasteboard.general.string = nil
        #expect(UIApplication.shared.sendAction("copy:", to: nil, from: label, for: nil))
        #expect(UIPasteboard.general.string == "Order 17")
        #expect(!UIApplication.shared.sendAction("cut:", to: nil, from: label, for: nil))
        #expect(label.target(forAction: "copy:", withSender: nil) as? UIView === label)
        #expect(label.target(forAction: "cut:", withSender: nil) == nil)
    }

    @Test func `text that is composed takes the place of itself until it is done`() {
        let field = UITextField()
        field.text = "a"
        let window = show(field)
        defer { _ = window }
        field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "aにほ" && field.markedTextRange?.range == NSRange(location: 1, length: 2))
        field.insertText("日")
        #expect(field.text == "a日" && field.markedTextRange == nil)
        field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        field.unmarkText()
        field.insertText("y")
        #expect(field.text == "a日xy")
    }

    @Test func `the menu of editing is what the first responder takes`() throws {
        let controller = UIViewController()
        let label = CopyableLabel()
        label.text = "Order 17"
        label.frame = CGRect(x: 0, y: 100, width: 200, height: 30)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(label)
        #expect(label.becomeFirstResponder())
        let interaction = UIEditMenuInteraction(delegate: nil)
        label.addInteraction(interaction)
        UIPasteboard.general.string = nil
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title).prefix(1) == ["Copy"])
        interaction.dismissMenu()
        MainLoop.main.runUntilIdle()
        #expect(controller.presentedViewController == nil)
    }

    @Test func `what is pasted is for who takes its type`() {
        final class Board: UIView {
            var count = 0
            override func paste(itemProviders: [NSItemProvider]) { count += itemProviders.count }
        }
        let board = Board()
        UIPasteboard.general.string = "x"
        #expect(!board.canPaste(UIPasteboard.general.itemProviders))
        board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.utf8-plain-text"])
        let control = UIPasteControl(frame: CGRect(x: 0, y: 0, width: 80, height: 34))
        control.target = board
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.makeKeyAndVisible()
        window.addSubview(control)
        let outcome = ActionPerformer.perform(ActionRequest(target: control.nodeID, action: .activate))
        #expect(control.accessibilityLabel == "Paste" && outcome.isHandled)
        #expect(board.count == 1)
    }
}
