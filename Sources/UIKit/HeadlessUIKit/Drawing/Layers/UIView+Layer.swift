import Foundation

extension UIView: CALayerDelegate {
    /// The view's layer, of the class in `layerClass`; made on first use.
    public final var layer: CALayer {
        if let layer = details?.layer { return layer }
        let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        layer.view = self
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        detailsForWriting.layer = layer
        return layer
    }

    /// The view whose opacity masks this one, or nil. It is not a subview; stored only.
    public final var mask: UIView? {
        get { details?.mask }
        set {
            detailsForWriting.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Returns a view of the same size with the same appearance and without accessibility. There are no pixels to copy.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// Returns a view with the appearance and size of a part of this one and without accessibility. There are no pixels
    /// to copy.
    public final func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// Draws the view and its subviews into the current context, which keeps nothing; performs a pending layout if
    /// requested. Always returns true.
    @discardableResult public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        return true
    }
}
