import Foundation

/// The common interface of view controllers and presentation controllers, which fit content into containers.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that the content would like to have, in points.
    var preferredContentSize: CGSize { get }
    /// Called when a child prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a child gets in a parent of a size, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the container's traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Edges of a rectangle, with UIKit's raw values.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt
    /// Creates a set of edges from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// Every edge.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
