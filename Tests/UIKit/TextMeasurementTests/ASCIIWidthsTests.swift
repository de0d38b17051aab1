import Testing

@testable import TextMeasurement

/// ASCII is measured without characters, and as wide as with them.
struct ASCIIWidthsTests {
    private static let fonts: [MeasuredFont] = [
        MeasuredFont(size: 17), MeasuredFont(weight: 250, size: 19.4), MeasuredFont(weight: 700, size: 34),
        MeasuredFont(face: MonospacedFace(), size: 12), MeasuredFont(face: MonospacedDigitFace(), weight: 900, size: 8),
    ]

    @Test(arguments: fonts) func `each letter is as wide as its character`(font: MeasuredFont) {
        let widths = ASCIIWidths(of: font)
        for letter in UInt8(0)..<0x80 {
            #expect(widths.advance(of: letter) == font.advance(of: Character(Unicode.Scalar(letter))))
        }
    }

    private static let texts = ["Two words", "a\tb\nc", "ends with a newline\n", "(1.5) 30%, o'clock - \"so\"!", ""]

    @Test(arguments: texts, [true, false])
    func `a text is the same letters with another sign at its end`(text: String, canWrap: Bool) {
        let runs = [
            MeasuredText.Run(text, font: Self.fonts[0], kern: 0.5), MeasuredText.Run("next one", font: Self.fonts[2]),
        ]
        let plain = MeasuredClusters(MeasuredText(runs), canWrap: canWrap)
        // An ideograph lets the text be read by its characters.
        let other = MeasuredClusters(
            MeasuredText(runs + [MeasuredText.Run("語", font: Self.fonts[0])]), canWrap: canWrap)
        #expect(plain.clusters.count == other.clusters.count - 1)
        for (one, two) in zip(plain.clusters, other.clusters) {
            #expect(one.start == two.start && one.advance == two.advance && one.run == two.run)
            #expect(one.before == two.before && one.kind == two.kind)
        }
        #expect(plain.end == other.end - 1)
    }
}
