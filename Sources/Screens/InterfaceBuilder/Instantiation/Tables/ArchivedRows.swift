import Foundation
import HeadlessUIKit

/// The static rows that a file describes, as the data source of their table.
///
/// Prototypes are no rows: a table shows only the cells that a data source makes from them, here as on a device. See
/// `InterfacePrototype`.
final class ArchivedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
        /// Whether the height of each row is that of its content, if constraints determine one.
        var areHeightsAutomatic: [Bool]
    }

    private let sections: [Section]
    private let heights: [[CGFloat]]

    init(_ sections: [Section]) {
        self.sections = sections
        heights = sections.map { section in section.cells.map(\.frame.height) }
        super.init()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // A subclass of the table view controller may count more rows than there are.
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].cells.indices.contains(indexPath.row)
        else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        return sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].header : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footer : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard sections.indices.contains(indexPath.section),
            heights[indexPath.section].indices.contains(indexPath.row)
        else { return UITableView.automaticDimension }
        let section = sections[indexPath.section]
        // Content that no constraint holds stays as high as it was stored.
        if section.areHeightsAutomatic[indexPath.row], !section.cells[indexPath.row].contentView.constraints.isEmpty {
            return UITableView.automaticDimension
        }
        let height = heights[indexPath.section][indexPath.row]
        return height > 0 ? height : UITableView.automaticDimension
    }
}
