import Foundation

/// A direction in a text: one of storage or of layout, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: Int
    /// Creates a direction from UIKit's number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a direction of storage.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// Creates a direction of layout.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The directions of the order of characters, with UIKit's raw values.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward = 0
    /// Towards the beginning.
    case backward = 1
}

/// The directions on the screen, with UIKit's raw values.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}

/// The units of a text, with UIKit's raw values.
public enum UITextGranularity: Int, Sendable {
    /// A composed character.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph.
    case paragraph = 3
    /// A line.
    case line = 4
    /// The whole document.
    case document = 5
}

/// Finds the units of a text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a position, or nil.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a position is at the edge of a unit.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next edge of a unit from a position, or nil.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position is in a unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds characters, words, sentences, paragraphs and the document of a text input. Lines are paragraphs here.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer of a text input, which is held weakly.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// Returns the unit around a position; at an edge the one in the direction.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let (unit, _) = unit(at: position, granularity, direction),
            let start = input.position(from: input.beginningOfDocument, offset: unit.location),
            let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Whether a position is at the edge of the unit that lies against the direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let backward = UITextDirection.storage(direction.isBackward ? .forward : .backward)
        guard let (unit, offset) = unit(at: position, granularity, backward) else { return false }
        return direction.isBackward ? unit.location == offset : unit.upperBound == offset
    }

    /// Returns the next edge of a unit from a position, or nil at the end of the text.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let text else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        let edges = Set(units(of: text, granularity).flatMap { [$0.location, $0.upperBound] }).sorted()
        let edge = direction.isBackward ? edges.last { $0 < offset } : edges.first { $0 > offset }
        return edge.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    /// Whether a position is in a unit; at an edge the direction decides.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        unit(at: position, granularity, direction) != nil
    }

    private var text: String? {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return nil
        }
        return input.text(in: all)
    }

    private func unit(
        at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> (NSRange, Int)? {
        guard let input, let text else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        let unit = units(of: text, granularity).first {
            direction.isBackward
                ? $0.location < offset && offset <= $0.upperBound : $0.location <= offset && offset < $0.upperBound
        }
        return unit.map { ($0, offset) }
    }

    private func units(of text: String, _ granularity: UITextGranularity) -> [NSRange] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        return switch granularity {
        case .document: [whole]
        case .character: text.indices.map { NSRange($0...$0, in: text) }
        case .word:
            text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
                .map { NSRange($0.startIndex..<$0.endIndex, in: text) }
        case .sentence: parts(of: text) { ".!?\n".contains($0) && ($1?.isWhitespace ?? true) }
        case .paragraph, .line: parts(of: text) { character, _ in character.isNewline }
        }
    }

    /// Returns the parts of a text, each with the character that ends it.
    private func parts(of text: String, isEnd: (Character, Character?) -> Bool) -> [NSRange] {
        var parts: [NSRange] = []
        var start = text.startIndex
        for index in text.indices {
            let next = text.index(after: index)
            guard next == text.endIndex || isEnd(text[index], text[next]) else { continue }
            parts.append(NSRange(start..<next, in: text))
            start = next
        }
        return parts
    }
}

extension UITextDirection {
    fileprivate var isBackward: Bool {
        rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
            || rawValue == UITextLayoutDirection.up.rawValue
    }
}

/// Receives changes of a text input that the keyboard didn't make.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// The document of the app that a keyboard extension types into.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the cursor, as far as it is known, or nil.
    var documentContextBeforeInput: String? { get }
    /// The text after the cursor, as far as it is known, or nil.
    var documentContextAfterInput: String? { get }
    /// The selected text, or nil.
    var selectedText: String? { get }
    /// The keyboard that was used for the document, or nil.
    var documentInputMode: UITextInputMode? { get }
    /// The document.
    var documentIdentifier: UUID { get }
    /// Moves the cursor by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Replaces the selection with text that is being composed.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Ends composing and keeps the marked text.
    func unmarkText()
}

/// A view whose keys click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether the keys click; false unless implemented.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// False unless implemented.
    public var enableInputClicksWhenVisible: Bool { false }
}
