import AccessibilityTree
import Speech

/// An entry of the rotor's editing commands.
enum EditItem: Sendable {
    case command(EditingCommand)
    /// A replacement of a misspelled word.
    case replacement(TextRange, String)
    case action(AvailableAction)
}

extension ScreenReader {
    /// The node whose text is being edited under the cursor, with its text facts.
    private var editedText: (node: Node, facts: TextFacts)? {
        guard let node = focusedNode, let facts = node.text, facts.selection != nil else { return nil }
        return (node, facts)
    }

    // MARK: Selection

    /// Chooses the unit by which a swipe right or left selects.
    mutating func chooseSelectionUnit(forward: Bool) {
        guard editedText != nil else { return play(.border) }
        let units = TextUnit.allCases
        let index = rotor.selectionUnit.flatMap(units.firstIndex).map { $0 + (forward ? 1 : -1) } ?? 0
        guard units.indices.contains(index) else { return play(.border) }
        rotor.selectionUnit = units[index]
        switch units[index] {
        case .character: say(words[.selectCharacters])
        case .word: say(words[.selectWords])
        case .line: say(words[.selectLines])
        }
    }

    /// Makes the selection larger or smaller if swipes right and left do that now; else returns false.
    mutating func select(forward: Bool) -> Bool {
        guard rotor.setting == .textSelection, let unit = rotor.selectionUnit, let edited = editedText,
            let text = readableText(), let selection = edited.facts.selection
        else { return false }
        // The end that the user started from stays where it is.
        let anchor = rotor.selectionAnchor.flatMap { [selection.location, selection.end].contains($0) ? $0 : nil }
        let fixed = anchor ?? (forward ? selection.location : selection.end)
        let moving = fixed == selection.location ? selection.end : selection.location
        guard let target = text.end(of: unit, from: moving, forward: forward), target != moving else {
            play(.border)
            return true
        }
        rotor.selectionAnchor = fixed
        let isSelected = abs(target - fixed) > abs(moving - fixed)
        let passed = TextRange(location: min(moving, target), length: abs(target - moving))
        move(
            TextMove(
                selection: TextRange(location: min(fixed, target), length: abs(target - fixed)),
                speech: .selected(passed, isSelected)))
        return true
    }

    // MARK: Misspelled words

    /// Selects the next or previous misspelled word.
    mutating func goToMisspelling(forward: Bool) {
        guard let edited = editedText, let selection = edited.facts.selection else { return play(.border) }
        let ranges = edited.facts.misspellings.map(\.range)
        let next =
            forward
            ? ranges.first { $0.location >= selection.end && $0 != selection }
            : ranges.last { $0.end <= selection.location && $0 != selection }
        if let next { return move(TextMove(selection: next, speech: .misspelled(next))) }
        play(.border)
        if ranges.isEmpty { say(words[.rotorNotFound, rotorName]) }
    }

    // MARK: Commands

    /// The editing commands at the cursor: suggestions for a selected misspelled word, the commands of the field, and
    /// the app's own actions of the category "edit".
    func editItems() -> [EditItem] {
        var items: [EditItem] = []
        if let edited = editedText, let selection = edited.facts.selection {
            let word = edited.facts.misspellings.first { word in
                word.range == selection
                    || (selection.length == 0 && word.range.location <= selection.location
                        && selection.location <= word.range.end)
            }
            items += word.map { word in word.suggestions.map { .replacement(word.range, $0) } } ?? []
            items += edited.facts.commands.map { .command($0) }
        }
        return items + editActions().map { .action($0) }
    }

    /// Speaks the next editing command; the list does not wrap.
    mutating func chooseCommand(forward: Bool) {
        let items = editItems()
        let next = rotor.command.map { $0 + (forward ? 1 : -1) } ?? 0
        guard items.indices.contains(next) else { return play(.border) }
        rotor.command = next
        switch items[next] {
        case .command(let command): say(words[command.nameKey])
        case .replacement(_, let word): say(words[.editReplace, word])
        case .action(let action): announceName(of: action)
        }
    }

    /// Performs the editing command that the rotor has chosen; false when it has chosen none.
    mutating func performCommand() -> Bool {
        let items = editItems()
        guard let index = rotor.command, items.indices.contains(index) else { return false }
        // The commands that are there next are others.
        rotor.command = nil
        switch items[index] {
        case .command(let command): perform(.edit(command))
        case .replacement(let range, let word): perform(.replaceText(range, with: word))
        case .action(let action): ask(.customAction(index: action.index), of: action.target)
        }
        return true
    }

    private mutating func perform(_ action: ActionRequest.Action) {
        emit(.perform(ActionRequest(target: focus?.id, action: action)))
    }

    /// Announces the result of an editing command.
    mutating func finish(_ command: EditingCommand, _ outcome: ActionOutcome) {
        guard outcome.isHandled else { return play(.border) }
        rotor.selectionAnchor = nil
        guard let text = outcome.text else { return say(words[command.nameKey]) }
        say(words[command.doneKey, spokenName(ofPiece: Self.shortened(text), language: focusedNode?.language)])
    }

    /// Speaks the text that has replaced another one.
    mutating func finishReplacement(_ outcome: ActionOutcome) {
        guard outcome.isHandled, let text = outcome.text else { return play(.border) }
        speakPiece(Self.shortened(text), language: focusedNode?.language, isCharacter: false)
    }

    /// Shortens a copied text for its announcement.
    static func shortened(_ text: String) -> String {
        let start = text.prefix(1000)
        return start.endIndex == text.endIndex ? text : start + "…"
    }
}

extension ReadableText {
    /// Returns the end of a selection extended or reduced by one more unit; nil at the end of the text.
    func end(of unit: TextUnit, from offset: Int, forward: Bool) -> Int? {
        guard unit == .line else {
            let next = self.unit(unit, after: TextRange(location: offset), forward: forward)
            return forward ? next?.end : next?.location
        }
        let line = line(at: offset)
        if forward { return offset < length ? line.end : nil }
        if offset > line.location { return line.location }
        return self.unit(.line, after: TextRange(location: offset), forward: false)?.location
    }
}

extension EditingCommand {
    /// The name of the command.
    fileprivate var nameKey: StringKey {
        switch self {
        case .select: .editSelect
        case .selectAll: .editSelectAll
        case .cut: .editCut
        case .copy: .editCopy
        case .paste: .editPaste
        case .undo: .editUndo
        case .redo: .editRedo
        }
    }

    /// The message after the edit, with the text that it affected.
    fileprivate var doneKey: StringKey {
        switch self {
        case .select, .selectAll: .textSelected
        case .cut: .textCut
        case .copy: .textCopied
        case .paste: .textPasted
        case .undo: .textUndone
        case .redo: .textRedone
        }
    }
}
