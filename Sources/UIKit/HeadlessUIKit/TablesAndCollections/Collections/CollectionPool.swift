import Foundation

/// Views that a collection does not show, by the kinds and names under which it uses them again.
@MainActor struct CollectionPool {
    private struct Key: Hashable {
        /// Nil for cells.
        var kind: String?
        var identifier: String
    }

    private var makers: [Key: (CGRect) -> UICollectionReusableView] = [:]
    private var views: [Key: Queue] = [:]

    // Views come back in the order in which they were let go of, each at constant cost.
    private struct Queue {
        var views: [UICollectionReusableView?] = []
        var next = 0

        mutating func pop() -> UICollectionReusableView? {
            guard next < views.count else { return nil }
            let view = views[next]
            views[next] = nil
            next += 1
            if next > 32, next * 2 > views.count {
                views.removeFirst(next)
                next = 0
            }
            return view
        }
    }

    mutating func register(_ viewClass: AnyClass?, kind: String?, _ identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        if kind == nil {
            let type = viewClass as? UICollectionViewCell.Type
            makers[key] = type.map { type in { UICollectionReusableView.make(type, for: identifier, frame: $0) } }
        } else {
            let type = viewClass as? UICollectionReusableView.Type
            makers[key] = type.map { type in { UICollectionReusableView.make(type, for: identifier, frame: $0) } }
        }
    }

    mutating func register(
        kind: String?, _ identifier: String, make: @escaping () -> UICollectionReusableView
    ) {
        makers[Key(kind: kind, identifier: identifier)] = { frame in
            let view = make()
            if frame != .zero { view.frame = frame }
            return view
        }
    }

    func isRegistered(kind: String?, _ identifier: String) -> Bool {
        makers[Key(kind: kind, identifier: identifier)] != nil
    }

    mutating func recycle(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        views[Key(kind: kind, identifier: identifier), default: Queue()].views.append(view)
    }

    // The view that was let go of first comes back first: after a reload each item gets the cell that it had, and the
    // cursor of an assistive technology stays where it was.
    mutating func dequeue(kind: String?, _ identifier: String, frame: CGRect?) -> UICollectionReusableView? {
        let key = Key(kind: kind, identifier: identifier)
        if let view = views[key]?.pop() {
            view.prepareForReuse()
            if let frame { view.frame = frame }
            return view
        }
        return makers[key]?(frame ?? .zero)
    }
}
