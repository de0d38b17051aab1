import TestSupport
import Testing

@testable import TextMeasurement

/// A font whose letters are all half as wide as they are high, which makes widths easy to read.
private struct HalfFace: TextMeasuring {
    func advance(of cluster: Character, weight: Double, size: Double) -> Double { size / 2 }
    func metrics(size: Double) -> FontMetrics {
        FontMetrics(ascender: 0.8 * size, descent: 0.2 * size, leading: 0, capHeight: 0.7 * size, xHeight: 0.5 * size)
    }
}

/// Lines, and truncation.
struct TextLayoutTests {
    /// Letters of 5 points, lines of 10.
    private let font = MeasuredFont(face: HalfFace(), size: 10)

    private func lines(_ text: String, _ options: TextOptions) -> [String] {
        let units = Array(text.utf16)
        return TextLayout(MeasuredText(text, font: font), options).lines.map {
            String(decoding: units[$0.range], as: UTF16.self)
        }
    }

    @Test func `nothing has no size`() {
        let layout = TextLayout(MeasuredText("", font: font))
        #expect(layout.lines.isEmpty && layout.width == 0 && layout.height == 0)
        #expect(TextLayout(MeasuredText([])).height == 0)
    }

    @Test(arguments: [
        ("one two three", 35.0, ["one two ", "three"]), ("one two", 34, ["one ", "two"]),
        ("a\nb", .infinity, ["a\n", "b"]),
        ("abcdef", 15, ["abc", "def"]), ("a\n", 50, ["a\n", ""]), ("ab    cd", 10, ["ab    ", "cd"]),
        ("漢字漢字", 10, ["漢字", "漢字"]), ("漢字。漢", 10, ["漢", "字。", "漢"]), ("a-b-c", 20, ["a-b-", "c"]),
        ("10\u{A0}km x", 25, ["10\u{A0}km ", "x"]), ("👨‍👩‍👧👨‍👩‍👧", 5, ["👨‍👩‍👧", "👨‍👩‍👧"]),
        ("in\u{AD}ter", 15, ["in\u{AD}", "ter"]), ("in\u{AD}ter", 25, ["in\u{AD}ter"]), ("abc", 1, ["a", "b", "c"]),
    ])
    func `words wrap`(text: String, width: Double, expected: [String]) {
        #expect(lines(text, TextOptions(width: width)) == expected)
    }

    @Test func `letters wrap wherever the line is full`() {
        #expect(lines("one two", TextOptions(width: 25, wrapping: .letters)) == ["one t", "wo"])
        #expect(lines("one two", TextOptions(width: 25, wrapping: .words)) == ["one ", "two"])
    }

    @Test(arguments: [Double.nan, -.infinity, 0, -5, .infinity])
    func `widths that are none do not wrap`(width: Double) {
        #expect(lines("one two", TextOptions(width: width)) == ["one two"])
    }

    @Test(arguments: [
        (TextOptions.Truncation.tail, "abcdefghij", 1, "abcd…"), (.head, "abcdefghij", 1, "…ghij"),
        (.middle, "abcdefghij", 1, "ab…ij"), (.none, "abcdefghij", 1, "abcde"), (.tail, "ab\ncd", 1, "ab…"),
        (.tail, "abc defg hijk", 2, "abc defg…"), (.head, "abc defg hijk", 2, "abc …hijk"),
    ])
    func `the last line leaves out what has no room`(
        truncation: TextOptions.Truncation, text: String, count: Int, expected: String
    ) {
        let layout = TextLayout(
            MeasuredText(text, font: font), TextOptions(width: 25, maximumLines: count, truncation: truncation))
        #expect(layout.lines.count == count)
        #expect(layout.shown(of: text) == expected)
        #expect(layout.width <= 25)
    }

    @Test func `nothing is left out of text that fits`() {
        let layout = TextLayout(MeasuredText("abcde", font: font), TextOptions(width: 25, maximumLines: 1))
        #expect(layout.hidden == nil && layout.shown(of: "abcde") == nil)
    }

    @Test func `runs have their own fonts, kerning and heights`() {
        let large = MeasuredFont(face: HalfFace(), size: 20)
        let text = MeasuredText([.init("ab", font: font), .init("cd", font: large), .init("ef", font: font, kern: 3)])
        let layout = TextLayout(text)
        #expect(layout.width == 10 + 20 + 16)
        #expect(layout.height == 20 && layout.lines[0].ascent == 16)
        // Only the second line holds the large letters.
        let wrapped = TextLayout(
            MeasuredText([.init("ab ", font: font), .init("cd", font: large)]), TextOptions(width: 20))
        #expect(wrapped.lines.map(\.height) == [10, 20])
    }

    @Test func `paragraph styles set distances`() {
        var style = ParagraphSpacing()
        style.lineSpacing = 2
        style.lineHeightMultiple = 1.5
        style.paragraphSpacing = 7
        style.paragraphSpacingBefore = 1
        style.firstLineHeadIndent = 10
        style.headIndent = 5
        let layout = TextLayout(
            MeasuredText([.init("aa bb\ncc", font: font, paragraph: style)]), TextOptions(width: 25))
        #expect(layout.lines.map(\.top) == [0, 17, 42])
        #expect(layout.lines.map(\.width) == [20, 15, 20])
        #expect(layout.height == 57)
        style.maximumLineHeight = 8
        #expect(TextLayout(MeasuredText([.init("a", font: font, paragraph: style)])).height == 8)
        style.minimumLineHeight = .nan
        style.headIndent = .infinity
        #expect(TextLayout(MeasuredText([.init("a b c", font: font, paragraph: style)])).height.isFinite)
    }

    @Test func `text shrinks only as far as it may`() {
        let text = MeasuredText("abcdefghij", font: font)
        let options = TextOptions(width: 40, maximumLines: 1)
        #expect(abs(TextLayout.scaleToFit(text, options, minimum: 0.5) - 0.8) < 0.01)
        #expect(TextLayout.scaleToFit(text, options, minimum: 0.9) == 0.9)
        #expect(TextLayout.scaleToFit(text, options, minimum: 0) == 1)
        #expect(TextLayout.scaleToFit(text, TextOptions(width: 50, maximumLines: 1), minimum: 0.5) == 1)
    }

    @Test func `text past the limit counts no further, and the cost is linear`() {
        let limit = MeasuredText.limit
        let most = TextLayout(MeasuredText(String(repeating: "a ", count: limit / 2), font: font), .init(width: 100))
        let more = TextLayout(MeasuredText(String(repeating: "a ", count: 3 * limit), font: font), .init(width: 100))
        #expect(most.height == more.height)
        let cluster = TextLayout(MeasuredText("e" + String(repeating: "\u{301}", count: 500_000), font: font))
        #expect(cluster.width == 5)
    }

    /// Invariants of any text at any width.
    @Test(arguments: 0..<200) func `lines hold all of a text, in order and within the width`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let letters: [Character] = [
            "a", "b", " ", "-", "漢", "\n", "👩‍👧", "e\u{301}", "\u{AD}", "\t", "(", "1", ".", "\u{A0}", "\u{200B}", "\r\n",
        ]
        let text = String((0..<random.next(below: 60)).map { _ in letters[random.next(below: letters.count)] })
        let width = Double(random.next(below: 80))
        let system = MeasuredFont(size: 8)
        let layout = TextLayout(
            MeasuredText(text, font: system),
            TextOptions(width: width, wrapping: seed.isMultiple(of: 3) ? .letters : .words))
        #expect(layout.hidden == nil)
        #expect(layout.lines.map(\.range.count).reduce(0, +) == text.utf16.count)
        for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
            #expect(line.range.upperBound == next.range.lowerBound && line.top + line.height <= next.top)
        }
        if width >= 30 { #expect(layout.lines.allSatisfy { $0.width <= width + 0.01 }) }
        // A wider line never needs more lines, and the size of the lines holds them again.
        let again = TextLayout(
            MeasuredText(text, font: system),
            TextOptions(width: max(width, layout.width), wrapping: seed.isMultiple(of: 3) ? .letters : .words))
        #expect(again.lines == layout.lines)
        if width > 0, layout.lines.count > 1 {
            let cut = TextLayout(
                MeasuredText(text, font: system), TextOptions(width: width, maximumLines: layout.lines.count - 1))
            #expect(cut.lines.count <= layout.lines.count - 1)
            let isCut = cut.lines.count == layout.lines.count - 1 && !seed.isMultiple(of: 3)
            if isCut { #expect(cut.hidden != nil || text.last?.isNewline == true) }
        }
    }
}
