import Foundation

/// The root view of a container with bars: its controller places what it holds.
@MainActor final class UILayoutContainerView: UIView {
    /// Places the subviews.
    var arrange: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange?()
    }

    // The content scrolls under the bars, so where its elements stand says nothing about whether they come first.
    override var defaultAccessibilityElements: [Any]? {
        if subviews.contains(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { return nil }
        let first = subviews.filter { $0 is UINavigationBar } + subviews.filter { $0 is UISearchBar }
        let last = subviews.filter { $0 is UITabBar || $0 is UIToolbar }
        return first + subviews.filter { !first.contains($0) && !last.contains($0) } + last
    }
}

/// The part of a container's view that holds the view of the child that is shown.
@MainActor final class UINavigationTransitionView: UIView {
    override var shouldGroupAccessibilityChildren: Bool {
        get { true }
        set {}
    }
}

extension UIViewController {
    /// The nearest navigation controller around this one, or nil.
    public final var navigationController: UINavigationController? { nearestContainer() }
    /// The nearest tab bar controller around this one, or nil.
    public final var tabBarController: UITabBarController? { nearestContainer() }

    final func nearestContainer<Container: UIViewController>() -> Container? {
        var ancestor = storedParent
        while let current = ancestor {
            if let container = current as? Container { return container }
            ancestor = current.storedParent
        }
        return nil
    }

    /// What bars leave of a container's bounds for a child: bars here are opaque, so content goes on under them only
    /// where it asks for that.
    final func contentFrame(in bounds: CGRect, above bottom: CGFloat, below top: CGFloat) -> CGRect {
        let extends = extendedLayoutIncludesOpaqueBars ? edgesForExtendedLayout : []
        return bounds.inset(
            by: UIEdgeInsets(
                top: extends.contains(.top) ? 0 : top, left: 0, bottom: extends.contains(.bottom) ? 0 : bottom,
                right: 0))
    }
}
