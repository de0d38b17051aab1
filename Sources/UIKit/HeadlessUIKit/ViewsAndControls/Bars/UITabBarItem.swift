import Foundation
import Words

/// One tab: its title, image and badge.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    final let customAppearances = BarAppearances()
    /// The image while the tab is selected, or nil for the same.
    open var selectedImage: UIImage?
    /// The colour of the badge, or nil for the system's.
    open var badgeColor: UIColor?
    /// The offset of the title, in points; stored only.
    open var titlePositionAdjustment = UIOffset.zero
    /// The text in the badge, or nil for none.
    open var badgeValue: String? { didSet { contentDidChange() } }

    /// Creates a tab without content.
    public override init() {
        super.init()
    }

    /// Creates a tab without content; archives are read by the Interface Builder module.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a tab.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates a tab with another image for its selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates one of the system's tabs.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: nil, image: nil, tag: tag)
        setTitle(word: systemItem.word)
    }

    override var defaultAccessibilityLabel: String? {
        if let title, !title.isEmpty { return title }
        return image?.label(in: interfaceWords) ?? title
    }

    /// A number is announced as a count, other text unchanged, and an empty badge not at all.
    override var defaultAccessibilityValue: String? {
        guard let badgeValue, !badgeValue.isEmpty else { return nil }
        guard let count = Int(badgeValue) else { return badgeValue }
        return interfaceWords[.itemCount, count]
    }

    /// The system's tabs, with UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        /// More tabs.
        case more = 0
        /// Favorites.
        case favorites = 1
        /// Featured.
        case featured = 2
        /// Top Rated.
        case topRated = 3
        /// Recents.
        case recents = 4
        /// Contacts.
        case contacts = 5
        /// History.
        case history = 6
        /// Bookmarks.
        case bookmarks = 7
        /// Search.
        case search = 8
        /// Downloads.
        case downloads = 9
        /// Most Recent.
        case mostRecent = 10
        /// Most Viewed.
        case mostViewed = 11

        /// The title, as a word of UIKit.
        var word: InterfaceKey {
            switch self {
            case .more: .more
            case .favorites: .favorites
            case .featured: .featured
            case .topRated: .topRated
            case .recents: .recents
            case .contacts: .contacts
            case .history: .history
            case .bookmarks: .bookmarks
            case .search: .search
            case .downloads: .downloads
            case .mostRecent: .mostRecent
            case .mostViewed: .mostViewed
            }
        }
    }

    // MARK: Appearance

    /// The appearance of the bar while the tab is selected; nil for the bar's own.
    open var standardAppearance: UITabBarAppearance? {
        get { customAppearances.appearances["standard"] as? UITabBarAppearance }
        set { customAppearances.appearances["standard"] = newValue }
    }

    /// The appearance of the bar while the tab is selected and the content is at its end; nil for the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { customAppearances.appearances["edge"] as? UITabBarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the badge in a state; stored only.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
    }
    /// Returns the attributes of the badge in a state, or nil for the system's.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}
