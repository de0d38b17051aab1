import Foundation

/// The adjustment of the insets by which a scroll view keeps its content clear of bars and of areas that the device
/// covers (UIScrollView's reference, `UIScrollView.ContentInsetAdjustmentBehavior`).
extension UIScrollView {
    /// The part of the safe area that is added to the insets.
    final var safeAreaPart: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let isVertical: Bool
        let isHorizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes: (isVertical, isHorizontal) = (scrollsVertically, scrollsHorizontally)
        case .automatic: (isVertical, isHorizontal) = (scrollsVertically || fillsScreenOfContainer, scrollsHorizontally)
        }
        return UIEdgeInsets(
            top: isVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0, bottom: isVertical ? safe.bottom : 0,
            right: isHorizontal ? safe.right : 0)
    }

    private var scrollsVertically: Bool {
        isScrollEnabled && (contentSize.height > bounds.height || alwaysBounceVertical)
    }

    private var scrollsHorizontally: Bool {
        isScrollEnabled && (contentSize.width > bounds.width || alwaysBounceHorizontal)
    }

    /// Whether the view fills the screen of a navigation or tab bar controller: its root view, or the first view in it.
    private var fillsScreenOfContainer: Bool {
        let owner = viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
        guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
        return owner.navigationController != nil || owner.tabBarController != nil
    }

    /// Checks whether the adjusted insets have changed. Content at its start stays there; other content keeps its
    /// position.
    final func adjustedInsetMayHaveChanged() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        knownInset = new
        var place = bounds.origin
        if place.y == -old.top { place.y = -new.top }
        if place.x == -old.left { place.x = -new.left }
        if place != bounds.origin { contentOffset = place }
        for view in subviews { view.setNeedsLayout() }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        accessibilityDidChange(.attributes)
    }

    /// Updates the subviews after the content has moved, since other parts may be covered by bars now.
    final func coveredPartsDidMove() {
        guard safeAreaOfSubviews != .zero else { return }
        for view in subviews { view.setNeedsLayout() }
    }
}
