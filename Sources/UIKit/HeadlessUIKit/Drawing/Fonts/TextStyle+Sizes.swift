import Foundation

extension UIFont.TextStyle {
    // Apple's "Dynamic Type sizes" of iOS (Human Interface Guidelines, Typography), in points: from xSmall to xxxLarge,
    // then the accessibility sizes AX1 to AX5.
    // For the extra large titles it lists only the size at the default text size; they grow as the largest and the
    // first title.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 47, 51, 55, 59, 64],
        .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The style's size in points at a text size; unknown styles count as body text, unknown text sizes as the default
    /// one.
    func size(at category: UIContentSizeCategory) -> CGFloat {
        let column = Self.sizes[self] ?? Self.sizes[.body] ?? []
        let index = category.step ?? 3
        return column.indices.contains(index) ? column[index] : 17
    }

    /// Returns the ratio of the style's size at a text size to that at the default one.
    func growth(at category: UIContentSizeCategory) -> CGFloat { size(at: category) / size(at: .large) }
}
