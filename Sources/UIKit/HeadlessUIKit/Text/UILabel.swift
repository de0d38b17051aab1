import AccessibilityTree
import Foundation
import TextMeasurement

/// A static text.
@preconcurrency @MainActor open class UILabel: UIView, FontAdjusting {
    private var string: String?
    // Only text that was assigned with attributes is stored as an object: most labels never need one.
    private var attributed: NSAttributedString?
    private var measured: CGSize?
    // The latest lines, so that captures reuse the result of layout.
    private var laidOut: (width: CGFloat, maximumLines: Int, size: CGSize, breaks: [Int]?)?

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

    /// The text without its attributes.
    open var text: String? {
        get { string }
        set {
            string = newValue
            attributed = nil
            contentDidChange()
        }
    }

    /// The text with its attributes; `text` returns its characters.
    open var attributedText: NSAttributedString? {
        get { attributed ?? string.map { NSAttributedString(string: $0) } }
        set {
            attributed = newValue
            string = newValue?.string
            contentDidChange()
        }
    }

    /// The font of text without a font attribute; the system font of 17 points unless set.
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
    /// Whether the text is shown in its highlighted colour.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { accessibilityDidChange(.attributes) } } }
    /// Whether the text is shown as enabled.
    open var isEnabled = true { didSet { if isEnabled != oldValue { accessibilityDidChange(.attributes) } } }
    /// The alignment of lines between the margins; announcements and layout don't depend on it.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { accessibilityDidChange(.attributes) } }
    }
    /// The line break mode for text that is too long; all of it is announced, whatever is drawn. Text with a paragraph
    /// style uses the style's, as in UIKit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
    /// Whether the font shrinks until the text fits, as far as `minimumScaleFactor` allows.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { accessibilityDidChange(.attributes) } }
    }
    /// The minimum factor by which the font may shrink; 0 for none. See `adjustsFontSizeToFitWidth`.
    open var minimumScaleFactor: CGFloat = 0 { didSet { accessibilityDidChange(.attributes) } }
    /// The width at which `intrinsicContentSize` wraps, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            guard adjustsFontForContentSizeCategory != oldValue else { return }
            adjustFont()
            accessibilityDidChange(.attributes)
        }
    }

    private func contentDidChange() {
        measured = nil
        laidOut = nil
        accessibilityDidChange(.attributes)
        contentSizeDidChange()
    }

    // MARK: Size

    private var measuredText: MeasuredText {
        attributed.map { MeasuredText($0, font: font) } ?? MeasuredText(string ?? "", font: font.measured)
    }

    private var mode: NSLineBreakMode {
        guard let attributed, attributed.length > 0 else { return lineBreakMode }
        let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        return style?.lineBreakMode ?? lineBreakMode
    }

    /// Returns the rectangle of the text in a rectangle: at its origin, no larger than it, in points.
    /// `sizeThatFits(_:)` and `intrinsicContentSize` call it, so that a subclass can add space here.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let options = TextOptions(
            width: numberOfLines == 1 ? .infinity : bounds.width, maximumLines: max(numberOfLines, 0), mode: mode)
        let size = wrappedSize(options) ?? TextMeasurer.size(of: measuredText, options)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, max(bounds.width, 0)),
            height: min(size.height, max(bounds.height, 0)))
    }

    // Returns nil for text that doesn't wrap.
    private func wrappedSize(_ options: TextOptions) -> CGSize? {
        guard options.width.isFinite else { return nil }
        let width = CGFloat(options.width)
        if let laidOut, laidOut.width == width, laidOut.maximumLines == options.maximumLines { return laidOut.size }
        return layOut(options, width).size
    }

    private func layOut(_ options: TextOptions, _ width: CGFloat) -> (size: CGSize, breaks: [Int]?) {
        let layout = TextLayout(measuredText, options)
        let size = CGSize(width: TextMeasurer.roundUp(layout.width), height: TextMeasurer.roundUp(layout.height))
        // If text is truncated, the lines aren't those of the whole text.
        let breaks = layout.hidden == nil ? layout.lineBreaks : nil
        laidOut = (width, options.maximumLines, size, breaks)
        return (size, breaks)
    }

    /// Draws the text in a subclass; nothing is drawn here, so it is never called.
    open func drawText(in rect: CGRect) {}

    /// Returns the size of the text, wrapped at the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isWrapped = numberOfLines != 1 && size.width > 0 && size.width.isFinite
        // Bars, buttons and cells repeat the same query; a subclass may have added something since.
        let isKept = !isWrapped && preferredMaxLayoutWidth == 0 && type(of: self) == UILabel.self
        if isKept, let measured { return measured }
        let room = CGSize(width: isWrapped ? size.width : TextMeasurer.unlimited, height: TextMeasurer.unlimited)
        let rect = textRect(
            forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: max(numberOfLines, 0))
        if isKept { measured = rect.size }
        return rect.size
    }

    /// The size of the text, wrapped at `preferredMaxLayoutWidth` where that is set.
    open override var intrinsicContentSize: CGSize {
        // Every capture and every layout needs it.
        if let measured { return measured }
        let size = sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .infinity))
        measured = size
        return size
    }

    // The height of wrapping text depends on its width.
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    override var centersText: Bool { true }

    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        (TextMeasurer.roundUp(font.ascender), TextMeasurer.roundUp(-font.descender))
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { string?.contains { !$0.isWhitespace } == true }
    override var defaultAccessibilityLabel: String? { string }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

    override func describeText(in node: inout Node) {
        guard numberOfLines != 1, let string, node.label?.string == string else { return }
        let breaks: [Int]
        if let laidOut, laidOut.width == bounds.width, let known = laidOut.breaks {
            breaks = known
        } else {
            let options = TextOptions(width: bounds.width, maximumLines: 0, mode: mode)
            breaks = layOut(options, bounds.width).breaks ?? []
        }
        if !breaks.isEmpty { node.text = TextFacts(lineBreaks: breaks) }
    }

    override class var speaksForItselfAlone: Bool { true }
    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.text = text
        let drawn = drawnText
        let font: UIFont = mainAttribute(.font) as? UIFont ?? font
        appearance.setFont(font)
        if drawn.scale < 1 { appearance.fontSize = Double(font.pointSize) * drawn.scale }
        appearance.visibleText = drawn.visible
        appearance.lines = drawn.lines
        appearance.setTextAlignment(textAlignment, of: self)
        appearance.scalesWithContentSize = adjustsFontForContentSizeCategory
        let color = mainAttribute(.foregroundColor) as? UIColor ?? textColor
        appearance.setTextColor(isHighlighted ? highlightedTextColor ?? color : color, of: self)
        appearance.numberOfLines = numberOfLines
        appearance.setIntrinsicSize(intrinsicContentSize)
        return appearance
    }

    /// The value of an attribute for most of the text; nil where it has none.
    final func mainAttribute(_ key: NSAttributedString.Key) -> Any? {
        guard let attributed, attributed.length > 0 else { return nil }
        var longest: (length: Int, value: Any?) = (0, nil)
        attributed.enumerateAttribute(key, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
            if range.length > longest.length { longest = (range.length, value) }
        }
        return longest.value
    }

    /// The visible part of the text, where it doesn't all fit.
    final var visibleText: String? { drawnText.visible }

    /// The factor by which a text may be measured larger than it is with the fonts of a device: a label whose frame
    /// Interface Builder has fitted to its text shows all of it.
    private static let measuringTolerance = 1.03

    /// Returns the lines that fit a height, at least the first.
    private static func layOut(_ text: MeasuredText, _ options: TextOptions, height: CGFloat) -> TextLayout {
        let layout = TextLayout(text, options)
        guard layout.height > Double(height) else { return layout }
        let count = layout.lines.prefix { $0.top + $0.height <= Double(height) }.count
        guard count < layout.lines.count else { return layout }
        var fewer = options
        fewer.maximumLines = max(count, 1)
        return TextLayout(text, fewer)
    }

    /// The visible part of the text, where it doesn't all fit, the factor by which its fonts have shrunk, and the
    /// lines.
    private var drawnText: (visible: String?, scale: Double, lines: [Appearance.Line]?) {
        guard let string, !string.isEmpty, bounds.width > 0, bounds.height > 0 else { return (nil, 1, nil) }
        // A frame that was rounded to pixels still fits its text.
        let room = CGSize(width: bounds.width + 1 / TextMeasurer.scale, height: bounds.height + 1 / TextMeasurer.scale)
        var options = TextOptions(width: room.width, maximumLines: max(numberOfLines, 0), mode: mode)
        var text = measuredText
        // Most labels are a word or two that fit.
        if attributed == nil, let width = TextLayout.widthOfSingleLine(text), CGFloat(width) <= room.width {
            return (nil, 1, [Appearance.Line(text: string, width: width)])
        }
        var scale = 1.0
        if adjustsFontSizeToFitWidth {
            scale = TextLayout.scaleToFit(text, options, minimum: Double(minimumScaleFactor))
            if scale < 1 { text = text.scaled(by: scale) }
        }
        var layout = Self.layOut(text, options, height: room.height)
        if layout.hidden != nil {
            options.width *= Self.measuringTolerance
            let lenient = Self.layOut(text, options, height: room.height * Self.measuringTolerance)
            if lenient.hidden == nil { layout = lenient }
        }
        return (layout.shown(of: string), scale, layout.drawnLines(of: string))
    }

    // MARK: Drawing

    /// The colour of the shadow behind the text, or nil for none.
    open var shadowColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// The offset of the shadow from the text, in points; one upwards unless set.
    open var shadowOffset: CGSize {
        get { drawn(else: CGSize(width: 0, height: -1)) }
        set { setDrawn(newValue) }
    }

    /// The vertical alignment of text that was shrunk to fit.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { drawn(else: .alignBaselines) }
        set { setDrawn(newValue) }
    }

    /// Whether letters are tightened before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether the text scrolls through the label while an ancestor has the focus.
    open var enablesMarqueeWhenAncestorFocused: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// The strategy for breaking lines beyond the rules of the language.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { drawn(else: .standard) }
        set { setDrawn(newValue) }
    }

    /// Whether the full text is shown while the pointer rests on it.
    open var showsExpansionTextWhenTruncated: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// The vibrancy of the text.
    open var preferredVibrancy: UILabelVibrancy {
        get { drawn(else: .none) }
        set { setDrawn(newValue) }
    }
}
