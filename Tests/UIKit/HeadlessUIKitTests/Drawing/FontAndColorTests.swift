import Testing

@testable import HeadlessUIKit

/// Colours and fonts as audits see them.
@MainActor struct FontAndColorTests {
    @Test func `components are clamped and numbers that are none count as zero`() {
        let color = UIColor(red: 2, green: -1, blue: .nan, alpha: 0.5)
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(color.hash == UIColor.red.withAlphaComponent(0.5).hash)
        #expect(color != UIColor.red)
    }

    @Test(arguments: [(0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (0.5, .cyan), (1.0, .red)])
    func `a hue is a colour of the circle`(hue: Double, color: UIColor) {
        let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        var parts: [CGFloat] = [0, 0, 0]
        var expected: [CGFloat] = [0, 0, 0]
        made.getRed(&parts[0], green: nil, blue: nil, alpha: nil)
        made.getRed(nil, green: &parts[1], blue: nil, alpha: nil)
        made.getRed(nil, green: nil, blue: &parts[2], alpha: nil)
        color.getRed(&expected[0], green: nil, blue: nil, alpha: nil)
        color.getRed(nil, green: &expected[1], blue: nil, alpha: nil)
        color.getRed(nil, green: nil, blue: &expected[2], alpha: nil)
        #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 0.001 })
    }

    @Test func `text styles have their sizes and headlines are heavier`() {
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(headline.pointSize == 17)
        #expect(headline.weight == .semibold)
        #expect(headline.textStyle?.name == "headline")
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 30)).textStyle == .body)
    }

    @Test(arguments: [
        ("Helvetica-Bold", UIFont.Weight.bold), ("Avenir-DemiBold", .semibold), ("SF-UltraLight", .ultraLight),
        ("Georgia", .regular),
    ])
    func `the weight of a font follows from its name`(name: String, weight: UIFont.Weight) {
        #expect(UIFont(name: name, size: 12)?.weight == weight)
    }

    @Test func `sizes that make no sense become the system's`() {
        for size in [CGFloat.nan, 0, -3, .infinity] { #expect(UIFont.systemFont(ofSize: size).pointSize == 14) }
        #expect(UIFont(name: "", size: 12) == nil)
    }

    @Test func `a label shows its looks to audits`() {
        let label = UILabel()
        label.text = "Hello"
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .red
        label.numberOfLines = 2
        let looks = label.accessibilityAppearance
        #expect(looks?.text == "Hello")
        #expect(looks?.fontSize == 20)
        #expect(looks?.fontWeight == 600)
        #expect(looks?.textColor == .init(red: 1, green: 0, blue: 0))
        #expect(looks?.numberOfLines == 2)
        #expect(looks?.scalesWithContentSize == false)
        #expect(looks?.intrinsicSize?.height == 24)
    }
}
