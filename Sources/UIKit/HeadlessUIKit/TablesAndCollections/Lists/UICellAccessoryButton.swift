import Foundation

/// A button next to the content of a list's cell.
@MainActor struct UICellAccessoryButton {
    enum Kind {
        case detail
        case delete
        case insert
    }

    let kind: Kind
    let handler: UICellAccessory.ActionHandler?

    init(_ kind: Kind, _ handler: UICellAccessory.ActionHandler?) {
        self.kind = kind
        self.handler = handler
    }

    /// Returns the button of a cell.
    func make(for cell: UICollectionViewListCell) -> UIButton {
        let button = AccessoryButton(type: kind == .detail ? .detailDisclosure : .system)
        if kind != .detail {
            // Named after the item, as the controls of a table's rows are.
            button.accessibilityLabelBlock = { [weak cell] in
                guard let cell else { return nil }
                let (words, item) = (cell.interfaceWords, cell.contentWords ?? "")
                let label = kind == .delete ? words[.deleteItem, item] : words[.insertItem, item]
                return label.trimmingCharacters(in: .whitespaces)
            }
        }
        button.addAction(
            UIAction { [weak cell] _ in
                if let handler { handler() } else if kind == .delete { cell?.runFirstDestructiveSwipeAction() }
            }, for: .primaryActionTriggered)
        return button
    }
}
