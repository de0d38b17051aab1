import AccessibilityTree

extension InterfaceBuilderDocument {
    /// A colour as the file has it: components, a name, or both, the components then being the value at design time.
    public struct Color: Sendable, Hashable {
        /// The components, or nil when there is only a name or they are not numbers.
        public internal(set) var components: Components?
        /// The name of a colour in the asset catalogue, or nil.
        public internal(set) var catalogName: String?
        /// The name of a system colour, such as "labelColor", or nil.
        public internal(set) var systemName: String?

        /// Numbers and the space that they are meant in.
        public struct Components: Sendable, Hashable {
            /// Red, green and blue; for a gray, three times the same.
            public internal(set) var red: Double
            /// The green component.
            public internal(set) var green: Double
            /// The blue component.
            public internal(set) var blue: Double
            /// The opacity.
            public internal(set) var alpha: Double
            /// The colour space, such as "sRGB" or "displayP3", or nil when the file names none.
            public internal(set) var space: String?
        }

        /// The colour in sRGB, or nil when it cannot be told: only a name is given, the space is not one that maps to
        /// sRGB, or a component lies outside 0 to 1.
        ///
        /// UIKit loads the calibrated, device and gray spaces of the file as its own sRGB colours without converting
        /// the numbers.
        public var sRGB: Appearance.Color? {
            guard let components, Self.plainSpaces.contains(components.space ?? "sRGB") else { return nil }
            let all = [components.red, components.green, components.blue, components.alpha]
            guard all.allSatisfy({ (0...1).contains($0) }) else { return nil }
            return Appearance.Color(
                red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
        }

        private static let plainSpaces: Set<String> = [
            "sRGB", "calibratedRGB", "deviceRGB", "calibratedWhite", "deviceWhite", "genericGamma22GrayColorSpace",
        ]
    }

    /// The colour in sRGB, looked up among the file's resources when it is a name; nil when it cannot be told.
    public func resolved(_ color: Color) -> Appearance.Color? {
        if let color = color.sRGB { return color }
        if let name = color.catalogName { return resources.namedColors[name]?.sRGB }
        if let name = color.systemName { return resources.systemColors[name]?.sRGB }
        return nil
    }
}
