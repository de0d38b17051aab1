/// A tree that is written in lines of text.
struct TextTree: TextStructure, Equatable, Sendable {
    /// One item.
    struct Item: Equatable, Sendable {
        /// The line, by its place among those that were looked at.
        var line: Int
        /// Where its text begins.
        var start: Int
        /// How deep it is, from 1; nil for text that only goes on with an item.
        var level: Int?
        /// The place among its siblings, from 1, and their number; 0 where they can't be counted.
        var index = 0
        var count = 0
        /// Whether its children are shown, where a mark tells.
        var isExpanded: Bool?
    }

    /// The lines that the tree takes, with those that only draw it.
    var lines: Range<Int>
    var items: [Item]

    /// Counts siblings. Items are siblings when they have one level and nothing between them is higher.
    static func counted(_ items: [Item]) -> [Item] {
        var items = items
        // For each level the siblings that are still open.
        var open: [Int: [Int]] = [:]
        var deepest = 0
        func close(_ level: Int) {
            guard let siblings = open.removeValue(forKey: level) else { return }
            for (place, item) in siblings.enumerated() {
                items[item].index = place + 1
                items[item].count = siblings.count
            }
        }
        for index in items.indices {
            guard let level = items[index].level else { continue }
            while deepest > level {
                close(deepest)
                deepest -= 1
            }
            open[level, default: []].append(index)
            deepest = max(deepest, level)
        }
        for level in open.keys.sorted() { close(level) }
        return items
    }

    /// The tree as a region, with those of its items that are within some lines.
    func region(in shown: Range<Int>, of lines: [TextLine], width: Int) -> ScreenRegion? {
        let own = self.lines.clamped(to: shown)
        guard let first = own.first, let last = own.last else { return nil }
        let children = items.filter { shown.contains($0.line) }.map { item in
            let line = lines[item.line]
            let span = item.start..<max(item.start + 1, line.inked.upperBound)
            return ScreenRegion(
                item.level == nil ? .text : .treeItem, frame: line.frame(span, width: width),
                text: ScreenWords.of(line.text(span)), index: item.count > 0 ? item.index : nil,
                count: item.count > 0 ? item.count : nil, level: item.level, isExpanded: item.isExpanded)
        }
        guard !children.isEmpty else { return nil }
        return ScreenRegion(
            .tree, frame: .init(rows: lines[first].rows.lowerBound..<lines[last].rows.upperBound, columns: 0..<width),
            count: items.count, children: children.filter { !$0.text.isEmpty })
    }
}
