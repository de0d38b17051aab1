import Foundation

/// The alignments of text between the margins, with UIKit's raw values.
public enum NSTextAlignment: Int, Sendable {
    /// At the left margin.
    case left = 0
    /// Centred.
    case center = 1
    /// At the right margin.
    case right = 2
    /// Stretched to both margins.
    case justified = 3
    /// The natural alignment of the language.
    case natural = 4
}

/// The line break modes for text that is too long for a line, with UIKit's raw values.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between letters.
    case byCharWrapping = 1
    /// The rest is clipped.
    case byClipping = 2
    /// The start is truncated.
    case byTruncatingHead = 3
    /// The end is truncated.
    case byTruncatingTail = 4
    /// The middle is truncated.
    case byTruncatingMiddle = 5
}

// The text attributes that UIKit defines.
extension NSAttributedString.Key {
    /// The value is a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The `UIColor` of the text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background `UIColor` of the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A `URL` or its string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The style of the line under the text.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The style of the line through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The value is an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Points added between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
