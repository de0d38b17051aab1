import Foundation

extension ViewSpacing {
    /// The preferences of text in a font.
    ///
    /// Text keeps the font's line distance to other text. Below text a view keeps the distance that it would have from
    /// a capital letter, above it that from the descent.
    ///
    /// - Parameters:
    ///   - leading: The distance between lines of the font, beyond ascent and descent.
    ///   - pixel: The length of a pixel in points.
    static func text(
        ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, pixel: CGFloat
    ) -> ViewSpacing {
        let line = SpacingPreference.TextLine(ascent: ascent, descent: descent, leading: leading, pixel: pixel)
        let height = ascent + descent
        let margin = (height / 10 / pixel).rounded(.up) * pixel
        var spacing = ViewSpacing(all: SpacingPreference())
        spacing[.top] = SpacingPreference(text: margin + descent, line: line)
        spacing[.bottom] = SpacingPreference(text: max(height + margin - capHeight, margin + descent), line: line)
        return spacing
    }
}
