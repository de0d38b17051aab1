import Foundation

/// Prefix sums of many numbers of which few are nonzero: a Fenwick tree of only those. Changes and sums take O(log n)
/// time; space is proportional to the number of changes.
struct SparseSums {
    private var nodes: [Int: CGFloat] = [:]
    private let count: Int

    init(count: Int = 0) {
        self.count = count
    }

    /// Adds to the number at an index.
    mutating func add(_ change: CGFloat, at index: Int) {
        var node = index + 1
        while node <= count {
            nodes[node, default: 0] += change
            node += node & -node
        }
    }

    /// Returns the sum of the first `count` numbers.
    func sum(ofFirst count: Int) -> CGFloat {
        guard !nodes.isEmpty else { return 0 }
        var sum: CGFloat = 0
        var node = min(count, self.count)
        while node > 0 {
            sum += nodes[node] ?? 0
            node -= node & -node
        }
        return sum
    }
}
