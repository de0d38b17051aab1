import Foundation

extension UIView: CALayerDelegate {
    /// The view's layer, which has the class that `layerClass` names; made when it is first asked for.
    public final var layer: CALayer {
        if let layer = details?.layer { return layer }
        let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        layer.view = self
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        detailsForWriting.layer = layer
        return layer
    }

    /// The view whose opacity says how much of this one is seen, or nil. It is no subview; kept as a fact.
    public final var mask: UIView? {
        get { details?.mask }
        set {
            detailsForWriting.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// A view that looks like this one, of the same size, that says nothing. There are no pixels to copy.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// A view that looks like a part of this one, of the part's size, that says nothing. There are no pixels to copy.
    public final func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// Draws the view and what it holds into the current context, which keeps nothing; layout is made up for where it is
    /// asked for. Always true.
    @discardableResult public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        return true
    }
}
