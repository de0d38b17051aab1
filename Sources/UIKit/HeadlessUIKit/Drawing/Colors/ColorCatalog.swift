import Foundation
import StrictJSON

/// The colours of asset catalogues (`NAME.colorset/Contents.json` in an `.xcassets` folder), as Xcode writes them.
enum ColorCatalog {
    /// No colour set is larger, in bytes.
    private static let sizeLimit = 1 << 20
    /// No more folders of a catalogue are looked through.
    private static let folderLimit = 10_000

    /// The colour with a name in the catalogues of a bundle, or nil. Slashes in a name are folders with a name space.
    static func color(named name: String, in bundle: Bundle) -> UIColor? {
        guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
        let wanted = name.split(separator: "/").last.map(String.init) ?? name
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var count = 0
        while let file = found?.nextObject() as? URL, count < folderLimit {
            count += 1
            guard file.pathExtension == "colorset", file.deletingPathExtension().lastPathComponent == wanted,
                file.path.contains(".xcassets/")
            else { continue }
            if let color = read(file.appendingPathComponent("Contents.json")) { return color }
        }
        return nil
    }

    private static func read(_ file: URL) -> UIColor? {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= sizeLimit,
            let data = try? Data(contentsOf: file)
        else { return nil }
        return color(from: data)
    }

    /// The colour of a colour set; nil for one that can't be read or has no components.
    static func color(from data: Data) -> UIColor? {
        guard let set = try? StrictJSONDecoder(limits: JSONLimits(size: sizeLimit)).decode(ColorSet.self, from: data)
        else { return nil }
        func find(dark: Bool, high: Bool) -> UIColor? {
            set.colors?.first { $0.isFor(dark: dark, high: high) }?.color?.made
        }
        guard let light = find(dark: false, high: false) ?? set.colors?.lazy.compactMap({ $0.color?.made }).first else {
            return nil
        }
        let dark = find(dark: true, high: false)
        let high = find(dark: false, high: true)
        let darkHigh = find(dark: true, high: true)
        guard dark != nil || high != nil || darkHigh != nil else { return light }
        return UIColor(
            light: light, dark: dark ?? light, highContrast: high ?? light,
            darkHighContrast: darkHigh ?? dark ?? high ?? light)
    }

    private struct ColorSet: Decodable {
        var colors: [Entry]?
    }

    private struct Entry: Decodable {
        var appearances: [Appearance]?
        var color: Color?
        var idiom: String?

        struct Appearance: Decodable {
            var appearance: String?
            var value: String?
        }

        func isFor(dark: Bool, high: Bool) -> Bool {
            let all = appearances ?? []
            let isDark = all.contains { $0.appearance == "luminosity" && $0.value == "dark" }
            let isHigh = all.contains { $0.appearance == "contrast" && $0.value == "high" }
            return (idiom ?? "universal") == "universal" && isDark == dark && isHigh == high
        }
    }

    private struct Color: Decodable {
        var components: Components?

        struct Components: Decodable {
            var red: String?
            var green: String?
            var blue: String?
            var white: String?
            var alpha: String?
        }

        // Components are fractions, whole numbers to 255, or hexadecimal.
        private static func number(_ text: String?) -> CGFloat? {
            guard let text else { return nil }
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
            }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(".") ? number : number / 255
        }

        var made: UIColor? {
            guard let components else { return nil }
            let alpha = components.alpha.flatMap { Double($0) } ?? 1
            if let white = Self.number(components.white) { return UIColor(white: white, alpha: alpha) }
            guard let red = Self.number(components.red), let green = Self.number(components.green),
                let blue = Self.number(components.blue)
            else { return nil }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}

extension UIColor {
    /// Creates the colour with a name in the app's asset catalogues; nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the colour with a name in the asset catalogues of a bundle, or of the main one; nil where there is none.
    /// For traits it is the colour of their appearance.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let own = bundle == nil ? ResourceSettings.current.resources?.color(named: name) : nil
        guard let found = own ?? ColorCatalog.color(named: name, in: bundle ?? .main) else { return nil }
        let color = traitCollection.map { found.resolvedColor(with: $0) } ?? found
        self.init(color, color.variation)
    }

    /// Writes hue, saturation, brightness and opacity where there is room for them, each between 0 and 1. Always true.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (top, bottom) = (max(red, green, blue), min(red, green, blue))
        let span = top - bottom
        var angle: CGFloat = 0
        if span > 0 {
            if top == red {
                angle = ((green - blue) / span).truncatingRemainder(dividingBy: 6)
            } else if top == green {
                angle = (blue - red) / span + 2
            } else {
                angle = (red - green) / span + 4
            }
        }
        hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
        saturation?.pointee = top > 0 ? span / top : 0
        brightness?.pointee = top
        alpha?.pointee = self.alpha
        return true
    }

    /// Writes brightness and opacity of a grey where there is room for them. False for a colour that is no grey.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard red == green, green == blue else { return false }
        white?.pointee = red
        alpha?.pointee = self.alpha
        return true
    }
}
