import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import Testing

/// Buttons and bar items whose tap opens a menu.
@Suite(.serialized) @MainActor struct MenuButtonTests {
    private func elements(_ reader: ScreenReaderSession) -> [String] {
        (0..<reader.session.elementCount).map { reader.session.element(at: $0) }.compactMap { index in
            reader.session.tree[index].map { node in
                (node.label?.string ?? "-") + (node.traits.contains(.selected) ? ", selected" : "")
            }
        }
    }

    private func session(_ controller: UIViewController) -> ScreenReaderSession {
        let reader = ScreenReaderSession(controller: controller)
        reader.settle()
        return reader
    }

    @Test(arguments: [true, false])
    func `a menu takes the place of a button's own action only where it is the primary one`(isPrimary: Bool) {
        var sent: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in sent.append("primary") })
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
        button.addAction(UIAction { _ in sent.append("touch") }, for: .touchUpInside)
        button.addAction(UIAction { _ in sent.append("menu") }, for: .menuActionTriggered)
        button.menu = UIMenu(children: [UIAction(title: "New") { _ in sent.append("new") }])
        button.showsMenuAsPrimaryAction = isPrimary
        let controller = UIViewController()
        controller.view.addSubview(button)
        let reader = session(controller)
        defer { reader.end() }
        reader.perform(Gesture.doubleTap)
        reader.settle()
        #expect(sent == (isPrimary ? ["menu"] : ["touch", "primary"]))
        #expect(elements(reader).contains("New") == isPrimary)
    }

    @Test func `a button whose menu chooses says what was chosen, and the menu which entry it was`() {
        var chosen: [String] = []
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
        button.menu = UIMenu(
            children: ["Name", "Date", "Size"].map { title in UIAction(title: title) { chosen.append($0.title) } })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        let controller = UIViewController()
        controller.view.addSubview(button)
        let reader = session(controller)
        defer { reader.end() }
        #expect(elements(reader) == ["Name"])
        reader.perform(Gesture.doubleTap)
        reader.settle()
        #expect(elements(reader).prefix(3) == ["Name, selected", "Date", "Size"])
        while reader.focusedElement?.label?.string != "Size" { reader.next() }
        reader.perform(Gesture.doubleTap)
        reader.settle()
        #expect(chosen == ["Size"] && elements(reader) == ["Size"])
        #expect(button.menu?.selectedElements.map(\.title) == ["Size"])
    }

    @Test(arguments: [nil, "Add"])
    func `a bar item without an action opens its menu at a tap`(title: String?) {
        var added = 0
        let controller = UIViewController()
        let menu = UIMenu(children: [UIAction(title: "Folder") { _ in }])
        let action = title.map { UIAction(title: $0) { _ in added += 1 } }
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: action, menu: menu)
        let reader = session(UINavigationController(rootViewController: controller))
        defer { reader.end() }
        reader.perform(Gesture.doubleTap)
        reader.settle()
        #expect(elements(reader).contains("Folder") == (title == nil))
        #expect(added == (title == nil ? 0 : 1))
    }
}
