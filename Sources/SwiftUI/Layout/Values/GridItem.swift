public import Foundation

/// A description of a row or a column in a lazy grid.
public struct GridItem: Sendable {
    /// The size of a row or a column in a grid layout.
    public enum Size: Sendable {
        /// A single item with the specified fixed size.
        case fixed(CGFloat)
        /// A single flexible item that takes a share of the space between two limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit in the space with a size between two limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the item.
    public var size: Size
    /// The distance to the next item, or `nil` for the default.
    public var spacing: CGFloat?
    /// The alignment of views in the item, or `nil` for that of the grid.
    public var alignment: Alignment?

    /// Creates a grid item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
