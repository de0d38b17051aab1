import Foundation
import TextMeasurement

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// What a style sets; the same for both classes.
    fileprivate struct Values: Hashable {
        var spacing = ParagraphSpacing()
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    fileprivate var values: Values

    /// Creates a style that sets nothing.
    public override init() {
        values = Values()
        super.init()
    }

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The space between two lines, in points.
    open var lineSpacing: CGFloat { values.spacing.lineSpacing }
    /// The space after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.spacing.paragraphSpacing }
    /// The space before the paragraph, unless it is the first, in points.
    open var paragraphSpacingBefore: CGFloat { values.spacing.paragraphSpacingBefore }
    /// The space before the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.spacing.firstLineHeadIndent }
    /// The space before each other line, in points.
    open var headIndent: CGFloat { values.spacing.headIndent }
    /// Where lines end, in points: from the start where positive, from the other edge where not.
    open var tailIndent: CGFloat { values.spacing.tailIndent }
    /// What the height of each line is multiplied by; 0 for 1.
    open var lineHeightMultiple: CGFloat { values.spacing.lineHeightMultiple }
    /// The smallest height of a line, in points.
    open var minimumLineHeight: CGFloat { values.spacing.minimumLineHeight }
    /// The largest height of a line, in points; 0 for none.
    open var maximumLineHeight: CGFloat { values.spacing.maximumLineHeight }
    /// How lines stand between the margins.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to text that is too long for a line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    final var spacing: ParagraphSpacing { values.spacing }

    /// A style that sets the same and does not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    /// A style that sets the same and can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    /// Two styles are equal when they set the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// A number that equal styles share.
    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
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
    /// The space before each other line, in points.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.spacing.headIndent = newValue }
    }
    /// Where lines end, in points: from the start where positive, from the other edge where not.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.spacing.tailIndent = newValue }
    }
    /// What the height of each line is multiplied by; 0 for 1.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.spacing.lineHeightMultiple = newValue }
    }
    /// The smallest height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.spacing.minimumLineHeight = newValue }
    }
    /// The largest height of a line, in points; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.spacing.maximumLineHeight = newValue }
    }
    /// How lines stand between the margins.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }
    /// What happens to text that is too long for a line.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// Takes over what another style sets.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
