/// The items of views in their order. Those of a long collection are made when they are asked for.
@MainActor struct ItemList {
    private struct Part {
        let count: Int
        let item: (Int) -> Item
        /// The items, unless they are made one by one.
        let made: [Item]?
        /// The index of the item with an id.
        var index: (AnyHashable) -> Int? = { _ in nil }
        var section: SectionPart?
    }

    private var parts: [Part] = []
    /// The index after the last item of each part.
    private var ends: [Int] = []

    init() {}

    /// Creates a list of items that exist.
    init(_ items: [Item]) {
        if !items.isEmpty { append(Part(count: items.count, item: { items[$0] }, made: items)) }
    }

    /// Creates a list of items that are made when they are asked for.
    ///
    /// - Parameter index: Returns the index of the item with an id.
    init(count: Int, index: @escaping (AnyHashable) -> Int?, item: @escaping (Int) -> Item) {
        if count > 0 { append(Part(count: count, item: item, made: nil, index: index)) }
    }

    /// Creates a list of the items of several.
    init(joining lists: [ItemList]) { for list in lists { append(list) } }

    private mutating func append(_ part: Part) {
        parts.append(part)
        ends.append(count + part.count)
    }

    mutating func append(_ list: ItemList) { for part in list.parts { append(part) } }

    /// The number of items.
    var count: Int { ends.last ?? 0 }

    /// Whether items are made when they are asked for.
    var isLazy: Bool { parts.contains { $0.made == nil } }

    /// All items.
    var all: [Item] { parts.flatMap { part in part.made ?? (0..<part.count).map(part.item) } }

    /// The index of the item with an id.
    func index(of id: AnyHashable) -> Int? {
        for (part, end) in zip(parts, ends) {
            let index =
                part.made.map { made in made.firstIndex { $0.rowIdentity == id || $0.viewID == id } } ?? part.index(id)
            if let index { return end - part.count + index }
        }
        return nil
    }

    subscript(index: Int) -> Item {
        var (lower, upper) = (0, parts.count - 1)
        while lower < upper {
            let middle = (lower + upper) / 2
            if ends[middle] > index { upper = middle } else { lower = middle + 1 }
        }
        return parts[lower].item(index - (ends[lower] - parts[lower].count))
    }

    /// The items that `transform` makes of these, one by one where these are made one by one.
    func map(_ transform: @escaping (Item) -> Item) -> ItemList {
        var result = ItemList()
        for part in parts {
            let made = part.made?.map(transform)
            let item = part.item
            result.append(
                Part(
                    count: part.count, item: made.map { items in { items[$0] } } ?? { transform(item($0)) },
                    made: made, index: part.index, section: part.section))
        }
        return result
    }

    /// The items as a part of a section.
    func marked(_ section: SectionPart) -> ItemList {
        var result = self
        for index in result.parts.indices where result.parts[index].section == nil {
            result.parts[index].section = section
        }
        return result
    }

    /// The sections in order; items outside of one are in sections without a header.
    var sections: [Section] {
        var sections: [Section] = []
        for (part, end) in zip(parts, ends) {
            let range = end - part.count..<end
            let isNew = sections.isEmpty || sections[sections.count - 1].id != part.section?.section
            if isNew { sections.append(Section(id: part.section?.section)) }
            let last = sections.count - 1
            switch part.section?.part {
            case .header: sections[last].header += range
            case .footer: sections[last].footer += range
            case .row, nil: sections[last].rows.append(range)
            }
        }
        return sections
    }

    /// The places of the items of a section.
    struct Section {
        var id: ObjectIdentifier?
        var header: [Int] = []
        var rows: [Range<Int>] = []
        var footer: [Int] = []

        var rowCount: Int { rows.reduce(0) { $0 + $1.count } }

        /// The place of a row in the list.
        func place(ofRow row: Int) -> Int? {
            var row = row
            for range in rows {
                if row < range.count { return range.lowerBound + row }
                row -= range.count
            }
            return nil
        }
    }
}

/// The part of a section that a view is.
struct SectionPart: Equatable {
    enum Part { case header, row, footer }
    /// The section, which the container compares with those of the neighbours.
    let section: ObjectIdentifier
    let part: Part
}
