import Foundation

// A tap on the status bar.
extension UIWindow {
    /// Plays a tap on the status bar, which scrolls a scroll view to the top. On a phone exactly one must allow it
    /// (`scrollsToTop`'s documentation); elsewhere the topmost one is used. Returns true when it was scrolled or at the
    /// top already.
    @discardableResult public final func simulateStatusBarTap() -> Bool {
        let controller = rootViewController?.visibleInside
        if let named = controller?.contentScrollView(for: .top), named.scrollsToTop { return named.scrollToTop() }
        let candidates = scrollViewsToTop
        let isPhone = traitCollection.userInterfaceIdiom == .phone
        guard candidates.count == 1 || !isPhone && !candidates.isEmpty else { return false }
        let nearest = candidates.min {
            $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
        }
        return nearest?.scrollToTop() ?? false
    }

    /// The scroll views on the screen that a tap on the status bar may scroll.
    private var scrollViewsToTop: [UIScrollView] {
        var found: [UIScrollView] = []
        var pending: [UIView] = [rootViewController?.presentedAbove.last?.viewIfLoaded ?? self]
        let screen = CGRect(origin: .zero, size: bounds.size)
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { continue }
            if let view = view as? UIScrollView, view.scrollsToTop, view.isScrollEnabled,
                view.convert(view.bounds, to: nil).intersects(screen)
            {
                found.append(view)
            }
            pending.append(contentsOf: view.subviews)
        }
        return found
    }
}

extension UIViewController {
    /// The controller whose content is visible: that of the topmost presented one, inside containers.
    fileprivate final var visibleInside: UIViewController {
        var controller = presentedAbove.last ?? self
        while let inner = controller.childrenThatShareAppearance.last { controller = inner }
        return controller
    }
}

extension UIScrollView {
    /// Scrolls to the top if the delegate allows it, and notifies it afterwards: immediately where the top is visible
    /// already.
    @discardableResult final func scrollToTop() -> Bool {
        guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        let top = CGPoint(x: bounds.minX, y: -adjustedContentInset.top)
        let isThere = bounds.minY <= top.y
        motion.animation += 1
        if !isThere { scroll(to: top) }
        layoutIfNeeded()
        MainLoop.main.perform(after: isThere ? .zero : .milliseconds(300)) { [weak self] in
            guard let self else { return }
            self.scrollDelegate?.scrollViewDidScrollToTop(self)
        }
        return true
    }
}
