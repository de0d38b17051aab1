import Foundation

// The items beyond the visible part that an assistive technology requests when its cursor reaches the end: like
// VoiceOver's cursor, it reaches every item, but a cell is made only on request.
extension UICollectionView {
    /// Returns the place of the cell, header or footer in which a view is, or nil.
    final func place(of view: UIView) -> CollectionPlace? {
        var view: UIView? = view
        while let current = view, current !== self {
            if let part = current as? UICollectionReusableView, let place = part.place, views[place] === part {
                return place
            }
            view = current.superview
        }
        return nil
    }

    /// Returns the place after or before another one; nil at the end.
    private func place(after place: CollectionPlace, _ forward: Bool) -> CollectionPlace? {
        let section = place.path.section
        guard counts.indices.contains(section) else { return nil }
        // A view attached to an item is read with it.
        let isAttached = place.kind != nil && place.path.item > 0
        let kinds = collectionViewLayout.edgeKinds(inSection: section)
        var number: Int
        if let kind = place.kind, !isAttached {
            if let index = kinds.before.firstIndex(of: kind) {
                number = index
            } else if let index = kinds.after.firstIndex(of: kind) {
                number = kinds.before.count + counts[section] + index
            } else {
                number = kinds.before.count - (forward ? 1 : 0)
            }
        } else {
            number = kinds.before.count + place.path.item
        }
        number += forward ? 1 : -1
        if let found = self.place(number, inSection: section) { return found }
        var other = section + (forward ? 1 : -1)
        while counts.indices.contains(other) {
            let kinds = collectionViewLayout.edgeKinds(inSection: other)
            let last = kinds.before.count + counts[other] + kinds.after.count - 1
            if let found = self.place(forward ? 0 : last, inSection: other) { return found }
            other += forward ? 1 : -1
        }
        return nil
    }

    /// Returns a place by its number among a section's leading views, items and trailing views.
    private func place(_ number: Int, inSection section: Int) -> CollectionPlace? {
        let kinds = collectionViewLayout.edgeKinds(inSection: section)
        let (first, count) = (IndexPath(item: 0, section: section), counts[section])
        if number < 0 { return nil }
        if number < kinds.before.count { return CollectionPlace(path: first, kind: kinds.before[number]) }
        let item = number - kinds.before.count
        if item < count { return CollectionPlace(path: IndexPath(item: item, section: section), kind: nil) }
        let after = item - count
        return after < kinds.after.count ? CollectionPlace(path: first, kind: kinds.after[after]) : nil
    }

    // An item may be empty, but not this many in a row.
    private static var emptyPlaceLimit: Int { 200 }

    /// Makes the view of the place after or before a view, and those beyond it as long as they have nothing to
    /// announce.
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

    /// Makes the views of places after or before a view, or from the beginning or the end, up to a number.
    final func makePlaces(from view: UIView?, _ forward: Bool, _ limit: Int) -> Int {
        layoutIfNeeded()
        guard isScrollEnabled else { return 0 }
        var next = view.flatMap { place(of: $0) }.map { place(after: $0, forward) } ?? outermostPlace(forward)
        var made = 0
        while made < limit, let place = next {
            next = self.place(after: place, forward)
            guard views[place] == nil, let attributes = attributes(of: place), !attributes.isHidden,
                attributes.alpha > 0
            else { continue }
            kept.insert(place)
            made += 1
        }
        guard made > 0 else { return 0 }
        setNeedsLayout()
        layoutIfNeeded()
        return made
    }

    /// Returns the first place of the collection, or its last one.
    private func outermostPlace(_ isFirst: Bool) -> CollectionPlace? {
        let sections = isFirst ? Array(counts.indices) : counts.indices.reversed()
        return sections.lazy.compactMap { section in
            let kinds = self.collectionViewLayout.edgeKinds(inSection: section)
            let last = kinds.before.count + self.counts[section] + kinds.after.count - 1
            return self.place(isFirst ? 0 : last, inSection: section)
        }.first
    }

    /// Makes the views of all places up to a number of items.
    final func makePlaces(_ limit: Int) {
        prepareIfNeeded()
        var all: Set<CollectionPlace> = []
        for (section, count) in counts.enumerated() {
            let first = IndexPath(item: 0, section: section)
            let kinds = collectionViewLayout.edgeKinds(inSection: section)
            for kind in kinds.before + kinds.after { all.insert(CollectionPlace(path: first, kind: kind)) }
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
