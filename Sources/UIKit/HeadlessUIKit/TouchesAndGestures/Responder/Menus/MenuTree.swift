import Foundation

/// A builder of menus: a tree whose menus are found by their identifiers.
@MainActor final class MenuTree: UIMenuBuilder {
    private final class Node {
        let menu: UIMenu
        var children: [Child] = []
        weak var parent: Node?

        init(_ menu: UIMenu, in parent: Node?) {
            self.menu = menu
            self.parent = parent
        }
    }

    private enum Child {
        case menu(Node)
        case element(UIMenuElement)
    }

    let system: UIMenuSystem
    private let root: Node
    private var nodes: [UIMenu.Identifier: Node] = [:]

    init(_ menu: UIMenu, of system: UIMenuSystem) {
        self.system = system
        root = Node(menu, in: nil)
        nodes[menu.identifier] = root
        fill(root, with: menu.children)
    }

    // MARK: Reading

    /// The whole tree.
    var menu: UIMenu { finished(root) }

    /// All entries that aren't menus, in order.
    var elements: [UIMenuElement] {
        var found: [UIMenuElement] = []
        var pending: [Child] = [.menu(root)]
        while let child = pending.popLast() {
            switch child {
            case .menu(let node): pending.append(contentsOf: node.children.reversed())
            case .element(let element): found.append(element)
            }
        }
        return found
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nodes[identifier].map(finished) }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        elements.lazy.compactMap { $0 as? UICommand }.first { command in
            command.action == action
                && (command.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
                && (command.propertyList == nil) == (propertyList == nil)
        }
    }

    /// Returns the menu of a node; the innermost menus are built first.
    private func finished(_ node: Node) -> UIMenu {
        var order: [Node] = []
        var pending = [node]
        while let next = pending.popLast() {
            order.append(next)
            for case .menu(let child) in next.children { pending.append(child) }
        }
        var made: [ObjectIdentifier: UIMenu] = [:]
        for next in order.reversed() {
            made[ObjectIdentifier(next)] = next.menu.replacingChildren(
                next.children.compactMap { child in
                    switch child {
                    case .menu(let inner): made[ObjectIdentifier(inner)]
                    case .element(let element): element
                    }
                })
        }
        return made[ObjectIdentifier(node)] ?? node.menu
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard let node = nodes[replacedIdentifier], let parent = node.parent, let index = index(of: node, in: parent)
        else { return }
        forget(node)
        parent.children.remove(at: index)
        insert(replacementMenu, in: parent, at: index)
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let node = nodes[parentIdentifier] else { return }
        let new = childrenBlock(finished(node).children)
        for case .menu(let child) in node.children { forget(child) }
        node.children = []
        fill(node, with: new)
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insert(siblingMenu, beside: siblingIdentifier, offset: 0)
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insert(siblingMenu, beside: siblingIdentifier, offset: 1)
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        if let parent = nodes[parentIdentifier] { insert(childMenu, in: parent, at: 0) }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        if let parent = nodes[parentIdentifier] { insert(childMenu, in: parent, at: parent.children.count) }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        guard let node = nodes[removedIdentifier], let parent = node.parent, let index = index(of: node, in: parent)
        else { return }
        forget(node)
        parent.children.remove(at: index)
    }

    private func insert(_ menu: UIMenu, beside sibling: UIMenu.Identifier, offset: Int) {
        guard let node = nodes[sibling], let parent = node.parent, let index = index(of: node, in: parent) else {
            return
        }
        insert(menu, in: parent, at: index + offset)
    }

    private func insert(_ menu: UIMenu, in parent: Node, at index: Int) {
        guard let node = admit(menu, in: parent) else { return }
        parent.children.insert(.menu(node), at: index)
        fill(node, with: menu.children)
    }

    private func index(of node: Node, in parent: Node) -> Int? {
        parent.children.firstIndex { if case .menu(let child) = $0 { child === node } else { false } }
    }

    private func admit(_ menu: UIMenu, in parent: Node) -> Node? {
        guard nodes[menu.identifier] == nil else {
            Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "There is already a menu “\(menu.identifier.rawValue)”; menu identifiers must be unique.")
            return nil
        }
        let node = Node(menu, in: parent)
        nodes[menu.identifier] = node
        return node
    }

    /// Fills a menu and its submenus with their entries.
    private func fill(_ node: Node, with elements: [UIMenuElement]) {
        var pending = [(node, elements)]
        while let (node, elements) = pending.popLast() {
            for element in elements {
                guard let menu = element as? UIMenu else {
                    node.children.append(.element(element))
                    continue
                }
                guard let child = admit(menu, in: node) else { continue }
                node.children.append(.menu(child))
                pending.append((child, menu.children))
            }
        }
    }

    private func forget(_ node: Node) {
        var pending = [node]
        while let next = pending.popLast() {
            nodes[next.menu.identifier] = nil
            for case .menu(let child) in next.children { pending.append(child) }
        }
    }
}
