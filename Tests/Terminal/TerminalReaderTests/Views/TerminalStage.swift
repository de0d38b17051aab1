import HeadlessUIKit
import LiveReader
import ScreenReader
import TerminalEmulator

@testable import TerminalReader

/// A terminal without a program, to whose screen a test writes, and its view on the screen of the device.
@MainActor final class TerminalStage: TerminalViewControllerDelegate {
    let controller = TerminalViewController()
    private(set) var terminal: Terminal
    /// The keys that were sent to the program.
    private(set) var sent = ""
    private(set) var opened: [String] = []
    private var asked = 0
    let prompt: ShellPrompt
    private var window: UIWindow?

    init(_ text: String = "", rows: Int = 12, columns: Int = 44, prompt: ShellPrompt = "me$") {
        terminal = Terminal(size: Size(rows: rows, columns: columns))
        self.prompt = prompt
        controller.delegate = self
        write(text)
    }

    func write(_ text: String) {
        terminal.feed(text.replacing("\n", with: "\r\n").utf8)
        controller.show(terminal, prompt: prompt)
    }

    func resize(rows: Int, columns: Int) {
        terminal.resize(Size(rows: rows, columns: columns))
        controller.show(terminal, prompt: prompt)
    }

    /// A screen reader at the terminal, which has read where it begins.
    func read() -> ScreenReaderSession {
        let reader = ScreenReaderSession(controller: controller)
        reader.settle()
        return reader
    }

    /// Returns the keys that were sent after the previous call.
    func takeSent() -> String {
        defer { sent = "" }
        return sent
    }

    func element(_ label: String) -> TerminalElement? {
        controller.elements.first { $0.accessibilityLabel == label }
    }

    func terminalViewController(_ controller: TerminalViewController, send bytes: [UInt8]) {
        sent += String(decoding: bytes, as: UTF8.self)
    }

    /// Returns how often the user was asked to press again after the previous call.
    func takeAsked() -> Int {
        defer { asked = 0 }
        return asked
    }

    func terminalViewControllerAsksAgain(_ controller: TerminalViewController) { asked += 1 }

    func terminalViewController(_ controller: TerminalViewController, open link: String) -> Bool {
        opened.append(link)
        return true
    }

    static let menu = """
        \u{1B}[2J\u{1B}[H┌─ Fruit ──────────┐
        │ Pick a fruit     │
        │ ┌──────────────┐ │
        │ │ Apple        │ │
        │ │\u{1B}[7m Banana       \u{1B}[m│ │
        │ │ Cherry       │ │
        │ └──────────────┘ │
        │ \u{1B}[7m< OK >\u{1B}[m  <Cancel> │
        └──────────────────┘
        """
}
