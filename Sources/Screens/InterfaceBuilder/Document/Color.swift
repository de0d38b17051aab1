import AccessibilityTree
import Foundation

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
            /// The opacity, from 0 to 1.
            public internal(set) var alpha: Double
            /// The colour space, such as "sRGB" or "displayP3", or nil when the file names none.
            public internal(set) var space: String?
        }

        /// The colour in sRGB, or nil when it is unknown: only a name is given, the space is not one that maps to sRGB,
        /// or a component is outside 0 to 1.
        ///
        /// UIKit loads the calibrated, device and gray spaces of the file as its own sRGB colours without converting
        /// the numbers. Colours of Display P3 are converted; those outside the gamut of sRGB become the nearest in it.
        public var sRGB: Appearance.Color? {
            guard let components = components.map({ $0.space == "displayP3" ? $0.fromDisplayP3 : $0 }),
                Self.plainSpaces.contains(components.space ?? "sRGB")
            else { return nil }
            let all = [components.red, components.green, components.blue, components.alpha]
            guard all.allSatisfy({ (0...1).contains($0) }) else { return nil }
            return Appearance.Color(
                red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
        }

        private static let plainSpaces: Set<String> = [
            "sRGB", "calibratedRGB", "deviceRGB", "calibratedWhite", "deviceWhite", "genericGamma22GrayColorSpace",
        ]
    }

    /// Returns the colour in sRGB, looked up among the file's resources when it is a name; nil when it is unknown.
    public func resolved(_ color: Color) -> Appearance.Color? {
        if let color = color.sRGB { return color }
        if let name = color.catalogName { return resources.namedColors[name]?.sRGB }
        if let name = color.systemName { return resources.systemColors[name]?.sRGB }
        return nil
    }
}

extension InterfaceBuilderDocument.Color.Components {
    /// The same colour by the primaries of sRGB. Both spaces have one white point and one transfer curve (CSS Color
    /// Module Level 4, 10.2 and 17.4).
    fileprivate var fromDisplayP3: Self {
        let linear = [red, green, blue].map(Self.linear)
        let rows = [
            [1.2249401762, -0.2249401762, 0], [-0.0420569547, 1.0420569547, 0],
            [-0.0196375546, -0.0786360456, 1.0982736002],
        ]
        let mixed = rows.map { row in zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 } }.map(Self.encoded)
        var result = self
        (result.red, result.green, result.blue, result.space) = (mixed[0], mixed[1], mixed[2], "sRGB")
        return result
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return min(max(encoded, 0), 1)
    }
}
