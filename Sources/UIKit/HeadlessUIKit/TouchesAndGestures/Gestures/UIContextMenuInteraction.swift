import Foundation

/// An ability of a view in addition to those of its class.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view of the interaction, or nil.
    var view: UIView? { get }
    /// Called before the interaction is added to or removed from a view.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to or removed from a view.
    func didMove(to view: UIView?)
}

/// An interaction that shows a context menu after a long press or a secondary click.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the menu; held weakly.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view of the interaction, or nil.
    open private(set) weak var view: UIView?

    /// Creates an interaction whose delegate provides the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to or removed from a view.
    open func willMove(to view: UIView?) {}

    /// Called after the interaction was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu for a point of the view, in points, as a sheet with a button for each entry. Returns false when
    /// there is none.
    func showMenu(at point: CGPoint) -> Bool {
        guard let view,
            let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return false }
        return ContextMenu.show(configuration, from: view) { stage, menu, animator in
            switch stage {
            case .willDisplay:
                self.delegate?.contextMenuInteraction(self, willDisplayMenuFor: menu, animator: animator)
            case .willEnd: self.delegate?.contextMenuInteraction(self, willEndFor: menu, animator: animator)
            }
        }
    }
}

/// The configuration of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// An identifier of the configuration, or nil.
    public let identifier: (any NSCopying)?
    let previewProvider: (@MainActor () -> UIViewController?)?
    let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: an identifier of the configuration.
    ///   - previewProvider: provides the preview next to the menu; nothing is drawn here.
    ///   - actionProvider: provides the menu; receives the system's suggested entries, of which there are none here.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
        actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// A table or collection, whose delegate provides menus for rows or items.
@MainActor protocol ContentMenus {
    /// Shows the menu for the content at a point, in points. Returns false when there is none.
    func showMenu(at point: CGPoint) -> Bool
}

extension UITableView: ContentMenus {
    func showMenu(at point: CGPoint) -> Bool {
        guard let path = indexPathForRow(at: point) else { return false }
        let menu = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        return ContextMenu.show(menu, from: cellForRow(at: path) ?? self) { stage, menu, animator in
            switch stage {
            case .willDisplay: self.delegate?.tableView(self, willDisplayContextMenu: menu, animator: animator)
            case .willEnd: self.delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
            }
        }
    }
}

extension UICollectionView: ContentMenus {
    func showMenu(at point: CGPoint) -> Bool {
        let path = indexPathForItem(at: point)
        var menu = delegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
        if menu == nil, let path {
            menu = delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
        }
        return ContextMenu.show(menu, from: path.flatMap { cellForItem(at: $0) } ?? self) { stage, menu, animator in
            switch stage {
            case .willDisplay:
                self.delegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator)
            case .willEnd: self.delegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator)
            }
        }
    }
}

/// An animation that isn't drawn: its changes are made immediately, and it completes on the next turn of the main loop.
private final class UnseenAnimation: NSObject, UIContextMenuInteractionAnimating {
    var previewViewController: UIViewController? { nil }
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { MainLoop.main.perform { completion() } }
}

/// The presentation of menus as sheets.
@MainActor enum ContextMenu {
    /// Shows the menu of the innermost view with a menu at a point of the window. Returns that view, or nil.
    static func show(at point: CGPoint, from hit: UIView) -> UIView? {
        var view: UIView? = hit
        while let current = view {
            for case let interaction as UIContextMenuInteraction in current.interactions {
                if interaction.showMenu(at: current.convert(point, from: nil)) { return current }
            }
            if let control = current as? UIControl, show(control.contextMenu, from: control) { return control }
            if (current as? any ContentMenus)?.showMenu(at: current.convert(point, from: nil)) == true {
                return current
            }
            view = current.superview
        }
        return nil
    }

    /// Shows the menu of a configuration above the screen of a view. Returns false when there is none.
    ///
    /// - Parameter notify: notifies the menu's delegate that it opens and closes.
    static func show(
        _ configuration: UIContextMenuConfiguration?, from view: UIView,
        notify: @escaping (Stage, UIContextMenuConfiguration, any UIContextMenuInteractionAnimating) -> Void
    ) -> Bool {
        guard let configuration else { return false }
        return show(configuration.actionProvider?([]), from: view) { notify($0, configuration, UnseenAnimation()) }
    }

    /// The stages of a menu's presentation.
    enum Stage {
        case willDisplay
        case willEnd
    }

    /// Shows a menu above the screen of a view. Returns false when it is empty or nothing can present it.
    static func show(_ menu: UIMenu?, from view: UIView, notify: @escaping (Stage) -> Void = { _ in }) -> Bool {
        guard let menu, let presenter = presenter(for: view) else { return false }
        let sheet = MenuSheetController(menu, of: MenuSheetController.Opening(view, notify))
        guard sheet.hasEntries else { return false }
        notify(.willDisplay)
        presenter.present(sheet, animated: true)
        return true
    }

    private static func presenter(for view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder {
            if var controller = current as? UIViewController {
                while let presented = controller.presentedViewController { controller = presented }
                return controller
            }
            responder = current.next
        }
        return view.window?.rootViewController
    }
}
