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
    /// The superlayer, or nil.
    public final var superlayer: CALayer? { view?.superview?.layer ?? tree.superlayer }

    /// The sublayers from back to front, including those of a view's subviews; nil for none.
    public final var sublayers: [CALayer]? {
        get {
            let all = tree.behind + (view?.subviews.map(\.layer) ?? []) + tree.front
            return all.isEmpty ? nil : all
        }
        set {
            for layer in tree.layers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.view?.superview !== view || view == nil { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the others.
    public final func addSublayer(_ layer: CALayer) { place(layer) { $0.front.append(layer) } }

    /// Inserts a layer at an index from the back.
    public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        let index = Int(idx)
        let subviews = view?.subviews.count ?? 0
        place(layer) { tree in
            if subviews > 0, index <= tree.behind.count {
                tree.behind.insert(layer, at: index)
            } else {
                let place = index - tree.behind.count - subviews
                tree.front.insert(layer, at: min(max(place, 0), tree.front.count))
            }
        }
    }

    /// Inserts a layer just behind another; in front of all where that one is not a sublayer.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, 0) }
    /// Inserts a layer just in front of another; in front of all where that one is not a sublayer.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, 1) }

    private final func insert(_ layer: CALayer, beside sibling: CALayer?, _ distance: Int) {
        layer.removeFromSuperlayer()
        guard let index = sublayers?.firstIndex(where: { $0 === sibling }) else { return addSublayer(layer) }
        insertSublayer(layer, at: UInt32(index + distance))
    }

    /// Replaces a sublayer by another layer.
    public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer; does nothing for a view's own layer.
    public final func removeFromSuperlayer() {
        guard view == nil else { return }
        tree.superlayer?.tree.remove(self)
        tree.superlayer = nil
    }

    private final func place(_ layer: CALayer, _ change: (inout LayerTree) -> Void) {
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

    /// The layer whose opacity masks this one, or nil; stored only.
    public final var mask: CALayer? {
        get { tree.mask }
        set { tree.mask = newValue }
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
