/// Measures letters of one typeface, without drawing them.
///
/// `SystemFace` and `MonospacedFace` come with the module, `FontFile` reads the typeface that a file holds.
public protocol TextMeasuring: Sendable {
    /// Returns the advance of a letter, that is one grapheme cluster, in points.
    /// - Parameters:
    ///   - weight: from 100 to 900, 400 being regular and 700 bold. A face of one weight has no use for it.
    ///   - size: the size of the font in points, above 0.
    func advance(of cluster: Character, weight: Double, size: Double) -> Double

    /// Returns the height of the face's lines at a size in points.
    func metrics(size: Double) -> FontMetrics
}

/// The heights of a font, in points.
public struct FontMetrics: Sendable, Hashable {
    /// The extent of the font above the baseline.
    public var ascender: Double
    /// The extent of the font below the baseline; not negative.
    public var descent: Double
    /// The space that the font wants between two lines.
    public var leading: Double
    /// The height of a capital letter.
    public var capHeight: Double
    /// The height of a small x.
    public var xHeight: Double

    /// Creates metrics from heights in points.
    public init(ascender: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// From the top of a line to that of the next, in points, by default.
    public var lineHeight: Double { ascender + descent + leading }
}

/// A typeface in a weight and a size.
public struct MeasuredFont: Sendable {
    /// The face that measures the letters.
    public var face: any TextMeasuring
    /// From 100 to 900, 400 being regular and 700 bold.
    public var weight: Double
    /// The size in points, above 0.
    public var size: Double

    /// Creates a font.
    public init(face: any TextMeasuring = SystemFace(), weight: Double = 400, size: Double) {
        self.face = face
        self.weight = weight
        self.size = size
    }

    /// Returns the advance of a letter, in points.
    public func advance(of cluster: Character) -> Double { face.advance(of: cluster, weight: weight, size: size) }

    /// The heights of the font, in points.
    public var metrics: FontMetrics { face.metrics(size: size) }
}
