/// A container in the reading order: its node in the tree and its range of the order.
struct OrderContainer: Sendable {
    var node: Int32
    var bits: NodeBits
    // The container around this one, or -1.
    var parent: Int32
    // The outermost container that gives context, this one included, or -1.
    var provider: Int32
    // The number of entries in an explicit list, or -1.
    var entryCount: Int32
    var elements: Range<Int>
}

/// Flattens groups into one sequence of elements and records the range of each container.
struct OrderFlattening {
    private(set) var leaves: [Int32] = []
    private(set) var containers: [OrderContainer] = []
    /// The innermost container of each element, or -1; empty when there are no containers.
    private(set) var innermost: [Int32] = []
    /// The entry of its provider's explicit list to which each element belongs, or -1; empty if not needed.
    private(set) var entries: [Int32] = []
    private var levels: [Level] = []
    private var needsContainers = false
    private var needsEntries = false

    init(_ walk: OrderWalk) {
        guard !walk.groups.isEmpty else {
            leaves = walk.items
            return
        }
        needsContainers = walk.groups.contains { !$0.bits.isDisjoint(with: [.isKept, .givesContext]) }
        needsEntries = walk.groups.contains { $0.entryCount >= 0 && $0.bits.contains(.givesContext) }
        leaves.reserveCapacity(walk.items.count + walk.members.count)
        for item in walk.items {
            if item < 0 { unfold(item, walk) } else { add(item, container: -1, entry: -1) }
        }
    }

    @inline(__always)
    private mutating func add(_ leaf: OrderCode, container: Int32, entry: Int32) {
        leaves.append(leaf)
        if needsContainers { innermost.append(container) }
        if needsEntries { entries.append(entry) }
    }

    /// Appends the elements of a group and of all groups inside it.
    private mutating func unfold(_ group: OrderCode, _ walk: OrderWalk) {
        enter(group, walk, container: -1, entry: -1)
        while let level = levels.last {
            if level.rest.isEmpty {
                levels.removeLast()
                if level.endsContainer { close(level.container) }
                continue
            }
            let place = level.rest.lowerBound
            levels[levels.count - 1].rest = (place + 1)..<level.rest.upperBound
            let entry = level.countsEntries ? walk.memberEntries[place] : level.entry
            let member = walk.members[place]
            if member < 0 {
                enter(member, walk, container: level.container, entry: entry)
            } else {
                add(member, container: level.container, entry: entry)
            }
        }
    }

    private mutating func enter(_ code: OrderCode, _ walk: OrderWalk, container: Int32, entry: Int32) {
        let group = walk.groups[Int(~code)]
        var level = Level(rest: group.members, container: container, entry: entry)
        if !group.bits.isDisjoint(with: [.isKept, .givesContext]) {
            level.container = begin(group, in: container)
            level.endsContainer = true
            // Entries are counted for the outermost provider only.
            level.countsEntries = group.entryCount >= 0 && containers[Int(level.container)].provider == level.container
        }
        levels.append(level)
    }

    private mutating func begin(_ group: OrderGroup, in parent: Int32) -> Int32 {
        let number = Int32(truncatingIfNeeded: containers.count)
        let outer = parent < 0 ? -1 : containers[Int(parent)].provider
        let provider = outer >= 0 ? outer : (group.bits.contains(.givesContext) ? number : -1)
        containers.append(
            OrderContainer(
                node: group.node, bits: group.bits, parent: parent, provider: provider, entryCount: group.entryCount,
                elements: leaves.count..<leaves.count))
        return number
    }

    private mutating func close(_ number: Int32) {
        let start = containers[Int(number)].elements.lowerBound
        containers[Int(number)].elements = start..<leaves.count
    }

    private struct Level {
        var rest: Range<Int>
        var container: Int32
        var entry: Int32
        var endsContainer = false
        var countsEntries = false
    }
}
