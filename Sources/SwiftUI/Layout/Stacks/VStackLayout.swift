public import Foundation

/// A vertical container that you can use in conditional layouts.
public struct VStackLayout: Layout {
    /// The horizontal alignment of the subviews.
    public var alignment: HorizontalAlignment
    /// The distance between adjacent subviews, or `nil` for the preferred distance of each pair.
    public var spacing: CGFloat?

    /// Creates a vertical stack.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The values that the stack derives from its subviews.
    public struct Cache {
        var stack: StackCache
    }

    private var layout: LinearLayout {
        LinearLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
    }

    /// The properties of a vertical stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// Determines the distances between the subviews.
    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: layout.makeCache(subviews)) }

    /// Merges the spacing of the subviews at the edges that they touch.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(subviews) }

    /// Returns the size of the subviews below each other.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.arrangement(proposal, subviews, &cache.stack).size
    }

    /// Places the subviews below each other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.place(in: bounds, proposal, subviews, &cache.stack)
    }
}
