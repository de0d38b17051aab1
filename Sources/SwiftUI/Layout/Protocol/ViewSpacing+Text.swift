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

    /// The distance between lines of a text style, beyond ascent and descent, by its size in points.
    ///
    /// Apple's Human Interface Guidelines give the distances of baselines for the default size; between them they
    /// change with the size.
    static func leading(ofTextStyleWithSize size: CGFloat, lineHeight: CGFloat) -> CGFloat {
        let baselines: [(size: CGFloat, distance: CGFloat)] = [
            (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41),
        ]
        let above = baselines.first { $0.size >= size } ?? baselines[baselines.count - 1]
        let below = baselines.last { $0.size <= size } ?? baselines[0]
        let part = above.size > below.size ? (size - below.size) / (above.size - below.size) : 0
        let distance = below.distance + (above.distance - below.distance) * part
        return size < baselines[0].size || size > above.size ? 0 : max(0, distance - lineHeight)
    }
}
