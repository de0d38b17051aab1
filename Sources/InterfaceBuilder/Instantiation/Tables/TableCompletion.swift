import Foundation
import HeadlessUIKit

extension Completion {
    /// Gives a table its header, its footer, the names of its prototypes and the rows that the file describes.
    func completeTable(_ table: UITableView, _ object: Object) {
        table.tableHeaderView = view(object, "tableHeaderView")
        table.tableFooterView = view(object, "tableFooterView")
        let prototypes = document.objects(of: object, in: "prototypes")
        for prototype in prototypes { register(prototype, in: table) }
        let isStatic = object.attribute("dataMode") == "static"
        let sections =
            isStatic
            ? document.objects(of: object, in: "sections").map(section)
            : [ArchivedRows.Section(cells: prototypes.compactMap(cell))]
        guard sections.contains(where: { !$0.cells.isEmpty || $0.header != nil || $0.footer != nil }) else { return }
        let rows = ArchivedRows(sections, isStatic: isStatic)
        table.keepAlive(rows)
        table.dataSource = rows
        table.delegate = rows
        maker.note(rows, of: object)
    }

    private func view(_ object: Object, _ key: String) -> UIView? {
        document.object(of: object, key: key).flatMap { maker.live($0.index) as? UIView }
    }

    private func cell(_ object: Object) -> UITableViewCell? { maker.live(object.index) as? UITableViewCell }

    private func section(_ object: Object) -> ArchivedRows.Section {
        ArchivedRows.Section(
            header: object.text("headerTitle"), footer: object.text("footerTitle"),
            cells: document.objects(of: object, in: "cells").compactMap(cell))
    }

    /// Lets the table make more cells of a prototype. Their connections reach what is in the cell, not what is outside.
    private func register(_ prototype: Object, in table: UITableView) {
        guard let identifier = prototype.attribute("reuseIdentifier"), !identifier.isEmpty else { return }
        let archive = maker.archive
        table.register(forCellReuseIdentifier: identifier) {
            let maker = ObjectMaker(archive)
            maker.make(archive.subtree(of: prototype))
            maker.finish()
            maker.awaken()
            return maker.live(prototype.index) as? UITableViewCell
                ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }
}
