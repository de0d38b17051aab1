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
    // MARK: Conversion

    final func transformToSuperlayer() -> CGAffineTransform {
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        return CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
        ).concatenating(affineTransform()).concatenating(
            CGAffineTransform(translationX: position.x, y: position.y))
    }

    final func transformToRoot() -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer, let outer = current.superlayer {
            transform = transform.concatenating(current.transformToSuperlayer())
            layer = outer
        }
        return transform
    }
}
