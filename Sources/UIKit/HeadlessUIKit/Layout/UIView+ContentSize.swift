import Foundation

extension UIView {
    /// The view's content asks for another size, by which constraints, the superview or what is around may go.
    final func contentSizeDidChange() {
        if let layout = details?.layout { layout.engine?.contentDidChange(of: self) }
        guard let superview = storedSuperview else { return }
        superview.setNeedsLayout()
        superview.subviewContentSizeDidChange()
        guard LayoutEngine.isInUse else { return }
        // Beyond a scroll view nothing depends on the size of what it holds.
        var reachesOut = true
        var view: UIView? = superview
        while let current = view {
            let outer = current.storedSuperview
            if let engine = current.details?.layout?.engine {
                // What constraints place may ask what it holds for its own size, and what is around may place it by that.
                engine.contentDidChange(of: current)
                reachesOut = reachesOut && !ClassFacts.of(current).pointee.isScrollView
                if reachesOut { outer?.setNeedsLayout() }
            }
            view = outer
        }
    }
}
