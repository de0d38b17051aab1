import Foundation
import HeadlessUIKit

extension Completion {
    /// Gives a table its header, its footer, the names of its prototypes and, where they are static, its rows.
    func completeTable(_ table: UITableView, _ object: Object) {
        table.tableHeaderView = view(object, "tableHeaderView")
        table.tableFooterView = view(object, "tableFooterView")
        registerPrototypes(of: object, in: table)
        guard object[.dataMode] == "static" else { return }
        let sections = document.objects(of: object, in: "sections").map { section($0, of: object) }
        guard sections.contains(where: { !$0.cells.isEmpty || $0.header != nil || $0.footer != nil }) else { return }
        let rows = ArchivedRows(sections)
        table.keepAlive(rows)
        table.dataSource = rows
        table.delegate = rows
        maker.note(rows, of: object)
    }

    private func view(_ object: Object, _ key: String) -> UIView? {
        document.object(of: object, key: key).flatMap { maker.live($0.index) as? UIView }
    }

    private func section(_ object: Object, of table: Object) -> ArchivedRows.Section {
        let rows = document.objects(of: object, in: "cells").compactMap { cell in
            (maker.live(cell.index) as? UITableViewCell).map { (cell, $0) }
        }
        return ArchivedRows.Section(
            header: object[.headerTitle], footer: object[.footerTitle], cells: rows.map(\.1),
            areHeightsAutomatic: rows.map { cell, _ in isHeightAutomatic(cell, in: table) })
    }

    /// A row has its own height, that of the table or, where both are automatic (-1), that of its content.
    private func isHeightAutomatic(_ cell: Object, in table: Object) -> Bool {
        cell[.rowHeight] ?? -1 <= 0 && table[.rowHeight].map { $0 < 0 } ?? false
    }
}
