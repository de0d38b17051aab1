import Foundation
import HeadlessUIKit
import TerminalEmulator
import TestSupport
import Testing

@testable import TerminalReader

/// Real programs, in which a user activates elements of the reader.
@MainActor @Suite(.serialized) struct `Activating in real programs` {
    /// A program in a terminal with the view that a screen reader has.
    @MainActor private final class Stage: TerminalViewControllerDelegate {
        let controller = TerminalViewController()
        private let session: LiveScenario

        init(_ command: [String]) throws {
            let json = try JSONSerialization.data(withJSONObject: [
                "name": "activation", "run": command, "steps": [] as [Any],
                "files": ["alpha": ["one"], "beta": ["two"], "gamma": ["three"]],
            ])
            session = try LiveScenario(JSONDecoder().decode(Scenario.self, from: json))
            controller.delegate = self
        }

        /// The element for which a condition holds, as soon as the program shows one.
        func element(_ condition: (TerminalElement) -> Bool) -> TerminalElement? {
            for _ in 0..<200 {
                controller.show(session.terminal)
                if let found = controller.elements.first(where: condition) { return found }
                _ = session.pump(milliseconds: 50)
            }
            Issue.record("only: \(controller.elements.map { $0.accessibilityLabel ?? "" })")
            return nil
        }

        var cursor: CursorState { session.terminal.screen.cursor }

        func terminalViewController(_ controller: TerminalViewController, send bytes: [UInt8]) { session.press(bytes) }
        func terminalViewController(_ controller: TerminalViewController, open link: String) -> Bool { false }
    }

    /// A program and the element that is activated in it, which is then the selected one.
    struct Choice: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var command: [String]
        var label: String
        var kind: ScreenRegion.Kind
    }

    nonisolated static let choices = [
        Choice(
            testDescription: "dialog --radiolist",
            command: [
                "dialog", "--radiolist", "Pick", "12", "40", "3", "a", "Apple", "on", "b", "Pear", "off", "c", "Plum",
                "off",
            ],
            label: "c Plum", kind: .item),
        Choice(
            testDescription: "whiptail --checklist",
            command: [
                "whiptail", "--checklist", "Pick", "12", "40", "3", "a", "Apple", "on", "b", "Pear", "off", "c", "Plum",
                "off",
            ], label: "c Plum", kind: .item),
        Choice(testDescription: "fzf", command: ["bash", "-c", "seq 20 | fzf"], label: "15", kind: .item),
        Choice(testDescription: "mc", command: ["mc", "-d", ".", "."], label: "gamma", kind: .item),
        Choice(
            testDescription: "dialog --yesno", command: ["dialog", "--yesno", "Really?", "8", "40"], label: "No",
            kind: .button),
        Choice(testDescription: "htop", command: ["htop"], label: "I/O", kind: .tab),
    ].filter { isInstalled($0.testDescription.split(separator: " ").first.map(String.init) ?? "") }

    @Test(.enabled(if: !choices.isEmpty, "none of the programs is installed"), arguments: choices)
    func `moves the program's own selection there`(_ choice: Choice) throws {
        let stage = try Stage(choice.command)
        stage.controller.pressesButtons = false
        func isWanted(_ element: TerminalElement) -> Bool {
            element.region.kind == choice.kind && (element.accessibilityLabel ?? "").hasPrefix(choice.label)
        }
        let element = try #require(stage.element { isWanted($0) && !$0.region.isSelected })
        #expect(element.accessibilityActivate())
        #expect(stage.element { isWanted($0) && $0.region.isSelected } != nil)
    }

    @Test(.enabled(if: isInstalled("dialog"), "dialog is not installed"))
    func `moves the cursor into a field of a form`() throws {
        let stage = try Stage([
            "dialog", "--form", "Fill in", "12", "50", "3", "Name:", "1", "1", "Ada", "1", "10", "20", "0", "Mail:",
            "2",
            "1", "a@b.c", "2", "10", "20", "0",
        ])
        let field = try #require(stage.element { $0.accessibilityLabel == "Mail:" })
        let row = field.region.frame.rows.lowerBound
        #expect(field.accessibilityActivate())
        #expect(stage.element { $0.region.kind == .field && stage.cursor.row == row } != nil)
    }

    @Test(.enabled(if: isInstalled("nano"), "nano is not installed"))
    func `presses the key that a line of help names`() throws {
        let stage = try Stage(["nano", "alpha"])
        let key = try #require(stage.element { $0.accessibilityLabel == "Help, Control G" })
        #expect(key.accessibilityActivate())
        #expect(stage.element { $0.accessibilityLabel?.contains("Main nano help") == true } != nil)
    }
}
