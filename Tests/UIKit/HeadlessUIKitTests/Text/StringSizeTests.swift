import Foundation
import Testing

@testable import HeadlessUIKit

/// The size of strings, for code that lays out text itself.
@MainActor struct StringSizeTests {
    private let text = "The quick brown fox jumps over the lazy dog and runs away"
    private let font = UIFont.systemFont(ofSize: 17)

    @Test(arguments: [CGFloat(120), 200, 1000]) func `a text takes up what a label of it does`(_ width: CGFloat) {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = text
        let rect = text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        #expect(abs(rect.height - size.height) < 0.5 && abs(rect.width - size.width) < 0.5)
    }

    @Test func `without the option it is one line, and without a room its own lines`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let line = text.boundingRect(with: CGSize(width: 50, height: 0), attributes: attributes, context: nil)
        #expect(abs(line.height - font.lineHeight) < 0.01 && line.width > 300)
        #expect("A\nB".size(withAttributes: attributes).height == 2 * "A".size(withAttributes: attributes).height)
        #expect(NSString(string: "A").size(withAttributes: attributes) == "A".size(withAttributes: attributes))
    }

    @Test func `a last line that is truncated ends in the room`() {
        let context = NSStringDrawingContext()
        let rect = NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
            with: CGSize(width: 120, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: context)
        #expect(rect.height <= 45 && rect.height > font.lineHeight && context.totalBounds == rect)
    }

    @Test func `a font is described and made again`() throws {
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let made = UIFont(descriptor: bold, size: 0)
        #expect(made.weight == .bold && made.isItalic && made.pointSize == 17)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 20) == font.withSize(20))
        let heavy = font.fontDescriptor.addingAttributes([
            .size: 30, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
        ])
        #expect(UIFont(descriptor: heavy, size: 0).weight == .heavy && heavy.pointSize == 30)
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        let letters = UIFont(descriptor: mono, size: 17)
        #expect("ii".size(withAttributes: [.font: letters]) == "WW".size(withAttributes: [.font: letters]))
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 28)
        #expect(bold == font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]) && bold != mono)
    }

    @Test func `an attachment is a letter of the text that holds its image`() throws {
        let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 10, height: 10)))
        let text = NSMutableAttributedString(string: "A")
        text.append(NSAttributedString(attachment: attachment))
        #expect(text.length == 2)
        #expect(text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === attachment)
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    }
}
