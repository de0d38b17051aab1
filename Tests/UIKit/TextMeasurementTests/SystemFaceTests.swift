import Testing

@testable import TextMeasurement

/// The widths and heights of the system's typeface, against those that Xcode stores for labels.
struct SystemFaceTests {
    private func width(_ text: String, size: Double, weight: Double = 400) -> Double {
        TextLayout(MeasuredText(text, font: MeasuredFont(weight: weight, size: size))).width
    }

    // A cell's "Title" and "Detail" and a new label's "Label" are as wide as this on every canvas.
    @Test(arguments: [("Label", 17.0, 42.0), ("Title", 17, 33.5), ("Detail", 17, 44), ("Title", 16, 31.5)])
    func `the texts of new labels are as wide as Xcode makes them`(text: String, size: Double, expected: Double) {
        #expect(abs(width(text, size: size) - expected) <= 1)
    }

    @Test(arguments: [(10.0, 12.0), (12, 14.5), (13, 15.667), (16, 19.333), (17, 20.333), (34, 40.667)])
    func `a line is as high as Xcode makes it`(size: Double, expected: Double) {
        let height = TextLayout(MeasuredText("Label", font: MeasuredFont(size: size))).height
        // Stored heights are rounded up to half or third points.
        #expect(height <= expected && expected - height < 0.5)
    }

    @Test func `heavier letters are wider, and letters of one width are not`() {
        let weights = stride(from: 100.0, through: 900, by: 100).map { width("Heavier", size: 17, weight: $0) }
        #expect(weights == weights.sorted() && Set(weights).count == weights.count)
        let font = MeasuredFont(face: MonospacedFace(), size: 10)
        #expect(font.advance(of: "i") == font.advance(of: "W"))
        #expect(abs(font.advance(of: "i") - 6.1816) < 0.001)
    }

    @Test func `small text is set wider and large text closer`() {
        let em = [9.0, 12, 17, 28, 34, 60].map { width("Tracking", size: $0) / $0 }
        #expect(em == em.sorted(by: >))
    }

    @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "漢", "한", "あ", "e\u{301}\u{302}", "\u{1112}\u{1161}\u{11AB}"])
    func `a letter of many scalars is one letter`(letter: String) {
        let font = MeasuredFont(size: 20)
        let alone = width(letter, size: 20)
        #expect(alone > 8 && alone < 27)
        #expect(abs(width(letter + letter, size: 20) - 2 * alone) < 0.001)
        #expect(alone == font.advance(of: Character(letter)))
    }

    @Test(arguments: ["\u{200B}", "\u{FEFF}", "\u{200E}", "\u{2060}"])
    func `what is not drawn has no width`(text: String) {
        #expect(width(text, size: 17) == 0)
    }

    @Test func `every scalar has a width that a screen can hold`() {
        for value in stride(from: UInt32(0), through: 0x10FFFF, by: 31) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for size in [0.5, 1000] {
                let advance = MeasuredFont(weight: 900, size: size).advance(of: Character(scalar))
                #expect(advance >= 0 && advance <= 2 * size)
            }
        }
    }
}
