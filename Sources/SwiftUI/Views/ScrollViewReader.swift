/// A view whose content can be scrolled to views by their ids.
public struct ScrollViewReader<Content: View> {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls the scroll views and lists in a reader.
@MainActor @preconcurrency public struct ScrollViewProxy {
    fileprivate final class Place {
        weak var node: _GraphNode?
        nonisolated init() {}
    }

    fileprivate let place: Place

    /// Scrolls until the view with an id is visible.
    ///
    /// - Parameter anchor: The point of the view that is shown at the same point of the visible part; nil to scroll no
    ///   further than necessary.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = place.node else { return }
        node.graph.afterUpdate {
            for item in node.items where item.scroll(to: AnyHashable(id), anchor: anchor) { return }
        }
    }
}

extension ScrollViewReader: View {
    /// The content.
    public var body: some View { ReaderContent(content: content) }
}

private struct ReaderContent<Content: View>: View {
    let content: (ScrollViewProxy) -> Content
    @State private var place = ScrollViewProxy.Place()

    var body: some View {
        content(ScrollViewProxy(place: place)).modifier(ReaderModifier(place: place))
    }
}

/// Notes the node of the content.
private struct ReaderModifier {
    let place: ScrollViewProxy.Place
}

extension ReaderModifier: LifecycleModifier {
    typealias Body = Never

    func makeKeeper(of node: _GraphNode) -> ScrollViewProxy.Place {
        place.node = node
        return place
    }

    func update(_ keeper: ScrollViewProxy.Place, of node: _GraphNode) {}
}

/// An item that scrolls its content.
@MainActor protocol ScrollingItem: Item {
    /// Scrolls to the view with an id; returns whether there is one.
    func scrollContent(to id: AnyHashable, anchor: UnitPoint?) -> Bool
}

extension Item {
    /// Scrolls the innermost scroll view or list to the view with an id; returns whether there is one.
    fileprivate func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        for child in children where child.scroll(to: id, anchor: anchor) { return true }
        return (self as? any ScrollingItem)?.scrollContent(to: id, anchor: anchor) ?? false
    }

    /// The item of the view with an id among those that exist.
    fileprivate func found(_ id: AnyHashable) -> Item? {
        if viewID == id || rowID == id { return self }
        return children.lazy.compactMap { $0.found(id) }.first
    }

    /// The frame in the coordinates of an item around.
    fileprivate func frame(in ancestor: Item) -> CGRect {
        var origin = frame.origin
        var item = parent
        while let current = item, current !== ancestor {
            origin = origin + current.frame.origin
            item = current.parent
        }
        return CGRect(origin: origin, size: frame.size)
    }

    /// The place at which a lazy container expects the view with an id.
    fileprivate func expectedFrame(of id: AnyHashable, in ancestor: Item) -> CGRect? {
        if let place = expectedPlace(of: id) {
            let frame = frame(in: ancestor)
            return CGRect(
                x: frame.minX, y: frame.minY + frame.height * place, width: min(frame.width, 1), height: 1)
        }
        return children.lazy.compactMap { $0.expectedFrame(of: id, in: ancestor) }.first
    }
}

extension ScrollItem: ScrollingItem {
    func scrollContent(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let content = children.first else { return false }
        // Views of a lazy container are made on the way; their places become exact then.
        for _ in 0..<4 {
            host?.layoutIfNeeded()
            if let item = content.found(id), item.placement != nil {
                scroll(to: item.frame(in: self), anchor: anchor)
                return true
            }
            guard let frame = content.expectedFrame(of: id, in: self) else { return false }
            scroll(to: frame, anchor: .center)
        }
        return true
    }
}
