import Foundation

/// An open menu: a sheet with a button for each entry and one that dismisses it.
///
/// A submenu is a button with its title, which opens the submenu above the menu; the entries of a menu with the option
/// `displayInline` are among those of the menu around it (UIMenu.Options.displayInline). An entry dismisses all open
/// menus before it runs, unless it keeps them (UIMenuElement.Attributes.keepsMenuPresented). Escape leads from a submenu
/// back to the menu that opened it, as a tap on the part of that menu that stays visible does on a device.
@MainActor final class MenuSheetController: UIAlertController {
    /// The menus that were opened one from another, from one view.
    @MainActor final class Opening {
        let view: UIView
        let notify: (ContextMenu.Stage) -> Void
        weak var first: UIViewController?

        init(_ view: UIView, _ notify: @escaping (ContextMenu.Stage) -> Void) {
            self.view = view
            self.notify = notify
        }

        /// Dismisses all open menus, and then runs an action.
        func close(_ action: @escaping () -> Void) {
            guard let presenter = first?.presentingViewController else { return action() }
            notify(.willEnd)
            presenter.dismiss(animated: true, completion: action)
        }
    }

    private var opening: Opening?
    private var entries: [(Entry, UIAlertAction)] = []
    private var isSubmenu = false

    /// Whether there is anything to choose.
    var hasEntries: Bool { !entries.isEmpty }

    convenience init(_ menu: UIMenu, of opening: Opening) {
        let title = menu.title.isEmpty ? nil : menu.title
        self.init(title: title, message: menu.subtitle, preferredStyle: .actionSheet)
        modalPresentationStyle = .overFullScreen
        self.opening = opening
        if opening.first == nil { opening.first = self } else { isSubmenu = true }
        for entry in Self.entries(of: menu, depth: 0) { add(entry) }
        let dismiss = UIAlertAction(title: opening.view.interfaceWords[.dismissContextMenu], style: .cancel) { _ in
            opening.close {}
        }
        dismiss.keepsSheet = true
        addAction(dismiss)
    }

    private func add(_ entry: Entry) {
        let isDestructive = entry.attributes.contains(.destructive)
        let action = UIAlertAction(title: entry.element.title, style: isDestructive ? .destructive : .default) {
            [weak self] _ in self?.choose(entry)
        }
        action.keepsSheet = true
        entries.append((entry, action))
        addAction(action)
        refresh()
    }

    /// Takes over the state of entries, which an entry that keeps the menu open may have changed.
    private func refresh() {
        for (entry, action) in entries {
            action.isChecked = entry.isChecked
            action.isEnabled = !entry.attributes.contains(.disabled)
        }
    }

    private func choose(_ entry: Entry) {
        guard let opening else { return }
        switch entry.element {
        case let menu as UIMenu: present(MenuSheetController(menu, of: opening), animated: true)
        case _ where entry.attributes.contains(.keepsMenuPresented):
            entry.perform(from: opening.view)
            refresh()
        default: opening.close { entry.perform(from: opening.view) }
        }
    }

    override func performSystemEscape() -> Bool {
        guard isSubmenu, storedPresented == nil else { return super.performSystemEscape() }
        dismiss(animated: true)
        return true
    }

    /// An entry that can be chosen: an action, a command or a submenu.
    @MainActor private struct Entry {
        let element: UIMenuElement

        init?(_ element: UIMenuElement) {
            guard element is UIAction || element is UICommand || element is UIMenu else { return nil }
            self.element = element
        }

        var attributes: UIMenuElement.Attributes {
            switch element {
            case let action as UIAction: action.attributes
            case let command as UICommand: command.attributes
            case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
            default: []
            }
        }

        var isChecked: Bool {
            (element as? UIAction)?.state == .on || (element as? UICommand)?.state == .on
        }

        func perform(from view: UIView) {
            switch element {
            case let action as UIAction:
                (view as? UIControl)?.didChoose(action)
                action.perform(from: view)
            case let command as UICommand: _ = command.perform(from: view)
            default: break
            }
        }
    }

    /// Returns the entries of a menu, including those of its inline menus. Submenus without entries are left out.
    private static func entries(of menu: UIMenu, depth: Int) -> [Entry] {
        // No real menu is deeper; one that contains itself would have no end.
        guard depth < 8 else { return [] }
        return menu.children.flatMap { element -> [Entry] in
            if let late = element as? UIDeferredMenuElement {
                return entries(of: UIMenu(children: late.elements), depth: depth + 1)
            }
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) || menu.children.isEmpty {
                return entries(of: menu, depth: depth + 1)
            }
            return Entry(element).flatMap { $0.attributes.contains(.hidden) ? nil : [$0] } ?? []
        }
    }
}
