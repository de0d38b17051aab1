import Foundation

/// The values of a paragraph style that are stored but don't affect layout.
struct ParagraphMarks: Hashable {
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsTightening = true
    var writingDirection = NSWritingDirection.natural
    var tabStops = NSTextTab.usual
    var tabInterval: CGFloat = 0
}

extension NSParagraphStyle {
    /// The strategies for breaking lines beyond the rules of the language, with UIKit's raw values.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates a strategy from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last line doesn't consist of a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words aren't broken.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// A tab stop.
public final class NSTextTab: NSObject, Sendable {
    /// The alignment of text at the tab stop.
    public let alignment: NSTextAlignment
    /// The distance of the tab stop from the start of the line, in points.
    public let location: CGFloat

    /// Creates a tab stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        super.init()
    }

    /// A key of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The key as text.
        public let rawValue: String
        /// Creates a key from text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The twelve tab stops, 28 points apart, of styles that set no others.
    static let usual = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }

    /// Whether another object is a tab stop with the same alignment and location.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
    }
    /// A hash value that equal tab stops share.
    public override var hash: Int { location.hashValue }
}
