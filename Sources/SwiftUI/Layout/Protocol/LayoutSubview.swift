public import Foundation

/// A proxy that represents one subview of a layout.
public struct LayoutSubview: Equatable, Sendable {
    let children: LayoutChildren
    let index: Int

    private var node: any LayoutNode { onMainActor { children.node(at: index) } }

    /// The value of the subview for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let node = node
        return onMainActor { node.layoutValue(key) }
    }

    /// The layout priority of the subview.
    public var priority: Double {
        let node = node
        return onMainActor { node.priority }
    }

    /// The subview's preferred spacing values.
    public var spacing: ViewSpacing {
        let node = node
        return onMainActor { node.spacing }
    }

    /// Asks the subview for its size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let node = node
        return onMainActor { children.checked(node.sizeThatFits(proposal.sanitized)) }
    }

    /// Asks the subview for its dimensions and alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let node = node
        let proposal = proposal.sanitized
        return onMainActor {
            ViewDimensions(size: children.checked(node.sizeThatFits(proposal)), proposal: proposal, node: node)
        }
    }

    /// Assigns a position and proposed size to the subview.
    ///
    /// - Parameters:
    ///   - position: The place where the anchor of the subview appears, in the coordinates of the layout's bounds.
    ///   - anchor: The point of the subview that appears at `position`.
    ///   - proposal: The size that is proposed to the subview.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        place(at: position, anchor: anchor, dimensions(in: proposal))
    }

    /// Whether two proxies represent the same subview.
    public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
        first.children === second.children && first.index == second.index
    }
}

extension LayoutSubview {
    /// Assigns a position to the subview, which has answered with these dimensions.
    ///
    /// - Parameter context: What the subview inherits from its place, in the coordinates of the layout's bounds, where
    ///   it differs from what the layout itself inherits.
    func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, _ dimensions: ViewDimensions,
        context: PlacementContext? = nil
    ) {
        let origin = CGPoint(
            x: position.x - dimensions.width * anchor.x, y: position.y - dimensions.height * anchor.y)
        onMainActor {
            children.place(.init(index: index, origin: origin, dimensions: dimensions), context: context)
        }
    }

    /// Places the subview where its alignment guides meet those of a rectangle.
    func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
        let dimensions = dimensions(in: proposal)
        place(at: bounds.origin + dimensions.offset(in: bounds.size, alignment: alignment), dimensions)
    }
}

extension ViewDimensions {
    /// The origin at which the view's guides meet those of another view at the origin.
    func offset(in outer: ViewDimensions, alignment: Alignment) -> CGPoint {
        CGPoint(
            x: outer[alignment.horizontal] - self[alignment.horizontal],
            y: outer[alignment.vertical] - self[alignment.vertical])
    }

    /// The origin at which the view's guides meet those of a rectangle of the given size at the origin.
    func offset(in size: CGSize, alignment: Alignment) -> CGPoint {
        offset(in: ViewDimensions(size: size), alignment: alignment)
    }
}
