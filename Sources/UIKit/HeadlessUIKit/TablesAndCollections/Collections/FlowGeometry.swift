import Foundation

/// The positions of the items of one section in a flow layout, along the lines and across them.
///
/// "Along" is the scrolling direction, in which lines follow each other. "Across" is the direction in which the items
/// of a line follow each other.
struct FlowGeometry {
    /// The length of all lines together, in points.
    private(set) var length: CGFloat = 0
    private let kind: Kind

    // Counts are the app's; no collection shows more than this.
    static let itemLimit = 1_000_000_000
    // Items beyond this number in a section aren't measured.
    private static let measuredItemLimit = 1_000_000

    private enum Kind {
        case uniform(Uniform)
        case measured(lines: [Line], items: [Item])
    }

    private struct Uniform {
        var count: Int
        var perLine: Int
        var size: FlowSize
        /// The distance from the start of one line to the start of the next.
        var linePitch: CGFloat
        var itemPitch: CGFloat
        var start: CGFloat
    }

    private struct Line {
        var firstItem: Int
        var start: CGFloat
        var end: CGFloat
    }

    private struct Item {
        var across: CGFloat
        var size: FlowSize
    }

    /// A size along and across the lines, in points.
    struct FlowSize: Equatable {
        var along: CGFloat
        var across: CGFloat
    }

    /// A rectangle along and across the lines, in points.
    struct FlowRect {
        var along: CGFloat
        var across: CGFloat
        var size: FlowSize
    }

    /// Places items of equal size.
    init(count: Int, size: FlowSize, room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
        let count = min(max(count, 0), Self.itemLimit)
        let size = Self.sensible(size)
        let spacing = Self.sensible(itemSpacing)
        // A line is at most as wide as the longest sensible length, and an item is at least a point wide.
        let fitting = ((Self.sensible(room) + spacing) / (size.across + spacing)).rounded(.down)
        let perLine = max(1, Int(fitting))
        let free = max(0, Self.sensible(room) - CGFloat(perLine) * size.across)
        let linePitch = max(1, size.along + (lineSpacing.isFinite ? min(lineSpacing, 1e6) : 0))
        let layout = Uniform(
            count: count, perLine: perLine, size: size, linePitch: linePitch,
            itemPitch: size.across + (perLine > 1 ? free / CGFloat(perLine - 1) : 0),
            // A line with space for only one item has it centred.
            start: perLine > 1 ? 0 : free / 2)
        kind = .uniform(layout)
        let lines = (count + perLine - 1) / perLine
        if lines > 0 { length = CGFloat(lines - 1) * linePitch + size.along }
    }

    /// Places items of different sizes.
    init(
        count: Int, room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, sizeOf: (Int) -> FlowSize
    ) {
        let count = min(max(count, 0), Self.measuredItemLimit)
        let room = Self.sensible(room)
        let spacing = Self.sensible(itemSpacing)
        let lineSpacing = Self.sensible(lineSpacing)
        var items: [Item] = []
        var lines: [Line] = []
        items.reserveCapacity(count)
        var first = 0
        var across: CGFloat = 0
        var depth: CGFloat = 0
        var start: CGFloat = 0
        for index in 0..<count {
            let size = Self.sensible(sizeOf(index))
            if index > first, across + size.across > room + 0.001 {
                Self.spread(&items, from: first, in: room - (across - spacing))
                lines.append(Line(firstItem: first, start: start, end: start + depth))
                start += depth + lineSpacing
                (first, across, depth) = (index, 0, 0)
            }
            items.append(Item(across: across, size: size))
            across += size.across + spacing
            depth = max(depth, size.along)
        }
        if first < count {
            lines.append(Line(firstItem: first, start: start, end: start + depth))
            length = start + depth
        }
        kind = .measured(lines: lines, items: items)
    }

    // A full line reaches from edge to edge; the last one keeps the minimum spacing.
    private static func spread(_ items: inout [Item], from first: Int, in free: CGFloat) {
        let gaps = items.count - first - 1
        guard gaps > 0 else {
            if first < items.count { items[first].across += max(0, free) / 2 }
            return
        }
        for index in first..<items.count {
            items[index].across += max(0, free) / CGFloat(gaps) * CGFloat(index - first)
        }
    }

    private static func sensible(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 1e6) : 0 }

    // Items of zero size would all be at the same position in their section.
    private static func sensible(_ size: FlowSize) -> FlowSize {
        FlowSize(along: max(sensible(size.along), 1), across: max(sensible(size.across), 1))
    }

    // MARK: Queries

    /// The number of items.
    var count: Int {
        switch kind {
        case .uniform(let layout): layout.count
        case .measured(_, let items): items.count
        }
    }

    /// Returns the rectangle of an item, from the start of the section's items.
    func rect(of index: Int) -> FlowRect {
        switch kind {
        case .uniform(let layout):
            let (line, column) = index.quotientAndRemainder(dividingBy: layout.perLine)
            return FlowRect(
                along: CGFloat(line) * layout.linePitch, across: layout.start + CGFloat(column) * layout.itemPitch,
                size: layout.size)
        case .measured(let lines, let items):
            let line = lines[BinarySearch.firstIndex(lines.count) { lines[$0].firstItem > index } - 1]
            let size = items[index].size
            return FlowRect(
                along: line.start + (line.end - line.start - size.along) / 2, across: items[index].across, size: size)
        }
    }

    /// Returns the items of the lines that intersect a range along the content.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        switch kind {
        case .uniform(let layout):
            let lines = (layout.count + layout.perLine - 1) / layout.perLine
            let first = BinarySearch.firstIndex(lines) { CGFloat($0) * layout.linePitch + layout.size.along > start }
            let last = max(first, BinarySearch.firstIndex(lines) { CGFloat($0) * layout.linePitch >= end })
            return min(first * layout.perLine, layout.count)..<min(last * layout.perLine, layout.count)
        case .measured(let lines, let items):
            let first = BinarySearch.firstIndex(lines.count) { lines[$0].end > start }
            let last = max(first, BinarySearch.firstIndex(lines.count) { lines[$0].start >= end })
            let firstItem = first < lines.count ? lines[first].firstItem : items.count
            return firstItem..<(last < lines.count ? lines[last].firstItem : items.count)
        }
    }
}
