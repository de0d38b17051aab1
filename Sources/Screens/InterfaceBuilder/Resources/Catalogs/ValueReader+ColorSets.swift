import AccessibilityTree
import HeadlessUIKit

extension ValueReader {
    /// Returns a colour of a catalogue, dynamic where it has variants; nil when it is unknown for the default traits.
    static func color(of set: InterfaceBuilderDocument.ColorSet) -> UIColor? {
        func plain(_ isDark: Bool, _ isHighContrast: Bool, _ idiom: UIUserInterfaceIdiom) -> UIColor? {
            guard let color = set.color(isDark: isDark, isHighContrast: isHighContrast, idiom: idiom) else {
                return nil
            }
            if let known = color.sRGB { return UIColor(known) }
            // A set may name a colour of the system, which has variants too.
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
                UITraitCollection(accessibilityContrast: isHighContrast ? .high : .normal),
            ])
            return color.systemName.flatMap { Self.systemColors[$0] }?.resolvedColor(with: traits)
        }
        guard let usual = plain(false, false, .phone) ?? plain(false, false, .pad) else { return nil }
        let variants = [false, true].flatMap { isPad in
            [false, true].flatMap { isDark in
                [false, true].map { isHigh in plain(isDark, isHigh, isPad ? .pad : .phone) ?? usual }
            }
        }
        guard variants.contains(where: { $0 != usual }) else { return usual }
        return UIColor { traits in
            let place =
                (traits.userInterfaceIdiom == .pad ? 4 : 0) + (traits.userInterfaceStyle == .dark ? 2 : 0)
                + (traits.accessibilityContrast == .high ? 1 : 0)
            return variants[place]
        }
    }
}

extension UIColor {
    /// Creates a colour from components.
    convenience init(_ color: Appearance.Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
