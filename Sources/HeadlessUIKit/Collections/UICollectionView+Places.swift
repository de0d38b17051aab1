import Foundation

// What an assistive technology asks for whose cursor comes to the end of what is visible: as VoiceOver's cursor, it
// reaches every item, but a cell is made only when it is asked for.
extension UICollectionView {
    /// The place of the cell, header or footer in which a view is, or nil.
    final func place(of view: UIView) -> CollectionPlace? {
        var view: UIView? = view
        while let current = view, current.superview !== self { view = current.superview }
        return (view as? UICollectionReusableView)?.place
    }

    // The kinds of views that a layout has beside the items of a section, before them and after them.
    private static var leadingKind: String { elementKindSectionHeader }
    private static var trailingKind: String { elementKindSectionFooter }

    /// The place after another one, or before it; nil at the end.
    private func place(after place: CollectionPlace, _ forward: Bool) -> CollectionPlace? {
        let section = place.path.section
        guard counts.indices.contains(section) else { return nil }
        let last = counts[section] - 1
        func item(_ item: Int) -> CollectionPlace? {
            (0...max(last, 0)).contains(item) && last >= 0
                ? CollectionPlace(path: IndexPath(item: item, section: section), kind: nil) : nil
        }
        func edge(_ kind: String, _ section: Int) -> CollectionPlace? {
            counts.indices.contains(section)
                ? CollectionPlace(path: IndexPath(item: 0, section: section), kind: kind) : nil
        }
        let (before, after) = (Self.leadingKind, Self.trailingKind)
        switch (place.kind, forward) {
        case (nil, true): return item(place.path.item + 1) ?? edge(after, section)
        case (nil, false): return item(place.path.item - 1) ?? edge(before, section)
        case (after, true), (before, false): return edge(forward ? before : after, section + (forward ? 1 : -1))
        case (_, true): return item(0) ?? edge(after, section)
        case (_, false): return item(last) ?? edge(before, section)
        }
    }

    // An item may be empty, but not so many in a row.
    private static var emptyPlaceLimit: Int { 200 }

    /// Makes the view of the place after a view, or before it, and those beyond that have nothing to hear.
    final func makePlace(beside view: UIView, _ forward: Bool) -> Bool? {
        layoutIfNeeded()
        guard isScrollEnabled, var place = place(of: view) else { return nil }
        var isMade = false
        var steps = 0
        while steps < Self.emptyPlaceLimit, let next = self.place(after: place, forward) {
            steps += 1
            place = next
            guard let attributes = attributes(of: place), !attributes.isHidden, attributes.alpha > 0 else { continue }
            if views[place] == nil {
                kept.insert(place)
                setNeedsLayout()
                layoutIfNeeded()
                isMade = true
            }
            if let view = views[place], view.holdsElements { return isMade }
        }
        return isMade ? true : nil
    }

    /// Makes everything up to a number of items.
    final func makePlaces(_ limit: Int) {
        prepareIfNeeded()
        var all: Set<CollectionPlace> = []
        for (section, count) in counts.enumerated() {
            let first = IndexPath(item: 0, section: section)
            for kind in [Self.leadingKind, Self.trailingKind] { all.insert(CollectionPlace(path: first, kind: kind)) }
            for item in 0..<min(count, limit - min(all.count, limit)) {
                all.insert(CollectionPlace(path: IndexPath(item: item, section: section), kind: nil))
            }
            if all.count >= limit { break }
        }
        kept = all
        setNeedsLayout()
        layoutIfNeeded()
    }
}
