import Foundation

/// A link to a view or a guide that shows whether it still exists, for constraints, engines, and objects with a window.
///
/// A weak reference would do the same. But an object with a weak reference keeps its counts in a side table, and every
/// other reference to it costs more from then on: of the samples of a profile of showing 942 files, a tenth were in
/// that slower counting with weak references, and a twentieth with links.
@MainActor final class LayoutLink {
    // All stay valid: the view or the guide holds the link, and a view the record, and clears it while it is freed.
    private unowned(unsafe) var storedView: UIView?
    private unowned(unsafe) var storedGuide: UILayoutGuide?
    /// The constraints' data of the linked view; nil for a guide, or where the view is gone. It belongs to the view, so
    /// it exists as long.
    private(set) unowned(unsafe) var record: LayoutRecord?

    init(to view: UIView) { storedView = view }

    init(to guide: UILayoutGuide) { storedGuide = guide }

    /// The record has been made, which the link is a part of.
    func belong(to record: LayoutRecord) { self.record = record }

    /// Whether the linked item still exists.
    var isThere: Bool { storedView != nil || storedGuide != nil }
    /// The linked item, or nil where it is gone.
    var item: AnyObject? { storedView ?? storedGuide }
    /// The linked view itself, or nil where the item is a guide or gone.
    var ownView: UIView? { storedView }
    /// The linked guide, or nil where the item is a view or gone.
    var guide: UILayoutGuide? { storedGuide }
    /// The view, or the one that owns the guide; nil where there is none.
    var view: UIView? { storedView ?? storedGuide?.owningView }

    /// The window that is linked to.
    var window: UIWindow? { storedView as? UIWindow }

    /// Called when the linked item is about to be freed.
    func itemGoes() {
        storedView = nil
        storedGuide = nil
        record = nil
    }
}

/// The few links of a constraint, without a separate block of memory.
struct LayoutLinks: Sequence {
    private var links: (LayoutLink?, LayoutLink?, LayoutLink?, LayoutLink?) = (nil, nil, nil, nil)
    private(set) var count = 0

    /// Adds a link; there is room for four, as many as a constraint names.
    mutating func append(_ link: LayoutLink) {
        switch count {
        case 0: links.0 = link
        case 1: links.1 = link
        case 2: links.2 = link
        default: links.3 = link
        }
        count += 1
    }

    func contains(_ link: LayoutLink) -> Bool {
        links.0 === link || links.1 === link || links.2 === link || links.3 === link
    }

    func makeIterator() -> Iterator { Iterator(links: links, count: count) }

    struct Iterator: IteratorProtocol {
        fileprivate let links: (LayoutLink?, LayoutLink?, LayoutLink?, LayoutLink?)
        fileprivate let count: Int
        private var place = 0

        fileprivate init(links: (LayoutLink?, LayoutLink?, LayoutLink?, LayoutLink?), count: Int) {
            (self.links, self.count) = (links, count)
        }

        mutating func next() -> LayoutLink? {
            guard place < count else { return nil }
            place += 1
            return switch place {
            case 1: links.0
            case 2: links.1
            case 3: links.2
            default: links.3
            }
        }
    }
}
