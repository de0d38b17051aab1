import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Colour sets of asset catalogues.
@Suite struct ColorSetTests {
    private func read(_ text: String) throws -> (InterfaceBuilderDocument.ColorSet, [ResourceError]) {
        var errors: [ResourceError] = []
        let set = try ColorSetReader.read(Array(text.utf8)) { errors.append($0) }
        return (set, errors)
    }

    private func color(_ components: String, space: String = "srgb") throws -> [Double] {
        let (set, _) = try read(
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}]}"#
        )
        guard let color = set.color()?.sRGB else { return [] }
        return [color.red, color.green, color.blue, color.alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    private static let components: [(String, String, [Double])] = [
        (#""red": "0xFF", "green": "0x00", "blue": "0x80", "alpha": "1.000""#, "srgb", [1, 0, 0.502, 1]),
        (#""red": "255", "green": "0", "blue": "128", "alpha": "0.5""#, "srgb", [1, 0, 0.502, 0.5]),
        (#""red": "1.000", "green": "0.25", "blue": "0.0", "alpha": "1""#, "srgb", [1, 0.25, 0, 1]),
        (#""red": 1, "green": 0.25, "blue": 0"#, "srgb", [1, 0.25, 0, 1]),
        (#""white": "0.4", "alpha": "1.0""#, "gray-gamma-22", [0.4, 0.4, 0.4, 1]),
        (#""red": "0.5", "green": "0.5", "blue": "0.5""#, "display-p3", [0.5, 0.5, 0.5, 1]),
        // sRGB has no red as strong as that of Display P3: the nearest counts.
        (#""red": "1.0", "green": "0.0", "blue": "0.0""#, "display-p3", [1, 0, 0, 1]),
        (#""red": "1.5", "green": "0.0", "blue": "0.0""#, "extended-srgb", []),
        (#""red": "0x1FF", "green": "0.0", "blue": "0.0""#, "srgb", []),
        (#""red": "nan", "green": "0.0", "blue": "0.0""#, "srgb", []),
        (#""red": "0.5""#, "srgb", []),
    ]

    @Test(arguments: components)
    func `components are read`(components: String, space: String, expected: [Double]) throws {
        #expect(try color(components, space: space) == expected)
    }

    @Test func `the variety that says most counts, and the light one where none is for the traits`() throws {
        func entry(_ white: Double, _ appearances: String, idiom: String = "universal") -> String {
            """
            {"idiom": "\(idiom)", "appearances": [\(appearances)],
            "color": {"color-space": "gray-gamma-22", "components": {"white": "\(white)", "alpha": "1.0"}}}
            """
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let (set, errors) = try read(
            """
            {"colors": [\(entry(0.1, "")), \(entry(0.2, dark)), \(entry(0.3, high)), \(entry(0.5, "", idiom: "ipad")),
            \(entry(0.6, "", idiom: "watch")), {"idiom": "universal"}, {"idiom": "universal", "color": {}}]}
            """)
        #expect(errors.map(\.message) == ["the color is invalid"])
        func white(_ isDark: Bool, _ isHigh: Bool, _ idiom: UIUserInterfaceIdiom = .phone) -> Double? {
            set.color(isDark: isDark, isHighContrast: isHigh, idiom: idiom)?.sRGB?.red
        }
        #expect(white(false, false) == 0.1)
        #expect(white(true, false) == 0.2)
        #expect(white(false, true) == 0.3)
        #expect(white(true, true) == 0.2)
        #expect(white(true, true, .pad) == 0.5)
    }

    @Test(arguments: ["", "[]", "{\"colors\":", #"{"a": 1, "a": 2}"#, String(repeating: "[", count: 65)])
    func `a damaged description is refused`(text: String) {
        #expect(throws: ResourceError.self) { try read(text) }
    }
}
