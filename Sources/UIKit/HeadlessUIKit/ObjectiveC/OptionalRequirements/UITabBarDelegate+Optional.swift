import Foundation

extension UITabBarDelegate {
    /// For calls such as `delegate.tabBar?(…)`.
    public var tabBar: UITabBarDelegateTabBarCalls? { UITabBarDelegateTabBarCalls(self) }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITabBarDelegateTabBarCalls {
    private let object: any UITabBarDelegate

    fileprivate init(_ object: any UITabBarDelegate) { self.object = object }

    /// Calls `tabBar(_:didSelect:)`.
    @discardableResult public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
        OptionalRequirement.call("tabBar(_:didSelect:)") { object.tabBar(tabBar, didSelect: item) }
    }
}
