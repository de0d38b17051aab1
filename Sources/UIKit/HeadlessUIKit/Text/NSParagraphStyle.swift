import Foundation
import TextMeasurement

/// The layout attributes of a paragraph's lines.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = CoreFoundationMark()
    /// The values of a style; the same for both classes.
    fileprivate struct Values: Hashable {
        var spacing = ParagraphSpacing()
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var marks = ParagraphMarks()
    }

    fileprivate var values: Values

    /// Creates a style with default values.
    public override init() {
        values = Values()
        super.init()
    }

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The style of text without a paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The space between two lines, in points.
    open var lineSpacing: CGFloat { values.spacing.lineSpacing }
    /// The space after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.spacing.paragraphSpacing }
    /// The space before the paragraph, unless it is the first, in points.
    open var paragraphSpacingBefore: CGFloat { values.spacing.paragraphSpacingBefore }
    /// The space before the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.spacing.firstLineHeadIndent }
    /// The space before the other lines, in points.
    open var headIndent: CGFloat { values.spacing.headIndent }
    /// The end of lines, in points: from the leading edge if positive, from the other edge if not.
    open var tailIndent: CGFloat { values.spacing.tailIndent }
    /// The factor by which the height of each line is multiplied; 0 for 1.
    open var lineHeightMultiple: CGFloat { values.spacing.lineHeightMultiple }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values.spacing.minimumLineHeight }
    /// The maximum height of a line, in points; 0 for none.
    open var maximumLineHeight: CGFloat { values.spacing.maximumLineHeight }
    /// The alignment of lines between the margins.
    open var alignment: NSTextAlignment { values.alignment }
    /// The line break mode for text that is too long for a line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The strategy for breaking lines beyond the rules of the language; layout doesn't depend on it here.
    open var lineBreakStrategy: LineBreakStrategy { values.marks.lineBreakStrategy }
    /// The fraction of the line width from which words are hyphenated, 0…1; words are never hyphenated here.
    open var hyphenationFactor: Float { values.marks.hyphenationFactor }
    /// Whether words are hyphenated by the rules of the language; they never are here.
    open var usesDefaultHyphenation: Bool { values.marks.usesDefaultHyphenation }
    /// Whether letters are tightened before text is truncated; layout doesn't depend on it here.
    open var allowsDefaultTighteningForTruncation: Bool { values.marks.allowsTightening }
    /// The writing direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.marks.writingDirection }
    /// The tab stops; layout doesn't depend on them here.
    open var tabStops: [NSTextTab] { values.marks.tabStops }
    /// The interval of tab stops after the last of `tabStops`, in points; layout doesn't depend on it here.
    open var defaultTabInterval: CGFloat { values.marks.tabInterval }

    /// Returns the writing direction of a language.
    public static func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        languageName.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } == true
            ? .rightToLeft : .leftToRight
    }

    final var spacing: ParagraphSpacing { values.spacing }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    /// Whether another object is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// A hash value that equal styles share.
    open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The space between two lines, in points.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.spacing.lineSpacing = newValue }
    }
    /// The space after the paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.spacing.paragraphSpacing = newValue }
    }
    /// The space before the paragraph, unless it is the first, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.spacing.paragraphSpacingBefore = newValue }
    }
    /// The space before the first line, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.spacing.firstLineHeadIndent = newValue }
    }
    /// The space before the other lines, in points.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.spacing.headIndent = newValue }
    }
    /// The end of lines, in points: from the leading edge if positive, from the other edge if not.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.spacing.tailIndent = newValue }
    }
    /// The factor by which the height of each line is multiplied; 0 for 1.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.spacing.lineHeightMultiple = newValue }
    }
    /// The minimum height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.spacing.minimumLineHeight = newValue }
    }
    /// The maximum height of a line, in points; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.spacing.maximumLineHeight = newValue }
    }
    /// The alignment of lines between the margins.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }
    /// The line break mode for text that is too long for a line.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The strategy for breaking lines beyond the rules of the language; layout doesn't depend on it here.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.marks.lineBreakStrategy = newValue }
    }
    /// The fraction of the line width from which words are hyphenated, 0…1; words are never hyphenated here.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.marks.hyphenationFactor = newValue }
    }
    /// Whether words are hyphenated by the rules of the language; they never are here.
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { values.marks.usesDefaultHyphenation = newValue }
    }
    /// Whether letters are tightened before text is truncated; layout doesn't depend on it here.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.marks.allowsTightening = newValue }
    }
    /// The writing direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.marks.writingDirection = newValue }
    }
    /// The tab stops; layout doesn't depend on them here.
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.marks.tabStops = newValue }
    }
    /// The interval of tab stops after the last of `tabStops`, in points; layout doesn't depend on it here.
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { values.marks.tabInterval = newValue }
    }
    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { values.marks.tabStops.append(anObject) }
    /// Removes a tab stop.
    open func removeTabStop(_ anObject: NSTextTab) { values.marks.tabStops.removeAll { $0 == anObject } }

    /// Adopts the values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
