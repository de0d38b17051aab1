import AccessibilityTree
import Foundation
import TextMeasurement

/// An editable line of text.
@preconcurrency @MainActor open class UITextField: UIControl, EditableText {
    private var content = NSMutableAttributedString(string: "")
    final let accessories = FieldAccessories()
    final var editor = TextEditor()
    /// Undoes the typing, and what the app registers for it.
    open override var undoManager: UndoManager? { textUndoManager }

    /// The delegate, which decides about editing and is notified of it; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Content

    /// The text; never nil, as in UIKit, where nil empties the field.
    open var text: String? {
        get { content.string }
        set { assign(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes)) }
    }

    /// The text with its attributes, which are kept while it is edited; nil empties the field. The font and the colour
    /// of its first character become the field's, as in UIKit; speech attributes affect announcements.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: content) }
        set {
            assign(newValue ?? NSAttributedString(string: ""))
            if content.length > 0 { adoptStyle(content.attributes(at: 0, effectiveRange: nil)) }
        }
    }

    /// The attributes of text that is assigned or typed without any.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            adoptStyle(defaultTextAttributes)
            content.addAttributes(defaultTextAttributes, range: NSRange(location: 0, length: content.length))
            accessibilityDidChange(.attributes)
        }
    }

    /// The attributes of newly typed text, or nil for those of the text before.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    private func assign(_ text: NSAttributedString) {
        content = NSMutableAttributedString(attributedString: text)
        textWasAssigned()
        updateAccessories()
        accessibilityDidChange(.attributes)
    }

    /// The placeholder of the empty field, or nil.
    open var placeholder: String? {
        didSet {
            attributedPlaceholderText = nil
            accessibilityDidChange(.attributes)
            contentSizeDidChange()
        }
    }

    /// The placeholder of the empty field with attributes, or nil.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedPlaceholderText ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            attributedPlaceholderText = newValue
        }
    }
    private var attributedPlaceholderText: NSAttributedString?

    /// The colour that the app has set for the placeholder, or nil.
    private var placeholderColor: UIColor? {
        guard let text = attributedPlaceholderText, text.length > 0 else { return nil }
        return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            setNeedsLayout()
            accessibilityDidChange(.attributes)
            contentSizeDidChange()
        }
    }
    final var adjustableFont: UIFont? {
        get { font }
        set { font = newValue }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { accessibilityDidChange(.attributes) } }
    /// The alignment of the text between the margins; announcements and layout don't depend on it.
    open var textAlignment = NSTextAlignment.natural { didSet { accessibilityDidChange(.attributes) } }
    /// The style of the border.
    open var borderStyle = BorderStyle.none {
        didSet {
            setNeedsLayout()
            contentSizeDidChange()
            accessibilityDidChange(.attributes)
        }
    }
    /// The times at which the clear button is shown: never while the field is empty or has a view after the text.
    open var clearButtonMode = ViewMode.never { didSet { updateAccessories() } }
    /// A view before the text, or nil. While it is shown, its content is read before the text.
    open var leftView: UIView? { didSet { updateAccessories() } }
    /// The times at which the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { updateAccessories() } }
    /// A view after the text, or nil. While it is shown, its content is read after the text.
    open var rightView: UIView? { didSet { updateAccessories() } }
    /// The times at which the view after the text is shown.
    open var rightViewMode = ViewMode.never { didSet { updateAccessories() } }
    /// Whether the field is cleared when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the font shrinks until the text fits; nothing is drawn, so that nothing shrinks here.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum size to which the font may shrink, in points; see `adjustsFontSizeToFitWidth`.
    open var minimumFontSize: CGFloat = 0
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            adjustFont()
            accessibilityDidChange(.attributes)
        }
    }

    // MARK: The keyboard

    /// The type of the keyboard; it has no keys here, and accepts any text.
    open var keyboardType = UIKeyboardType.default
    /// The title of the Return key; not drawn here.
    open var returnKeyType = UIReturnKeyType.default
    /// The automatic capitalization; text is inserted as typed here.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. None are corrected here; unless it is `.no`, the rotor finds words that aren't in
    /// the dictionary.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The meaning of the text, for autofill, or nil; nothing is filled in here.
    open var textContentType: UITextContentType!
    /// Whether spelling is checked; here only the rotor uses it.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether quotation marks become typographic ones; text is inserted as typed here.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether hyphens become dashes; text is inserted as typed here.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are inserted and removed around pasted text; text is pasted unchanged here.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The appearance of the keyboard; not drawn here.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Whether the Return key is enabled only while there is text.
    open var enablesReturnKeyAutomatically = false
    /// The rules for a password, or nil.
    open var passwordRules: UITextInputPasswordRules?
    /// The app's view in place of the keyboard, or nil. While the text is edited it is at the bottom of the window.
    open override var inputView: UIView? {
        get { editor.inputView }
        set { editor.inputView = newValue }
    }
    /// The app's view above the keyboard, or nil. While the text is edited it is in the window and is read last.
    open override var inputAccessoryView: UIView? {
        get { editor.inputAccessoryView }
        set { editor.inputAccessoryView = newValue }
    }
    /// Whether the text is secret.
    open var isSecureTextEntry = false { didSet { accessibilityDidChange(.attributes) } }

    // MARK: Editing

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// Whether the field may become the first responder: if it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, unless the delegate refuses.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if clearsOnBeginEditing { text = "" }
        UIPasteboard.general.editor = self
        updateAccessories()
        editor.selection = NSRange(location: content.length, length: 0)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Ends editing, unless the delegate refuses.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        updateAccessories()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Whether the field has text.
    open var hasText: Bool { content.length > 0 }

    /// Replaces the selection with typed text, unless the delegate refuses. A line break is treated as the Return key.
    open func insertText(_ text: String) {
        if text == "\n" { pressReturn() } else { typeText(text) }
    }

    /// Deletes the selection or the character before the insertion point, unless the delegate refuses.
    open func deleteBackward() { deleteBefore() }

    /// The selected text or the insertion point; nil unless the field is being edited.
    open var selectedTextRange: UITextRange? {
        get { isFirstResponder ? UITextRange(selection) : nil }
        set { if let newValue, isFirstResponder { selection = newValue.range } }
    }

    // MARK: UITextInput

    /// Replaces a range with another text; the delegate isn't asked, as in UIKit.
    open func replace(_ range: UITextRange, withText text: String) { put(text, in: range) }
    /// Whether typed text may replace a range, by the delegate's decision.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayReplace(range.range, with: text)
    }
    /// Returns the rectangle of a range's part on its first line, in points; that of the insertion point where it is
    /// empty.
    open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range) }
    /// Returns the rectangle of the insertion point at a position, in points.
    open func caretRect(for position: UITextPosition) -> CGRect { editedLines.caret(at: position.offset) }
    /// Returns the rectangles of a range, one for each line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rectangles(of: range) }
    /// Returns the position nearest to a point of the view, in points.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { place(nearest: point) }
    /// Returns the position within a range nearest to a point of the view, in points.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point).map { place($0, within: range) }
    }
    /// Returns the character at a point of the view, in points, or nil.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        editedLines.character(at: point).map { UITextRange($0) }
    }

    // MARK: Marked text

    /// The style of marked text, or nil for the default; nothing is drawn here.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    /// The range of the marked text; nil when there is none.
    open var markedTextRange: UITextRange? { editor.composed.map { UITextRange($0) } }
    /// Replaces the marked text or the selection with text that is being composed, unless the delegate refuses it.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { compose(markedText, selectedRange) }
    /// Ends composing and keeps the marked text.
    open func unmarkText() { editor.composed = nil }

    // MARK: EditableText

    final var acceptsTyping: Bool { isEnabled }
    final var editedContent: NSAttributedString { content }

    final func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    final func store(_ text: String, in range: NSRange) {
        let wasEmpty = content.length == 0
        content.replaceCharacters(in: range, with: text)
        let typed = NSRange(location: range.location, length: text.utf16.count)
        if let attributes = typingAttributes ?? (wasEmpty ? defaultTextAttributes : nil) {
            content.setAttributes(attributes, range: typed)
        }
        if wasEmpty != (content.length == 0) { updateAccessories() }
    }

    final func textWasTyped() {
        accessibilityDidChange(.attributes)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    final func selectionDidChange() {
        delegate?.textFieldDidChangeSelection(self)
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if endsEditing { resignFirstResponder() }
    }

    override func didTap(at point: CGPoint) {
        becomeFirstResponder()
    }

    // MARK: Size

    /// As wide as the text or the placeholder with the views next to it, as high as a line with the border: 34 points
    /// with a rounded border unless the text is higher (measured).
    open override var intrinsicContentSize: CGSize {
        let beside = accessories.shown.reduce(0) { $0 + size(of: $1).width }
        let tallest = accessories.shown.map { size(of: $0).height }.max() ?? 0
        return CGSize(
            width: TextMeasurer.roundUpToPoints(textWidth) + 2 * frameWidth + beside, height: max(frameHeight, tallest))
    }

    /// The width of the shown text in its fonts, or of the placeholder where there is none, in points.
    private var textWidth: CGFloat {
        let font = lineFont
        let shown = hasText ? drawnContent : attributedPlaceholder
        return shown.map { TextMeasurer.size(of: MeasuredText($0, font: font), TextOptions(maximumLines: 1)).width }
            ?? 0
    }

    private var lineFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    // The height of a line in a field, above and below the baseline, each in whole points (measured: 22 points at 17).
    private var lineHeights: (above: CGFloat, below: CGFloat) {
        (TextMeasurer.roundUpToPoints(lineFont.ascender), TextMeasurer.roundUpToPoints(-lineFont.descender))
    }

    private var frameHeight: CGFloat {
        let line = lineHeights.above + lineHeights.below
        switch borderStyle {
        case .none: return line
        case .roundedRect: return max(34, line + 12)
        case .line, .bezel: return line + 6
        }
    }

    final var editedLines: EditedLines {
        let drawn = drawnContent
        let room = isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let layout = TextLayout(MeasuredText(drawn, font: lineFont), TextOptions(maximumLines: 1))
        return EditedLines(
            text: drawn, font: lineFont, lines: layout.lines,
            origin: CGPoint(x: room.minX, y: room.midY - (lineHeights.above + lineHeights.below) / 2))
    }

    override var centersText: Bool { true }

    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let spare = (countedContentHeight - lineHeights.above - lineHeights.below) / 2
        return (spare + lineHeights.above, spare + lineHeights.below)
    }

    final var frameWidth: CGFloat { borderStyle == .none ? 0 : 7 }

    /// Returns the size of the content; the offered size is not taken into account.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the views next to the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAccessories()
    }

    // MARK: Rectangles

    /// Returns the rectangle of the text in a rectangle of the field's coordinates, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// Returns the rectangle of the text while it is edited, in points.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the placeholder, in points.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Draws the text in a subclass; nothing is drawn here, so it is never called.
    open func drawText(in rect: CGRect) {}
    /// Draws the placeholder in a subclass; nothing is drawn here, so it is never called.
    open func drawPlaceholder(in rect: CGRect) {}
    /// Returns the rectangle of the border, in points.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the view before the text, in points.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { usualRect(of: leftView, in: bounds, atStart: true) }
    /// Returns the rectangle of the view after the text, in points.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { usualRect(of: rightView, in: bounds, atStart: false) }
    /// Returns the rectangle of the clear button, in points.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        usualRect(of: accessories.clearButton, in: bounds, atStart: false)
    }

    // MARK: Restoration

    /// Encodes the text, unless it is a secret.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if !holdsSecret, let text { coder.encode(text, forKey: "UITextField.text") }
    }

    /// Decodes the text, unless it is a secret.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if !holdsSecret, let saved = coder.decodeObject(forKey: "UITextField.text") as? String { text = saved }
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityElements: [Any]? { elementsWithAccessories }
    override var defaultAccessibilityValue: String? {
        guard hasText else { return placeholder }
        return shownText
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = stateTraits.union(UIAccessibilityTraits(.textEntry))
        if isEditing { traits.insert(UIAccessibilityTraits(.isEditing)) }
        if isSecureTextEntry { traits.insert(UIAccessibilityTraits(.secureTextField)) }
        return traits
    }

    override func describeText(in node: inout Node) {
        if isSecureTextEntry { node.isSecret = true }
        describeAttributes(of: hasText ? content : attributedPlaceholder, in: &node)
        if isFirstResponder { describeEditing(in: &node) }
        describePlaceholder(in: &node)
    }

    // A placeholder isn't secret, which the empty text next to it indicates; any other value may be secret.
    private func describePlaceholder(in node: inout Node) {
        guard holdsSecret, !hasText else { return }
        if accessibilityValue == placeholder {
            var facts = node.text ?? TextFacts()
            facts.string = ""
            node.text = facts
        } else if node.text?.string == "" {
            node.value = node.value.map { AttributedText($0.string.masked) }
        }
    }

    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        // The text of a secret field is left out of every report. Its placeholder isn't a secret.
        appearance.text = holdsSecret ? (hasText ? shownText : "") : content.string
        appearance.visibleText = visibleText
        appearance.placeholder = placeholder
        appearance.placeholderColor = placeholderColor?.appearance(in: self)
        appearance.setTextAlignment(textAlignment, of: self)
        appearance.hasBorder = borderStyle != .none
        // UIKit fills the rounded frame.
        if borderStyle == .roundedRect, backgroundColor == nil {
            appearance.backgroundColor = UIColor.systemBackground.appearance(in: self)
        }
        appearance.setFont(font)
        appearance.scalesWithContentSize = adjustsFontForContentSizeCategory
        appearance.setTextColor(textColor, of: self)
        appearance.numberOfLines = 1
        appearance.setIntrinsicSize(intrinsicContentSize)
        return appearance
    }

    // While it is edited, the field scrolls to the insertion point.
    private var visibleText: String? {
        let room = textRect(forBounds: bounds).width
        guard hasText, !holdsSecret, !isFirstResponder, room > 0 else { return nil }
        let options = TextOptions(width: room + 1 / TextMeasurer.scale, maximumLines: 1)
        return TextLayout(MeasuredText(content, font: lineFont), options).shown(of: content.string)
    }

    // MARK: Drawing

    /// The image behind the text of a field without a border, or nil; not drawn here.
    open var background: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The image behind the text of a field that is disabled, or nil; not drawn here.
    open var disabledBackground: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    // MARK: Positions

    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { firstPosition }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { lastPosition }
    /// Returns the text of a range, or nil when it lies outside.
    open func text(in range: UITextRange) -> String? { substring(in: range) }
    /// Returns the range between two positions in either order, or nil when one lies outside.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(from: fromPosition, to: toPosition)
    }
    /// Returns the position at an offset in UTF-16 code units from another one, or nil when it lies outside.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        place(from: position, offset: offset)
    }
    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(of: position, and: other)
    }
    /// Returns the number of UTF-16 code units between two positions; negative when the second comes first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        distance(from: from, to: toPosition)
    }
    /// Receives changes that the keyboard didn't make; not kept alive, and not called here.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// Finds the words and other units of the text.
    open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    /// Returns the writing direction at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// Sets the writing direction of a range; it is not kept.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    /// Whether the user may change the attributes of the text; stored only.
    open var allowsEditingTextAttributes: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether typing replaces the text; stored only.
    open var clearsOnInsertion: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
}
