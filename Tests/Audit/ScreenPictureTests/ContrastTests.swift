import Testing

@testable import ScreenPicture

/// Numbers and words of a picture can be read (WCAG 1.4.3, 1.4.11).
@Suite struct ContrastTests {
    private func luminance(_ color: String) throws -> Double {
        let value = try #require(Int(color.dropFirst(), radix: 16))
        func linear(_ byte: Int) -> Double {
            let part = Double(byte & 0xFF) / 255
            // A power with the exponent 2.4, without Foundation: five roots of the twelfth power.
            return part <= 0.040_45 ? part / 12.92 : power((part + 0.055) / 1.055)
        }
        return 0.2126 * linear(value >> 16) + 0.7152 * linear(value >> 8) + 0.0722 * linear(value)
    }

    private func power(_ base: Double) -> Double {
        let target = (0..<12).reduce(1.0) { product, _ in product * base }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (0..<5).reduce(1.0, { product, _ in product * middle }) < target { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private func contrast(_ first: String, _ second: String) throws -> Double {
        let (one, other) = (try luminance(first), try luminance(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    @Test func `the measure itself is right`() throws {
        #expect(try contrast("#FFFFFF", "#000000") == 21)
        #expect(try abs(contrast("#777777", "#FFFFFF") - 4.478) < 0.001)
    }

    @Test(arguments: ["#FFFFFF", "#000000", Palette.markerNumber])
    func `markers stand out on light and dark, and numbers on them`(_ background: String) throws {
        #expect(try contrast(Palette.marker, background) >= 4.5)
    }

    @Test(arguments: ScreenPicture.Style.allCases)
    func `words stand out on what is behind them`(_ style: ScreenPicture.Style) throws {
        let palette = Palette(style)
        for background in [palette.screen, palette.page, palette.bar, palette.image] {
            #expect(try contrast(palette.text, background) >= 4.5)
        }
        #expect(try contrast(palette.placeholder, palette.screen) >= 4.5)
    }
}
