import Foundation
import TerminalEmulator

/// The line where the user is, for the braille display, and the keys of the display.
extension TerminalSession {
    /// Takes a key of the display, on any thread.
    public var displayKeys: @Sendable (LineDisplayKey) -> Void { { [helpers] in helpers.add(.displayKey($0)) } }

    /// Announces a message to the user, on any thread.
    public var displayStatus: @Sendable (String) -> Void { { [helpers] in helpers.add(.status($0)) } }

    /// Shows the line at the cursor if it has changed. A message of the reader is shown instead until the next event.
    func updateLineDisplay() {
        guard let lineDisplay = outputs.lineDisplay else { return }
        let line = shownLine
        let notice = remembered.takeNotice()
        if let notice { self.notice = notice } else if line != lastLine { self.notice = nil }
        lastLine = line
        let shown = self.notice.map { ShownLine(text: $0) } ?? line
        guard shown != displayed else { return }
        displayed = shown
        lineDisplay.show(shown.text, cursor: shown.cursor, language: settings.profile.language)
    }

    /// The line where the user is: that of the reader's cursor, else of the program's, else of the selection where the
    /// program shows no cursor.
    private var shownLine: ShownLine {
        if let line = review.shownLine(audible.terminal) { return line }
        let screen = audible.terminal.screen
        if !screen.cursor.isVisible, let selected = audible.machine.selectedText { return ShownLine(text: selected) }
        let text = ReviewText(audible.terminal)
        return ShownLine(
            text: text[text.cursorLine], cursor: screen.cursor.isVisible ? text.cursorOffset : nil)
    }

    /// Carries out a key of the display.
    func perform(_ key: LineDisplayKey) {
        notice = nil
        switch key {
        case .previousLine: perform(ReaderCommand.previousLine)
        case .nextLine: perform(ReaderCommand.nextLine)
        case .character(let index):
            if review.shownLine(audible.terminal) != nil {
                stopSpeech()
                carryOut(review.move(toCharacter: index, on: audible.terminal))
            } else {
                routeProgram(to: index)
            }
        }
    }

    /// Moves the program's cursor to a character of its line, by arrow keys. Where there is no visible cursor, their
    /// effect is unknown.
    private func routeProgram(to index: Int) {
        let text = ReviewText(audible.terminal)
        guard audible.terminal.screen.cursor.isVisible, index <= text[text.cursorLine].count else {
            return speak([.sound(.edge)])
        }
        let distance = index - text.cursorOffset
        let key = audible.terminal.keyEncoder.encode(distance < 0 ? .left : .right)
        for _ in 0..<abs(distance) { pass(key) }
    }
}
