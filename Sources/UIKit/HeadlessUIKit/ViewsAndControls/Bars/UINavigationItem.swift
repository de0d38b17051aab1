import Foundation
import Words

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The bar that shows the item, or nil.
    final weak var bar: UINavigationBar?
    final let customAppearances = BarAppearances()

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public override init() {
        super.init()
    }

    /// Creates an item without a title; archives are read by the Interface Builder module.
    public required init?(coder: NSCoder) {
        super.init()
    }

    private func contentDidChange() { bar?.contentDidChange() }

    /// The centred title, or nil.
    open var title: String? { didSet { contentDidChange() } }
    /// The custom view in place of the title, or nil.
    open var titleView: UIView? {
        didSet {
            if oldValue !== titleView { oldValue?.removeFromSuperview() }
            contentDidChange()
        }
    }
    /// A line of text above the bar, or nil.
    open var prompt: String?
    /// The item that provides the title of the next controller's back button, or nil.
    open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }
    /// The title of the next controller's back button, or nil for the title.
    open var backButtonTitle: String? { didSet { contentDidChange() } }
    /// The content of the next controller's back button.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }
    /// The action that the back button runs instead of going back, or nil (iOS 16).
    open var backAction: UIAction? { didSet { contentDidChange() } }
    /// Provides the menu that the title opens, from the entries that the system suggests, or nil (iOS 16).
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { contentDidChange() } }
    /// Whether the back button is hidden.
    open var hidesBackButton = false { didSet { contentDidChange() } }
    /// Whether the items on the left are next to the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }
    /// The items at the leading edge, or nil.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// The items at the trailing edge, from the edge inwards, or nil.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { contentDidChange() } }
    /// The search controller whose bar is below the navigation bar, or nil.
    open var searchController: UISearchController? {
        didSet { (bar?.superview?.viewController as? UINavigationController)?.searchControllerDidChange() }
    }
    /// Whether the search bar is hidden while the content scrolls; it stays reachable here.
    open var hidesSearchBarWhenScrolling = true
    /// Whether the title is large when the bar prefers that.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentDidChange() } }

    /// The first item at the leading edge, or nil.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the trailing edge, or nil.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the item at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the item at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Shows or hides the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Returns the label of the back button that leads to this item.
    func backLabel(_ words: InterfaceWords) -> String {
        let title = backBarButtonItem?.accessibilityLabel ?? backButtonTitle ?? title ?? ""
        return title.isEmpty || backButtonDisplayMode == .generic ? words[.back] : title
    }

    /// The contents of a back button, with UIKit's raw values.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, if it fits.
        case `default` = 0
        /// The word "Back".
        case generic = 1
        /// The arrow alone.
        case minimal = 2
    }

    /// Whether a title is large, with UIKit's raw values.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous item.
        case automatic = 0
        /// The title is always large.
        case always = 1
        /// The title is never large.
        case never = 2
    }

    // MARK: Appearance

    /// The appearance of the bar while the item is shown; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["standard"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["standard"] = newValue }
    }

    /// The appearance of the bar in compact height; nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["compact"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["compact"] = newValue }
    }

    /// The appearance of the bar while the content is at its top; nil for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["edge"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }

    /// The appearance of the bar in compact height while the content is at its top; nil for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["compactEdge"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["compactEdge"] = newValue }
    }
}
