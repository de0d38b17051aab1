import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyTable(_ object: Object, to table: UITableView) {
        // Plain tables have no space above and below sections without titles, whatever height the file names.
        if table.style != .plain {
            if let height = object.number(.sectionHeaderHeight) { table.sectionHeaderHeight = height }
            if let height = object.number(.sectionFooterHeight) { table.sectionFooterHeight = height }
        }
    }

    func applyCell(_ object: Object, to cell: UITableViewCell) {
        if let height = object.number(.rowHeight), height > 0, object.frame == nil { cell.frame.size.height = height }
        if let content = values.document.object(of: object, key: "contentConfiguration") {
            cell.contentConfiguration = configuration(content, of: cell)
        }
    }

    private func configuration(_ object: Object, of cell: UITableViewCell) -> UIListContentConfiguration {
        var configuration = cell.defaultContentConfiguration()
        configuration.text = object.text("attributedText") ?? object.text("text")
        configuration.secondaryText = object.text("secondaryAttributedText") ?? object.text("secondaryText")
        configuration.image = values.image(object.imageName("image"))
        return configuration
    }
}
