import Foundation

/// The appearance of a bar. It is stored only; announcements don't depend on it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The kind of device.
    public final let idiom: UIUserInterfaceIdiom
    /// The blur behind the bar, or nil.
    open var backgroundEffect: UIBlurEffect?
    /// The background colour of the bar, or nil.
    open var backgroundColor: UIColor? { didSet { colorDidChange() } }
    /// The background image of the bar, or nil.
    open var backgroundImage: UIImage? { didSet { colorDidChange() } }
    /// The way the image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge, or nil for none.
    open var shadowColor: UIColor? = .separator
    /// The image of the line at the bar's edge, or nil.
    open var shadowImage: UIImage?

    // The bars that use the appearance; few share one.
    private final var users: [() -> BarAppearances?] = []

    /// Registers a bar to be notified when the colour changes.
    final func remember(_ customAppearances: BarAppearances) {
        users.append { [weak customAppearances] in customAppearances }
    }

    /// Forgets a bar that has another appearance now.
    final func forget(_ customAppearances: BarAppearances) {
        users.removeAll { $0() === customAppearances || $0() == nil }
    }

    private final func colorDidChange() { for user in users { user()?.colorDidChange() } }

    /// Creates the default appearance for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Creates the default appearance.
    public override convenience init() { self.init(idiom: .unspecified) }

    /// Creates a copy of another appearance.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }

    /// Creates the default appearance; archives are not read.
    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init()
    }

    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    /// Sets the system's background.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .separator)
    }
    /// Sets an opaque system background.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundImage, shadowColor) = (nil, nil, .separator)
        backgroundColor = .systemBackground
    }
    /// Sets a transparent background.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil, nil)
    }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The appearance of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of "done" buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The image of the back button, or nil.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask image of the back button, or nil.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image of the back button and its mask.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backIndicatorImage = other.backIndicatorImage
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of "done" buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The appearance of tabs with the title next to the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The appearance of tabs with the title next to the image in a compact bar.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour behind the selected tab, or nil.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected tab, or nil.
    open var selectionIndicatorImage: UIImage?
    /// The positioning of tabs.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of tabs in points; 0 for the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The spacing between tabs in points; 0 for the system's.
    open var stackedItemSpacing: CGFloat = 0
}

/// The appearance of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button, or nil.
    open var backgroundImage: UIImage?
    /// The offset of the image, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of a bar button.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// The appearance in the normal state.
    public final let normal = UIBarButtonItemStateAppearance()
    /// The appearance while it is pressed.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance while it is disabled.
    public final let disabled = UIBarButtonItemStateAppearance()
    /// The appearance while it is focused.
    public final let focused = UIBarButtonItemStateAppearance()

    /// Creates the default appearance of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }
    /// Creates the default appearance.
    public override convenience init() { self.init(style: .plain) }

    /// Restores the default appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
        }
    }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image, or nil.
    open var iconColor: UIColor?
    /// The text attributes of the badge.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the badge, or nil.
    open var badgeBackgroundColor: UIColor?
    /// The offset of the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The offset of the text of the badge, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// The appearance of a tab.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// The appearance in the normal state.
    public final let normal = UITabBarItemStateAppearance()
    /// The appearance while it is selected.
    public final let selected = UITabBarItemStateAppearance()
    /// The appearance while it is disabled.
    public final let disabled = UITabBarItemStateAppearance()
    /// The appearance while it is focused.
    public final let focused = UITabBarItemStateAppearance()

    /// The layouts of a tab's title and image, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title next to the image.
        case inline = 1
        /// The title next to the image in a compact bar.
        case compactInline = 2
    }

    /// Creates the default appearance of a style.
    public init(style: Style) { super.init() }
    /// Creates the default appearance.
    public override convenience init() { self.init(style: .stacked) }
    /// Restores the default appearance of a style.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] {
            (state.titleTextAttributes, state.badgeTextAttributes) = ([:], [:])
            (state.iconColor, state.badgeBackgroundColor) = (nil, nil)
            (state.titlePositionAdjustment, state.badgePositionAdjustment) = (.zero, .zero)
        }
    }
}
