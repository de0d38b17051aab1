/// A container as the order knows it: what it is in the tree and which stretch of the order it holds.
struct OrderContainer: Sendable {
    var node: Int32
    var bits: NodeBits
    // The container around this one, or -1.
    var parent: Int32
    // The outermost container that gives context, this one included, or -1.
    var provider: Int32
    // How many entries an explicit list has, or -1.
    var entryCount: Int32
    var elements: Range<Int>
}

/// Unfolds groups into one sequence of elements and notes which stretch of it each container holds.
struct OrderFlattening {
    private(set) var leaves: [Int32] = []
    private(set) var containers: [OrderContainer] = []
    /// The innermost container of each element, or -1; empty when there are no containers.
    private(set) var innermost: [Int32] = []
    /// Which entry of its provider's explicit list each element belongs to, or -1; empty when nobody needs it.
    private(set) var entries: [Int32] = []

    init(_ walk: OrderWalk) {
        guard !walk.groups.isEmpty else {
            leaves = walk.items.map(\.content.code)
            return
        }
        let needsContainers = walk.groups.contains { !$0.bits.isDisjoint(with: [.isKept, .givesContext]) }
        let needsEntries = walk.groups.contains { $0.entryCount >= 0 && $0.bits.contains(.givesContext) }
        leaves.reserveCapacity(walk.items.count + walk.members.count)
        for item in walk.items {
            unfold(item.content, walk, needsContainers, needsEntries)
        }
    }

    private mutating func unfold(
        _ content: OrderContent, _ walk: OrderWalk, _ needsContainers: Bool, _ needsEntries: Bool
    ) {
        var open = [Level(rest: 0..<0, container: -1, entry: -1)]
        var next: OrderContent? = content
        while let level = open.last {
            guard let current = next else {
                if level.rest.isEmpty {
                    open.removeLast()
                    if level.endsContainer { close(level.container) }
                } else {
                    open[open.count - 1].rest = (level.rest.lowerBound + 1)..<level.rest.upperBound
                    next = walk.members[level.rest.lowerBound]
                }
                continue
            }
            next = nil
            let isInList = level.container >= 0 && level.countsEntries
            let entry = isInList ? current.entry : level.entry
            guard current.code < 0 else {
                leaves.append(current.code)
                if needsContainers { innermost.append(level.container) }
                if needsEntries { entries.append(entry) }
                continue
            }
            let group = walk.groups[Int(~current.code)]
            var inner = Level(rest: group.members, container: level.container, entry: entry)
            if !group.bits.isDisjoint(with: [.isKept, .givesContext]) {
                inner.container = begin(group, in: level.container)
                inner.endsContainer = true
                // Entries are counted for the outermost provider only.
                inner.countsEntries =
                    group.entryCount >= 0 && containers[Int(inner.container)].provider == inner.container
            }
            open.append(inner)
        }
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
