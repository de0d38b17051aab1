import Foundation

extension UINavigationBarDelegate {
    /// For calls such as `delegate.navigationBar?(…)`.
    public var navigationBar: UINavigationBarDelegateNavigationBarCalls? {
        UINavigationBarDelegateNavigationBarCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UINavigationBarDelegateNavigationBarCalls {
    private let object: any UINavigationBarDelegate

    fileprivate init(_ object: any UINavigationBarDelegate) { self.object = object }

    /// Calls `navigationBar(_:shouldPush:)`.
    @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
        -> Bool?
    {
        OptionalRequirement.call("navigationBar(_:shouldPush:)") {
            object.navigationBar(navigationBar, shouldPush: item)
        }
    }

    /// Calls `navigationBar(_:didPush:)`.
    @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
        -> Void?
    {
        OptionalRequirement.call("navigationBar(_:didPush:)") { object.navigationBar(navigationBar, didPush: item) }
    }

    /// Calls `navigationBar(_:shouldPop:)`.
    @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
        -> Bool?
    {
        OptionalRequirement.call("navigationBar(_:shouldPop:)") { object.navigationBar(navigationBar, shouldPop: item) }
    }

    /// Calls `navigationBar(_:didPop:)`.
    @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
        -> Void?
    {
        OptionalRequirement.call("navigationBar(_:didPop:)") { object.navigationBar(navigationBar, didPop: item) }
    }
}
