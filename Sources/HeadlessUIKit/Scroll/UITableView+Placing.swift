import Foundation

// Where cells and the other parts of a table stand.
extension UITableView {
    final func isRow(_ path: IndexPath) -> Bool {
        path.count == 2 && geometry.sections.indices.contains(path.section)
            && (0..<geometry.sections[path.section].rowCount).contains(path.row)
    }

    final func rowRect(_ path: IndexPath) -> CGRect {
        geometry.rect(ofRow: path.row, in: path.section, width: bounds.width)
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

    final func dropCells(above top: CGFloat, below bottom: CGFloat) {
        for (path, cell) in cells {
            let isKnown = isRow(path)
            let frame = isKnown ? rowRect(path) : .zero
            // A cell that is being typed into stays, as in UIKit.
            let isEdited = window?.firstResponder.map { ($0 as? UIView)?.isDescendant(of: cell) == true } ?? false
            if !isKnown || ((frame.maxY <= top || frame.minY >= bottom) && !isEdited) { recycle(path) }
        }
    }

    final func placeSectionView(_ section: Int, isHeader: Bool) {
        let part = geometry.sections[section]
        let height = isHeader ? part.headerHeight : part.footerHeight
        guard height > 0, let view = sectionView(section, isHeader: isHeader) else { return }
        if view.superview !== self { addSubview(view) }
        view.frame = CGRect(
            x: 0, y: isHeader ? part.top : part.footerTop, width: bounds.width, height: height)
    }

    final func placeCell(_ path: IndexPath) {
        let frame = rowRect(path)
        if let cell = cells[path] {
            cell.frame = frame
            return
        }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
        // A data source that gives one cell to two rows leaves it with the later one.
        if let old = cell.path, cells[old] === cell { cells[old] = nil }
        cell.path = path
        if cell.item.enter(path) { cell.takeNewIdentities() }
        cells[path] = cell
        cell.isSelected = selection.contains(path)
        cell.isEditing = isEditingNow
        cell.frame = frame
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        addSubview(cell)
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
