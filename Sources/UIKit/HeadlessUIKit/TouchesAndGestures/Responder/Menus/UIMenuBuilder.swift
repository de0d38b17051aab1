import Foundation

/// Changes the menus of a system, by their identifiers. A call that names a menu that doesn't exist changes nothing.
@preconcurrency @MainActor public protocol UIMenuBuilder {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }
    /// Returns the current menu with an identifier, or nil.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier, or nil.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with an action and a property list, or nil.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces a menu with another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the entries of a menu with the result of a function of them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu before all entries of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu after all entries of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// Returns the command with an action and no property list, or nil.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
