import Foundation

// The placement of cells and the other parts of a table.
extension UITableView {
    final func isRow(_ path: IndexPath) -> Bool {
        path.count == 2 && geometry.sections.indices.contains(path.section)
            && (0..<geometry.sections[path.section].rowCount).contains(path.row)
    }

    final func rowRect(_ path: IndexPath) -> CGRect {
        let insets = groupInsets
        var rect = geometry.rect(
            ofRow: path.row, in: path.section, width: max(bounds.width - insets.left - insets.right, 0))
        rect.origin.x += insets.left
        return rect
    }

    /// The insets of groups with rounded corners from the sides, in points; zero in other styles.
    final var groupInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let (safe, margin) = (coveredSides, sideMargin)
        return UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin)
    }

    /// The covered area at the sides of the content, unless the content is inset from there already.
    private var coveredSides: UIEdgeInsets {
        let covered = safeAreaOfSubviews
        return UIEdgeInsets(top: 0, left: covered.left, bottom: 0, right: covered.right)
    }

    /// The margins of rows at the sides, in points: 16, and 20 in tables of 390 points and wider (measured on
    /// documents of Xcode).
    private var sideMargin: CGFloat { bounds.width >= 390 ? 20 : 16 }

    /// The edges of the content of rows, headers and footers.
    final var edges: ListEdges {
        ListEdges(
            insets: style == .insetGrouped || !insetsContentViewsToSafeArea ? .zero : coveredSides, margin: sideMargin,
            titlePadding: style == .plain ? 7.5 : 17.5)
    }

    final func placeEnds() {
        if let view = tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
        }
        if let view = tableFooterView {
            let height = view.frame.height
            view.frame = CGRect(x: 0, y: geometry.height - height, width: bounds.width, height: height)
        }
    }

    // Reported heights settle after a pass or two; those that don't are left as they are.
    static var passLimit: Int { 8 }

    /// Makes and places the visible and the kept cells, and removes the others. Returns false when a cell reported
    /// another height, so that more may be visible.
    final func placeContent() -> Bool {
        let (top, bottom) = (bounds.minY, bounds.maxY)
        let sections = bounds.height > 0 ? geometry.sections(from: top, to: bottom) : 0..<0
        var shown: [IndexPath] = []
        for section in sections {
            shown += geometry.rows(of: section, from: top, to: bottom).map { IndexPath(row: $0, section: section) }
        }
        drop(except: Set(shown))
        var isSettled = true
        for path in shown {
            // Cells above it may have reported greater heights.
            if !isSettled, rowRect(path).minY >= bottom { break }
            isSettled = place(path, isShown: true) && isSettled
        }
        for part in kept.sorted() {
            guard let path = part.path else {
                isSettled = placeSectionView(part.section, isHeader: part.isHeader) && isSettled
                continue
            }
            if isRow(path), cells[path]?.isDisplayed != true { isSettled = place(path, isShown: false) && isSettled }
        }
        for section in sections {
            isSettled = placeSectionView(section, isHeader: true) && isSettled
            isSettled = placeSectionView(section, isHeader: false) && isSettled
        }
        for (place, view) in sectionViews where !sections.contains(place.section) && view.superview === self {
            let part = TablePart(section: place.section, place: place.isHeader ? .header : .footer)
            guard !kept.contains(part) else { continue }
            view.removeFromSuperview()
            notifyEndDisplay(of: view, place)
        }
        let size = CGSize(width: bounds.width, height: geometry.height)
        if contentSize != size { contentSize = size }
        return isSettled
    }

    private func drop(except shown: Set<IndexPath>) {
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !shown.contains(path) {
            guard isRow(path) else {
                recycle(path)
                continue
            }
            // A cell whose text is being edited stays, as in UIKit.
            let isEdited = window?.firstResponder.map { ($0 as? UIView)?.isDescendant(of: cell) == true } ?? false
            if isEdited || kept.contains(TablePart(path)) {
                endDisplaying(cell, path)
                cell.frame = rowRect(path)
            } else {
                recycle(path)
            }
        }
    }

    final func endDisplaying(_ cell: UITableViewCell, _ path: IndexPath) {
        guard cell.isDisplayed else { return }
        cell.isDisplayed = false
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// Makes the header or footer of a section, if there is none, and places it. Returns false when it reported another
    /// height than expected.
    private func placeSectionView(_ section: Int, isHeader: Bool) -> Bool {
        guard geometry.height(ofPartAt: section, isHeader: isHeader) > 0,
            let view = sectionView(section, isHeader: isHeader)
        else { return true }
        if view.superview !== self {
            notifyDisplay(of: view, section, isHeader: isHeader)
            addSubview(view)
        }
        (view as? UITableViewHeaderFooterView)?.edges = edges
        let isSettled = measure(view, section, isHeader: isHeader)
        let part = geometry.sections[section]
        let insets = groupInsets
        view.frame = CGRect(
            x: insets.left, y: isHeader ? part.top : part.footerTop,
            width: max(bounds.width - insets.left - insets.right, 0),
            height: geometry.height(ofPartAt: section, isHeader: isHeader))
        return isSettled
    }

    private func notifyDisplay(of view: UIView, _ section: Int, isHeader: Bool) {
        if isHeader {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    /// Notifies the delegate that a header or footer is no longer shown.
    final func notifyEndDisplay(of view: UIView, _ place: SectionPart) {
        if place.isHeader {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
        }
    }

    /// Measures a section's header or footer where it hasn't been measured yet.
    private func measure(_ view: UIView, _ section: Int, isHeader: Bool) -> Bool {
        let part = SectionPart(section: section, isHeader: isHeader)
        guard sectionMeasuring[part] != measuring else { return true }
        sectionMeasuring[part] = measuring
        guard preferredHeight(ofPartAt: section, isHeader: isHeader) < 0,
            estimatedHeight(ofPartAt: section, isHeader: isHeader) != 0, bounds.width > 0,
            let height = view.height(fittingWidth: bounds.width - groupInsets.left - groupInsets.right)
        else { return true }
        let least = view is UITableViewHeaderFooterView ? leastTitleHeight : 0
        return !geometry.setHeight(max(height, least), ofPartAt: section, isHeader: isHeader)
    }

    /// Makes the cell of a row, if there is none, and places it. Returns false when it reported another height than
    /// expected.
    private func place(_ path: IndexPath, isShown: Bool) -> Bool {
        guard let cell = cells[path] ?? makeCell(path) else { return true }
        cell.edges = edges
        let isSettled = measure(cell, path)
        let frame = rowRect(path)
        if cell.frame != frame { cell.frame = frame }
        if isShown, !cell.isDisplayed {
            cell.isDisplayed = true
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        if cell.superview !== self { addSubview(cell) }
        return isSettled
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        // A cell that the data source returns for two rows stays at the later one.
        if let old = cell.path, cells[old] === cell {
            endDisplaying(cell, old)
            cells[old] = nil
        }
        cell.path = path
        cell.measuring = nil
        if cell.item.enter(path) { cell.takeNewIdentities() }
        cells[path] = cell
        cell.isSelected = selection.contains(path)
        cell.isEditing = isEditingNow
        if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path), level != 0 {
            cell.indentationLevel = level
        }
        updateEditingControls(of: cell, path)
        return cell
    }

    /// Measures a cell where the row has no fixed height and hasn't been measured yet.
    private func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
        guard cell.measuring != measuring else { return true }
        cell.measuring = measuring
        let preferred = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        guard preferred < 0, estimate != 0, bounds.width > 0 else { return true }
        let height = cell.rowHeight(fittingWidth: rowRect(path).width)
        return !geometry.setHeight(height, ofRow: path.row, in: path.section)
    }

    final func updateIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        indexView?.removeFromSuperview()
        indexView = titles.isEmpty ? nil : UITableViewIndex(titles: titles, table: self)
        if let indexView { addSubview(indexView) }
    }

    final func placeIndex() {
        indexView?.frame = CGRect(x: bounds.maxX - 15, y: bounds.minY, width: 15, height: bounds.height)
    }

    /// The rows of which at least half is visible between the insets, counted over all sections from 1.
    final var visibleRowNumbers: ClosedRange<Int>? {
        let inset = adjustedContentInset
        let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
        let numbers = geometry.sections(from: top, to: bottom).flatMap { section in
            geometry.rows(of: section, from: top, to: bottom).filter { row in
                let rect = rowRect(IndexPath(row: row, section: section))
                return rect.midY >= top && rect.midY <= bottom
            }.map { geometry.sections[section].rowsBefore + $0 + 1 }
        }
        guard let first = numbers.first, let last = numbers.last else { return nil }
        return first...last
    }
}
