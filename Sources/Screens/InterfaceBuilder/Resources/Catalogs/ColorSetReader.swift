import HeadlessUIKit
import StrictJSON

/// Reads the `Contents.json` of a colour set (Apple: Asset Catalog Format Reference, "Named Color Type").
enum ColorSetReader {
    typealias Color = InterfaceBuilderDocument.Color
    typealias ColorSet = InterfaceBuilderDocument.ColorSet

    /// Reads the set from the bytes.
    ///
    /// - Parameter note: Receives each problem; the affected entry is left out.
    static func read(
        _ bytes: [UInt8], note: (ResourceError) -> Void
    ) throws(ResourceError) -> ColorSet {
        let json = try CatalogFile.contents(bytes)
        var variants: [ColorSet.Variant] = []
        for entry in json["colors"]?.array ?? [] {
            // Entries without a colour are empty slots.
            guard let value = entry["color"] else { continue }
            guard let color = color(value) else {
                let place = value.position
                note(ResourceError(message: "the color is invalid", line: place.line, column: place.column))
                continue
            }
            guard let device = CatalogDevice(entry["idiom"]?.string) else { continue }
            var variant = ColorSet.Variant(idiom: device.only, color: color)
            for appearance in entry["appearances"]?.array ?? [] {
                switch (appearance["appearance"]?.string, appearance["value"]?.string) {
                case ("luminosity", "dark"): variant.isDark = true
                case ("luminosity", "light"): variant.isDark = false
                case ("contrast", "high"): variant.isHighContrast = true
                default: break
                }
            }
            variants.append(variant)
        }
        return ColorSet(variants: variants)
    }

    private static func color(_ value: JSONValue) -> Color? {
        if let name = value["reference"]?.string { return Color(systemName: name) }
        guard let components = value["components"] else { return nil }
        // Components are texts, or numbers in catalogues that tools wrote.
        func number(_ key: String, isAlpha: Bool = false) -> Double? {
            guard let part = components[key] else { return nil }
            return part.string.map { component($0, isAlpha: isAlpha) } ?? part.double
        }
        let alpha = number("alpha", isAlpha: true) ?? 1
        guard let space = spaces[value["color-space"]?.string ?? "srgb"] else { return nil }
        if let white = number("white") {
            return Color(
                components: Color.Components(red: white, green: white, blue: white, alpha: alpha, space: space))
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return Color(components: Color.Components(red: red, green: green, blue: blue, alpha: alpha, space: space))
    }

    private static let spaces = [
        "srgb": "sRGB", "extended-srgb": "sRGB", "display-p3": "displayP3",
        "gray-gamma-22": "genericGamma22GrayColorSpace",
        "extended-gray": "genericGamma22GrayColorSpace", "extended-linear-srgb": "linearSRGB",
    ]

    /// "0xFF" and "255" are fractions of 255; numbers with a decimal point are fractions of 1, as is opacity.
    private static func component(_ text: String, isAlpha: Bool) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = readNumber(text) else { return nil }
        return text.contains(".") || isAlpha ? number : number / 255
    }
}
