import Foundation
import HeadlessUIKit
import Testing

/// Core Foundation compares the attributes of two ranges of a text that are joined. The values may be of types unknown
/// to it, but must not crash the program.
@MainActor struct ComparedAttributesTests {
    private static func style(_ spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    private static func pairs() -> [(NSAttributedString.Key, Any, Any)] {
        [
            (.font, UIFont.systemFont(ofSize: 17), UIFont(name: "Helvetica", size: 12)!),
            (.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17)),
            (.foregroundColor, UIColor.clear, UIColor.black),
            (.foregroundColor, UIColor.clear, UIColor.clear),
            (.foregroundColor, UIColor.clear, UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)),
            (.paragraphStyle, style(0), style(2)), (.paragraphStyle, style(0), style(0)),
            (.attachment, NSTextAttachment(), NSTextAttachment()), (.shadow, NSShadow(), NSShadow()),
        ]
    }

    @Test(arguments: 0..<9, [true, false])
    func `texts with attributes can be put together`(index: Int, isReversed: Bool) {
        let (key, one, other) = Self.pairs()[index]
        let (first, second) = isReversed ? (other, one) : (one, other)
        let text = NSMutableAttributedString(string: "")
        for (part, value) in [("", first), ("one ", second), ("two", first), ("", second), (" three", first)] {
            text.append(NSAttributedString(string: part, attributes: [key: value, .kern: 1]))
        }
        #expect(text.string == "one two three")
        #expect(text.attribute(key, at: 5, effectiveRange: nil) != nil)
    }
}
