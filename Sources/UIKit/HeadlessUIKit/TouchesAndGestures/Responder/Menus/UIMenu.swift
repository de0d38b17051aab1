import Foundation

/// A menu: a title and its entries. In another menu it is a submenu, which its title opens, or with the option
/// `displayInline` a part of that menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The entries in order.
    public let children: [UIMenuElement]
    /// The identifier of the menu.
    open var identifier: Identifier {
        if let givenIdentifier { return givenIdentifier }
        let made = Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        givenIdentifier = made
        return made
    }
    private var givenIdentifier: Identifier?
    /// The options of the menu's presentation.
    public let options: Options

    /// Creates a menu; without an identifier it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        givenIdentifier = identifier
        self.options = options
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The checked actions of the menu and of its inline menus, in order.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// The actions of the menu and of its inline menus, in order.
    final var actions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let action = child as? UIAction { return [action] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.actions
        }
    }

    /// The options of a menu's presentation, with UIKit's raw values.
    public struct Options: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates options from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The entries are shown in the parent menu instead of in a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// A destructive menu.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One entry is checked at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The entries are a row of images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// An identifier of menus.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as text.
        public let rawValue: String
        /// Creates an identifier from text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// UIKit's identifiers of an app's menus.
extension UIMenu.Identifier {
    /// The root, which contains all menus.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The application menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Files and documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// Text styles.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The View menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// About the app.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The app's settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// New scenes.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The group of commands that close windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The group of commands that print.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The group with Undo and Redo.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cutting, copying, pasting and selecting.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Searching in text.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The group of commands for the toolbar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The group of commands for the sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
}
