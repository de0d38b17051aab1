import Foundation

/// The columns of a vertical lazy grid, or the rows of a horizontal one.
struct LazyTracks: Equatable {
    /// One column or row.
    struct Track: Equatable {
        var position: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private(set) var tracks: [Track] = []
    /// The length of all tracks with the distances between them.
    private(set) var total: CGFloat = 0

    /// The largest number of tracks. A tiny minimum must not take up memory.
    private static let maximumCount = 10_000

    /// Resolves grid items for a length.
    ///
    /// Fixed items take theirs; the others share the rest equally within their limits, and what a limit leaves over
    /// isn't shared again. Without a length, items take their minimum.
    init(_ items: [GridItem], in length: CGFloat?) {
        let distances = items.map { item in
            item.spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.defaultDistance
        }
        var rest = length.map { $0 - distances.dropLast().reduce(0, +) }
        var sharing: CGFloat = 0
        for item in items {
            if case .fixed(let size) = item.size { rest = rest.map { $0 - Self.valid(size) } } else { sharing += 1 }
        }
        let share = rest.map { max(0, $0) / max(1, sharing) }
        for (item, distance) in zip(items, distances) {
            switch item.size {
            case .fixed(let size):
                append(Self.valid(size), item, distance)
            case .flexible(let minimum, let maximum):
                append(Self.clamp(share, minimum, maximum), item, distance)
            case .adaptive(let minimum, let maximum):
                let least = max(Self.valid(minimum), 1)
                let available = share ?? least
                let fitting = ((available + distance) / (least + distance)).rounded(.down)
                let count = fitting.isFinite ? Int(min(max(1, fitting), CGFloat(Self.maximumCount))) : 1
                let part = (available - distance * CGFloat(count - 1)) / CGFloat(count)
                for _ in 0..<count { append(Self.clamp(part, minimum, maximum), item, distance) }
            }
        }
    }

    private mutating func append(_ length: CGFloat, _ item: GridItem, _ distance: CGFloat) {
        guard tracks.count < Self.maximumCount else { return }
        let position = tracks.last.map { $0.position + $0.length + gap } ?? 0
        tracks.append(Track(position: position, length: length, alignment: item.alignment ?? .center))
        total = position + length
        gap = distance
    }

    /// The distance after the last track so far.
    private var gap: CGFloat = 0

    private static func valid(_ length: CGFloat) -> CGFloat { length >= 0 && length.isFinite ? length : 0 }

    private static func clamp(_ length: CGFloat?, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let minimum = valid(minimum)
        return min(max(length ?? minimum, minimum), maximum >= minimum ? maximum : minimum)
    }
}
