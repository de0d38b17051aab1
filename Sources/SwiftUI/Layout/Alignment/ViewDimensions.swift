public import Foundation

/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable, Sendable {
    /// The size of the view.
    let size: CGSize
    /// The proposal that the view answered with this size.
    let proposal: ProposedViewSize
    private let node: (any LayoutNode)?

    /// The dimensions of a view. Guides are read from the node when they are asked for.
    init(size: CGSize, proposal: ProposedViewSize, node: (any LayoutNode)?) {
        self.size = size
        self.proposal = proposal
        self.node = node
    }

    /// The dimensions of a rectangle in which no guide is set.
    init(size: CGSize) { self.init(size: size, proposal: ProposedViewSize(size), node: nil) }

    /// The width of the view.
    public var width: CGFloat { size.width }
    /// The height of the view.
    public var height: CGFloat { size.height }

    /// The position of a horizontal guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The position of a vertical guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The position of a horizontal guide, if the view sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The position of a vertical guide, if the view sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }

    subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let node else { return nil }
        return onMainActor { node.explicitAlignment(of: key, in: size, proposal: proposal) }
    }

    /// Whether two views have the same size and the same guides.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.size == second.size && first.proposal == second.proposal && first.node === second.node
    }
}
