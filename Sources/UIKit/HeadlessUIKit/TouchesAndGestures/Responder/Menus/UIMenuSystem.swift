import Foundation
import Words

/// The menus of the app and their key commands.
///
/// They are built when they are first needed: the app's delegate, when it is a responder, changes the system's menus in
/// `buildMenu(with:)`.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
    /// The menus of the menu bar.
    public static var main: UIMenuSystem { AppProcess.current.menuSystem }

    private var built: MenuTree?
    private weak var builder: UIResponder?

    override init() {}

    /// Has the menus rebuilt when they are needed next.
    public func setNeedsRebuild() { built = nil }

    /// Has commands validated again when they are needed next. They are validated each time here, so there is nothing
    /// to do.
    public func setNeedsRevalidate() {}

    /// Returns the content of a menu bar: the root with its menus, each command as validated by the responders from one
    /// on.
    ///
    /// - Parameter first: The responder from which commands are sent; nil for the key window's first responder.
    public func menu(validatedFrom first: UIResponder? = nil) -> UIMenu {
        let tree = tree
        let start = first ?? UIApplication.shared.keyWindow?.firstResponder ?? UIApplication.shared.keyWindow
        for case let command as UICommand in tree.elements { validate(command, from: start) }
        return tree.menu
    }

    private var tree: MenuTree {
        let delegate = UIApplication.shared.next
        if let built, builder === delegate { return built }
        let made = MenuTree(Self.standard(), of: self)
        builder = delegate
        // An app that requests the menus while it builds them gets the current state.
        built = made
        UIApplication.shared.buildMenu(with: made)
        delegate?.buildMenu(with: made)
        return made
    }

    /// Performs the key command of the menus that a key presses. Returns whether it was handled.
    func perform(_ key: UIKey, from first: UIResponder) -> Bool {
        let commands = tree.elements.lazy.compactMap { $0 as? UIKeyCommand }
        for command in commands where command.isPressed(by: key) {
            if perform(command, from: first) { return true }
        }
        return false
    }

    private func perform(_ command: UICommand, from first: UIResponder) -> Bool {
        if command.handler != nil { return command.perform(from: first) }
        let attributes = command.attributes
        var responder: UIResponder? = first
        while let current = responder {
            current.validate(command)
            let isDisabled = command.attributes.contains(.disabled)
            command.attributes = attributes
            if isDisabled { return false }
            if current.carryOut(command.action, sender: command, event: nil) { return true }
            responder = current.next
        }
        return first.performUndo(command.action)
    }

    private func validate(_ command: UICommand, from first: UIResponder?) {
        var responder = first
        while let current = responder {
            current.validate(command)
            responder = current.next
        }
    }

    /// Returns the standard menus of every app, with the editing commands.
    private static func standard() -> UIMenu {
        func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
            UIMenu(identifier: identifier, options: .displayInline, children: children)
        }
        let words = UIApplication.shared.interfaceWords
        func key(
            _ title: InterfaceKey, _ action: Selector, _ input: String, _ more: UIKeyModifierFlags = []
        ) -> UIKeyCommand {
            UIKeyCommand(title: words[title], action: action, input: input, modifierFlags: more.union(.command))
        }
        let undo = [key(.undo, "undo:", "z"), key(.redo, "redo:", "z", .shift)]
        let edit = [
            key(.cut, "cut:", "x"), key(.copy, "copy:", "c"), key(.paste, "paste:", "v"),
            key(.selectAll, "selectAll:", "a"),
        ]
        return UIMenu(
            identifier: .root,
            children: [
                UIMenu(identifier: .application, children: [group(.about), group(.preferences)]),
                UIMenu(
                    title: words[.fileMenu], identifier: .file,
                    children: [group(.newScene), group(.close), group(.print)]),
                UIMenu(
                    title: words[.edit], identifier: .edit,
                    children: [group(.undoRedo, undo), group(.standardEdit, edit), group(.find)]),
                UIMenu(title: words[.formatMenu], identifier: .format),
                UIMenu(title: words[.viewMenu], identifier: .view, children: [group(.toolbar), group(.sidebar)]),
                UIMenu(title: words[.windowMenu], identifier: .window),
                UIMenu(title: words[.help], identifier: .help),
            ])
    }
}
