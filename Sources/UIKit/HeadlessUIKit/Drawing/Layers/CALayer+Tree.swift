import Foundation

/// The sublayers and the superlayer of a layer.
struct LayerTree {
    /// Its own sublayers behind those of subviews.
    var behind: [CALayer] = []
    /// Its own sublayers in front of those of subviews; all of them in a layer without a view.
    var front: [CALayer] = []
    weak var superlayer: CALayer?
    var mask: CALayer?

    var layers: [CALayer] { behind + front }

    mutating func remove(_ layer: CALayer) {
        behind.removeAll { $0 === layer }
        front.removeAll { $0 === layer }
    }
}

extension CALayer {
    final func insert(_ layer: CALayer, beside sibling: CALayer?, _ distance: Int) {
        layer.removeFromSuperlayer()
        guard let index = sublayers?.firstIndex(where: { $0 === sibling }) else { return addSublayer(layer) }
        insertSublayer(layer, at: UInt32(index + distance))
    }

    final func place(_ layer: CALayer, _ change: (inout LayerTree) -> Void) {
        // The layer of a view follows its view.
        if let moved = layer.view {
            if let view { view.addSubview(moved) }
            return
        }
        layer.removeFromSuperlayer()
        change(&tree)
        layer.tree.superlayer = self
        setNeedsLayout()
    }

    /// The view whose layer contains this one, or nil.
    final var rootView: UIView? {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.view { return view }
            layer = current.tree.superlayer
        }
        return nil
    }
}
