import Foundation

/// Cells, headers and footers that are not shown, by the names under which a table uses them again.
@MainActor struct CellPool {
    private var makers: [String: () -> UITableViewCell] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var sectionMakers: [String: () -> UITableViewHeaderFooterView] = [:]
    private var sectionViews: [String: [UITableViewHeaderFooterView]] = [:]

    mutating func register(_ cellClass: AnyClass?, _ identifier: String) {
        let type = cellClass as? UITableViewCell.Type
        makers[identifier] = type.map { type in
            { ClassInitializer.makeCell(type, style: .default, reuseIdentifier: identifier) }
        }
    }

    mutating func register(_ make: @escaping () -> UITableViewCell, _ identifier: String) {
        makers[identifier] = make
    }

    mutating func registerSectionView(_ viewClass: AnyClass?, _ identifier: String) {
        let type = viewClass as? UITableViewHeaderFooterView.Type
        sectionMakers[identifier] = type.map { type in
            { ClassInitializer.makeSectionView(type, reuseIdentifier: identifier) }
        }
    }

    mutating func registerSectionView(_ make: @escaping () -> UITableViewHeaderFooterView, _ identifier: String) {
        sectionMakers[identifier] = make
    }

    mutating func recycle(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    // The cell that was let go of first comes back first: after a reload each row gets the cell that it had, and the
    // cursor of an assistive technology stays where it was.
    mutating func dequeue(_ identifier: String) -> UITableViewCell? {
        if cells[identifier]?.isEmpty == false, let cell = cells[identifier]?.removeFirst() {
            cell.prepareForReuse()
            return cell
        }
        return makers[identifier]?()
    }

    mutating func recycleSectionView(_ view: UIView) {
        view.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        sectionViews[identifier, default: []].append(view)
    }

    mutating func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
        if sectionViews[identifier]?.isEmpty == false, let view = sectionViews[identifier]?.removeFirst() {
            view.prepareForReuse()
            return view
        }
        return sectionMakers[identifier]?()
    }
}
