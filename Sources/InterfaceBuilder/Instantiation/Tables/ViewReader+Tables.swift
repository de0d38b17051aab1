import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyTable(_ object: Object, to table: UITableView) {
        if let height = object.number(.rowHeight) { table.rowHeight = height }
        // Plain tables have no space above and below sections without titles, whatever height the file names.
        if table.style != .plain {
            if let height = object.number(.sectionHeaderHeight) { table.sectionHeaderHeight = height }
            if let height = object.number(.sectionFooterHeight) { table.sectionFooterHeight = height }
        }
        table.separatorStyle = object.attribute("separatorStyle") == "none" ? .none : .singleLine
        table.allowsSelection = object.flag("allowsSelection") ?? true
        table.allowsMultipleSelection = object.flag("allowsMultipleSelection") ?? false
        table.allowsSelectionDuringEditing = object.flag("allowsSelectionDuringEditing") ?? false
        table.allowsMultipleSelectionDuringEditing = object.flag("allowsMultipleSelectionDuringEditing") ?? false
    }

    func applyCell(_ object: Object, to cell: UITableViewCell) {
        cell.accessoryType = object.named("accessoryType", in: Self.accessories) ?? .none
        cell.editingAccessoryType = object.named("editingAccessoryType", in: Self.accessories) ?? .none
        cell.selectionStyle = object.named("selectionStyle", in: Self.selectionStyles) ?? .default
        cell.indentationLevel = object.integer(.indentationLevel) ?? 0
        cell.indentationWidth = object.number(.indentationWidth) ?? 10
        cell.showsReorderControl = object.flag("showsReorderControl") ?? false
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

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
}
