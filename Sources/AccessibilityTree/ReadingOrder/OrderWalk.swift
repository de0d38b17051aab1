/// Goes through a tree once and collects what VoiceOver stops at, as groups that are in order inside.
///
/// Nothing here recurses: scopes that are open stand on a stack of their own, so the depth of the tree does not matter.
struct OrderWalk {
    let tree: AccessibilityTree
    let comparator: OrderComparator
    /// The members of all closed groups, each group in one stretch.
    private(set) var members: [OrderContent] = []
    private(set) var groups: [OrderGroup] = []
    /// What has been found in the scopes that are still open; in the end, the order of the whole screen.
    private(set) var items: [OrderItem] = []
    /// Whether everything came in view order, so that nothing had to be sorted.
    private(set) var isViewOrder = true

    private var scopes: [Scope] = []
    // Explicit lists can name any node, so only trees that have some remember what was visited.
    private var isVisited: [Bool] = []
    // The last modal child of each parent, or -1; empty in trees without modal views.
    private var modalChild: [Int32] = []
    // Whether a parent has children with sort priorities; empty in trees without any.
    private var ranksChildren: [Bool] = []
    private var priority = 0.0
    private var entry: Int32 = -1

    init(_ tree: AccessibilityTree) {
        self.tree = tree
        comparator = OrderComparator(tree.environment)
        guard tree.count > 0 else { return }
        prepare()
        walk()
        if comparator.sort(&items, from: 0) { isViewOrder = false }
    }

    /// Finds out once what only few trees have.
    private mutating func prepare() {
        var all: UInt32 = 0
        for bits in tree.bits { all |= bits.rawValue }
        let union = NodeBits(rawValue: all)
        if union.contains(.isExplicit) { isVisited = [Bool](repeating: false, count: tree.count) }
        if union.contains(.isModalView) {
            modalChild = [Int32](repeating: -1, count: tree.count)
            for index in tree.bits.indices.dropFirst() where tree.bits[index].contains(.isModalView) {
                modalChild[Int(tree.parents[index])] = Int32(truncatingIfNeeded: index)
            }
        }
        if union.contains(.hasPriority) {
            // An order that owes something to priorities is not told by frames alone.
            isViewOrder = false
            ranksChildren = [Bool](repeating: false, count: tree.count)
            for index in tree.bits.indices.dropFirst() where tree.bits[index].contains(.hasPriority) {
                ranksChildren[Int(tree.parents[index])] = true
            }
        }
    }

    private mutating func walk() {
        let bits = tree.bits
        let ends = tree.ends
        let frames = tree.frames
        let remembers = !isVisited.isEmpty
        let hasSpecialParents = !modalChild.isEmpty || !ranksChildren.isEmpty
        let stops: NodeBits = [.isDropped, .isElement, .isExplicit, .isGroup]
        var index = 0
        var limit = bits.count
        var rankedParent: Int32 = -1
        while true {
            if index == limit {
                guard let next = leaveOrContinue() else { return }
                index = next
                limit = scopes.last.map { Int($0.limit) } ?? bits.count
                rankedParent = scopes.last?.rankedParent ?? -1
                continue
            }
            if remembers {
                if isVisited[index] {
                    index = Int(ends[index])
                    continue
                }
                isVisited[index] = true
            }
            if rankedParent >= 0 && tree.parents[index] == rankedParent { rank(index) }
            let facts = bits[index]
            if facts.isDisjoint(with: stops) && !hasSpecialParents {
                index += 1
            } else if facts.contains(.isDropped) {
                index = Int(ends[index])
            } else if facts.contains(.isElement) {
                add(index, frames[index])
                index = Int(ends[index])
            } else {
                index = enter(index, facts)
                limit = scopes.last.map { Int($0.limit) } ?? bits.count
                rankedParent = scopes.last?.rankedParent ?? -1
            }
        }
    }

    private mutating func add(_ index: Int, _ frame: Rect) {
        var key = comparator.key(frame)
        key.priority = priority
        items.append(
            OrderItem(key: key, content: OrderContent(code: Int32(truncatingIfNeeded: index), entry: entry)))
    }

    /// Goes into a node that is no element, and returns where to go on.
    private mutating func enter(_ index: Int, _ facts: NodeBits) -> Int {
        let end = tree.ends[index]
        if facts.contains(.isExplicit) {
            let list = tree.details[index].first?.explicitElements ?? []
            open(Scope(kind: .entries(list), node: index, limit: -1, resume: end), facts)
            return -1
        }
        let modal = modalChild.isEmpty ? -1 : modalChild[index]
        let isRanked = !ranksChildren.isEmpty && ranksChildren[index]
        if facts.contains(.isGroup) || isRanked {
            var scope = Scope(kind: .subviews, node: index, limit: modal < 0 ? end : tree.ends[Int(modal)], resume: end)
            if isRanked { scope.rankedParent = Int32(truncatingIfNeeded: index) }
            open(scope, facts)
        } else if modal >= 0 {
            // The siblings before and after a modal view are passed over.
            var scope = Scope(kind: .modal, node: index, limit: tree.ends[Int(modal)], resume: end)
            scope.rankedParent = scopes.last?.rankedParent ?? -1
            scope.isInTabBar = scopes.last?.isInTabBar ?? false
            scopes.append(scope)
        }
        return modal < 0 ? index + 1 : Int(modal)
    }

    private mutating func open(_ scope: Scope, _ facts: NodeBits) {
        var scope = scope
        scope.firstItem = items.count
        scope.outerPriority = priority
        scope.outerEntry = entry
        let isInTabBar = scopes.last?.isInTabBar ?? false
        scope.ownsKey = isInTabBar && facts.contains(.isExplicit)
        scope.isInTabBar = isInTabBar || facts.contains(.isTabBar)
        scopes.append(scope)
        priority = 0
        entry = -1
    }

    private mutating func rank(_ index: Int) {
        let asked = tree.details[index].first?.sortPriority ?? 0
        priority = asked.isNaN ? 0 : asked
    }

    /// Ends the innermost scope or goes to its next entry; returns where to go on, or nil when all is done.
    private mutating func leaveOrContinue() -> Int? {
        guard var scope = scopes.popLast() else { return nil }
        switch scope.kind {
        case .modal:
            return Int(scope.resume)
        case .subviews:
            close(scope, entryCount: -1)
            return Int(scope.resume)
        case .entries(let list):
            while scope.nextEntry < list.count {
                let id = list[scope.nextEntry]
                scope.nextEntry += 1
                guard let index = tree.index(of: id), !isVisited[index] else { continue }
                isVisited[index] = true
                entry = scope.entryCount
                scope.entryCount += 1
                let facts = tree.bits[index]
                if facts.contains(.isDropped) { continue }
                if facts.contains(.isElement) {
                    add(index, tree.frames[index])
                    continue
                }
                scopes.append(scope)
                return enterEntry(index, facts)
            }
            close(scope, entryCount: scope.entryCount)
            return Int(scope.resume)
        }
    }

    /// Goes into a node that an explicit list names; what is inside stays together.
    private mutating func enterEntry(_ index: Int, _ facts: NodeBits) -> Int {
        if facts.contains(.isExplicit) { return enter(index, facts, resume: -1) }
        return enter(index, facts.union(.isGroup), resume: -1)
    }

    private mutating func enter(_ index: Int, _ facts: NodeBits, resume: Int32) -> Int {
        let next = enter(index, facts)
        scopes[scopes.count - 1].resume = resume
        return next
    }

    private mutating func close(_ scope: Scope, entryCount: Int32) {
        priority = scope.outerPriority
        entry = scope.outerEntry
        let first = scope.firstItem
        guard items.count > first else { return }
        var key: OrderKey
        if entryCount < 0 {
            if comparator.sort(&items, from: first) { isViewOrder = false }
            key = items[first].key
        } else {
            isViewOrder = false
            key = scope.ownsKey ? comparator.key(tree.frames[scope.node]) : comparator.firstKey(items, from: first)
        }
        key.priority = priority
        let facts = tree.bits[scope.node]
        if items.count == first + 1 && facts.isDisjoint(with: [.isKept, .givesContext]) {
            // A group of one is that one.
            items[first].key = key
            items[first].content.entry = entry
            return
        }
        let start = members.count
        for item in items[first...] { members.append(item.content) }
        items.removeSubrange(first...)
        let number = Int32(truncatingIfNeeded: groups.count)
        groups.append(
            OrderGroup(
                node: Int32(truncatingIfNeeded: scope.node), bits: facts, entryCount: entryCount,
                members: start..<members.count))
        items.append(OrderItem(key: key, content: OrderContent(code: ~number, entry: entry)))
    }

    /// A stretch of the tree, or an explicit list, whose elements are put in order by themselves.
    private struct Scope {
        enum Kind {
            case subviews
            case modal
            case entries([NodeID])
        }

        let kind: Kind
        let node: Int
        // Where the stretch ends; lists have no stretch, so they are at their limit at once.
        let limit: Int32
        // Where to go on in the scope around this one.
        var resume: Int32
        var firstItem = 0
        var nextEntry = 0
        var entryCount: Int32 = 0
        var outerPriority = 0.0
        var outerEntry: Int32 = -1
        // The parent whose children bring their own sort priorities, or -1.
        var rankedParent: Int32 = -1
        var isInTabBar = false
        var ownsKey = false

        init(kind: Kind, node: Int, limit: Int32, resume: Int32) {
            self.kind = kind
            self.node = node
            self.limit = limit
            self.resume = resume
        }
    }
}
