import Foundation
import Testing

@testable import HeadlessUIKit

/// Colours by name, from asset catalogues as Xcode writes them.
struct NamedColorTests {
    private static func set(_ entries: String) -> Data {
        Data(#"{"colors": [\#(entries)], "info": {"version": 1}}"#.utf8)
    }
    private static func entry(_ components: String, _ appearances: String = "") -> String {
        let list = appearances.isEmpty ? "" : #""appearances": [\#(appearances)],"#
        return #"{\#(list) "color": {"color-space": "srgb", "components": {\#(components)}}, "idiom": "universal"}"#
    }
    private static let red = #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000""#
    private static let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    private static let high = #"{"appearance": "contrast", "value": "high"}"#

    @Test(arguments: [
        (red, UIColor.red), (#""red": "255", "green": "0", "blue": "0", "alpha": "1.000""#, .red),
        (#""red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000""#, .red),
        (#""white": "0.500", "alpha": "1.000""#, .gray),
    ]) func `components are fractions, whole numbers or hexadecimal`(_ components: String, _ expected: UIColor) {
        #expect(ColorCatalog.color(from: Self.set(Self.entry(components))) == expected)
    }

    @Test func `a colour has variants for appearance and contrast`() throws {
        let blue = #""red": "0", "green": "0", "blue": "255", "alpha": "1.0""#
        let white = #""white": "1.0", "alpha": "1.0""#
        let color = try #require(
            ColorCatalog.color(
                from: Self.set(
                    [
                        Self.entry(Self.red), Self.entry(blue, Self.dark),
                        Self.entry(white, Self.dark + "," + Self.high),
                    ].joined(separator: ","))))
        func resolved(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UIColor {
            color.resolvedColor(
                with: UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
                ]))
        }
        #expect(resolved(.light, .normal) == .red && resolved(.light, .high) == .red)
        #expect(resolved(.dark, .normal) == .blue && resolved(.dark, .high) == .white)
    }

    @Test(arguments: ["", "{}", "[]", #"{"colors": [{}]}"#, #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#])
    func `what is no colour set is none`(_ text: String) {
        #expect(ColorCatalog.color(from: Data(text.utf8)) == nil)
    }

    @Test func `a colour is found in the catalogues of a bundle`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Media.xcassets/Brand/accent.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Self.set(Self.entry(Self.red)).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIColor(named: "accent", in: bundle, compatibleWith: nil) == .red)
        #expect(UIColor(named: "Brand/accent", in: bundle, compatibleWith: nil) == .red)
        #expect(UIColor(named: "other", in: bundle, compatibleWith: nil) == nil && UIColor(named: "") == nil)
    }

    @Test func `a colour gives its hue and its brightness`() {
        var (hue, saturation, brightness, white) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
            &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001)
        #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5 && !UIColor.red.getWhite(&white, alpha: nil))
    }
}
