import Foundation

// The sizes of views that are placed by their content's size: the cells, headers and footers of lists.
extension UIView {
    /// Whether constraints inside the view, or its own content, determine its size.
    final var determinesItsSize: Bool {
        // A stack makes its constraints only now.
        workOutConstraints()
        let content = intrinsicContentSize
        return holdsConstraints || content.width >= 0 || content.height >= 0
    }

    /// Returns the height of the content at a width; nil where nothing determines it.
    final func height(fittingWidth width: CGFloat) -> CGFloat? {
        guard contentDeterminesSize || determinesItsSize else { return nil }
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height.isFinite ? size.height : nil
    }

    /// Returns the size of a view with a separate content view: either of them may have constraints, and without any
    /// the view gets the target size.
    ///
    /// - Parameter taken: The difference between the widths of the view and its content.
    final func fittingSize(
        around contentView: UIView, taken: CGFloat = 0, _ target: CGSize, _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        var size: CGSize?
        if determinesItsSize || !contentView.determinesItsSize { size = fittingSize(target, horizontal, vertical) }
        if contentView.determinesItsSize {
            let room = CGSize(width: max(target.width - taken, 0), height: target.height)
            var inner = contentView.systemLayoutSizeFitting(
                room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            inner.width += taken
            size = CGSize(
                width: max(size?.width ?? 0, inner.width), height: max(size?.height ?? 0, inner.height))
        }
        return size ?? target
    }
}
