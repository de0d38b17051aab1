import Foundation

/// Provides the `delegate` of scroll views.
///
/// UIKit's subclasses of `UIScrollView` narrow the type of the property, which Swift allows only for a member that
/// comes from a protocol and not from the class.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
    /// The delegate, which is notified of scrolling; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { delegateOfScrollView }
        set { delegateOfScrollView = newValue }
    }
}
