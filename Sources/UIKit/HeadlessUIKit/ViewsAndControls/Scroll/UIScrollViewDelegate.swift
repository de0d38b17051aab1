import Foundation

/// Hears of a scroll view's scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger is about to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger is about to let the content go.
    ///
    /// - Parameters:
    ///   - velocity: how fast the content moves, in points per millisecond.
    ///   - targetContentOffset: where it is going to rest, in points; the delegate may choose another place.
    ///   - scrollView: the scroll view.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A finger has stopped moving the content, which may go on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content is about to go on by itself after a finger has moved it.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after a finger moved it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after an animation that code asked for.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar may scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content was scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The view that is zoomed, or nil.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Two fingers are about to zoom, or code zooms with an animation.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The content was zoomed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Other insets count than before.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Two fingers have stopped zooming, or an animation has ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Nothing happens unless the delegate says what.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalRequirement.noteMissing() }
    /// The content rests where it would unless the delegate says otherwise.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalRequirement.noteMissing() }
    /// True unless the delegate says otherwise.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalRequirement.noteMissing() }
    /// Nil unless the delegate names a view.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nothing happens unless the delegate says what.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalRequirement.noteMissing()
    }
    /// Nothing happens unless the delegate says what.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.noteMissing()
    }
}

/// Says what an assistive technology speaks after it has scrolled.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// The status with speech attributes, such as "Page 2 of 5"; nil for the plain one.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
    /// The status, such as "Page 2 of 5"; nil for the default.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
    /// Nil unless the delegate has a status with attributes.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        OptionalRequirement.noteMissing()
        return nil
    }
    /// Nil unless the delegate has a status.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        OptionalRequirement.noteMissing()
        return nil
    }
}

/// Gives scroll views their `delegate`.
///
/// UIKit's subclasses of `UIScrollView` narrow the type of the property, which Swift allows only for a member that
/// comes from a protocol and not from the class.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
    /// The object that hears of the scrolling; it is not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
