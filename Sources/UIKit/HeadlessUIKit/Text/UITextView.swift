import AccessibilityTree
import Foundation
import TextMeasurement

/// A scrolling view of multi-line, editable text.
@preconcurrency @MainActor open class UITextView: UIScrollView, EditableText {
    private var content = NSAttributedString(string: "")
    private weak var textDelegate: (any UITextViewDelegate)?
    final var editor = TextEditor()
    /// Undoes the typing, and what the app registers for it.
    open override var undoManager: UndoManager? { textUndoManager }
    private var laidOutLines: (width: CGFloat, breaks: [Int], size: CGSize)?
    private var givenContainer: NSTextContainer?
    private var storage: NSTextStorage?
    private var writesStorage = false

    /// Creates a view that lays out its text in the given container, or in a new one. The text of the container's
    /// layout manager becomes the view's.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        givenContainer = textContainer
        super.init(frame: frame)
        guard let storage = textContainer?.layoutManager?.textStorage else { return }
        _ = self.textContainer
        self.storage = storage
        textWasEditedInStorage()
    }

    /// Creates a view without text.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a view without text.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// Creates a view without text.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate, which is notified of the editing and the scrolling; held weakly.
    open var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set {
            textDelegate = newValue
            scrollDelegate = newValue
        }
    }

    // MARK: Content

    /// The text; never nil, as in UIKit, where nil empties the view.
    open var text: String! {
        get { content.string }
        set { attributedText = NSAttributedString(string: newValue ?? "", attributes: typingAttributes) }
    }

    /// The text with attributes. The font and the colour of its first character become the view's, as in UIKit; speech
    /// attributes are spoken.
    open var attributedText: NSAttributedString! {
        get { content }
        set {
            write(newValue ?? NSAttributedString(string: ""), in: NSRange(location: 0, length: content.length))
            textWasAssigned()
            contentDidChange()
            if content.length > 0 { adoptStyle(content.attributes(at: 0, effectiveRange: nil)) }
        }
    }

    /// The attributes of newly typed text and of text that is assigned without any.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// The font of text without a font attribute; nil for the system font of 12 points.
    open var font: UIFont? { didSet { contentDidChange() } }
    final var adjustableFont: UIFont? {
        get { font }
        set { font = newValue }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { accessibilityDidChange(.attributes) } }
    /// The alignment of lines between the margins; announcements and layout don't depend on it.
    open var textAlignment = NSTextAlignment.natural { didSet { accessibilityDidChange(.attributes) } }
    /// Whether the text can be edited.
    open var isEditable = true { didSet { accessibilityDidChange(.attributes) } }
    /// Whether the text can be selected.
    open var isSelectable = true { didSet { accessibilityDidChange(.attributes) } }
    /// The distances between the text and the edges, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
    /// The container of the text, inside `textContainerInset`.
    open private(set) lazy var textContainer = makeContainer()
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            adjustFont()
            accessibilityDidChange(.attributes)
        }
    }

    // MARK: TextKit

    private func makeContainer() -> NSTextContainer {
        let container = givenContainer ?? NSTextContainer(size: .zero)
        if givenContainer == nil { container.widthTracksTextView = true }
        container.viewSize = { [weak self] in self?.roomForText ?? .zero }
        let manager = container.layoutManager ?? ownManager
        if container.layoutManager == nil { manager.addTextContainer(container) }
        manager.defaultFont = { [weak self] in self?.drawnFont ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }
        manager.didChange = { [weak self] in self?.textWasEditedInStorage() }
        return container
    }

    private lazy var ownManager = NSLayoutManager()

    private var roomForText: CGSize {
        let insets = textContainerInset
        return CGSize(
            width: max(0, bounds.width - insets.left - insets.right),
            height: isScrollEnabled ? 0 : max(0, bounds.height - insets.top - insets.bottom))
    }

    /// The manager that lays out the text in `textContainer`.
    open var layoutManager: NSLayoutManager {
        _ = textStorage
        return textContainer.layoutManager ?? ownManager
    }

    /// The text itself: changes to it change the view, without notifying the delegate.
    open var textStorage: NSTextStorage {
        if let storage { return storage }
        let made = NSTextStorage(attributedString: content)
        storage = made
        made.addLayoutManager(textContainer.layoutManager ?? ownManager)
        return made
    }

    /// Replaces a range with a text, in the app's text storage where the view has one: a subclass of `NSTextStorage`
    /// may give it other attributes.
    private func write(_ text: NSAttributedString, in range: NSRange) {
        guard let storage else {
            let changed = NSMutableAttributedString(attributedString: content)
            changed.replaceCharacters(in: range, with: text)
            content = changed
            return
        }
        writesStorage = true
        storage.replaceCharacters(in: range, with: text)
        writesStorage = false
        content = storage.independentCopy
    }

    /// Returns the attributes that inserted text inherits from a range that it replaces: those of the first character
    /// there, or of the one before.
    private func inheritedAttributes(in range: NSRange) -> [NSAttributedString.Key: Any] {
        guard content.length > 0 else { return [:] }
        let place = range.length > 0 ? range.location : max(0, range.location - 1)
        return content.attributes(at: min(place, content.length - 1), effectiveRange: nil)
    }

    private func textWasEditedInStorage() {
        guard !writesStorage else { return }
        if let storage {
            content = storage.independentCopy
            editor.selection = content.string.clamped(editor.selection)
        }
        contentDidChange()
    }

    private func contentDidChange() {
        laidOutLines = nil
        setNeedsLayout()
        if !isScrollEnabled { contentSizeDidChange() }
        accessibilityDidChange(.attributes)
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

    /// Whether the view may become the first responder: if it is editable or selectable.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, unless the delegate refuses.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder,
            !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
        else { return false }
        UIPasteboard.general.editor = self
        if isEditable {
            textDelegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        return true
    }

    /// Ends editing, unless the delegate refuses.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
        else { return false }
        if isEditable {
            textDelegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        return true
    }

    /// Remembers the touch that begins editing.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesBegan(touches, with: event) }
    }

    /// Begins editing, if the text can be edited.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isEditable { becomeFirstResponder() } else { super.touchesEnded(touches, with: event) }
        if let item = touches.first.flatMap({ textItem(at: $0.location(in: self)) }) { interact(with: item) }
    }

    // The rotor through the links is the text's.
    override class var overridesAccessibilityGetters: Bool { true }

    /// Opens the link of a read-only text that VoiceOver's rotor has found, or the only one.
    open override func accessibilityActivate() -> Bool {
        guard let link = foundLink ?? onlyLink else { return super.accessibilityActivate() }
        interact(with: link)
        return true
    }

    // MARK: Searching

    /// Whether the user can search in the text (iOS 16).
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled != oldValue else { return }
            if isFindInteractionEnabled {
                let interaction = UIFindInteraction(sessionDelegate: finder)
                addInteraction(interaction)
                shownFindInteraction = interaction
            } else if let interaction = shownFindInteraction {
                removeInteraction(interaction)
                shownFindInteraction = nil
            }
        }
    }
    private var shownFindInteraction: UIFindInteraction?
    private lazy var finder = TextViewFinder()
    /// The interaction that searches in the text; nil where that is not enabled.
    open var findInteraction: UIFindInteraction? { shownFindInteraction }

    /// Whether the text can perform an action, which includes searching where that is enabled.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "find:": isFindInteractionEnabled
        case "findAndReplace:": isFindInteractionEnabled && isEditable
        case "findNext:", "findPrevious:": shownFindInteraction?.isFindNavigatorVisible ?? false
        default: super.canPerformAction(action, withSender: sender)
        }
    }
    /// Shows the bar for searching.
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    /// Shows the bar for searching and replacing.
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    /// Goes to the next result.
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    /// Goes to the previous result.
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }

    /// The link that VoiceOver's rotor has found, while the cursor is on the text.
    final var foundLink: UITextItem?

    /// Forgets the link that VoiceOver's rotor has found.
    open override func accessibilityElementDidLoseFocus() {
        super.accessibilityElementDidLoseFocus()
        foundLink = nil
    }

    /// Whether there is text.
    open var hasText: Bool { content.length > 0 }

    /// Replaces the selection with typed text, unless the delegate refuses.
    open func insertText(_ text: String) { typeText(text) }

    /// Deletes the selection or the character before the insertion point, unless the delegate refuses.
    open func deleteBackward() { deleteBefore() }

    /// The selected text or the insertion point, in UTF-16 code units.
    open var selectedRange: NSRange {
        get { selection }
        set { selection = newValue }
    }

    /// The selected text or the insertion point.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(selection) }
        set { if let newValue { selection = newValue.range } }
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

    final var acceptsTyping: Bool { isEditable }
    final var editedContent: NSAttributedString { content }

    final func mayReplace(_ range: NSRange, with text: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    final func store(_ text: String, in range: NSRange) {
        let attributes = typingAttributes.isEmpty ? inheritedAttributes(in: range) : typingAttributes
        write(NSAttributedString(string: text, attributes: attributes), in: range)
        contentDidChange()
    }

    final func textWasTyped() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        textDelegate?.textViewDidChangeSelection(self)
    }

    final func selectionDidChange() {
        textDelegate?.textViewDidChangeSelection(self)
    }

    // MARK: Restoration

    /// Encodes the selection, in addition to the scroll offset.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selection.location, forKey: "UITextView.selection.location")
        coder.encode(selection.length, forKey: "UITextView.selection.length")
    }

    /// Restores the selection, as far as the current text reaches.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: "UITextView.selection.location") else { return }
        selection = NSRange(
            location: max(coder.decodeInteger(forKey: "UITextView.selection.location"), 0),
            length: max(coder.decodeInteger(forKey: "UITextView.selection.length"), 0))
    }

    // MARK: Size

    private func textSize(width: CGFloat) -> CGSize {
        let insets = textContainerInset
        let size = lines(width: width).size
        return CGSize(
            width: size.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding,
            height: size.height + insets.top + insets.bottom)
    }

    // Layout and capture both need it, mostly for the same width.
    private func lines(width: CGFloat) -> (breaks: [Int], size: CGSize) {
        if let laidOutLines, laidOutLines.width == width { return (laidOutLines.breaks, laidOutLines.size) }
        let layout = layout(width: width)
        // An empty view is as high as a line.
        let height = layout.lines.isEmpty ? Double(drawnFont.lineHeight) : layout.height
        let size = CGSize(width: TextMeasurer.roundUp(layout.width), height: TextMeasurer.roundUp(height))
        laidOutLines = (width, layout.lineBreaks, size)
        return (layout.lineBreaks, size)
    }

    private var drawnFont: UIFont { font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }

    private func layout(width: CGFloat) -> TextLayout {
        let insets = textContainerInset
        return TextLayout(
            MeasuredText(content, font: drawnFont),
            TextOptions(
                width: width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding,
                maximumLines: max(textContainer.maximumNumberOfLines, 0), mode: textContainer.lineBreakMode))
    }

    final var editedLines: EditedLines {
        let insets = textContainerInset
        return EditedLines(
            text: drawnContent, font: drawnFont, lines: layout(width: bounds.width).lines,
            origin: CGPoint(x: insets.left + textContainer.lineFragmentPadding, y: insets.top))
    }

    /// Makes the content as high as the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
        if contentSize != size { contentSize = size }
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : textSize(width: width).height
    }

    /// Returns the size of the text, wrapped at the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }
    /// The size of the text where the view doesn't scroll, else none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(width: bounds.width)
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityValue: String? {
        content.length > 0 ? shownText : nil
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        // Read-only text isn't announced as a field.
        guard isEditable else { return UIAccessibilityTraits([.staticText, .readOnly]) }
        var traits = UIAccessibilityTraits([.textEntry, .textArea])
        if isFirstResponder { traits.insert(UIAccessibilityTraits(.isEditing)) }
        if isSecureTextEntry { traits.insert(UIAccessibilityTraits(.secureTextField)) }
        return traits
    }

    override func describeText(in node: inout Node) {
        if isSecureTextEntry { node.isSecret = true }
        describeAttributes(of: content, in: &node)
        describeEditing(in: &node, lineBreaks: lineBreaks)
    }

    private var lineBreaks: [Int] { content.length == 0 ? [] : lines(width: bounds.width).breaks }

    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.text = holdsSecret ? defaultAccessibilityValue : content.string
        if !holdsSecret, content.length > 0 {
            appearance.lines = layout(width: bounds.width).drawnLines(of: content.string)
        }
        appearance.setTextAlignment(textAlignment, of: self)
        appearance.setFont(drawnFont)
        appearance.scalesWithContentSize = adjustsFontForContentSizeCategory
        appearance.setTextColor(textColor, of: self)
        appearance.numberOfLines = 0
        return appearance
    }

    // MARK: Appearance

    /// The kinds of data that are detected in the text and can be tapped; none are detected here.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { drawn(else: []) }
        set { setDrawn(newValue) }
    }

    /// The attributes of links, in addition to the text's; not drawn here.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { drawn(else: [.foregroundColor: UIColor.link]) }
        set { setDrawn(newValue ?? [:]) }
    }

    /// Whether the user may change attributes; there is no menu for it here.
    open var allowsEditingTextAttributes: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether typed text replaces the whole text; stored only.
    open var clearsOnInsertion: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether text sizes match those of the Mac; they don't here.
    open var usesStandardTextScaling: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Scrolls until a range is visible, in UTF-16 code units.
    open func scrollRangeToVisible(_ range: NSRange) {
        let lines = editedLines
        let place = range.length > 0 ? lines.rectangles(of: range).first : nil
        scrollRectToVisible(place ?? lines.caret(at: range.location), animated: false)
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
}
