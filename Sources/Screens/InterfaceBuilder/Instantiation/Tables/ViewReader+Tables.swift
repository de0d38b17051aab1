import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyTable(_ object: Object, to table: UITableView) {
        if object.value("backgroundColor") == nil { table.backgroundColor = object.standardListBackground }
        // Plain tables have no space above and below sections without titles, whatever height the file names.
        guard table.style != .plain else { return }
        if let height = sectionHeight(object, .sectionHeaderHeight) { table.sectionHeaderHeight = height }
        if let height = sectionHeight(object, .sectionFooterHeight) { table.sectionFooterHeight = height }
    }

    /// Interface Builder's default section heights, 18 and in its first years 10, leave titles as high as their text:
    /// the rows that Xcode has stored are below them (measured).
    private func sectionHeight(_ object: Object, _ name: NumberName) -> CGFloat? {
        object[name].flatMap { [10, 18].contains($0) ? nil : $0 }
    }

    func applyCell(_ object: Object, to cell: UITableViewCell) {
        if let height = object[.rowHeight], height > 0, object.frame == nil { cell.frame.size.height = height }
        if let content = values.document.object(of: object, key: "contentConfiguration") {
            cell.contentConfiguration = configuration(content, of: cell)
        }
    }

    private func configuration(_ object: Object, of cell: UITableViewCell) -> UIListContentConfiguration {
        var configuration = cell.defaultContentConfiguration()
        configuration.text = object[.attributedText] ?? object[.text]
        configuration.secondaryText = object[.secondaryAttributedText] ?? object[.secondaryText]
        configuration.image = values.image(object[.image])
        return configuration
    }
}

extension InterfaceBuilderDocument.Object {
    /// UIKit's background of a table or a collection that has no other in the file.
    var standardListBackground: UIColor {
        self[.style].map { $0 != "plain" } ?? false ? .systemGroupedBackground : .systemBackground
    }
}
