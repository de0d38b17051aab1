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
        if let word = kind == .delete ? cell.interfaceWords[.delete] : kind == .insert ? cell.interfaceWords[.add] : nil
        {
            // UIKit also names the item to be deleted.
            button.accessibilityLabelBlock = { [weak cell] in
                [word, cell?.contentWords].compactMap { $0 }.joined(separator: " ")
            }
        }
        button.addAction(
            UIAction { [weak cell] _ in
                if let handler { handler() } else if kind == .delete { cell?.runFirstDestructiveSwipeAction() }
            }, for: .primaryActionTriggered)
        return button
    }
}
