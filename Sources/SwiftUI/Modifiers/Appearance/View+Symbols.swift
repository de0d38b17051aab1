// Symbols. VoiceOver reads the same words for every variant.
extension View {
    /// Sets the variant of symbols. Not drawn here, and not read.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { inert }
    /// Sets the rendering of symbols. Not drawn here.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { inert }
    /// Sets the colours of symbols. Not drawn here.
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { inert }
    /// Sets the rendering of variable values. Not drawn here.
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { inert }
}

extension Image {
    /// Returns the image in a rendering of symbols, which is not drawn here.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// Returns the image with its dynamic range, which is not drawn here.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    /// The dynamic range of an image.
    public struct DynamicRange: Hashable, Sendable {
        /// Standard.
        public static let standard = DynamicRange()
        /// Between standard and high.
        public static let constrainedHigh = DynamicRange()
        /// High.
        public static let high = DynamicRange()
    }

    /// The orientation of an image.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As in the metadata of pictures.
        case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
}

/// A rendering of symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
    /// One colour.
    public static let monochrome = SymbolRenderingMode()
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode()
    /// One colour in steps.
    public static let hierarchical = SymbolRenderingMode()
    /// Several colours.
    public static let palette = SymbolRenderingMode()
}

/// The colours of symbols.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    /// Flat.
    public static let flat = SymbolColorRenderingMode()
    /// A gradient.
    public static let gradient = SymbolColorRenderingMode()
}

/// The rendering of variable values.
public struct SymbolVariableValueMode: Hashable, Sendable {
    /// By colour.
    public static let color = SymbolVariableValueMode()
    /// By drawing a part.
    public static let draw = SymbolVariableValueMode()
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
    /// None.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants()
    /// In a square.
    public static let square = SymbolVariants()
    /// In a rectangle.
    public static let rectangle = SymbolVariants()
    /// Filled.
    public static let fill = SymbolVariants()
    /// Struck through.
    public static let slash = SymbolVariants()
    /// The variant in a circle.
    public var circle: SymbolVariants { self }
    /// The variant in a square.
    public var square: SymbolVariants { self }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { self }
    /// The variant filled.
    public var fill: SymbolVariants { self }
    /// The variant struck through.
    public var slash: SymbolVariants { self }
    /// Returns a Boolean value that indicates whether the variant contains another.
    public func contains(_ other: SymbolVariants) -> Bool { self == other }
}
