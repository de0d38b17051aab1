/// Walks a tree once and collects the elements at which VoiceOver stops, in groups that are ordered inside.
///
/// Nothing here recurses: open scopes are on a separate stack, so the depth of the tree does not matter.
struct OrderWalk {
    let tree: AccessibilityTree
    let comparator: OrderComparator
    /// The members of all closed groups, each group contiguous.
    private(set) var members: [OrderCode] = []
    /// Which entry of an explicit list each member came from, or -1; empty in trees without such lists.
    private(set) var memberEntries: [Int32] = []
    private(set) var groups: [OrderGroup] = []
    /// The items found in the open scopes; in the end, the order of the whole screen.
    private(set) var items: [OrderCode] = []
    /// Whether everything came in view order, so that nothing had to be sorted.
    private(set) var isViewOrder = true

    // Parallel to the items, if the tree has any.
    private var entries: [Int32] = []
    private var priorities: [Double] = []
    private var entry: Int32 = -1
    private var priority = 0.0
    private var scopes: [OrderScope] = []
    // Explicit lists can name any node, so only trees with such lists track visited nodes.
    private var isVisited: [Bool] = []
    // The last modal child of each parent, or -1; empty in trees without modal views.
    private var modalChild: [Int32] = []
    // Whether a parent has children with sort priorities; empty in trees without any.
    private var ranksChildren: [Bool] = []

    init(_ tree: AccessibilityTree) {
        self.tree = tree
        comparator = OrderComparator(tree.environment)
        guard tree.count > 0 else { return }
        items.reserveCapacity(tree.count)
        prepare()
        walk()
        sort(from: 0)
    }

    /// Determines once which rare features the tree has.
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
            // An order that depends on priorities is not determined by frames alone.
            isViewOrder = false
            ranksChildren = [Bool](repeating: false, count: tree.count)
            for index in tree.bits.indices.dropFirst() where tree.bits[index].contains(.hasPriority) {
                ranksChildren[Int(tree.parents[index])] = true
            }
        }
    }

    private mutating func walk() {
        let bitsArray = tree.bits
        let endsArray = tree.ends
        let bits = bitsArray.span
        let ends = endsArray.span
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
            let facts = bits[index]
            if remembers {
                if isVisited[index] {
                    index = Int(ends[index])
                    continue
                }
                isVisited[index] = true
            }
            if rankedParent >= 0 && tree.parents[index] == rankedParent { rank(index) }
            if facts.isDisjoint(with: stops) {
                if hasSpecialParents {
                    index = enter(index, facts)
                    limit = scopes.last.map { Int($0.limit) } ?? bits.count
                    rankedParent = scopes.last?.rankedParent ?? -1
                } else {
                    index += 1
                }
            } else if !facts.isDisjoint(with: [.isDropped, .isElement]) {
                let end = Int(ends[index])
                if facts.contains(.isDropped) {
                    index = end
                } else if end > index + 1, facts.contains(.isAccompanied) {
                    // It comes where its own list names it.
                    index = enter(index, facts)
                    limit = scopes.last.map { Int($0.limit) } ?? bits.count
                    rankedParent = scopes.last?.rankedParent ?? -1
                } else if end > index + 1 || remembers || rankedParent >= 0 {
                    add(OrderCode(truncatingIfNeeded: index))
                    index = end
                } else {
                    // Most elements are leaves next to leaves: take all of them together.
                    var next = end
                    while next < limit, Int(ends[next]) == next + 1,
                        bits[next].intersection([.isDropped, .isElement]) == .isElement
                    {
                        next += 1
                    }
                    add(index..<next)
                    index = next
                }
            } else {
                index = enter(index, facts)
                limit = scopes.last.map { Int($0.limit) } ?? bits.count
                rankedParent = scopes.last?.rankedParent ?? -1
            }
        }
    }

    @inline(__always)
    private mutating func add(_ code: OrderCode) {
        items.append(code)
        if !isVisited.isEmpty { entries.append(entry) }
        if !ranksChildren.isEmpty { priorities.append(priority) }
    }

    @inline(__always)
    private mutating func add(_ leaves: Range<Int>) {
        if leaves.count < 16 {
            for leaf in leaves { items.append(OrderCode(truncatingIfNeeded: leaf)) }
        } else {
            items += leaves.lazy.map { OrderCode(truncatingIfNeeded: $0) }
        }
        if !ranksChildren.isEmpty { priorities += repeatElement(priority, count: leaves.count) }
    }

    /// Enters a node that is no element, and returns the index at which to continue.
    private mutating func enter(_ index: Int, _ facts: NodeBits) -> Int {
        let end = tree.ends[index]
        if facts.contains(.isExplicit) {
            let list = tree.details[index].isEmpty ? nil : tree.details[index][0].explicitElements
            open(OrderScope(kind: .entries(list ?? []), node: index, limit: -1, resume: end), facts)
            return -1
        }
        let modal = modalChild.isEmpty ? -1 : modalChild[index]
        let isRanked = !ranksChildren.isEmpty && ranksChildren[index]
        if facts.contains(.isGroup) || isRanked {
            var scope = OrderScope(
                kind: .subviews, node: index, limit: modal < 0 ? end : tree.ends[Int(modal)], resume: end)
            if isRanked { scope.rankedParent = Int32(truncatingIfNeeded: index) }
            open(scope, facts)
        } else if modal >= 0 {
            // The siblings before and after a modal view are passed over.
            var scope = OrderScope(kind: .modal, node: index, limit: tree.ends[Int(modal)], resume: end)
            scope.rankedParent = scopes.last?.rankedParent ?? -1
            scope.isInTabBar = scopes.last?.isInTabBar ?? false
            scopes.append(scope)
        }
        return modal < 0 ? index + 1 : Int(modal)
    }

    private mutating func open(_ scope: OrderScope, _ facts: NodeBits) {
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
        let asked = tree.details[index].isEmpty ? 0 : tree.details[index][0].sortPriority
        priority = asked.isNaN ? 0 : asked
    }

    /// Ends the innermost scope or moves to its next entry; returns the index at which to continue, or nil at the end.
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
                guard let index = tree.index(of: id) else { continue }
                let facts = tree.bits[index]
                // An element accompanied by others appears once, where its own list names it.
                let isOwner = index == Int(scope.node) && facts.contains(.isAccompanied) && !scope.hasOwner
                guard isOwner || !isVisited[index] else { continue }
                isVisited[index] = true
                scope.hasOwner = scope.hasOwner || isOwner
                entry = scope.entryCount
                scope.entryCount += 1
                if facts.contains(.isDropped) { continue }
                if facts.contains(.isAccompanied), !isOwner {
                    scopes.append(scope)
                    return enter(index, facts, resume: -1)
                }
                if facts.contains(.isElement) {
                    add(OrderCode(truncatingIfNeeded: index))
                    continue
                }
                scopes.append(scope)
                return enterEntry(index, facts)
            }
            close(scope, entryCount: scope.entryCount)
            return Int(scope.resume)
        }
    }

    /// Enters a node that an explicit list names; its elements stay together.
    private mutating func enterEntry(_ index: Int, _ facts: NodeBits) -> Int {
        if facts.contains(.isExplicit) { return enter(index, facts, resume: -1) }
        let next = enter(index, facts.union(.isGroup), resume: -1)
        // The content of a plain view belongs to the list, and lists are never sorted (AccessibilitySnapshot).
        let last = scopes.count - 1
        scopes[last].keepsViewOrder = !facts.contains(.isGroup) && scopes[last].rankedParent < 0
        return next
    }

    private mutating func enter(_ index: Int, _ facts: NodeBits, resume: Int32) -> Int {
        let next = enter(index, facts)
        scopes[scopes.count - 1].resume = resume
        return next
    }

    private mutating func close(_ scope: OrderScope, entryCount: Int32) {
        priority = scope.outerPriority
        entry = scope.outerEntry
        let first = scope.firstItem
        guard items.count > first else { return }
        var groupKey: OrderKey
        if entryCount < 0 && !scope.keepsViewOrder {
            sort(from: first)
            groupKey = key(at: first)
        } else {
            isViewOrder = false
            groupKey = scope.ownsKey ? comparator.key(tree.frames[scope.node]) : firstKey(from: first)
        }
        groupKey.priority = 0
        let facts = tree.bits[scope.node]
        let isMoved = !scope.ownsKey && undoScrolling(of: scope.node, facts, &groupKey)
        let isPlain = !scope.ownsKey && !isMoved && facts.isDisjoint(with: [.isKept, .givesContext])
        if items.count == first + 1, isPlain {
            // A group of one is that one.
            if !entries.isEmpty { entries[first] = entry }
            if !priorities.isEmpty { priorities[first] = priority }
            return
        }
        let start = members.count
        members += items[first...]
        items.removeSubrange(first...)
        if !entries.isEmpty {
            memberEntries += entries[first...]
            entries.removeSubrange(first...)
        }
        if !priorities.isEmpty { priorities.removeSubrange(first...) }
        let number = OrderCode(truncatingIfNeeded: groups.count)
        groups.append(
            OrderGroup(
                node: Int32(truncatingIfNeeded: scope.node), bits: facts, entryCount: entryCount, key: groupKey,
                members: start..<members.count))
        add(~number)
    }

    /// Gives the key of a scroll view's content its position before scrolling, so that the content doesn't overtake
    /// elements next to or over the view; true if the key has changed.
    private func undoScrolling(of node: Int, _ facts: NodeBits, _ key: inout OrderKey) -> Bool {
        let old = key
        let details = tree.details[node]
        if let distance = details.isEmpty ? nil : details[0].scrolledBy {
            key.y += distance.y
            key.x += comparator.isRightToLeft ? -distance.x : distance.x
        } else if facts.contains(.clipsToBounds) {
            // A table contains only the visible rows: rows that are scrolled out of sight count as at its edge.
            let seen = details.isEmpty ? nil : details[0].uncoveredFrame
            let frame = seen ?? tree.frames[node]
            let sides = [comparator.key(frame).x, comparator.key(Rect(x: frame.maxX, y: 0, width: 0, height: 0)).x]
            key.y = max(key.y, frame.y)
            key.x = min(max(key.x, min(sides[0], sides[1])), max(sides[0], sides[1]))
        }
        return old.y != key.y || old.x != key.x
    }

    @inline(__always)
    private func key(at position: Int) -> OrderKey {
        let code = items[position]
        var key = code < 0 ? groups[Int(~code)].key : comparator.key(tree.frames[Int(code)])
        if !priorities.isEmpty { key.priority = priorities[position] }
        return key
    }

    /// The key of the item that comes first among those from a position on.
    private func firstKey(from start: Int) -> OrderKey {
        var first = key(at: start)
        for position in (start + 1)..<items.count {
            let key = key(at: position)
            if comparator.precedes(key, first) { first = key }
        }
        return first
    }

    /// Sorts the items from a position to the end.
    ///
    /// Few items are sorted by the standard library, whose outcome AccessibilitySnapshot's tests pin where rows
    /// overlap. Long screens are nearly in order: moving the few that are not costs less than sorting all.
    private mutating func sort(from start: Int) {
        guard let inversion = firstInversion(from: start) else { return }
        isViewOrder = false
        if items.count - start >= 64, insertStrays(from: start, after: inversion) { return }
        let comparator = comparator
        var keyed = (start..<items.count).map { OrderItem(key: key(at: $0), code: items[$0]) }
        keyed.sort { comparator.precedes($0.key, $1.key) }
        for position in start..<items.count {
            items[position] = keyed[position - start].code
            // Entries need not follow: lists have them, and lists are never sorted.
            if !priorities.isEmpty { priorities[position] = keyed[position - start].key.priority }
        }
    }

    /// Moves each item up to where it belongs; gives up when that takes many steps.
    private mutating func insertStrays(from start: Int, after inversion: Int) -> Bool {
        var steps = (items.count - start) * 4
        for position in inversion..<items.count {
            let code = items[position]
            let stray = key(at: position)
            var place = position
            while place > start, comparator.precedes(stray, key(at: place - 1)) {
                items[place] = items[place - 1]
                if !priorities.isEmpty { priorities[place] = priorities[place - 1] }
                place -= 1
            }
            if place == position { continue }
            items[place] = code
            if !priorities.isEmpty { priorities[place] = stray.priority }
            steps -= position - place
            if steps < 0 { return false }
        }
        return true
    }

    /// The first item that must come before its neighbour; nil exactly when a stable sort would change nothing.
    private func firstInversion(from start: Int) -> Int? {
        guard items.count - start > 1 else { return nil }
        var previous = key(at: start)
        for position in (start + 1)..<items.count {
            let next = key(at: position)
            if comparator.precedes(next, previous) { return position }
            previous = next
        }
        return nil
    }
}
