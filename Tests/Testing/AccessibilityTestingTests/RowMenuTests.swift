import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import Testing

/// The actions of a long press and a swipe on a row or an item, with VoiceOver.
@Suite(.serialized) @MainActor struct RowMenuTests {
    private final class Mail: UITableViewController {
        var story: [String] = []
        var wordForDeletion: String?
        var hasOldActions = false

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Letter \(indexPath.row + 1)"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row == 1 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [
                    UIAction(title: "Forward") { [weak self] _ in self?.story.append("forward \(indexPath.row)") }
                ])
            })
        }
        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            story.append("open")
            animator?.addCompletion { [weak self] in self?.story.append("opened") }
        }
        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { story.append("close") }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { wordForDeletion }
        override func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            guard hasOldActions else { return nil }
            return [
                UITableViewRowAction(style: .normal, title: "Archive") { [weak self] action, path in
                    self?.story.append("\(action.title ?? "") \(path.row)")
                }
            ]
        }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) { story.append("delete \(indexPath.row)") }
        override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            story.append("down \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            story.append("up \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            story.append("select \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            story.append("primary \(indexPath.row)")
        }
    }

    private func elements(_ reader: ScreenReaderSession) -> [String] {
        (0..<reader.session.elementCount).map { reader.session.element(at: $0) }
            .compactMap { reader.session.tree[$0]?.label?.string }
    }

    private func withMail(_ test: (Mail, ScreenReaderSession) -> Void) {
        let mail = Mail()
        let reader = ScreenReaderSession(controller: UINavigationController(rootViewController: mail))
        defer { reader.end() }
        reader.settle()
        test(mail, reader)
    }

    @Test func `a triple tap opens the menu of the row that has one`() {
        withMail { mail, reader in
            reader.perform(Gesture.tripleTap)
            reader.settle()
            // A row without a menu is selected when the finger leaves it.
            #expect(elements(reader) == ["Letter 1", "Letter 2"] && mail.story.contains("select 0"))
            mail.story = []
            reader.next()
            reader.perform(Gesture.tripleTap)
            reader.settle()
            #expect(elements(reader).first == "Forward")
            reader.perform(Gesture.doubleTap)
            reader.settle()
            #expect(mail.story == ["open", "opened", "close", "forward 1"])
            mail.story = []
            reader.perform(Gesture.tripleTap)
            reader.settle()
            reader.perform(Gesture.twoFingerScrub)
            reader.settle()
            #expect(mail.story == ["open", "opened", "close"])
        }
    }

    @Test func `deletion is called what the delegate calls it`() {
        withMail { mail, reader in
            #expect(reader.focusedElement?.customActions.map(\.name.string) == ["Delete"])
            mail.wordForDeletion = "Throw away"
            mail.tableView.reloadData()
            reader.settle()
            #expect(reader.focusedElement?.customActions.map(\.name.string) == ["Throw away"])
        }
    }

    @Test func `actions of the old kind take the place of deletion`() {
        withMail { mail, reader in
            mail.hasOldActions = true
            mail.tableView.reloadData()
            reader.settle()
            #expect(reader.focusedElement?.customActions.map(\.name.string) == ["Archive"])
            reader.next()
            reader.perform(Gesture.swipeDown)
            reader.perform(Gesture.doubleTap)
            #expect(mail.story == ["Archive 1"])
        }
    }

    @Test func `a tap highlights, selects and then does what the row is for`() {
        withMail { mail, reader in
            reader.perform(Gesture.doubleTap)
            #expect(mail.story == ["down 0", "up 0", "select 0", "primary 0"])
            mail.story = []
            mail.tableView.allowsSelectionDuringEditing = true
            mail.tableView.setEditing(true, animated: false)
            mail.tableView.delegate?.tableView?(mail.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
            #expect(mail.story == ["select 1"])
        }
    }
}
