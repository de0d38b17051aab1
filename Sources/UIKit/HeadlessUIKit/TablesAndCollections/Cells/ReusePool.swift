import Foundation

/// A cell of a table or of a collection, or a view next to cells, which is used again for another place.
@MainActor protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// The unused views of a table or a collection, by kind and reuse identifier.
@MainActor struct ReusePool<View: ReusableView> {
    private struct Key: Hashable {
        /// Nil for cells.
        var kind: String?
        var identifier: String
    }

    private var makers: [Key: (CGRect) -> View] = [:]
    private var views: [Key: Queue] = [:]

    // Views are dequeued in the order in which they were released, each at constant cost.
    private struct Queue {
        var views: [View?] = []
        var next = 0

        mutating func pop() -> View? {
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

    /// Registers a way of making views; nil removes the registration.
    mutating func register(kind: String? = nil, _ identifier: String, make: ((CGRect) -> View)?) {
        makers[Key(kind: kind, identifier: identifier)] = make
    }

    func isRegistered(kind: String?, _ identifier: String) -> Bool {
        makers[Key(kind: kind, identifier: identifier)] != nil
    }

    mutating func recycle(_ view: View, kind: String? = nil) {
        guard let identifier = view.reuseIdentifier else { return }
        views[Key(kind: kind, identifier: identifier), default: Queue()].views.append(view)
    }

    // The view that was released first is reused first: after a reload each row or item gets its former cell, and the
    // cursor of an assistive technology stays where it was.
    mutating func dequeue(kind: String? = nil, _ identifier: String, frame: CGRect? = nil) -> View? {
        let key = Key(kind: kind, identifier: identifier)
        if let view = views[key]?.pop() {
            view.prepareForReuse()
            if let frame { view.frame = frame }
            return view
        }
        return makers[key]?(frame ?? .zero)
    }
}
