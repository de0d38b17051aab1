public import Foundation

/// A horizontal container that you can use in conditional layouts.
public struct HStackLayout: Layout {
    /// The vertical alignment of the subviews.
    public var alignment: VerticalAlignment
    /// The distance between adjacent subviews, or `nil` for the preferred distance of each pair.
    public var spacing: CGFloat?

    /// Creates a horizontal stack.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The values that the stack derives from its subviews.
    public struct Cache {
        var stack: StackCache
    }

    private var layout: LinearLayout {
        LinearLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    }

    /// The properties of a horizontal stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// Determines the distances between the subviews.
    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: layout.makeCache(subviews)) }

    /// Merges the spacing of the subviews at the edges that they touch.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(subviews) }

    /// Returns the size of the subviews next to each other.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.arrangement(proposal, subviews, &cache.stack).size
    }

    /// Places the subviews next to each other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.place(in: bounds, proposal, subviews, &cache.stack)
    }
}
