import Foundation

/// Shares a length among items: by priority, the least flexible item first, to each an equal part of what is left.
enum SpaceDistribution {
    /// Returns the length that is offered to each item.
    ///
    /// - Parameters:
    ///   - length: The length to share.
    ///   - priorities: The priority of each item.
    ///   - extent: The length that an item takes when a length is offered to it.
    static func offers(
        of length: CGFloat, priorities: [Double], extent: (Int, CGFloat) -> CGFloat
    ) -> [CGFloat] {
        // Nothing to share, or no limit: the order has no influence.
        if length <= 0 || length == .infinity || priorities.count <= 1 {
            return priorities.map { _ in max(0, length) }
        }
        var offers = [CGFloat](repeating: 0, count: priorities.count)
        let groups = groups(of: priorities)
        // What the groups of lower priority need at least is reserved for them.
        var reserved = [CGFloat](repeating: 0, count: groups.count)
        for (position, group) in groups.enumerated().dropFirst() {
            reserved[position] = group.reduce(0) { $0 + extent($1, 0) }
        }
        var left = length - reserved.reduce(0, +)
        for (position, group) in groups.enumerated() {
            left += reserved[position]
            for (done, index) in byFlexibility(group, extent).enumerated() {
                offers[index] = max(0, left / CGFloat(group.count - done))
                left -= extent(index, offers[index])
            }
        }
        return offers
    }

    /// The items of each priority, the highest first.
    private static func groups(of priorities: [Double]) -> [[Int]] {
        if priorities.allSatisfy({ $0 == priorities[0] }) { return [Array(priorities.indices)] }
        // Priorities that aren't numbers count as the default.
        return Dictionary(grouping: priorities.indices) { priorities[$0].isNaN ? 0 : priorities[$0] }
            .sorted { $0.key > $1.key }.map(\.value)
    }

    /// The items by the difference of their largest and smallest extent, of equally flexible ones the larger minimum
    /// first, otherwise in their order.
    private static func byFlexibility(_ group: [Int], _ extent: (Int, CGFloat) -> CGFloat) -> [Int] {
        guard group.count > 1 else { return group }
        let ranges = group.map { index in
            let minimum = extent(index, 0)
            return (index: index, minimum: minimum, flexibility: max(0, extent(index, .infinity) - minimum))
        }
        return ranges.sorted {
            if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
            if $0.minimum != $1.minimum { return $0.minimum > $1.minimum }
            return $0.index < $1.index
        }.map(\.index)
    }
}
