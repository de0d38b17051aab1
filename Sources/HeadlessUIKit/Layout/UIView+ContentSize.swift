import Foundation

extension UIView {
    /// The view's content asks for another size: the superview may place it by that, and so may every stack around, up
    /// to what the outermost stack stands in. Beyond a scroll view nothing depends on the size of what it holds, and
    /// beyond the stacks that are measured together nothing on the size of the innermost.
    final func contentSizeDidChange() {
        if let layout = details?.layout { layout.engine?.contentDidChange(of: self) }
        guard let superview = storedSuperview else { return }
        superview.setNeedsLayout()
        var outermost: UIView?
        var stackCount = 0
        var view: UIView? = LayoutEngine.isInUse ? superview : nil
        while let current = view {
            // What constraints place may ask what it holds for its own size.
            if let layout = current.details?.layout { layout.engine?.contentDidChange(of: current) }
            view = current.storedSuperview
        }
        view = superview
        while let current = view, stackCount <= StackMeasurer.depthLimit,
            !ClassFacts.of(current).pointee.isScrollView
        {
            if ClassFacts.of(current).pointee.isStackView {
                outermost = current
                stackCount += 1
            }
            view = current.storedSuperview
        }
        guard let outermost else { return }
        view = superview
        while let current = view, current !== outermost {
            current.setNeedsLayout()
            view = current.storedSuperview
        }
        outermost.setNeedsLayout()
        outermost.storedSuperview?.setNeedsLayout()
    }
}
