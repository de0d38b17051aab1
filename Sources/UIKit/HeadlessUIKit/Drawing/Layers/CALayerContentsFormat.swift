/// The format of a layer's content.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String
    /// Creates a format from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Colours of 8 bits for each component.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Colours of 16 bits for each component.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Greys of 8 bits.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
