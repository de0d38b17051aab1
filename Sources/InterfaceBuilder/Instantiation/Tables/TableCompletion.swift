import Foundation
import HeadlessUIKit

extension Completion {
    /// Gives a table its header, its footer, the names of its prototypes and, where they are static, its rows.
    func completeTable(_ table: UITableView, _ object: Object) {
        table.tableHeaderView = view(object, "tableHeaderView")
        table.tableFooterView = view(object, "tableFooterView")
        registerPrototypes(of: object, in: table)
        guard object.attribute("dataMode") == "static" else { return }
        let sections = document.objects(of: object, in: "sections").map(section)
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

    private func section(_ object: Object) -> ArchivedRows.Section {
        ArchivedRows.Section(
            header: object.text("headerTitle"), footer: object.text("footerTitle"),
            cells: document.objects(of: object, in: "cells").compactMap { maker.live($0.index) as? UITableViewCell })
    }
}
