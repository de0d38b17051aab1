import Foundation

/// A node of the layout tree: one child as its parent's layout sees it.
///
/// Leaves answer from their content; containers and modifiers answer through a `LayoutEngine`.
@MainActor protocol LayoutNode: AnyObject, Sendable {
    /// The priority with which stacks distribute their space.
    var priority: Double { get }
    /// The preferred distances to neighbours.
    var spacing: ViewSpacing { get }
    /// The value that the view sets for a key, or the key's default.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
    /// The size that the view chooses for a proposal. The proposal has no NaN and nothing negative.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The position of a guide that the view sets, in its own coordinates, when it has answered `proposal` with `size`.
    func explicitAlignment(of guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat?
    /// Gives the view its frame in its parent's coordinates. Right to left is already taken into account.
    func place(_ placement: LayoutPlacement)
}

extension LayoutNode {
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, node: self)
    }
}

/// The frame of a node and what it inherits from its place on the screen.
struct LayoutPlacement: Sendable {
    /// The frame in the coordinates of the parent, not rounded to pixels.
    var frame: CGRect
    /// The proposal that the node has answered with the size of the frame.
    var proposal: ProposedViewSize
    /// What the place on the screen means for the node, in the node's own coordinates.
    var context: PlacementContext
}

/// What a node inherits from its place on the screen, in the node's own coordinates.
struct PlacementContext: Equatable, Sendable {
    /// The safe area around the node.
    var safeArea = SafeArea()
    /// The part of the enclosing scroll view's content that is visible or near, if there is one.
    var visibleRect: CGRect?

    /// The context in the coordinates of a child.
    func moved(to origin: CGPoint) -> PlacementContext {
        PlacementContext(
            safeArea: safeArea.offsetBy(dx: -origin.x, dy: -origin.y),
            visibleRect: visibleRect?.offsetBy(dx: -origin.x, dy: -origin.y))
    }

    /// The context with the leading and the trailing side exchanged.
    func mirrored(in bounds: CGRect) -> PlacementContext {
        PlacementContext(
            safeArea: safeArea.mirrored(in: bounds), visibleRect: visibleRect?.mirrored(in: bounds))
    }
}
