import Foundation

/// The configuration of a list section of a compositional layout (iOS 14).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The appearances of a list, with UIKit's raw values.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain = 0
        /// Rows from edge to edge, in groups.
        case grouped = 1
        /// Rows with rounded groups.
        case insetGrouped = 2
        /// The rows of a sidebar.
        case sidebar = 3
        /// The rows of a sidebar without a background.
        case sidebarPlain = 4
    }

    /// The kinds of headers, with UIKit's raw values.
    public enum HeaderMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// Views that the data source provides.
        case supplementary = 1
        /// The first item of each section is its header.
        case firstItemInSection = 2
    }

    /// The kinds of footers, with UIKit's raw values.
    public enum FooterMode: Int, Sendable {
        /// There are none.
        case none = 0
        /// Views that the data source provides.
        case supplementary = 1
    }

    /// Returns the swipe actions of an item, or nil.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the separators of an item.
    public typealias ItemSeparatorHandler =
        (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The appearance of the list.
    public let appearance: Appearance
    /// The kind of the headers.
    public var headerMode = HeaderMode.none
    /// The kind of the footers.
    public var footerMode = FooterMode.none
    /// The space above headers, in points; nil for the default.
    public var headerTopPadding: CGFloat?
    /// Whether there are lines between the items; none are drawn here.
    public var showsSeparators: Bool
    /// The separators between the items; none are drawn here.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the separators of one item.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the list, or nil for the appearance's; not drawn here.
    public var backgroundColor: UIColor?
    /// The swipe actions at the leading edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The swipe actions at the trailing edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a list without headers and footers.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The separators between the items of a list; none are drawn here.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
    /// Whether a line is shown, with UIKit's raw values.
    public enum Visibility: Int, Sendable {
        /// The list's default.
        case automatic = 0
        /// Shown always.
        case visible = 1
        /// Never shown.
        case hidden = 2
    }

    /// The value for insets that the list determines.
    public static let automaticInsets = NSDirectionalEdgeInsets(top: 1e6, leading: 1e6, bottom: 1e6, trailing: 1e6)

    /// Whether the line above the first item is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below an item is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above, in points.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below, in points.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the separator.
    public var color = UIColor.separator
    /// The colour on a selected item.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the default separators of a list.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
    /// Returns a section that is a list (iOS 14): items from edge to edge, each as high as its content.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let isGrouped = configuration.appearance != .plain && configuration.appearance != .sidebarPlain
        let isInset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
        if isInset {
            // The margins of tables in the same style.
            let margin: CGFloat = layoutEnvironment.container.contentSize.width > 400 ? 20 : 16
            section.contentInsets.leading = margin
            section.contentInsets.trailing = margin
        }
        if isGrouped {
            section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : 35
            if configuration.footerMode == .none { section.contentInsets.bottom = 18 }
        }
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout whose sections are all lists of one kind (iOS 14).
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Returns the list that a section is, or nil.
    final func list(of section: Int) -> UICollectionLayoutListConfiguration? {
        plans.indices.contains(section) ? plans[section].section.list : nil
    }
}
