import Foundation

/// The geometry of a layer without a view.
struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity

    init() {}

    /// Copies the geometry of a view.
    @MainActor init(_ view: UIView) {
        bounds = view.bounds
        position = view.center
        anchorPoint = view.anchorPoint
        transform = view.transform3D
    }
}

extension CALayer {
    /// The layer's rectangle in its own coordinates, in points.
    public final var bounds: CGRect {
        get { view?.bounds ?? geometry.bounds }
        set {
            if let view { return view.bounds = newValue }
            let isResized = newValue.size != geometry.bounds.size
            geometry.bounds = newValue
            if isResized { setNeedsLayout() }
        }
    }

    /// The position of the anchor point in the superlayer, in points.
    public final var position: CGPoint {
        get { view?.center ?? geometry.position }
        set { if let view { view.center = newValue } else { geometry.position = newValue } }
    }

    /// The point that `position` places and that transforms turn about, as a part of the bounds; the middle unless set.
    public final var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? geometry.anchorPoint }
        set { if let view { view.anchorPoint = newValue } else { geometry.anchorPoint = newValue } }
    }

    /// The layer's position on the z axis; stored only.
    public final var zPosition: CGFloat {
        get { geometry.zPosition }
        set { geometry.zPosition = newValue }
    }

    /// The anchor point's position on the z axis; stored only.
    public final var anchorPointZ: CGFloat {
        get { geometry.anchorPointZ }
        set { geometry.anchorPointZ = newValue }
    }

    /// The transform about the anchor point. Only its affine part moves a view.
    public final var transform: CATransform3D {
        get { view?.transform3D ?? geometry.transform }
        set { if let view { view.transform3D = newValue } else { geometry.transform = newValue } }
    }

    /// The transform of the sublayers; stored only.
    public final var sublayerTransform: CATransform3D {
        get { geometry.sublayerTransform }
        set { geometry.sublayerTransform = newValue }
    }

    /// Returns the affine part of the transform.
    public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets a transform of the plane.
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The smallest upright rectangle around the layer, in its superlayer's coordinates, in points.
    public final var frame: CGRect {
        get {
            if let view { return view.frame }
            let (size, anchor) = (geometry.bounds.size, geometry.anchorPoint)
            return CGRect(
                x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height
            ).applying(affineTransform()).offsetBy(dx: geometry.position.x, dy: geometry.position.y)
        }
        set {
            if let view { return view.frame = newValue }
            // The effect of the transform on the size is reversed.
            let size = newValue.applying(affineTransform().inverted()).size
            bounds.size = affineTransform().isIdentity ? newValue.size : size
            position = CGPoint(
                x: newValue.minX + geometry.anchorPoint.x * newValue.width,
                y: newValue.minY + geometry.anchorPoint.y * newValue.height)
        }
    }

    // MARK: Conversion

    private final func transformToSuperlayer() -> CGAffineTransform {
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        return CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
        ).concatenating(affineTransform()).concatenating(
            CGAffineTransform(translationX: position.x, y: position.y))
    }

    private final func transformToRoot() -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer, let outer = current.superlayer {
            transform = transform.concatenating(current.transformToSuperlayer())
            layer = outer
        }
        return transform
    }

    /// Converts a point of this layer's coordinates to another's; nil means the outermost.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let point = p.applying(transformToRoot())
        return l.map { point.applying($0.transformToRoot().inverted()) } ?? point
    }

    /// Converts a point of another layer's coordinates to this one's; nil means the outermost.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let point = l.map { p.applying($0.transformToRoot()) } ?? p
        return point.applying(transformToRoot().inverted())
    }

    /// The smallest upright rectangle around a rectangle of this layer in another's coordinates.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let rect = r.applying(transformToRoot())
        return l.map { rect.applying($0.transformToRoot().inverted()) } ?? rect
    }

    /// The smallest upright rectangle around a rectangle of another layer in this one's coordinates.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        let rect = l.map { r.applying($0.transformToRoot()) } ?? r
        return rect.applying(transformToRoot().inverted())
    }

    /// Returns whether a point of the layer's own coordinates is in its bounds.
    public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The innermost layer at a point of the superlayer's coordinates, or nil.
    public final func hitTest(_ p: CGPoint) -> CALayer? {
        let point = superlayer == nil ? p : p.applying(transformToSuperlayer().inverted())
        guard !isHidden, opacity > 0 else { return nil }
        let inside = contains(point)
        if masksToBounds, !inside { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let found = layer.hitTest(point) { return found }
        }
        return inside ? self : nil
    }
}
