import HeadlessUIKit
import Keys
import TerminalEmulator

/// The actions of a screen reader, as keys of the program.
extension TerminalViewController {
    /// No activation presses more keys than this.
    private static let mostPresses = 500

    /// Moves the program's selection or cursor to an element; an item that is selected already is chosen, a button or
    /// the key that a line of help names is pressed. Elements that no key reaches are clicked, if the program uses the
    /// mouse. Returns false if there is no way.
    func activate(_ element: TerminalElement) -> Bool {
        let region = element.region
        guard !element.isInScrollback else { return follow(element) }
        switch region.kind {
        case .item: return activateItem(element)
        case .cell where selectedRow(of: element) != nil: return activateRow(of: element)
        case .button: return activateButton(element)
        case .link: return open(region.value ?? region.text)
        case .field: return click(region.frame) || moveCursor(to: element)
        case .key: return pressKey(region)
        case .tab: return region.isSelected || click(region.frame)
        case .command, .prompt: return element.planned.isInput
        default:
            guard let screen, screen.isAlternate else { return follow(element) }
            // A program may have several areas for the cursor, and arrow keys lead only within one.
            if click(region.frame) { return true }
            return hasTextCursor(screen, region) ? moveCursor(to: element) : follow(element)
        }
    }

    /// Whether arrow keys move the program's cursor in its text. In the row for messages, where pagers wait for a command,
    /// they would scroll the text or recall an earlier command.
    private func hasTextCursor(_ screen: Screen, _ region: ScreenRegion) -> Bool {
        let cursor = screen.cursor
        return cursor.isVisible
            && (region.frame.rows.contains(cursor.row) || cursor.row < ScreenImage(screen).messageRow)
    }

    private func pressKey(_ region: ScreenRegion) -> Bool {
        guard let help = HelpKey(region.value ?? "") else { return false }
        press(help.key, modifiers: help.modifiers)
        return true
    }

    private func follow(_ element: TerminalElement) -> Bool {
        guard element.planned.links.count == 1, let link = element.planned.links.first else { return false }
        return open(link)
    }

    private func siblings(of element: TerminalElement) -> [TerminalElement] {
        let group = element.accessibilityContainer as? TerminalGroupView
        return group?.members.compactMap { $0 as? TerminalElement }.filter { $0.region.kind == element.region.kind }
            ?? []
    }

    private func activateItem(_ element: TerminalElement) -> Bool {
        if element.region.isSelected {
            press(element.region.isChecked == nil ? .enter : .character(" "))
            return true
        }
        let items = siblings(of: element).sorted { $0.region.frame.rows.lowerBound < $1.region.frame.rows.lowerBound }
        guard let from = items.firstIndex(where: \.region.isSelected),
            let to = items.firstIndex(where: { $0 === element })
        else { return click(element.region.frame) }
        press(from < to ? .down : .up, times: abs(to - from))
        return true
    }

    /// The row that is selected in the table of a cell.
    private func selectedRow(of element: TerminalElement) -> Int? {
        siblings(of: element).first(where: \.region.isSelected)?.planned.cell?.row
    }

    private func activateRow(of element: TerminalElement) -> Bool {
        guard let from = selectedRow(of: element), let to = element.planned.cell?.row, to > 0 else { return false }
        if from == to {
            press(.enter)
        } else {
            press(from < to ? .down : .up, times: min(abs(to - from), Self.mostPresses))
        }
        return true
    }

    private func activateButton(_ element: TerminalElement) -> Bool {
        let buttons = siblings(of: element).sorted {
            let (first, second) = ($0.region.frame, $1.region.frame)
            return (first.rows.lowerBound, first.columns.lowerBound) < (
                second.rows.lowerBound, second.columns.lowerBound
            )
        }
        guard let to = buttons.firstIndex(where: { $0 === element }) else { return false }
        if let from = buttons.firstIndex(where: \.region.isSelected) {
            guard from != to else {
                if pressesButtons { press(.enter) }
                return true
            }
            let isRow = buttons[from].region.frame.rows == element.region.frame.rows
            go(from < to ? isRow ? .right : .down : isRow ? .left : .up, times: abs(to - from), to: element)
        } else {
            // The focus is elsewhere in the dialog, and Tab leads to the buttons in turn.
            go(.tab, times: to + 1, to: element)
        }
        return true
    }

    /// Moves the program's focus to a button, and presses it once it has the focus: otherwise a button that deletes
    /// could be pressed.
    private func go(_ key: Key, times: Int, to button: TerminalElement) {
        guard pressesButtons else { return press(key, times: times) }
        delegate?.terminalViewController(
            self, send: bytes(of: key, times: times), thenAt: Arrival(button.region), send: bytes(of: .enter))
    }

    /// Moves the cursor of an editor or a form by arrow keys, first between lines, then within the line.
    private func moveCursor(to element: TerminalElement) -> Bool {
        guard let screen else { return false }
        let cursor = screen.cursor
        let frame = element.region.frame
        guard !frame.rows.contains(cursor.row) || !frame.columns.contains(cursor.column) else { return true }
        let row = frame.rows.contains(cursor.row) ? cursor.row : frame.rows.lowerBound
        let rows = row - cursor.row
        guard abs(rows) <= Self.mostPresses, row < screen.rows else { return false }
        if rows != 0 { press(rows > 0 ? .down : .up, times: abs(rows)) }
        // Editors put the cursor at the end of a line that is shorter than where it comes from. An arrow key goes over
        // a character, however many cells it has.
        let length = screen.text(row: row).count
        let column = min(screen.characterCount(row: row, columns: 0..<cursor.column), rows == 0 ? .max : length)
        let blanks = screen.text(row: row, columns: frame.columns).prefix { $0 == " " }.count
        let start = screen.characterCount(row: row, columns: 0..<frame.columns.lowerBound) + blanks
        let steps = min(start, max(length, 0)) - column
        if steps != 0 { press(steps > 0 ? .right : .left, times: min(abs(steps), Self.mostPresses)) }
        return true
    }

    // MARK: Gestures

    func doWhatIsLikely() -> Bool {
        guard let model, let screen else { return false }
        if model.dialog != nil || !model.selected.isEmpty {
            press(.enter)
            return true
        }
        guard !screen.isAlternate, let prompt = elements.last(where: { $0.planned.isInput }) else { return false }
        if prompt.region.kind == .prompt || prompt.region.text.isEmpty {
            // The shell shows the last command, which is announced, and runs it when the user activates it again.
            press(.up)
            delegate?.terminalViewControllerAsksAgain(self)
        } else {
            press(.enter)
        }
        return true
    }

    func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard screen?.isAlternate == true else { return false }
        switch direction {
        case .down, .left, .next: press(.pageDown)
        case .up, .right, .previous: press(.pageUp)
        }
        return true
    }
}
