import Foundation

/// A part of a table in reading order: a header, a row or a footer.
struct TablePart: Hashable, Comparable {
    enum Place: Hashable {
        case header
        case row(Int)
        case footer
    }

    var section: Int
    var place: Place

    init(section: Int, place: Place) {
        self.section = section
        self.place = place
    }

    init(_ path: IndexPath) {
        self.init(section: path.section, place: .row(path.row))
    }

    var isHeader: Bool { place == .header }

    /// The row, or nil for a header or footer.
    var path: IndexPath? {
        if case .row(let row) = place { IndexPath(row: row, section: section) } else { nil }
    }

    private var number: Int {
        switch place {
        case .header: -1
        case .row(let row): row
        case .footer: .max
        }
    }

    static func < (left: TablePart, right: TablePart) -> Bool {
        (left.section, left.number) < (right.section, right.number)
    }
}

// The rows beyond the visible part that an assistive technology requests when its cursor reaches the end: like
// VoiceOver's cursor, it reaches every row, but a cell is made only on request.
extension UITableView {
    /// Returns the part of the table in which a view is, or nil.
    final func part(of view: UIView) -> TablePart? {
        var view: UIView? = view
        while let current = view, current.superview !== self { view = current.superview }
        guard let child = view else { return nil }
        if let path = (child as? UITableViewCell)?.path { return TablePart(path) }
        return sectionViews.first { $0.value === child }.map {
            TablePart(section: $0.key.section, place: $0.key.isHeader ? .header : .footer)
        }
    }

    /// Returns the part after or before another one; nil at the end.
    private func part(after part: TablePart, _ forward: Bool) -> TablePart? {
        var part = part
        while true {
            guard let next = neighbour(of: part, forward) else { return nil }
            part = next
            let section = geometry.sections[part.section]
            switch part.place {
            case .row: return part
            case .header: if section.headerHeight > 0 { return part }
            case .footer: if section.footerHeight > 0 { return part }
            }
        }
    }

    private func neighbour(of part: TablePart, _ forward: Bool) -> TablePart? {
        let sections = geometry.sections.indices
        guard sections.contains(part.section) else {
            // From the table's header view, or from its footer view.
            if forward { return part.section < 0 && !sections.isEmpty ? TablePart(section: 0, place: .header) : nil }
            return part.section < 0 || sections.isEmpty ? nil : TablePart(section: sections.count - 1, place: .footer)
        }
        let count = geometry.sections[part.section].rowCount
        func row(_ row: Int) -> TablePart? {
            (0..<count).contains(row) ? TablePart(section: part.section, place: .row(row)) : nil
        }
        let next = part.section + (forward ? 1 : -1)
        let beyond =
            sections.contains(next)
            ? TablePart(section: next, place: forward ? .header : .footer) : nil
        switch (part.place, forward) {
        case (.header, true): return row(0) ?? TablePart(section: part.section, place: .footer)
        case (.row(let index), true): return row(index + 1) ?? TablePart(section: part.section, place: .footer)
        case (.footer, true), (.header, false): return beyond
        case (.row(let index), false): return row(index - 1) ?? TablePart(section: part.section, place: .header)
        case (.footer, false): return row(count - 1) ?? TablePart(section: part.section, place: .header)
        }
    }

    // A row may be empty, but not this many in a row.
    private static var emptyPartLimit: Int { 200 }

    /// Makes the part after or before a view, and those beyond it as long as they have nothing to announce.
    final func makePart(beside view: UIView, _ forward: Bool) -> Bool? {
        layoutIfNeeded()
        guard isScrollEnabled, var part = part(of: view) ?? end(of: view, forward) else { return nil }
        var isMade = false
        for _ in 0..<Self.emptyPartLimit {
            guard let next = self.part(after: part, forward) else { break }
            part = next
            if self.view(of: part)?.superview !== self {
                kept.insert(part)
                setNeedsLayout()
                layoutIfNeeded()
                isMade = true
            }
            if let view = self.view(of: part), view.holdsElements { return isMade }
        }
        return isMade ? true : nil
    }

    /// Makes parts after or before a view, or from the beginning or the end, up to a number.
    final func makeParts(from view: UIView?, _ forward: Bool, _ limit: Int) -> Int {
        layoutIfNeeded()
        guard isScrollEnabled else { return 0 }
        let outside =
            forward
            ? TablePart(section: -1, place: .footer) : TablePart(section: geometry.sections.count, place: .header)
        var part = view.flatMap { self.part(of: $0) ?? end(of: $0, forward) } ?? outside
        var made = 0
        while made < limit, let next = self.part(after: part, forward) {
            part = next
            guard self.view(of: part)?.superview !== self else { continue }
            kept.insert(part)
            made += 1
        }
        guard made > 0 else { return 0 }
        setNeedsLayout()
        layoutIfNeeded()
        return made
    }

    /// Returns the part to start with from a view that is none of the parts: the table's header forward, its footer
    /// back.
    private func end(of view: UIView, _ forward: Bool) -> TablePart? {
        if forward, let tableHeaderView, view.isDescendant(of: tableHeaderView) {
            return TablePart(section: -1, place: .footer)
        }
        if !forward, let tableFooterView, view.isDescendant(of: tableFooterView) {
            return TablePart(section: geometry.sections.count, place: .header)
        }
        return nil
    }

    private func view(of part: TablePart) -> UIView? {
        if let path = part.path { return cells[path] }
        return sectionViews[SectionPart(section: part.section, isHeader: part.isHeader)]
    }

    /// Makes all parts up to a number.
    final func makeParts(_ limit: Int) {
        reloadIfNeeded()
        var all: Set<TablePart> = []
        for (index, section) in geometry.sections.enumerated() {
            all.insert(TablePart(section: index, place: .header))
            for row in 0..<min(section.rowCount, limit - min(all.count, limit)) {
                all.insert(TablePart(section: index, place: .row(row)))
            }
            all.insert(TablePart(section: index, place: .footer))
            if all.count >= limit { break }
        }
        kept = all
        setNeedsLayout()
        layoutIfNeeded()
    }
}

extension UIView {
    /// Whether a cursor finds an element in the view.
    final var holdsElements: Bool {
        var pending = [self]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { continue }
            if view.isAccessibilityElement || view.accessibilityElements?.isEmpty == false { return true }
            pending.append(contentsOf: view.subviews)
        }
        return false
    }

    /// Makes the rows and items of all tables and collections in the view, up to a limit for each, so that a capture
    /// has everything that a cursor could reach. They last until the content moves.
    package final func makeAllContent(limit: Int = 1_000) {
        layoutIfNeeded()
        var pending = [self]
        while let view = pending.popLast() {
            (view as? UIScrollView)?.makeEverything(limit: limit)
            pending.append(contentsOf: view.subviews.reversed())
        }
    }
}
