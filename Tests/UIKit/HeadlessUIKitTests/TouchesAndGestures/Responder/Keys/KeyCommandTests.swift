import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The receiver of a key of a keyboard.
    @Suite @MainActor struct KeyCommands {
        private final class Screen: UIViewController, NamedActionTarget {
            var commands: [UIKeyCommand] = []
            var story: [String] = []
            override var keyCommands: [UIKeyCommand]? { commands }
            func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
                story.append("\(action) from \((sender as? UIKeyCommand)?.title ?? "?")")
                return action != "nobody:"
            }
        }

        private final class Presser: UIView {
            var story: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                story += presses.map { "\($0.phase) \($0.key?.keyCode.rawValue ?? 0) \(event?.type == .presses)" }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                story += presses.map { "\($0.phase)" }
            }
        }

        private let screen = TestWindow()
        private let controller = Screen()

        init() { screen.window.rootViewController = controller }

        private func press(_ characters: String, _ flags: UIKeyModifierFlags = []) -> Bool {
            screen.window.simulateKey(UIKey(characters, modifierFlags: flags))
        }

        @Test func `a key command sends its action up the chain from the first responder`() {
            controller.commands = [
                UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)
            ]
            let view = Presser(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            controller.view.addSubview(view)
            #expect(view.becomeFirstResponder())
            #expect(press("S", .command))
            #expect(press("s", [.command, .alphaShift]))
            #expect(controller.story == ["save: from Save", "save: from Save"])
            #expect(view.story == [])
            _ = press("s", [.command, .shift])
            #expect(controller.story.count == 2)
        }

        @Test func `a command that is disabled or not handled leaves the key to the responders`() {
            let off = UIKeyCommand(title: "Off", action: "off:", input: "o", attributes: .disabled)
            controller.commands = [off, UIKeyCommand(input: "n", modifierFlags: [], action: "nobody:")]
            let view = Presser(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            controller.view.addSubview(view)
            view.becomeFirstResponder()
            #expect(press("o") && press("n"))
            #expect(view.story == ["began 18 true", "ended", "began 17 true", "ended"])
            view.removeFromSuperview()
            #expect(!press("o"))
        }

        @Test func `typing comes before a key command unless that wants priority`() {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            controller.view.addSubview(field)
            field.becomeFirstResponder()
            var ran = 0
            let command = UIKeyCommand(title: "Next", input: "x") { _ in ran += 1 }
            controller.commands = [command]
            #expect(press("x") && ran == 0 && field.text == "x")
            command.wantsPriorityOverSystemBehavior = true
            #expect(press("x") && ran == 1 && field.text == "x")
            #expect(press(UIKeyCommand.inputDelete) && field.text == "")
            #expect(!press(UIKeyCommand.inputUpArrow) && field.text == "")
        }

        @Test func `keys have the numbers of the usage tables`() {
            let expected: [(String, Int)] = [
                ("a", 0x04), ("Z", 0x1D), ("1", 0x1E), ("9", 0x26), ("0", 0x27), ("\r", 0x28), ("é", 0x03), ("", 0x03),
                (UIKeyCommand.inputEscape, 0x29), (UIKeyCommand.inputLeftArrow, 0x50),
            ]
            for (input, usage) in expected { #expect(UIKey(input).keyCode.rawValue == usage, "\(input)") }
        }

        @Test func `the commands of a presented controller come before its presenter's`() {
            let modal = Screen()
            modal.commands = [UIKeyCommand(title: "Modal", action: "do:", input: "d")]
            controller.commands = [
                UIKeyCommand(title: "Root", action: "do:", input: "d"),
                UIKeyCommand(title: "Root", action: "else:", input: "e"),
            ]
            controller.present(modal, animated: false)
            MainLoop.main.runUntilIdle()
            #expect(press("d"))
            #expect(modal.story == ["do: from Modal"] && controller.story == [])
            #expect(press("e"))
            #expect(modal.story.last == "else: from Root")
        }

        @Test func `a menu shows commands and actions`() throws {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            button.menu = UIMenu(children: [UICommand(title: "Copy", action: "copy:"), UIAction(title: "Cut") { _ in }])
            controller.view.addSubview(button)
            #expect(ContextMenu.show(at: CGPoint(x: 5, y: 5), from: button) === button)
            MainLoop.main.runUntilIdle()
            let sheet = try #require(controller.presentedViewController as? UIAlertController)
            #expect(sheet.actions.map(\.title).prefix(2) == ["Copy", "Cut"])
            sheet.actions[0].handler?(sheet.actions[0])
            MainLoop.main.runUntilIdle()
            #expect(controller.story == ["copy: from ?"])
        }
    }
}
