import Foundation

extension UIView {
    /// The view's content asks for another size, by which constraints, the superview or what is around may go.
    final func contentSizeDidChange() {
        if let layout = details?.layout { layout.engine?.contentDidChange(of: self) }
        guard let superview = storedSuperview else { return }
        superview.setNeedsLayout()
        superview.subviewContentSizeDidChange()
        var view: UIView? = LayoutEngine.isInUse ? superview : nil
        while let current = view {
            // What constraints place may ask what it holds for its own size.
            if let layout = current.details?.layout { layout.engine?.contentDidChange(of: current) }
            view = current.storedSuperview
        }
    }
}
