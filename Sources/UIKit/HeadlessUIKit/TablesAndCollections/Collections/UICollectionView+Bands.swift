import Foundation

// Orthogonally scrolling sections: their cells are in a scroll view that moves across the collection.
extension UICollectionView {
    /// Makes and places the scroll views of the sections that are visible or have kept cells.
    final func placeBands() {
        let shown = views.keys.map(\.path.section)
        let visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let sections = Set(shown + visible.map(\.indexPath.section) + kept.map(\.path.section))
        for (section, band) in bands
        where !sections.contains(section) || collectionViewLayout.orthogonalBand(section) == nil {
            // Its cells may be kept for an assistive technology, or move elsewhere.
            for view in band.subviews { addSubview(view) }
            band.removeFromSuperview()
            bands[section] = nil
        }
        for section in sections {
            guard let band = collectionViewLayout.orthogonalBand(section) else { continue }
            let view = bands[section] ?? OrthogonalScrollView(section: section, collection: self)
            if bands[section] == nil {
                bands[section] = view
                addSubview(view)
            }
            view.take(band, offset: collectionViewLayout.orthogonalOffset(section))
        }
    }

    /// Returns the scroll view that contains the view with the given attributes; nil for the collection itself.
    final func bandForView(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScrollView? {
        let path = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell: return bands[path.section]
        case .decorationView: return nil
        case .supplementaryView:
            // Views attached to an item move with it.
            let kinds = collectionViewLayout.edgeKinds(inSection: path.section)
            let kind = attributes.representedElementKind ?? ""
            return kinds.before.contains(kind) || kinds.after.contains(kind) ? nil : bands[path.section]
        }
    }

    /// Called when the cells of a section have moved.
    final func orthogonalScrollViewDidScroll(_ band: OrthogonalScrollView) {
        guard bands[band.section] === band, collectionViewLayout.orthogonalOffset(band.section) != band.contentOffset
        else { return }
        collectionViewLayout.orthogonalOffsets[band.section] = band.contentOffset
        kept = []
        setNeedsLayout()
    }

    /// Scrolls the cells of an orthogonally scrolling section until an item is at a position.
    final func scrollBand(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let band = collectionViewLayout.orthogonalBand(path.section),
            let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame
        else { return }
        let offset = collectionViewLayout.orthogonalOffset(path.section)
        let own = frame.offsetBy(dx: offset.x - band.frame.minX, dy: offset.y - band.frame.minY)
        var place = offset
        if position.contains(.left) { place.x = own.minX }
        if position.contains(.centeredHorizontally) { place.x = own.midX - band.frame.width / 2 }
        if position.contains(.right) { place.x = own.maxX - band.frame.width }
        if position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
            place.x = min(max(place.x, own.maxX - band.frame.width), own.minX)
        }
        place.x = min(max(place.x, 0), max(band.content.width - band.frame.width, 0))
        if let view = bands[path.section] {
            view.setContentOffset(place, animated: animated)
        } else {
            collectionViewLayout.orthogonalOffsets[path.section] = place
        }
        setNeedsLayout()
    }
}

extension UIScrollView {
    /// Adds the view of an item at its depth: behind those that are further in front.
    final func insert(_ view: UICollectionReusableView, atDepth depth: Int) {
        view.depth = depth
        let front = storedSubviews.first { ($0 as? UICollectionReusableView).map { $0.depth > depth } ?? false }
        if let front { insertSubview(view, belowSubview: front) } else { addSubview(view) }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns the attributes in the coordinates of a section's scroll view.
    final func moved(into band: OrthogonalScrollView) -> UICollectionViewLayoutAttributes {
        let copy = copied()
        copy.frame = frame.offsetBy(
            dx: band.contentOffset.x - band.frame.minX, dy: band.contentOffset.y - band.frame.minY)
        return copy
    }
}
