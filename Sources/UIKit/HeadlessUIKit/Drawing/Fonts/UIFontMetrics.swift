import Foundation

/// Scales fonts and lengths with the user's text size, as much as a text style grows with it.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics that grow as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font at the user's text size; its own size is the one at the text size that a device starts with.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// The font at the user's text size, no larger than a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font at the text size of some traits; at the user's where they have none.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// The font at the text size that some traits name, no larger than a size in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = UIFont.Scaling(
            style: style, base: font.pointSize, maximum: maximumPointSize > 0 ? maximumPointSize : .infinity)
        return font.scaled(by: scaling, at: .meant(by: traitCollection))
    }

    /// The length at the user's text size, in points, rounded to pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns the length at the text size of some traits, in points, rounded to pixels; at the user's where they have
    /// none.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        UIFont.Scaling.round(value * style.growth(at: .meant(by: traitCollection)))
    }
}

extension UIFont {
    /// The scaling of a font with the user's text size.
    struct Scaling: Sendable, Hashable {
        var style: TextStyle
        /// The size at the text size that a device starts with; nil for that of the style.
        var base: CGFloat?
        /// The largest size, in points.
        var maximum: CGFloat

        /// The size at a text size, in points.
        func size(at category: UIContentSizeCategory) -> CGFloat {
            guard let base else { return style.size(at: category) }
            return min(Self.round(base * style.growth(at: category)), maximum)
        }

        /// Rounds to pixels.
        static func round(_ length: CGFloat) -> CGFloat {
            (length * TextMeasurer.scale).rounded() / TextMeasurer.scale
        }
    }

    /// Returns the font at the text size and, for one of a text style, in the weight of some traits; the font itself
    /// where it follows neither.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let category = UIContentSizeCategory.meant(by: traits)
        guard scaling.base == nil else {
            return scaling.size(at: category) == pointSize ? self : scaled(by: scaling, at: category)
        }
        let font = UIFont.preferredFont(scaling.style, at: category, legibility: .meant(by: traits))
        return font == self ? self : font
    }

    fileprivate func scaled(by scaling: Scaling, at category: UIContentSizeCategory) -> UIFont {
        UIFont(
            familyName: familyName, fontName: fontName, pointSize: scaling.size(at: category), weight: weight,
            isItalic: isItalic, textStyle: scaling.style, scaling: scaling, face: face)
    }
}

/// A view whose font can follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the user's text size, if it is one of a text style or of `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view that brings its font to another text size.
@MainActor protocol FontAdjusting: UIView, UIContentSizeCategoryAdjusting {
    /// The font at the size that it has now, or nil.
    var adjustableFont: UIFont? { get set }
}

extension FontAdjusting {
    /// Brings the font to the text size and the weight of the view's traits, where it follows them.
    func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font = adjustableFont else { return }
        let adjusted = font.adjusted(to: traitCollection)
        if adjusted !== font { adjustableFont = adjusted }
    }
}
