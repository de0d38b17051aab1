import Foundation

/// The root view of a container with bars, whose controller lays out the subviews.
@MainActor final class UILayoutContainerView: UIView, PartRanking {
    /// Places the subviews.
    var arrange: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange?()
    }

    override func subviewVisibilityDidChange(_ subview: UIView) { setNeedsLayout() }

    /// The content scrolls under the bars, so the positions of its elements don't decide whether they come first.
    func rank(of part: UIView) -> PartRank {
        switch part {
        case is UINavigationBar: .rank(2)
        case is UISearchBar: .rank(1)
        case is UIToolbar, is UITabBar: .rank(-1)
        default: .rank(0)
        }
    }
}

/// The part of a container's view that contains the view of the visible child.
@MainActor final class UINavigationTransitionView: UIView {}

extension UIViewController {
    final func nearestContainer<Container: UIViewController>() -> Container? {
        var ancestor = storedParent
        while let current = ancestor {
            if let container = current as? Container { return container }
            ancestor = current.storedParent
        }
        return nil
    }

    /// Sets the frame of a child's view in a container with bars. Content extends under translucent bars, and under
    /// opaque ones where the child requests it, at the edges that the child names; the area that they cover is in its
    /// safe area.
    final func place(in container: UIView, below top: BarEdge, above bottom: BarEdge) {
        defer { placePresentation(frame(in: container.bounds, below: top, above: bottom), in: container) }
        guard let content = viewIfLoaded, content.superview === container else { return }
        container.updateSafeArea()
        let safe = container.safeAreaInsets
        let isUnderTop = goesUnder(top, at: .top)
        let isUnderBottom = goesUnder(bottom, at: .bottom)
        coveringBars = (isUnderTop ? top : BarEdge(), isUnderBottom ? bottom : BarEdge())
        barInsets = UIEdgeInsets(
            top: isUnderTop ? max(0, top.reach - safe.top) : 0, left: 0,
            bottom: isUnderBottom ? max(0, bottom.reach - safe.bottom) : 0, right: 0)
        content.frame = frame(in: container.bounds, below: top, above: bottom)
    }

    /// Returns the frame of a child's view in a container with bars.
    final func frame(in bounds: CGRect, below top: BarEdge, above bottom: BarEdge) -> CGRect {
        bounds.inset(
            by: UIEdgeInsets(
                top: goesUnder(top, at: .top) ? 0 : top.reach, left: 0,
                bottom: goesUnder(bottom, at: .bottom) ? 0 : bottom.reach, right: 0))
    }

    private func goesUnder(_ bar: BarEdge, at edge: UIRectEdge) -> Bool {
        edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Lays the view out again after a change of the edges to which the controller extends.
    final func extendedEdgesDidChange() {
        storedParent?.viewIfLoaded?.setNeedsLayout()
    }
}

/// The bars at one edge of a container.
struct BarEdge: Equatable {
    /// The distance that the bars reach into the container from its edge, in points, including the area that the device
    /// covers there; 0 without bars.
    var reach: CGFloat = 0
    /// Whether the content behind shows through.
    var isTranslucent = true
}
