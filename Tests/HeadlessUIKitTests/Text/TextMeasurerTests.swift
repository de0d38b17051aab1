import Testing

@testable import HeadlessUIKit

/// Sizes of text: the same everywhere, plausible, and linear in cost.
@MainActor struct TextMeasurerTests {
    private let font = UIFont.systemFont(ofSize: 10)

    @Test func `nothing has no size`() {
        #expect(TextMeasurer.size(of: "", font: font) == .zero)
    }

    @Test func `a line is 1.2 times its size high`() {
        #expect(TextMeasurer.size(of: "Hello", font: font).height == 12)
        #expect(TextMeasurer.size(of: "Hello\nWorld", font: font).height == 24)
    }

    @Test(arguments: [("漢字", 20.0), ("🎉", 12.667), ("e\u{301}\u{302}", 5.667), ("\u{200B}", 0.0)])
    func `letters have the width of their kind`(text: String, width: Double) {
        #expect(abs(TextMeasurer.size(of: text, font: font).width - width) < 0.01)
    }

    @Test func `lines break at spaces and between ideographs, never past the width`() {
        let words = TextMeasurer.size(of: "aaaa aaaa aaaa", font: font, width: 30)
        #expect(words.height == 36)
        #expect(words.width <= 30)
        #expect(TextMeasurer.size(of: "漢字漢字", font: font, width: 20).height == 24)
        #expect(TextMeasurer.size(of: "aaaaaaaaaaaa", font: font, width: 30).height == 36)
        #expect(TextMeasurer.size(of: "aaaa aaaa aaaa", font: font, width: 30, maximumLines: 2).height == 24)
    }

    @Test(arguments: [CGFloat.nan, -.infinity, 0, -5, .infinity])
    func `widths that are none do not wrap`(width: CGFloat) {
        #expect(TextMeasurer.size(of: "aaaa aaaa", font: font, width: width).height == 12)
    }

    @Test func `a width smaller than a letter still ends`() {
        #expect(TextMeasurer.size(of: "wide", font: font, width: 0.1).height >= 48)
    }

    @Test func `text past the limit counts no further`() {
        let most = TextMeasurer.size(of: String(repeating: "a", count: TextMeasurer.limit), font: font)
        let more = TextMeasurer.size(of: String(repeating: "a", count: 3 * TextMeasurer.limit), font: font)
        #expect(most == more)
    }

    @Test func `a label asks for one line unless told to wrap`() {
        let label = UILabel()
        label.text = "aaaa aaaa aaaa"
        label.font = font
        let size = label.intrinsicContentSize
        #expect(size.height == 12)
        #expect(label.sizeThatFits(CGSize(width: 30, height: 100)).height == 12)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 30, height: 100)).height == 36)
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize.height == 36)
    }
}
