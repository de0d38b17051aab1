import Foundation
import HeadlessUIKit
import StrictJSON

@MainActor extension JSONField {
    /// An sRGB colour: `#rrggbb`, `#rrggbbaa`, or three or four components from 0 to 1.
    func color() throws(JSONError) -> UIColor {
        if case .array(let values) = value.content {
            let numbers = try numbers(values.count == 3 ? 3 : 4, "[red, green, blue] or [red, green, blue, alpha]")
            guard numbers.allSatisfy({ (0...1).contains($0) }) else {
                throw error("the components of a color must be between 0 and 1")
            }
            return UIColor(
                red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
        }
        let text = try string()
        let digits = text.dropFirst()
        guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        else { throw error("a color must be written as \"#rrggbb\" or \"#rrggbbaa\"") }
        let rgba = digits.count == 6 ? number << 8 | 0xFF : number
        func component(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
        return UIColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    /// A text style, or an object with `style`, or with `name` or `weight` and a `size` in points.
    func font() throws(JSONError) -> UIFont {
        if case .string = value.content { return .preferredFont(forTextStyle: try textStyle()) }
        var fields = try object()
        let style = try fields.take("style")?.textStyle()
        let name = try fields.take("name")?.string()
        let size = try fields.take("size")?.number()
        let weight: UIFont.Weight? = try fields.take("weight")?.choice([
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ])
        try fields.finish()
        if let style { return .preferredFont(forTextStyle: style) }
        let points = CGFloat(size ?? 17)
        if let name {
            guard let font = UIFont(name: name, size: points) else {
                throw error("\(name.quoted) is not the name of a font")
            }
            return font
        }
        return .systemFont(ofSize: points, weight: weight ?? .regular)
    }

    private func textStyle() throws(JSONError) -> UIFont.TextStyle {
        try choice([
            "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
            "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
            "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
            "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
        ])
    }

    /// The name of an image, or an object with `name` or `systemName` and a `label`.
    func image() throws(JSONError) -> UIImage {
        if case .string(let name) = value.content {
            guard let image = UIImage(named: name) else { throw error("the name of an image can't be empty") }
            return image
        }
        var fields = try object()
        let name = try fields.take("name")?.string()
        let symbol = try fields.take("systemName")?.string()
        let label = try fields.take("label")?.string()
        try fields.finish()
        guard let image = symbol.flatMap({ UIImage(systemName: $0) }) ?? name.flatMap({ UIImage(named: $0) }) else {
            throw error("the key \"name\" or \"systemName\" is missing")
        }
        if let label { image.accessibilityLabel = label }
        return image
    }
}
