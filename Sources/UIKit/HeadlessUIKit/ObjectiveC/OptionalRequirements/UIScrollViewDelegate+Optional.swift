import Foundation

extension UIScrollViewDelegate {
    /// For calls such as `delegate.scrollViewDidChangeAdjustedContentInset?(…)`.
    public var scrollViewDidChangeAdjustedContentInset:
        UIScrollViewDelegateScrollViewDidChangeAdjustedContentInsetCalls?
    { UIScrollViewDelegateScrollViewDidChangeAdjustedContentInsetCalls(self) }

    /// For calls such as `delegate.scrollViewDidScroll?(…)`.
    public var scrollViewDidScroll: UIScrollViewDelegateScrollViewDidScrollCalls? {
        UIScrollViewDelegateScrollViewDidScrollCalls(self)
    }

    /// For calls such as `delegate.scrollViewWillBeginDragging?(…)`.
    public var scrollViewWillBeginDragging: UIScrollViewDelegateScrollViewWillBeginDraggingCalls? {
        UIScrollViewDelegateScrollViewWillBeginDraggingCalls(self)
    }

    /// For calls such as `delegate.scrollViewWillEndDragging?(…)`.
    public var scrollViewWillEndDragging: UIScrollViewDelegateScrollViewWillEndDraggingCalls? {
        UIScrollViewDelegateScrollViewWillEndDraggingCalls(self)
    }

    /// For calls such as `delegate.scrollViewWillBeginDecelerating?(…)`.
    public var scrollViewWillBeginDecelerating: UIScrollViewDelegateScrollViewWillBeginDeceleratingCalls? {
        UIScrollViewDelegateScrollViewWillBeginDeceleratingCalls(self)
    }

    /// For calls such as `delegate.scrollViewDidEndDragging?(…)`.
    public var scrollViewDidEndDragging: UIScrollViewDelegateScrollViewDidEndDraggingCalls? {
        UIScrollViewDelegateScrollViewDidEndDraggingCalls(self)
    }

    /// For calls such as `delegate.scrollViewDidEndDecelerating?(…)`.
    public var scrollViewDidEndDecelerating: UIScrollViewDelegateScrollViewDidEndDeceleratingCalls? {
        UIScrollViewDelegateScrollViewDidEndDeceleratingCalls(self)
    }

    /// For calls such as `delegate.scrollViewDidEndScrollingAnimation?(…)`.
    public var scrollViewDidEndScrollingAnimation: UIScrollViewDelegateScrollViewDidEndScrollingAnimationCalls? {
        UIScrollViewDelegateScrollViewDidEndScrollingAnimationCalls(self)
    }

    /// For calls such as `delegate.scrollViewShouldScrollToTop?(…)`.
    public var scrollViewShouldScrollToTop: UIScrollViewDelegateScrollViewShouldScrollToTopCalls? {
        UIScrollViewDelegateScrollViewShouldScrollToTopCalls(self)
    }

    /// For calls such as `delegate.scrollViewDidScrollToTop?(…)`.
    public var scrollViewDidScrollToTop: UIScrollViewDelegateScrollViewDidScrollToTopCalls? {
        UIScrollViewDelegateScrollViewDidScrollToTopCalls(self)
    }

    /// For calls such as `delegate.viewForZooming?(…)`.
    public var viewForZooming: UIScrollViewDelegateViewForZoomingCalls? {
        UIScrollViewDelegateViewForZoomingCalls(self)
    }

    /// For calls such as `delegate.scrollViewDidZoom?(…)`.
    public var scrollViewDidZoom: UIScrollViewDelegateScrollViewDidZoomCalls? {
        UIScrollViewDelegateScrollViewDidZoomCalls(self)
    }

    /// For calls such as `delegate.scrollViewWillBeginZooming?(…)`.
    public var scrollViewWillBeginZooming: UIScrollViewDelegateScrollViewWillBeginZoomingCalls? {
        UIScrollViewDelegateScrollViewWillBeginZoomingCalls(self)
    }

    /// For calls such as `delegate.scrollViewDidEndZooming?(…)`.
    public var scrollViewDidEndZooming: UIScrollViewDelegateScrollViewDidEndZoomingCalls? {
        UIScrollViewDelegateScrollViewDidEndZoomingCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidChangeAdjustedContentInsetCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewDidChangeAdjustedContentInset(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call("scrollViewDidChangeAdjustedContentInset(_:)") {
            object.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidScrollCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewDidScroll(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call("scrollViewDidScroll(_:)") { object.scrollViewDidScroll(scrollView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillBeginDraggingCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewWillBeginDragging(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call("scrollViewWillBeginDragging(_:)") { object.scrollViewWillBeginDragging(scrollView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillEndDraggingCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    @discardableResult public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
        OptionalRequirement.call("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
            object.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillBeginDeceleratingCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewWillBeginDecelerating(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call("scrollViewWillBeginDecelerating(_:)") {
            object.scrollViewWillBeginDecelerating(scrollView)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndDraggingCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void?
    {
        OptionalRequirement.call("scrollViewDidEndDragging(_:willDecelerate:)") {
            object.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndDeceleratingCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewDidEndDecelerating(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call("scrollViewDidEndDecelerating(_:)") { object.scrollViewDidEndDecelerating(scrollView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndScrollingAnimationCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewDidEndScrollingAnimation(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call("scrollViewDidEndScrollingAnimation(_:)") {
            object.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewShouldScrollToTopCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewShouldScrollToTop(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
        OptionalRequirement.call("scrollViewShouldScrollToTop(_:)") { object.scrollViewShouldScrollToTop(scrollView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidScrollToTopCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewDidScrollToTop(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call("scrollViewDidScrollToTop(_:)") { object.scrollViewDidScrollToTop(scrollView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateViewForZoomingCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `viewForZooming(in:)`.
    @discardableResult public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.call("viewForZooming(in:)") { object.viewForZooming(in: scrollView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidZoomCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewDidZoom(_:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalRequirement.call("scrollViewDidZoom(_:)") { object.scrollViewDidZoom(scrollView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillBeginZoomingCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewWillBeginZooming(_:with:)`.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
        OptionalRequirement.call("scrollViewWillBeginZooming(_:with:)") {
            object.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndZoomingCalls {
    private let object: any UIScrollViewDelegate

    fileprivate init(_ object: any UIScrollViewDelegate) { self.object = object }

    /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
    @discardableResult public func callAsFunction(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) -> Void? {
        OptionalRequirement.call("scrollViewDidEndZooming(_:with:atScale:)") {
            object.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
}
