import Foundation

/// A position between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    let offset: Int

    /// Creates a position for a subclass that defines it in its own text.
    public override convenience init() {
        self.init(offset: 0)
    }

    init(offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A range of a text between two positions.
@preconcurrency @MainActor open class UITextRange: NSObject {
    let range: NSRange

    /// Creates a range for a subclass that defines it in its own text.
    public override convenience init() {
        self.init(NSRange(location: 0, length: 0))
    }

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition(offset: range.location) }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
    /// Whether start and end are equal.
    open var isEmpty: Bool { range.length == 0 }
}

/// A text with an insertion point or a selection.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The selected text, empty for an insertion point; nil when there is neither.
    var selectedTextRange: UITextRange? { get set }
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the text of a range, or nil when it lies outside.
    func text(in range: UITextRange) -> String?
    /// Replaces a range with another text.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns the range between two positions, or nil when one lies outside.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset in UTF-16 code units from another one, or nil when it lies outside.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 code units between two positions; negative when the second comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of a range's part on its first line, in the view's coordinates, in points.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the insertion point at a position, in the view's coordinates, in points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a range, one for each line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point of the view, in points, or nil.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position within a range nearest to a point of the view, in points, or nil.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the character at a point of the view, in points, or nil.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Whether typed text may replace a range.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The range of the marked text, such as syllables before they become characters; nil when there is none.
    var markedTextRange: UITextRange? { get }
    /// The style of marked text, or nil for the default.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text or the selection with text that is being composed.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends composing and keeps the marked text.
    func unmarkText()
    /// The object that receives changes that the keyboard didn't make; not kept alive.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds the units of the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// Returns the position at a number of characters in a direction from another one, or nil when it lies outside.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns the position in a range that is farthest in a direction, or nil.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position to the farthest one in a direction, or nil.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// Returns the writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
}

extension UITextInput {
    /// Nil unless implemented.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }
    /// Returns the position to the right or left by the order of characters; nil for lines above and below.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: -offset)
        default: nil
        }
    }
    /// Returns the end of the range to the right and down, its start to the left and up.
    public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        direction == .right || direction == .down ? range.end : range.start
    }
    /// Returns the range to the end to the right and down, from the beginning to the left and up.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction == .right || direction == .down
            ? textRange(from: position, to: endOfDocument) : textRange(from: beginningOfDocument, to: position)
    }
    /// Natural unless implemented.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// Does nothing unless implemented.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}

extension UITextInput where Self: UIResponder {
    /// A tokenizer of the text.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

extension UITextInput {
    /// Zero unless implemented.
    public func firstRect(for range: UITextRange) -> CGRect { .zero }
    /// Zero unless implemented.
    public func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// None unless implemented.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Nil unless implemented.
    public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    /// Nil unless implemented.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    /// Nil unless implemented.
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
    /// True unless implemented.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// Nil unless implemented.
    public var markedTextRange: UITextRange? { nil }
    /// Nil unless implemented.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
    /// Does nothing unless implemented.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    /// Does nothing unless implemented.
    public func unmarkText() {}
}

extension EditableText {
    /// The position before the first character.
    var firstPosition: UITextPosition { UITextPosition(offset: 0) }
    /// The position after the last character.
    var lastPosition: UITextPosition { UITextPosition(offset: editedText.utf16.count) }

    /// Returns the text of a range, or nil when it lies outside.
    func substring(in range: UITextRange) -> String? {
        guard range.range.upperBound <= editedText.utf16.count else { return nil }
        return editedText.substring(range.range)
    }

    /// Returns the range between two positions in either order.
    func range(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let bounds = [fromPosition.offset, toPosition.offset].sorted()
        guard bounds[1] <= editedText.utf16.count else { return nil }
        return UITextRange(NSRange(location: bounds[0], length: bounds[1] - bounds[0]))
    }

    /// Returns the position at an offset in UTF-16 code units from another one, or nil when it lies outside.
    func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflow) = position.offset.addingReportingOverflow(offset)
        guard !overflow, (0...editedText.utf16.count).contains(sum) else { return nil }
        return UITextPosition(offset: sum)
    }

    /// Returns the order of two positions.
    func order(of position: UITextPosition, and other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// Returns the number of UTF-16 code units between two positions; negative when the second comes first.
    func distance(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
}
