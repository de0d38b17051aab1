import AccessibilityTree
import Foundation

/// Text that does not change by use.
@MainActor open class UILabel: UIView, FontAdjusting {
    private var string: String?
    // Only text that was assigned with attributes has an object of its own: most labels never need one.
    private var attributed: NSAttributedString?
    private var measured: CGSize?

    /// Creates a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.remove(.userInteractionEnabled)
    }

    /// Creates a label without text and size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.remove(.userInteractionEnabled)
    }

    /// The text that is shown, without its attributes.
    open var text: String? {
        get { string }
        set {
            string = newValue
            attributed = nil
            contentDidChange()
        }
    }

    /// The text that is shown.
    open var attributedText: NSAttributedString? {
        get { attributed ?? string.map { NSAttributedString(string: $0) } }
        set {
            attributed = newValue
            string = newValue?.string
            contentDidChange()
        }
    }

    /// The font of text without a font of its own; the system font of 17 points unless set.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            contentDidChange()
        }
    }
    final var adjustableFont: UIFont? {
        get { font }
        set { font = newValue }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            accessibilityDidChange(.attributes)
        }
    }
    /// The colour of the text while `isHighlighted`, or nil.
    open var highlightedTextColor: UIColor? { didSet { accessibilityDidChange(.attributes) } }
    /// Whether the text is shown in its other colour.
    open var isHighlighted = false { didSet { accessibilityDidChange(.attributes) } }
    /// Whether the text is shown as usable.
    open var isEnabled = true { didSet { accessibilityDidChange(.attributes) } }
    /// How lines stand between the margins; nothing that is heard or measured follows from it.
    open var textAlignment = NSTextAlignment.natural
    /// What happens to text that is too long; all of it is heard, whatever is drawn.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines that are shown; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { contentDidChange() } }
    /// Whether the font shrinks until the text fits; nothing is drawn, so that nothing shrinks here.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font may shrink; 0 for none. See `adjustsFontSizeToFitWidth`.
    open var minimumScaleFactor: CGFloat = 0
    /// The width at which `intrinsicContentSize` wraps, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            adjustFont()
            accessibilityDidChange(.attributes)
        }
    }

    private func contentDidChange() {
        measured = nil
        accessibilityDidChange(.attributes)
        contentSizeDidChange()
    }

    // MARK: Size

    /// The size of the text, wrapped at the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        TextMeasurer.size(
            of: string ?? "", font: font, width: numberOfLines == 1 ? .infinity : size.width,
            maximumLines: max(numberOfLines, 0))
    }

    /// The size of the text, wrapped at `preferredMaxLayoutWidth` where that is set.
    open override var intrinsicContentSize: CGSize {
        // Each capture and each layout asks for it.
        if let measured { return measured }
        let size = sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .infinity))
        measured = size
        return size
    }

    // Text that wraps is as high as its width makes it.
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        (TextMeasurer.roundUp(font.ascender), TextMeasurer.roundUp(-font.descender))
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { string?.isEmpty == false }
    override var defaultAccessibilityLabel: String? { string }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

    override func describeText(in node: inout Node) {
        guard numberOfLines != 1, let string, node.label?.string == string else { return }
        let breaks = TextMeasurer.lineBreaks(of: string, font: font, width: bounds.width)
        if !breaks.isEmpty { node.text = TextFacts(lineBreaks: breaks) }
    }

    override class var speaksForItselfAlone: Bool { true }
    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.text = text
        appearance.setFont(font)
        appearance.scalesWithContentSize = adjustsFontForContentSizeCategory
        appearance.textColor = (isHighlighted ? highlightedTextColor ?? textColor : textColor).appearance
        appearance.numberOfLines = numberOfLines
        appearance.setIntrinsicSize(intrinsicContentSize)
        return appearance
    }
}
