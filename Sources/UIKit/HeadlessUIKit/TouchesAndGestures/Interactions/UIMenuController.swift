import Foundation

/// The edit menu over a text (deprecated in iOS 16): shown as a sheet with a button for each of the app's entries.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The menu controller of the app.
    open class var shared: UIMenuController {
        AppProcess.current.value(UIMenuController.self) { UIMenuController() }
    }
    /// The app's entries, or nil.
    open var menuItems: [UIMenuItem]?
    /// Whether the menu is shown.
    open private(set) var isMenuVisible = false
    /// The direction of the menu's arrow; stored only.
    open var arrowDirection = ArrowDirection.default
    /// The menu's frame, in points of the window; zero while it isn't shown.
    open var menuFrame: CGRect { isMenuVisible ? shownAt : .zero }
    private var shownAt = CGRect.zero
    private weak var target: UIView?

    /// Posted before the menu is shown.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu was shown.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is hidden.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu was hidden.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

    /// Shows the app's entries for a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (target, shownAt) = (targetView, targetView.convert(targetRect, to: nil))
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        let actions = (menuItems ?? []).map { item in
            UIAction(title: item.title) { [weak targetView] _ in
                _ = item.action.send(to: nil, from: targetView, sender: self, event: nil)
            }
        }
        isMenuVisible = ContextMenu.show(UIMenu(children: actions), from: targetView)
        NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    }
    /// Hides the menu.
    open func hideMenu() {
        guard isMenuVisible else { return }
        NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
        isMenuVisible = false
        NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
    /// Sets the position of the menu (deprecated in iOS 13).
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (target, shownAt) = (targetView, targetRect)
    }
    /// Shows or hides the menu (deprecated in iOS 13).
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        if let target { showMenu(from: target, rect: shownAt) }
    }
    /// Updates the entries.
    open func update() {}

    /// The directions of a menu's arrow, with UIKit's raw values.
    public enum ArrowDirection: Int, Sendable {
        /// Chosen by the available space.
        case `default` = 0
        /// The arrow points up.
        case up = 1
        /// The arrow points down.
        case down = 2
        /// The arrow points to the left.
        case left = 3
        /// The arrow points to the right.
        case right = 4
    }
}

/// An entry of the menu over a text.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The selector of the action, sent along the responder chain.
    open var action: Selector

    /// Creates an entry.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// Menu entries that are made when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isKept: Bool
    private var known: [UIMenuElement]?

    /// Creates entries that are made once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isKept: true, elementProvider)
    }

    /// Entries that are made each time.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        let made = UIDeferredMenuElement(isKept: false, elementProvider)
        guard let made = made as? Self else {
            preconditionFailure("uncached(_:) can't create instances of a subclass of UIDeferredMenuElement")
        }
        return made
    }

    private init(isKept: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.isKept = isKept
        self.provider = provider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The entries that the provider returns immediately; later ones miss this menu.
    final var elements: [UIMenuElement] {
        if isKept, let known { return known }
        var made: [UIMenuElement] = []
        provider { made = $0 }
        known = made
        return made
    }
}
