import AccessibilityTree

/// The rules of the reading order written down as simply as possible, to compare the real thing with. It recurses and
/// copies; that is fine for the small trees of a test.
struct ReferenceOrder {
    private indirect enum Item {
        case element(NodeID)
        case group([Item], Key)
    }

    private struct Key {
        var priority = 0.0
        var y = 0.0
        var x = 0.0
    }

    private let tree: AccessibilityTree
    private var visited: Set<NodeID> = []

    static func elements(of tree: AccessibilityTree) -> [NodeID] {
        guard let root = tree.root, let node = tree[root] else { return [] }
        var reference = ReferenceOrder(tree: tree)
        let items = reference.visit(node, isInTabBar: false, priority: 0)
        return reference.flatten(reference.sorted(items).map(\.0))
    }

    private init(tree: AccessibilityTree) {
        self.tree = tree
    }

    private mutating func visit(_ node: Node, isInTabBar: Bool, priority: Double) -> [(Item, Key)] {
        guard visited.insert(node.id).inserted, !node.elementsHidden else { return [] }
        let isContainer = node.explicitElements != nil
        if node.isView {
            if node.isHidden || node.alpha <= 0 { return [] }
            if node.layoutFrame.hasZeroSize && (node.clipsToBounds || node.isElement || isContainer) { return [] }
        }
        if node.isElement {
            var key = key(of: node.frame)
            key.priority = priority
            return [(.element(node.id), key)]
        }
        let isTabBar = node.traits.contains(.tabBar)
        if let list = node.explicitElements {
            var members: [(Item, Key)] = []
            for id in list {
                guard let entry = tree[id] else { continue }
                let found = visit(entry, isInTabBar: isInTabBar || isTabBar, priority: 0)
                // A plain view's elements join the list in the order of its subviews; a grouping view is already in
                // order.
                members += found
            }
            var result = grouped(members, in: node)
            if isInTabBar, !result.isEmpty { result[0].1 = key(of: node.frame) }
            return ranked(result, priority)
        }
        guard node.isView else { return [] }
        var children = tree.children(of: node.id).compactMap { tree[$0] }
        let canSilence = { (view: Node) in
            view.isView && view.isModal && !view.isHidden && !view.elementsHidden && view.alpha > 0
        }
        if let modal = children.last(where: canSilence) { children = [modal] }
        let isRanked = tree.children(of: node.id).contains { (tree[$0]?.sortPriority ?? 0) != 0 }
        let isKept =
            switch node.containerType {
            case .list, .landmark, .dataTable: true
            case .semanticGroup: node.label != nil || node.value != nil || node.identifier != nil
            case .none: false
            }
        let isGroup = isRanked || isKept || isTabBar || node.groupsChildren || node.series != nil
        var found: [(Item, Key)] = []
        for child in children {
            found += visit(
                child, isInTabBar: isInTabBar || isTabBar,
                priority: isRanked ? child.sortPriority : isGroup ? 0 : priority)
        }
        return isGroup ? ranked(grouped(sorted(found), in: node), priority) : found
    }

    private func ranked(_ items: [(Item, Key)], _ priority: Double) -> [(Item, Key)] {
        items.map { item, key in (item, Key(priority: priority, y: key.y, x: key.x)) }
    }

    private func grouped(_ items: [(Item, Key)], in node: Node) -> [(Item, Key)] {
        guard var first = items.first?.1 else { return [] }
        for (_, key) in items.dropFirst() where precedes(key, first) { first = key }
        if let distance = node.scrolledBy {
            first.y += distance.y
            first.x += tree.environment.layoutDirection == .rightToLeft ? -distance.x : distance.x
        } else if node.clipsToBounds {
            let frame = node.uncoveredFrame ?? node.frame
            let corner = Rect(x: frame.x + frame.width, y: 0, width: 0, height: 0)
            let sides = [key(of: frame).x, key(of: corner).x].sorted()
            if first.y < frame.y { first.y = frame.y }
            if first.x < sides[0] { first.x = sides[0] }
            if first.x > sides[1] { first.x = sides[1] }
        }
        return [(.group(items.map(\.0), first), first)]
    }

    private func sorted(_ items: [(Item, Key)]) -> [(Item, Key)] {
        items.sorted { precedes($0.1, $1.1) }
    }

    private func key(of frame: Rect) -> Key {
        if frame.x.isNaN || frame.y.isNaN { return Key(y: .infinity, x: .infinity) }
        return Key(y: frame.y, x: tree.environment.layoutDirection == .rightToLeft ? -frame.x : frame.x)
    }

    private func precedes(_ left: Key, _ right: Key) -> Bool {
        if left.priority != right.priority { return left.priority > right.priority }
        let threshold = tree.environment.idiom == .phone ? 8.0 : 13
        if left.y != right.y, abs(left.y - right.y) >= threshold { return left.y < right.y }
        return left.x < right.x
    }

    private func flatten(_ items: [Item]) -> [NodeID] {
        items.flatMap { item in
            switch item {
            case .element(let id): [id]
            case .group(let members, _): flatten(members)
            }
        }
    }
}
