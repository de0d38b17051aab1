import Foundation

/// The sizes that a node has answered to the last few proposals.
struct SizeCache {
    private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var next = 0

    /// The number of proposals that are remembered. Nested stacks ask a view for about nine: zero, infinity and a
    /// share of the space on each axis.
    private static let capacity = 16

    /// The size that was answered to a proposal.
    subscript(proposal: ProposedViewSize) -> CGSize? {
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    /// Remembers an answer, in place of the oldest one if the cache is full.
    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        if entries.count < Self.capacity {
            entries.append((proposal, size))
        } else {
            entries[next] = (proposal, size)
            next = (next + 1) % Self.capacity
        }
    }

    /// Forgets all answers.
    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        next = 0
    }

    /// Whether measuring again gives the remembered sizes, so that the parent's layout needn't change.
    func isConfirmed(by measure: (ProposedViewSize) -> CGSize) -> Bool {
        entries.allSatisfy { measure($0.proposal) == $0.size }
    }
}
