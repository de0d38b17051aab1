import Foundation

extension UIFont {
    /// The weight of a font, with UIKit's raw values from -0.8 to 0.62, 0 being regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat
        /// Creates a weight from UIKit's number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ultra light: the lightest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Lighter than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Lighter than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of running text.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// The weight of titles.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// Black: the heaviest weight.
        public static let black = Weight(rawValue: 0.62)

        private static let named: [(name: String, weight: Weight, css: Int)] = [
            ("UltraLight", .ultraLight, 100), ("Thin", .thin, 200), ("Light", .light, 300),
            ("Regular", .regular, 400), ("Medium", .medium, 500), ("Semibold", .semibold, 600), ("Bold", .bold, 700),
            ("Heavy", .heavy, 800), ("Black", .black, 900),
        ]

        private var nearest: (name: String, weight: Weight, css: Int) {
            Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
                ?? ("Regular", .regular, 400)
        }

        /// The weight's name as font names write it.
        var name: String { nearest.name }
        /// The weight from 100 to 900.
        var number: Int { self == .regular ? 400 : nearest.css }

        /// The weight nearest to a number from 100 to 900.
        init(number: Int) {
            self = Self.named.min { abs($0.css - number) < abs($1.css - number) }?.weight ?? .regular
        }

        /// Creates the weight named in a lower-case font name, else regular.
        init(inName name: String) {
            // Longer names first: "semibold" contains "bold", "ultralight" contains "light".
            let order: [(String, Weight)] = [
                ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy),
                ("black", .black), ("bold", .bold), ("medium", .medium), ("thin", .thin), ("light", .light),
            ]
            self = order.first { UIFont.holds(name, $0.0) }?.1 ?? .regular
        }
    }
}
