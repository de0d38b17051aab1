import HeadlessUIKit

extension InterfaceBuilderDocument {
    /// A colour of an asset catalogue in all its varieties.
    public struct ColorSet: Sendable, Hashable {
        /// A variant of the colour for some traits.
        public struct Variant: Sendable, Hashable {
            /// Whether it is for the dark appearance or for the light one; nil for both.
            public internal(set) var isDark: Bool?
            /// Whether it is for increased contrast or for the usual one; nil for both.
            public internal(set) var isHighContrast: Bool?
            /// The kind of device that it is for; nil for all.
            public internal(set) var idiom: UIUserInterfaceIdiom?
            /// The colour of the variant.
            public internal(set) var color: Color
        }

        /// The varieties, in the order of the catalogue.
        public internal(set) var variants: [Variant]

        /// The colour for these traits: of the matching variants, the most specific one; a device counts more than an
        /// appearance, and that more than contrast. Nil if none matches.
        public func color(
            isDark: Bool = false, isHighContrast: Bool = false, idiom: UIUserInterfaceIdiom = .phone
        ) -> Color? {
            func fits<Value: Equatable>(_ asked: Value?, _ value: Value) -> Bool { asked == nil || asked == value }
            let fitting = variants.filter {
                fits($0.isDark, isDark) && fits($0.isHighContrast, isHighContrast) && fits($0.idiom, idiom)
            }
            func rank(_ variant: Variant) -> Int {
                (variant.idiom == nil ? 0 : 4) + (variant.isDark == nil ? 0 : 2)
                    + (variant.isHighContrast == nil ? 0 : 1)
            }
            return fitting.max { rank($0) < rank($1) }?.color
        }
    }
}
