import Foundation

/// The greatest width of text that is comfortable to read, which follows the size of body text.
@MainActor enum ReadableWidth {
    private static let smallest: CGFloat = 560
    private static let greatest: CGFloat = 896
    // 672 points at the default size of body text, 17 points.
    private static let widthOfPoint: CGFloat = 672 / 17

    /// Returns the width at a text size, in points.
    static func width(for category: UIContentSizeCategory) -> CGFloat {
        let font = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        let width = (font.pointSize * widthOfPoint / 8).rounded() * 8
        return min(max(width, smallest), greatest)
    }
}
