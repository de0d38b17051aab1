import Foundation

extension UIView {
    /// Called when the view's content needs another size, on which constraints, the superview or other ancestors may
    /// depend.
    final func contentSizeDidChange() {
        if let layout = details?.layout { layout.engine?.contentDidChange(of: self) }
        guard let superview = storedSuperview else { return }
        superview.setNeedsLayout()
        superview.subviewContentSizeDidChange()
        guard LayoutEngine.isInUse else { return }
        // Nothing outside a scroll view depends on the size of its content.
        var reachesOut = true
        var view: UIView? = superview
        while let current = view {
            let outer = current.storedSuperview
            if let engine = current.details?.layout?.engine {
                // A view placed by constraints may compute its size from its content, and its ancestors may use that
                // size.
                engine.contentDidChange(of: current)
                reachesOut = reachesOut && !ClassFacts.of(current).pointee.isScrollView
                if reachesOut { outer?.setNeedsLayout() }
            }
            view = outer
        }
    }
}
