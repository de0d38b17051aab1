import Foundation

/// A tab of a tab bar controller and of its sidebar (iOS 18).
@preconcurrency @MainActor open class UITab: NSObject {
    /// The identifier, which is unique in a tab bar controller.
    public final let identifier: String
    /// The title.
    open var title: String { didSet { itemDidChange() } }
    /// The image, or nil.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// The second line in the sidebar, or nil.
    open var subtitle: String?
    /// The badge, or nil.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// Whether the user can select the tab.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// Whether the tab is hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
    /// Whether the user may hide the tab; the sidebar is never customised here.
    open var allowsHiding = false
    /// Where the tab is shown where there is a choice; tabs of a group are in the sidebar only.
    open var preferredPlacement = Placement.automatic
    /// The app's data for the tab, or nil.
    open var userInfo: Any?
    /// The group that contains the tab, or nil.
    public final fileprivate(set) weak var parent: UITabGroup?
    /// The tab bar controller that shows the tab, or nil.
    public final internal(set) weak var tabBarController: UITabBarController?
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private var made: UIViewController?

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image, or nil.
    ///   - identifier: The identifier, unique in the tab bar controller.
    ///   - viewControllerProvider: Makes the controller of the tab when it is first needed; nil for a tab of a group
    ///     whose controller the group has.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// The controller of the tab, made when it is first read, or nil.
    public final var viewController: UIViewController? {
        if let made { return made }
        guard let controller = provider?(self) else { return nil }
        made = controller
        controller.storedTab = self
        itemDidChange()
        return controller
    }

    /// The controller, if it was made.
    final var viewControllerIfMade: UIViewController? { made }

    private func itemDidChange() {
        guard let item = made?.tabBarItem else { return }
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
        tabBarController?.sidebarDidChange()
    }

    /// The places of a tab, with UIKit's raw values.
    public enum Placement: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// The system decides; the user may move it.
        case `default` = 1
        /// The tab bar, if there is room.
        case optional = 2
        /// The tab bar, where the user can take it out.
        case movable = 3
        /// The tab bar, at the end, where it stays.
        case pinned = 4
        /// The tab bar, where it stays.
        case fixed = 5
        /// The sidebar only.
        case sidebarOnly = 6
    }
}

/// The tab for searching, at the end of the bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Whether selecting the tab begins the search.
    open var automaticallyActivatesSearch = false

    /// Begins the search of the tab's controller, where the app wants that.
    final func activateSearchIfAutomatic() {
        guard automaticallyActivatesSearch else { return }
        let controller = (viewController as? UINavigationController)?.topViewController ?? viewController
        controller?.navigationItem.searchController?.isActive = true
    }

    /// Creates a tab with the system's title and image for searching.
    public convenience init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
        self.init(
            title: UIApplication.shared.interfaceWords[.search], image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.search", viewControllerProvider: viewControllerProvider)
    }
}

/// A group of tabs: a section of the sidebar, and one tab in a bar.
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where tab.parent === self { tab.parent = nil }
            adopt()
            tabBarController?.sidebarDidChange()
        }
    }
    /// The selected tab of the group, or nil.
    open weak var selectedChild: UITab?
    /// The identifier of the tab that is selected with the group first, or nil for the first one.
    open var defaultChildIdentifier: String?

    /// Creates a group.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    private func adopt() { for tab in children { tab.parent = self } }

    /// Returns the tab of the group with an identifier, or nil.
    open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}

extension UIViewController {
    /// The tab whose controller this is, or the one of the nearest container that has one; nil without any.
    public final var tab: UITab? { storedTab ?? storedParent?.tab }
}
