import Foundation

/// The drawing attributes of an image: stored only, since there are no pixels here.
struct ImageAttributes {
    var configuration: UIImage.Configuration?
    var renderingMode = UIImage.RenderingMode.automatic
    var tintColor: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var flipsForRightToLeft = false
    var isFlipped = false
    var scale: CGFloat = 1
    /// The images that are shown in turn; nil for a single one.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// The distance of the baseline from the bottom, in points; nil for none.
    var baseline: CGFloat?
}

extension UIImage {
    /// The rendering of an image where its view has a tint colour, with UIKit's raw values.
    public enum RenderingMode: Int, Sendable {
        /// Depends on the context: symbols in the tint colour, other images in their own.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// In the tint colour.
        case alwaysTemplate = 2
    }

    /// The way the middle of an image fills a larger rectangle, with UIKit's raw values.
    public enum ResizingMode: Int, Sendable {
        /// Again and again.
        case tile = 0
        /// The middle of the image is stretched.
        case stretch = 1
    }

    /// The attributes that decide which variant of an image is used.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// The traits that the variant is for, or nil.
        open private(set) var traitCollection: UITraitCollection?

        fileprivate init(_ traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        fileprivate func copied() -> Configuration { Configuration(traitCollection) }
        fileprivate func apply(_ other: Configuration) {
            traitCollection = other.traitCollection ?? traitCollection
        }

        /// The same for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            take(Configuration(traitCollection))
        }

        /// Returns a copy with the attributes that another configuration sets.
        open func applying(_ otherConfiguration: Configuration?) -> Self { take(otherConfiguration) }

        private func take(_ other: Configuration?) -> Self {
            let copy = copied()
            if let other { copy.apply(other) }
            guard let copy = copy as? Self else {
                preconditionFailure("A subclass of UIImage.Configuration can't be copied")
            }
            return copy
        }
    }

    /// The size and weight of a symbol.
    @preconcurrency @MainActor public final class SymbolConfiguration: Configuration {
        private(set) var pointSize: CGFloat?
        private(set) var textStyle: UIFont.TextStyle?
        private(set) var weight: SymbolWeight?
        private(set) var scale: SymbolScale?
        private(set) var colors: [UIColor] = []

        private init() { super.init(nil) }

        /// A configuration without attributes.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

        /// A size in points.
        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }

        /// A size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize)
            self.weight = weight
        }

        /// A size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
            self.scale = scale
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }

        /// Creates a configuration with a scale relative to text.
        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }

        /// The size of a text style, which follows the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init()
            self.textStyle = textStyle
        }

        /// The size of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            self.scale = scale
        }

        /// The size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, weight: SymbolWeight(font.weight))
        }

        /// The size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font: font)
            self.scale = scale
        }

        /// One colour in several strengths (iOS 15).
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            colors = [hierarchicalColor]
        }

        /// Colours for the parts of the symbol (iOS 15).
        public convenience init(paletteColors: [UIColor]) {
            self.init()
            colors = paletteColors
        }

        override fileprivate func copied() -> Configuration {
            let copy = SymbolConfiguration()
            copy.apply(self)
            return copy
        }

        override fileprivate func apply(_ other: Configuration) {
            super.apply(other)
            guard let other = other as? SymbolConfiguration else { return }
            if let size = other.pointSize { (pointSize, textStyle) = (size, nil) }
            if let style = other.textStyle { (textStyle, pointSize) = (style, nil) }
            weight = other.weight ?? weight
            scale = other.scale ?? scale
            if !other.colors.isEmpty { colors = other.colors }
        }

        // A symbol of 17 points takes up 20; other sizes are in proportion, and the scales as measured on symbols.
        final var symbolSize: CGSize {
            let size = pointSize ?? textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize } ?? 17
            let factor: CGFloat = scale == .small ? 0.8 : scale == .large ? 1.28 : 1
            let side = (size.isFinite ? min(max(size, 1), 10_000) : 17) * 20 / 17 * factor
            return CGSize(width: TextMeasurer.roundUp(side), height: TextMeasurer.roundUp(side))
        }

        /// Two configurations are equal when they set the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return MainActor.assumeIsolated {
                pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
                    && scale == other.scale && colors == other.colors
            }
        }
    }

    /// The weight of a symbol, with UIKit's raw values.
    public enum SymbolWeight: Int, Sendable {
        /// The context's default.
        case unspecified = 0
        /// Ultra light: the lightest weight.
        case ultraLight = 1
        /// Lighter than light.
        case thin
        /// Lighter than regular.
        case light
        /// The usual weight.
        case regular
        /// A little heavier than regular.
        case medium
        /// The weight of titles.
        case semibold
        /// Bold.
        case bold
        /// Heavier than bold.
        case heavy
        /// Black: the heaviest weight.
        case black

        init(_ weight: UIFont.Weight) {
            self = SymbolWeight(rawValue: min(max(weight.number / 100, 1), 9)) ?? .regular
        }
    }

    /// The size of a symbol relative to text, with UIKit's raw values.
    public enum SymbolScale: Int, Sendable {
        /// The context's default.
        case unspecified = 0
        /// Small.
        case small = 1
        /// The usual size.
        case medium = 2
        /// Large.
        case large = 3
        /// The context's default.
        public static let `default` = SymbolScale.unspecified
    }

    // MARK: Variants

    /// Creates a symbol in a size and weight.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, attributes: ImageAttributes(configuration: configuration))
    }

    /// Creates a symbol for some traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name, attributes: ImageAttributes(configuration: traitCollection.map { Configuration($0) }))
    }

    /// Creates an image from a bundle's asset catalogue. No catalogue is read here, so every name but the empty one is
    /// found.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, attributes: ImageAttributes(configuration: configuration))
    }

    /// Creates an image of a catalogue of a bundle for some traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, attributes: ImageAttributes(configuration: traitCollection.map { Configuration($0) }))
    }

    func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(self, attributes: attributes)
    }
}

extension UIImage {
    /// The ranges of brightness, with UIKit's raw values.
    public enum DynamicRange: Int, Sendable {
        /// Chosen by the surroundings.
        case unspecified = -1
        /// The usual one.
        case standard = 0
        /// A larger one, as far as other images allow it.
        case constrainedHigh = 1
        /// A larger one.
        case high = 2
    }
}
