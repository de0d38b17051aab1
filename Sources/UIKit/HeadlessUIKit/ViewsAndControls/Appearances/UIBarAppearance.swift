import Foundation

/// How a bar looks. What it says is kept; how it is heard doesn't hang on it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The kind of device that it is for.
    public final let idiom: UIUserInterfaceIdiom
    /// The blur behind the bar, or nil.
    open var backgroundEffect: UIBlurEffect?
    /// The colour behind the bar, or nil.
    open var backgroundColor: UIColor? { didSet { colorDidChange() } }
    /// The image behind the bar, or nil.
    open var backgroundImage: UIImage? { didSet { colorDidChange() } }
    /// How the image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge, or nil for none.
    open var shadowColor: UIColor? = .separator
    /// The image of the line at the bar's edge, or nil.
    open var shadowImage: UIImage?

    // The bars that look so; few share one.
    private final var users: [() -> BarLooks?] = []

    /// Lets a bar know when its colour changes.
    final func remember(_ looks: BarLooks) { users.append { [weak looks] in looks } }

    /// Lets a bar that looks otherwise now know no more.
    final func forget(_ looks: BarLooks) { users.removeAll { $0() === looks || $0() == nil } }

    private final func colorDidChange() { for user in users { user()?.colorDidChange() } }

    /// The usual looks for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// The usual looks.
    public override convenience init() { self.init(idiom: .unspecified) }

    /// The same looks as another.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }

    /// The usual looks; archives are not read.
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

    /// The system's looks.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .separator)
    }
    /// The system's looks on a colour.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundImage, shadowColor) = (nil, nil, .separator)
        backgroundColor = .systemBackground
    }
    /// Nothing behind the bar.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil, nil)
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How a large title looks.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// How buttons that finish something look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How the back button looks.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The image of the back button, or nil.
    open private(set) var backIndicatorImage: UIImage?
    /// What the image of the back button is seen through, or nil.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image of the back button and what it is seen through.
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

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// How buttons that finish something look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look whose title stands below their image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// How tabs look whose title stands beside their image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// How tabs look whose title stands beside their image in a low bar.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour behind the selected tab, or nil.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected tab, or nil.
    open var selectionIndicatorImage: UIImage?
    /// How tabs are placed.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide tabs are, in points; 0 for as the system has it.
    open var stackedItemWidth: CGFloat = 0
    /// How far tabs are apart, in points; 0 for as the system has it.
    open var stackedItemSpacing: CGFloat = 0
}

/// How a button of a bar looks in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button, or nil.
    open var backgroundImage: UIImage?
    /// How far the image is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How a button of a bar looks.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// Usually.
    public final let normal = UIBarButtonItemStateAppearance()
    /// While it is held.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// While it can't be used.
    public final let disabled = UIBarButtonItemStateAppearance()
    /// While it has the focus.
    public final let focused = UIBarButtonItemStateAppearance()

    /// The usual looks of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }
    /// The usual looks.
    public override convenience init() { self.init(style: .plain) }

    /// Takes the usual looks of a style again.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
        }
    }
}

/// How a tab looks in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image, or nil.
    open var iconColor: UIColor?
    /// How the text of the badge looks.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the badge, or nil.
    open var badgeBackgroundColor: UIColor?
    /// How far the badge is moved, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// How far the text of the badge is moved, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// How a tab looks.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// Usually.
    public final let normal = UITabBarItemStateAppearance()
    /// While it is selected.
    public final let selected = UITabBarItemStateAppearance()
    /// While it can't be used.
    public final let disabled = UITabBarItemStateAppearance()
    /// While it has the focus.
    public final let focused = UITabBarItemStateAppearance()

    /// How a tab's parts are placed, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image in a low bar.
        case compactInline = 2
    }

    /// The usual looks of a style.
    public init(style: Style) { super.init() }
    /// The usual looks.
    public override convenience init() { self.init(style: .stacked) }
    /// Takes the usual looks of a style again.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] {
            (state.titleTextAttributes, state.badgeTextAttributes) = ([:], [:])
            (state.iconColor, state.badgeBackgroundColor) = (nil, nil)
            (state.titlePositionAdjustment, state.badgePositionAdjustment) = (.zero, .zero)
        }
    }
}
