import AccessibilityTree
import Foundation

/// A view with editable text: the common part of text fields and text views.
///
/// Ranges are in UTF-16 code units. A caller's range is clamped to the text and to whole characters.
@preconcurrency @MainActor protocol EditableText: UIView, UITextInput, FontAdjusting {
    /// The text with its attributes.
    var editedContent: NSAttributedString { get }
    /// The colour of the text.
    var textColor: UIColor? { get set }
    /// The editing state.
    var editor: TextEditor { get set }
    /// Whether typing may change the text.
    var acceptsTyping: Bool { get }
    /// Asks the delegate whether a range may be replaced.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// The lines of the text and their positions.
    var editedLines: EditedLines { get }
    /// Changes the text without asking the delegate.
    func store(_ text: String, in range: NSRange)
    /// Notifies all observers that typing has changed the text.
    func textWasTyped()
    /// Notifies the delegate that the selection has moved.
    func selectionDidChange()
}

/// The state of an edited text.
struct TextEditor {
    /// The selected text, or the insertion point; it may be outside the text after the app has changed it.
    var selection = NSRange(location: 0, length: 0)
    /// The changes that can be undone.
    var history = EditHistory()
    /// The marked text, or nil.
    var composed: NSRange?
    /// The text's undo manager, where it was requested.
    var undoManager: TextUndoManager?
    /// The app's view in place of the keyboard, or nil.
    var inputView: UIView?
    /// The app's view above the keyboard, or nil.
    var inputAccessoryView: UIView?
}

extension EditableText {
    var editedText: String { editedContent.string }

    /// The drawn text with its attributes: a bullet for each character of a secret.
    var drawnContent: NSAttributedString { takesSecret ? NSAttributedString(string: shownText) : editedContent }

    /// Adopts the font and the colour of attributes.
    func adoptStyle(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { adjustableFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }

    /// The selected text, or the insertion point.
    var selection: NSRange {
        get { editedText.clamped(editor.selection) }
        set {
            let range = editedText.clamped(newValue)
            guard range != editor.selection else { return }
            editor.selection = range
            accessibilityDidChange(.attributes)
            selectionDidChange()
        }
    }

    var selectedText: String { editedText.substring(selection) }

    /// Moves the insertion point to the end after the app has assigned another text.
    func textWasAssigned() {
        editor.history = EditHistory()
        editor.composed = nil
        editor.selection = NSRange(location: editedText.utf16.count, length: 0)
    }

    /// Changes the text for the user. Returns whether it has changed.
    @discardableResult func replaceByTyping(_ range: NSRange, with text: String) -> Bool {
        guard acceptsTyping else { return false }
        let range = editedText.clamped(range)
        let before = editedText
        // A delegate that refuses may have changed the text itself.
        guard mayReplace(range, with: text) else { return editedText != before }
        replace(range, in: before, with: text)
        return true
    }

    /// Types text in place of the marked text or the selection.
    func typeText(_ text: String) {
        let place = editor.composed ?? selection
        editor.composed = nil
        replaceByTyping(place, with: text)
    }

    /// Deletes the selected text, if there is any.
    func deleteSelection() {
        if selection.length > 0 { replaceByTyping(selection, with: "") }
    }

    /// Deletes the selected text, or the character before the insertion point.
    func deleteBefore() {
        if let range = rangeToDelete { replaceByTyping(range, with: "") }
    }

    /// Replaces a range with another text; the delegate isn't asked, as in UIKit.
    func put(_ text: String, in range: UITextRange) {
        replace(editedText.clamped(range.range), in: editedText, with: text)
    }

    /// Replaces the marked text or the selection with text that is being composed; nil ends composing.
    func compose(_ text: String?, _ selected: NSRange) {
        let (place, text) = (editedText.clamped(editor.composed ?? selection), text ?? "")
        guard replaceByTyping(place, with: text),
            editedText.substring(NSRange(location: place.location, length: text.utf16.count)) == text
        else {
            return
        }
        editor.composed = text.isEmpty ? nil : NSRange(location: place.location, length: text.utf16.count)
        let inside = text.clamped(selected)
        selection = NSRange(location: place.location + inside.location, length: inside.length)
    }

    /// Replaces a range of a text so that the change can be undone.
    private func replace(_ range: NSRange, in before: String, with text: String) {
        editor.history.record(.init(location: range.location, old: before.substring(range), new: text))
        change(range, to: text)
    }

    private func change(_ range: NSRange, to text: String) {
        store(text, in: range)
        editor.selection = editedText.clamped(NSRange(location: range.location + text.utf16.count, length: 0))
        textWasTyped()
    }

    /// The selected text, else the character before the insertion point; nil when there is neither.
    var rangeToDelete: NSRange? {
        let selection = selection
        if selection.length > 0 { return selection }
        let text = editedText
        let index = text.index(atUTF16Offset: selection.location)
        guard index > text.startIndex else { return nil }
        let length = text[text.index(before: index)..<index].utf16.count
        return NSRange(location: selection.location - length, length: length)
    }

    // MARK: Commands

    /// The commands that would have an effect now and that the view can perform.
    var availableCommands: [EditingCommand] {
        EditingCommand.allCases.filter { command in
            switch command {
            case .undo, .redo: isPossible(command)
            default: canPerformAction(command.action, withSender: nil)
            }
        }
    }

    /// Whether the view accepts an action, as far as the text decides; nil for actions that aren't editing commands.
    func takes(_ action: Selector) -> Bool? {
        if action.name == "delete:" { return acceptsTyping && selection.length > 0 }
        return EditingCommand(action).map { isPossible($0) }
    }

    private func isPossible(_ command: EditingCommand) -> Bool {
        switch command {
        case .select: selection.length == 0 && editedText.wordRange(at: selection.location) != nil
        case .selectAll: !editedText.isEmpty && selection.length < editedText.utf16.count
        case .cut: acceptsTyping && selection.length > 0 && !takesSecret
        case .copy: selection.length > 0 && !takesSecret
        case .paste: acceptsTyping && UIPasteboard.general.hasStrings
        case .undo: acceptsTyping && editor.history.canUndo
        case .redo: acceptsTyping && editor.history.canRedo
        }
    }

    /// Has the view carry out an offered command by its own method. Returns the text that was removed, inserted or
    /// copied; nil when nothing was done.
    func request(_ command: EditingCommand) -> String? {
        guard availableCommands.contains(command) else { return nil }
        let (text, selected) = (editedText, selectedText)
        switch command {
        case .undo, .redo: return execute(command)
        case .select: select(nil)
        case .selectAll: selectAll(nil)
        case .cut: cut(nil)
        case .copy: copy(nil)
        case .paste: paste(nil)
        }
        switch command {
        case .select, .selectAll: return selectedText
        case .copy: return selected
        case .cut: return editedText == text ? nil : selected
        default: return editedText == text && selectedText == selected ? nil : UIPasteboard.general.string
        }
    }

    /// Carries out a command. Returns the text that was removed, inserted or copied; nil when nothing was done.
    @discardableResult func execute(_ command: EditingCommand) -> String? {
        guard isPossible(command) else { return nil }
        switch command {
        case .select:
            if let word = editedText.wordRange(at: selection.location) { selection = word }
            return selectedText
        case .selectAll:
            selection = NSRange(location: 0, length: editedText.utf16.count)
            return selectedText
        case .cut:
            let text = selectedText
            guard replaceByTyping(selection, with: "") else { return nil }
            UIPasteboard.general.string = text
            return text
        case .copy:
            UIPasteboard.general.string = selectedText
            return selectedText
        case .paste:
            guard let text = UIPasteboard.general.string, replaceByTyping(selection, with: text) else { return nil }
            return text
        case .undo:
            guard let change = editor.history.undo() else { return nil }
            self.change(NSRange(location: change.location, length: change.new.utf16.count), to: change.old)
            return change.new.isEmpty ? change.old : change.new
        case .redo:
            guard let change = editor.history.redo() else { return nil }
            self.change(NSRange(location: change.location, length: change.old.utf16.count), to: change.new)
            return change.new.isEmpty ? change.old : change.new
        }
    }

    // MARK: Description for assistive technologies

    /// The spoken text: a bullet for each character of a secret.
    var shownText: String {
        takesSecret ? editedText.masked : editedText
    }

    /// Converts a range of the text to a range of the spoken text.
    func shown(_ range: NSRange) -> TextRange {
        guard takesSecret else { return TextRange(location: range.location, length: range.length) }
        let text = editedText
        let start = text.index(atUTF16Offset: range.location)
        let end = text.index(atUTF16Offset: range.upperBound)
        return TextRange(location: text[..<start].count, length: text[start..<end].count)
    }

    /// Converts a range of the spoken text to a range of the text.
    func edited(_ range: TextRange) -> NSRange {
        let whole = shownText.clamped(NSRange(location: range.location, length: range.length))
        guard takesSecret else { return whole }
        let text = editedText
        let start = text.index(text.startIndex, offsetBy: whole.location, limitedBy: text.endIndex) ?? text.endIndex
        let end = text.index(start, offsetBy: whole.length, limitedBy: text.endIndex) ?? text.endIndex
        return NSRange(start..<end, in: text)
    }

    /// Describes the editing state, if the view is the first responder.
    func describeEditing(in node: inout Node, lineBreaks: [Int] = []) {
        var facts = TextFacts(lineBreaks: takesSecret ? [] : lineBreaks)
        if isFirstResponder {
            facts.selection = shown(selection)
            facts.commands = availableCommands
            if !takesSecret, acceptsTyping { facts.misspellings = misspellings }
            if shownText != node.value?.string ?? "" { facts.string = shownText }
        } else if shownText != node.value?.string {
            facts.lineBreaks = []
        }
        if facts != TextFacts() { node.text = facts }
    }

    /// Adds the speech attributes of a text to the node, where the view's announcement is that text.
    func describeAttributes(of text: NSAttributedString?, in node: inout Node) {
        guard !holdsSecret, let text, let value = node.value, value.runs.isEmpty, value.string == text.string
        else { return }
        let attributed = AttributedText(text)
        if !attributed.runs.isEmpty { node.value = attributed }
    }

    /// The words that the app has marked as misspelled, or else those that aren't in the dictionary.
    private var misspellings: [TextFacts.Misspelling] {
        var marked: [TextFacts.Misspelling] = []
        let whole = NSRange(location: 0, length: editedContent.length)
        editedContent.enumerateAttribute(.accessibilityMarkedMisspelled, in: whole) { value, range, _ in
            guard let value else { return }
            let suggestions = value as? [String] ?? []
            if suggestions.isEmpty, SpeechAttributes.flag(value) != true { return }
            marked.append(.init(range: shown(range), suggestions: suggestions))
        }
        guard marked.isEmpty, autocorrectionType != .no, UITextChecker.dictionary != nil else { return marked }
        return UITextChecker().misspellings(in: editedText, language: accessibilityLanguage ?? "en")
    }
}

/// The user's typing in a field, so that it can be undone.
struct EditHistory {
    /// A range of text that was replaced with another.
    struct Change {
        var location: Int
        var old: String
        var new: String
    }

    private var done: [Change] = []
    private var undone: [Change] = []
    /// The maximum number of remembered changes.
    private static let limit = 100

    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    /// Records a change. Characters typed one after another are undone together, word by word.
    mutating func record(_ change: Change) {
        undone = []
        if let last = done.last, change.old.isEmpty, last.old.isEmpty, change.new.count == 1,
            last.location + last.new.utf16.count == change.location, last.new.last?.isWhitespace == false
        {
            done[done.count - 1].new += change.new
            return
        }
        done.append(change)
        if done.count > Self.limit { done.removeFirst() }
    }

    mutating func undo() -> Change? {
        guard let change = done.popLast() else { return nil }
        undone.append(change)
        return change
    }

    mutating func redo() -> Change? {
        guard let change = undone.popLast() else { return nil }
        done.append(change)
        return change
    }
}

extension String {
    /// Returns the start of the character at an offset in UTF-16 code units, clamped to the text.
    func index(atUTF16Offset offset: Int) -> String.Index {
        guard offset > 0,
            let index = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex), index < endIndex
        else { return offset > 0 ? endIndex : startIndex }
        return self.index(before: self.index(after: index))
    }

    /// Returns a range clamped to the text and to whole characters.
    func clamped(_ range: NSRange) -> NSRange {
        let start = index(atUTF16Offset: range.location)
        let (sum, overflow) = range.location.addingReportingOverflow(Swift.max(range.length, 0))
        let end = index(atUTF16Offset: overflow ? .max : sum)
        return NSRange(start..<Swift.max(start, end), in: self)
    }

    /// Returns the text of a range, clamped to the text.
    func substring(_ range: NSRange) -> String {
        let range = clamped(range)
        return String(self[index(atUTF16Offset: range.location)..<index(atUTF16Offset: range.upperBound)])
    }

    /// Returns the word around or just before an offset, or nil when there is none.
    func wordRange(at offset: Int) -> NSRange? {
        let index = index(atUTF16Offset: offset)
        let isPart = { (character: Character) in character.isLetter || character.isNumber || character == "'" }
        let start = self[..<index].lastIndex { !isPart($0) }.map { self.index(after: $0) } ?? startIndex
        let end = self[index...].firstIndex { !isPart($0) } ?? endIndex
        return start < end ? NSRange(start..<end, in: self) : nil
    }
}
