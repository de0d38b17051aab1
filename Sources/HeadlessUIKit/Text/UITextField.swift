import AccessibilityTree
import Foundation

/// A line of text that can be edited.
@MainActor open class UITextField: UIControl, EditableText, UIContentSizeCategoryAdjusting {
    private var content = ""
    final var storedSelection = NSRange(location: 0, length: 0)
    final var history = EditHistory()

    /// Decides about the editing and hears of it; it is not kept alive.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Content

    /// The text; never nil, as in UIKit, where nil empties the field.
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            textWasAssigned()
            accessibilityDidChange(.attributes)
        }
    }

    /// The text with attributes, of which only the characters are kept.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: content) }
        set { text = newValue?.string }
    }

    /// What is shown while the field is empty, or nil.
    open var placeholder: String? {
        didSet {
            attributedPlaceholderText = nil
            accessibilityDidChange(.attributes)
        }
    }

    /// What is shown while the field is empty, with attributes, or nil.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedPlaceholderText ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            attributedPlaceholderText = newValue
        }
    }
    private var attributedPlaceholderText: NSAttributedString?

    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { accessibilityDidChange(.attributes) }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { accessibilityDidChange(.attributes) } }
    /// How the text stands between the margins.
    open var textAlignment = NSTextAlignment.natural
    /// The frame that is drawn around the field.
    open var borderStyle = BorderStyle.none
    /// When the button that empties the field is shown.
    open var clearButtonMode = ViewMode.never
    /// A view before the text, or nil.
    open var leftView: UIView?
    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never
    /// A view after the text, or nil.
    open var rightView: UIView?
    /// When the view after the text is shown.
    open var rightViewMode = ViewMode.never
    /// Whether the field is emptied when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the font shrinks until the text fits.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest size to which the font may shrink, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false { didSet { accessibilityDidChange(.attributes) } }

    // MARK: The keyboard

    /// The keyboard's keys.
    open var keyboardType = UIKeyboardType.default
    /// What the Return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// When letters become capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// What the text is, for automatic filling, or nil.
    open var textContentType: UITextContentType!
    /// Whether the text is secret.
    open var isSecureTextEntry = false { didSet { accessibilityDidChange(.attributes) } }

    // MARK: Editing

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// A field that can be used may become the first responder.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, unless the delegate is against it.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if clearsOnBeginEditing { text = "" }
        UIPasteboard.editor = self
        storedSelection = NSRange(location: content.utf16.count, length: 0)
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Ends editing, unless the delegate is against it.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Whether the field has text.
    open var hasText: Bool { !content.isEmpty }

    /// Types text in the place of the selection, unless the delegate is against it. A line break counts as the Return
    /// key.
    open func insertText(_ text: String) {
        guard text != "\n" else { return pressReturn() }
        replaceByTyping(selection, with: text)
    }

    /// Deletes the selection or the character before the insertion point, unless the delegate is against it.
    open func deleteBackward() {
        if let range = rangeToDelete { replaceByTyping(range, with: "") }
    }

    /// The selected text or the insertion point; nil unless the field is being edited.
    open var selectedTextRange: UITextRange? {
        get { isFirstResponder ? UITextRange(selection) : nil }
        set { if let newValue, isFirstResponder { selection = newValue.range } }
    }

    final var editedText: String { content }
    final var acceptsTyping: Bool { isEnabled }
    final var markedText: NSAttributedString? { nil }

    final func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    final func store(_ text: String, in range: NSRange) {
        let start = content.index(atUTF16Offset: range.location)
        content.replaceSubrange(start..<content.index(atUTF16Offset: range.upperBound), with: text)
    }

    final func textWasTyped() {
        accessibilityDidChange(.attributes)
        sendActions(for: .editingChanged)
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

    /// As wide as the text or the placeholder, as high as a line with the frame.
    open override var intrinsicContentSize: CGSize {
        let shown = content.isEmpty ? placeholder ?? "" : content
        let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        let frame: CGFloat = borderStyle == .none ? 0 : 7
        return CGSize(
            width: TextMeasurer.size(of: shown, font: font).width + 2 * frame,
            height: TextMeasurer.roundUp(font.lineHeight) + 2 * frame)
    }

    /// The size of the content; the offered size is not taken into account.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Restoration

    /// Writes the text, unless it is a secret.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if !holdsSecret, let text { coder.encode(text, forKey: "UITextField.text") }
    }

    /// Reads the text, unless it is a secret.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if !holdsSecret, let saved = coder.decodeObject(forKey: "UITextField.text") as? String { text = saved }
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityValue: String? {
        guard !content.isEmpty else { return placeholder }
        return holdsSecret ? content.masked : content
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = stateTraits.union(UIAccessibilityTraits(.textEntry))
        if isEditing { traits.insert(UIAccessibilityTraits(.isEditing)) }
        if isSecureTextEntry { traits.insert(UIAccessibilityTraits(.secureTextField)) }
        return traits
    }

    override func describeText(in node: inout Node) {
        if isSecureTextEntry { node.isSecret = true }
        if isFirstResponder { describeEditing(in: &node) }
        describePlaceholder(in: &node)
    }

    // A placeholder is no secret, which is told by the empty text beside it; any other value may be one.
    private func describePlaceholder(in node: inout Node) {
        guard holdsSecret, content.isEmpty else { return }
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
        // The text of a secret field stays out of every report.
        appearance.text = holdsSecret ? defaultAccessibilityValue : content
        appearance.placeholder = placeholder
        appearance.setFont(font)
        appearance.scalesWithContentSize = adjustsFontForContentSizeCategory
        appearance.textColor = textColor?.appearance
        appearance.numberOfLines = 1
        appearance.setIntrinsicSize(intrinsicContentSize)
        return appearance
    }

    /// The frames of text fields, with UIKit's raw values.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case line = 1
        /// A sunken frame.
        case bezel = 2
        /// A frame with round corners.
        case roundedRect = 3
    }

    /// When a view beside the text is shown, with UIKit's raw values.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the field is being edited.
        case whileEditing = 1
        /// Unless the field is being edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing has ended, with UIKit's raw values.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was accepted.
        case committed = 0
        /// The text was given up.
        case cancelled = 1
    }
}
