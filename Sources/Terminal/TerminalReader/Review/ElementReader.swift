import AccessibilityTree
import Foundation
import HeadlessUIKit
import LiveReader
import ScreenReader
import TerminalEmulator
import Words

/// VoiceOver at the view of a terminal: a cursor on its elements, with rotor, item chooser and settings.
///
/// Its time is virtual and passes within each command, so the effects of a command are complete when it returns.
@MainActor final class ElementReader: TerminalViewControllerDelegate {
    let controller = TerminalViewController()
    private let window: UIWindow
    let reader: ScreenReaderSession
    private var effects: [ReviewEffect] = []
    /// Whether the reader's announcements are suppressed: the screen speaks for itself.
    private var isQuiet = true

    /// Puts a terminal on the screen and a reader before it, without a word.
    init(
        _ terminal: borrowing Terminal, prompt: ShellPrompt, lists: ProgramLists = ProgramLists(),
        settings: SpeechSettings
    ) {
        MainLoop.main.clock = .virtual
        controller.show(terminal, prompt: prompt, lists: lists)
        let cell = TerminalViewController.cellSize
        let size = terminal.size
        window = UIWindow(
            frame: CGRect(
                x: 0, y: 0, width: CGFloat(size.columns) * cell.width, height: CGFloat(size.rows) * cell.height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        var options = ScreenReader.Options()
        options.speech = settings
        options.rotor.items = [
            .words, .characters, .lines, .headings, .links, .tables, .formControls, .speech(.rate),
            .speech(.punctuation),
        ]
        options.rotor.initial = .words
        reader = ScreenReaderSession(window: window, options: options)
        controller.delegate = self
        reader.session.output = { [weak self] in self?.take($0) }
        // The reader has announced its first element.
        quietly {}
        goToCurrentElement()
    }

    func end() {
        reader.end()
        window.isHidden = true
        window.rootViewController = nil
    }

    // MARK: The screen

    /// Updates to the terminal's screen, without speech.
    func show(_ terminal: borrowing Terminal, prompt: ShellPrompt, lists: ProgramLists = ProgramLists()) {
        let cell = TerminalViewController.cellSize
        let size = CGSize(
            width: CGFloat(terminal.size.columns) * cell.width, height: CGFloat(terminal.size.rows) * cell.height)
        if window.frame.size != size { window.frame.size = size }
        controller.show(terminal, prompt: prompt, lists: lists)
        quietly { reader.session.update() }
    }

    /// Puts the cursor where the program's own is, without a word.
    func goToCurrentElement() { go(to: controller.currentElement) }

    /// Puts the cursor on the element with a line, without a word.
    func go(toLine line: Int?, row: Int, columns: Range<Int>? = nil) {
        go(to: controller.element(line: line, row: row, columns: columns))
    }

    private func go(to element: TerminalElement?) {
        guard let element, element !== focus else { return }
        quietly {
            UIAccessibility.post(notification: .layoutChanged, argument: element)
            reader.endTurn()
        }
    }

    private func quietly(_ action: () -> Void) {
        isQuiet = true
        action()
        reader.settle()
        isQuiet = false
        effects = []
    }

    /// The element under the cursor.
    var focus: TerminalElement? {
        reader.session.focusedElement.flatMap { id in controller.elements.first { $0.nodeID == id } }
    }

    /// Whether keys are characters of a text.
    var takesText: Bool { reader.session.mode?.takesText == true }
    /// Whether the item chooser or the settings are open.
    var isInMode: Bool { reader.session.mode != nil }

    // MARK: Commands

    /// Performs a command and returns its effects.
    func perform(_ command: Command) -> [ReviewEffect] {
        effects = []
        reader.session.clearLog()
        reader.session.perform(command)
        reader.settle()
        return effects
    }

    private func take(_ output: ReadingSession.Output) {
        guard !isQuiet else { return }
        switch output {
        case .posted(let spoken):
            let name = spoken.text.count == 1 ? spoken.text.first.map(ScreenWords.character) : nil
            let text: Spoken = spoken.kind == .system ? .notice(spoken.text) : .say(spoken.text)
            effects.append(.speak(name.map { .character($0) } ?? text))
        case .earcon(.border): effects.append(.speak(.sound(.edge)))
        case .copy(let text): effects.append(.copy(text))
        case .settings(let settings): effects.append(.settings(settings))
        default: break
        }
    }

    func terminalViewController(_ controller: TerminalViewController, send bytes: [UInt8]) {
        effects.append(.send(bytes))
    }

    func terminalViewController(
        _ controller: TerminalViewController, send bytes: [UInt8], thenAt arrival: Arrival, send last: [UInt8]
    ) {
        effects.append(.sendThen(bytes, at: arrival, last))
    }

    func terminalViewControllerAsksAgain(_ controller: TerminalViewController) {
        effects.append(.speak(.notice(TerminalWords.current[.runAgain])))
    }

    func terminalViewController(_ controller: TerminalViewController, open link: String) -> Bool {
        effects.append(.open(link))
        return true
    }
}

extension ReaderCommand {
    /// The screen reader's command for it.
    var readerCommand: Command? {
        switch self {
        case .previousElement: .previous
        case .nextElement: .next
        case .currentElement: .readElement
        case .firstElement: .first
        case .lastElement: .last
        case .activate: .activate
        case .escape: .escape
        case .magicTap: .magicTap
        case .scrollUp: .scroll(.up)
        case .scrollDown: .scroll(.down)
        case .increment: .increment
        case .decrement: .decrement
        case .nextRotor: .nextRotor
        case .previousRotor: .previousRotor
        case .nextItem: .nextItem
        case .previousItem: .previousItem
        case .itemChooser: .itemChooser
        case .position: .readPosition
        default: nil
        }
    }
}
