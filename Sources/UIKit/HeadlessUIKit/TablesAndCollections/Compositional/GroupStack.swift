import Foundation

/// The positions of a section's items, whose groups follow each other along one axis, in points from the first group.
///
/// Groups that hold the same number of items are placed by counting; only those whose contents have reported sizes are
/// solved one by one.
@MainActor struct GroupStack {
    let isVertical: Bool
    /// The number of items.
    let count: Int
    private let spacing: CGFloat
    private var kind: Kind

    private enum Kind {
        case counted(Counted)
        case listed([Listed])
    }

    private struct Counted {
        var usual: GroupResult
        var perGroup: Int
        var groups: Int
        /// Groups that differ from the regular one.
        var special: [Int: GroupResult] = [:]
        var corrections: SparseSums
    }

    private struct Listed {
        var start: CGFloat
        var firstItem: Int
        var result: GroupResult
    }

    // Groups beyond this number aren't laid out one by one.
    private static let listedLimit = 1_000_000

    init(
        _ section: NSCollectionLayoutSection, count: Int, container: CGSize, isVertical: Bool, measured: [Int: CGSize],
        traits: UITraitCollection
    ) {
        self.isVertical = isVertical
        self.count = min(max(count, 0), FlowGeometry.itemLimit)
        let spacing = section.interGroupSpacing.isFinite ? min(max(section.interGroupSpacing, 0), 1e6) : 0
        self.spacing = spacing
        let group = section.group
        let total = self.count
        func solve(from first: Int, count: Int) -> GroupResult {
            let solver = GroupSolver(
                count: count, measured: { measured.isEmpty ? nil : measured[first + $0] }, traits: traits)
            return solver.solve(group, in: container)
        }
        if !group.hasVariableCount {
            let usual = GroupSolver(count: .max, measured: { _ in nil }, traits: traits).solve(group, in: container)
            let perGroup = max(usual.items.count, 1)
            let groups = usual.items.isEmpty ? 0 : (total + perGroup - 1) / perGroup
            var counted = Counted(
                usual: usual, perGroup: perGroup, groups: groups, corrections: SparseSums(count: groups))
            var differing = Set(measured.keys.filter { $0 < total && $0 >= 0 }.map { $0 / perGroup })
            if groups > 0, total % perGroup != 0 { differing.insert(groups - 1) }
            for number in differing where number < groups {
                let first = number * perGroup
                let result = solve(from: first, count: min(perGroup, total - first))
                counted.special[number] = result
                counted.corrections.add(
                    Self.length(result, isVertical) - Self.length(usual, isVertical), at: number)
            }
            kind = .counted(counted)
            return
        }
        var listed: [Listed] = []
        var (first, start) = (0, CGFloat(0))
        while first < total, listed.count < Self.listedLimit {
            let result = solve(from: first, count: total - first)
            guard !result.items.isEmpty else { break }
            listed.append(Listed(start: start, firstItem: first, result: result))
            first += result.items.count
            start += Self.length(result, isVertical) + spacing
        }
        kind = .listed(listed)
    }

    private static func length(_ result: GroupResult, _ isVertical: Bool) -> CGFloat {
        isVertical ? result.size.height : result.size.width
    }

    // MARK: Groups

    private var groups: Int {
        switch kind {
        case .counted(let counted): counted.groups
        case .listed(let listed): listed.count
        }
    }

    private func result(_ group: Int) -> GroupResult {
        switch kind {
        case .counted(let counted): counted.special[group] ?? counted.usual
        case .listed(let listed): listed[group].result
        }
    }

    private func start(_ group: Int) -> CGFloat {
        switch kind {
        case .counted(let counted):
            CGFloat(group) * (Self.length(counted.usual, isVertical) + spacing)
                + counted.corrections.sum(ofFirst: group)
        case .listed(let listed): listed[group].start
        }
    }

    private func firstItem(_ group: Int) -> Int {
        switch kind {
        case .counted(let counted): group * counted.perGroup
        case .listed(let listed): listed[group].firstItem
        }
    }

    private func group(of item: Int) -> Int? {
        switch kind {
        case .counted(let counted): counted.groups > 0 ? item / counted.perGroup : nil
        case .listed(let listed):
            listed.isEmpty ? nil : BinarySearch.firstIndex(listed.count) { listed[$0].firstItem > item } - 1
        }
    }

    // MARK: Queries

    /// The length of all groups with the spaces between them.
    var length: CGFloat { groups == 0 ? 0 : start(groups - 1) + Self.length(result(groups - 1), isVertical) }

    /// The breadth of the widest group; of the regular one where all are alike.
    var breadth: CGFloat {
        func breadth(_ result: GroupResult) -> CGFloat { isVertical ? result.size.width : result.size.height }
        switch kind {
        case .counted(let counted):
            guard counted.groups > 0 else { return 0 }
            let special = counted.special.values.map(breadth).max() ?? 0
            return counted.special.count == counted.groups ? special : max(special, breadth(counted.usual))
        case .listed(let listed): return listed.map { breadth($0.result) }.max() ?? 0
        }
    }

    private func move(_ group: Int) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: start(group)) : CGPoint(x: start(group), y: 0)
    }

    /// Returns the place of an item, or nil where there is none.
    func item(_ item: Int) -> GroupResult.Item? {
        guard item >= 0, item < count, let group = group(of: item) else { return nil }
        let number = item - firstItem(group)
        let result = result(group)
        guard result.items.indices.contains(number) else { return nil }
        var place = result.items[number]
        let move = move(group)
        place.frame = place.frame.offsetBy(dx: move.x, dy: move.y)
        place.number = item
        return place
    }

    /// Returns the supplementary items attached to an item.
    func attached(to item: Int) -> [GroupResult.Attached] {
        guard item >= 0, item < count, let group = group(of: item) else { return [] }
        let move = move(group)
        let number = item - firstItem(group)
        return result(group).attached.filter { $0.number == number }.map {
            GroupResult.Attached(item: $0.item, number: item, frame: $0.frame.offsetBy(dx: move.x, dy: move.y))
        }
    }

    /// Returns the items of the groups that intersect a range along the axis.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let groups = groups
        guard groups > 0 else { return 0..<0 }
        let first = BinarySearch.firstIndex(groups) {
            self.start($0) + max(Self.length(result($0), isVertical), 0.001) > start
        }
        let last = max(first, BinarySearch.firstIndex(groups) { self.start($0) >= end })
        guard first < groups, first < last else { return 0..<0 }
        let upper = last < groups ? firstItem(last) : count
        return firstItem(first)..<min(upper, count)
    }

    /// Returns the start of a group along the axis that is nearest to a position.
    func boundary(near place: CGFloat, forward: Bool?) -> CGFloat {
        let groups = groups
        guard groups > 0 else { return 0 }
        let after = BinarySearch.firstIndex(groups) { self.start($0) >= place - 0.5 }
        let next = after < groups ? start(after) : length
        let before = after > 0 ? start(after - 1) : 0
        switch forward {
        case true?: return next
        case false?: return before
        case nil: return next - place < place - before ? next : before
        }
    }

    /// Returns the length of the group that starts at a position or nearest to it.
    func groupLength(at place: CGFloat) -> CGFloat {
        let groups = groups
        guard groups > 0 else { return 0 }
        let index = BinarySearch.firstIndex(groups) { self.start($0) > place + 0.5 } - 1
        return Self.length(result(min(max(index, 0), groups - 1)), isVertical)
    }
}
