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

    /// Gives the view of a child its place in a container with bars: bars here are opaque, so content goes on under
    /// them only where it asks for that, and has what they cover in its safe area.
    final func place(in container: UIView, above bottom: CGFloat, below top: CGFloat) {
        defer { placePresentation(frame(in: container, above: bottom, below: top), in: container) }
        guard let content = viewIfLoaded, content.superview === container else { return }
        let extends = extendedLayoutIncludesOpaqueBars ? edgesForExtendedLayout : []
        container.updateSafeArea()
        let safe = container.safeAreaInsets
        barInsets = UIEdgeInsets(
            top: extends.contains(.top) ? max(0, top - safe.top) : 0, left: 0,
            bottom: extends.contains(.bottom) ? max(0, bottom - safe.bottom) : 0, right: 0)
        content.frame = frame(in: container, above: bottom, below: top)
    }

    /// Where the view of a child stands in a container with bars.
    final func frame(in container: UIView, above bottom: CGFloat, below top: CGFloat) -> CGRect {
        let extends = extendedLayoutIncludesOpaqueBars ? edgesForExtendedLayout : []
        return container.bounds.inset(
            by: UIEdgeInsets(
                top: extends.contains(.top) ? 0 : top, left: 0, bottom: extends.contains(.bottom) ? 0 : bottom,
                right: 0))
    }
}
