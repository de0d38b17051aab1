import Foundation

extension UIScrollViewAccessibilityDelegate {
    /// For calls such as `delegate.accessibilityAttributedScrollStatus?(…)`.
    public var accessibilityAttributedScrollStatus:
        UIScrollViewAccessibilityDelegateAccessibilityAttributedScrollStatusCalls?
    { UIScrollViewAccessibilityDelegateAccessibilityAttributedScrollStatusCalls(self) }

    /// For calls such as `delegate.accessibilityScrollStatus?(…)`.
    public var accessibilityScrollStatus: UIScrollViewAccessibilityDelegateAccessibilityScrollStatusCalls? {
        UIScrollViewAccessibilityDelegateAccessibilityScrollStatusCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewAccessibilityDelegateAccessibilityAttributedScrollStatusCalls {
    private let object: any UIScrollViewAccessibilityDelegate

    fileprivate init(_ object: any UIScrollViewAccessibilityDelegate) { self.object = object }

    /// Calls `accessibilityAttributedScrollStatus(for:)`.
    @discardableResult public func callAsFunction(for scrollView: UIScrollView) -> NSAttributedString? {
        OptionalRequirement.call("accessibilityAttributedScrollStatus(for:)") {
            object.accessibilityAttributedScrollStatus(for: scrollView)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIScrollViewAccessibilityDelegateAccessibilityScrollStatusCalls {
    private let object: any UIScrollViewAccessibilityDelegate

    fileprivate init(_ object: any UIScrollViewAccessibilityDelegate) { self.object = object }

    /// Calls `accessibilityScrollStatus(for:)`.
    @discardableResult public func callAsFunction(for scrollView: UIScrollView) -> String? {
        OptionalRequirement.call("accessibilityScrollStatus(for:)") {
            object.accessibilityScrollStatus(for: scrollView)
        }
    }
}
