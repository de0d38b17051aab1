import Foundation

/// Looks for a finger that moves in from an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which the gesture may start; none unless set.
    open var edges: UIRectEdge = []

    /// The maximum distance from the edge at which the finger may come down, in points.
    private static let reach: CGFloat = 20

    /// Whether a finger that comes down at a point of a window of a size starts at one of the edges and moves inwards.
    final func isFromEdge(_ point: CGPoint, movingBy distance: CGPoint, in size: CGSize) -> Bool {
        edges.contains(.left) && point.x <= Self.reach && distance.x > 0
            || edges.contains(.right) && point.x >= size.width - Self.reach && distance.x < 0
            || edges.contains(.top) && point.y <= Self.reach && distance.y > 0
            || edges.contains(.bottom) && point.y >= size.height - Self.reach && distance.y < 0
    }
}
