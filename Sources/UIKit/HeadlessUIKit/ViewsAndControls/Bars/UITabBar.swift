import AccessibilityTree
import Foundation

/// A row of tabs at the bottom of the screen.
@preconcurrency @MainActor open class UITabBar: UIView {
    private var buttons: [UITabBarButton] = []
    private(set) final lazy var customAppearances = BarAppearances(of: self)
    /// Called before a tap selects a tab, so that the tab bar controller can refuse it.
    final var shouldSelect: ((UITabBarItem) -> Bool)?
    /// Called after a tap has selected a tab, before the delegate.
    final var didSelect: ((UITabBarItem) -> Void)?

    /// The delegate, which is notified of the chosen tab; held weakly.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs, from the leading edge.
    open var items: [UITabBarItem]? {
        didSet { replaceButtons() }
    }

    /// Replaces the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The selected tab, or nil. Setting it in code notifies no one.
    open weak var selectedItem: UITabBarItem? {
        didSet { selectionDidChange() }
    }

    /// The colour of the bar, or nil for the system's.
    open var barTintColor: UIColor? { didSet { barColorDidChange() } }
    override var barColor: UIColor? { customAppearances.color(else: barTintColor) }
    /// The colour of the other tabs, or nil for the system's.
    open var unselectedItemTintColor: UIColor?
    /// Whether the bar is translucent, so that content extends below it; true unless set.
    open var isTranslucent = true { didSet { storedSuperview?.setNeedsLayout() } }
    /// The positioning of the tabs.
    open var itemPositioning = ItemPositioning.automatic

    private func replaceButtons() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { UITabBarButton(item: $0) }
        for button in buttons {
            button.addAction(
                UIAction { [weak self] action in self?.choose(action.sender) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
        selectionDidChange()
        setNeedsLayout()
    }

    private func choose(_ sender: AnyObject?) {
        guard let item = (sender as? UITabBarButton)?.item, shouldSelect?(item) ?? true else { return }
        selectedItem = item
        didSelect?(item)
        delegate?.tabBar(self, didSelect: item)
    }

    private func selectionDidChange() {
        for button in buttons { button.isSelected = button.item === selectedItem }
    }

    /// Gives each tab an equal share of the width that the device leaves free.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        var room = bounds.inset(by: sideInsets)
        room.size.height = max(0, room.height - safeAreaInsets.bottom)
        let width = room.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: room.minX + width * CGFloat(index), y: room.minY, width: width, height: room.height)
        }
        mirrorIfNeeded(buttons)
    }

    /// 49 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    /// Returns the offered width and 49 points of height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .tabBar }
    override var accessibilitySeries: SeriesKind? { .tabBar }

    /// The positionings of tabs, with UIKit's raw values.
    public enum ItemPositioning: Int, Sendable {
        /// Chosen by the context.
        case automatic = 0
        /// Over the whole width.
        case fill = 1
        /// Centred.
        case centered = 2
    }

    // MARK: Appearance

    /// The appearance of the bar.
    open var standardAppearance: UITabBarAppearance {
        get { customAppearances.appearance("standard") { UITabBarAppearance() } }
        set { customAppearances.appearances["standard"] = newValue }
    }

    /// The appearance of the bar while the content is at its end; nil for a transparent bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { customAppearances.appearances["edge"] as? UITabBarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }

    /// The appearance of the bar.
    open var barStyle: UIBarStyle {
        get { customAppearances.style }
        set { customAppearances.style = newValue }
    }

    /// The background image of the bar, or nil for the system's.
    open var backgroundImage: UIImage? {
        get { customAppearances.backgroundImages["any"] }
        set { customAppearances.backgroundImages["any"] = newValue }
    }

    /// The shadow image at the bar's edge, or nil for the system's.
    open var shadowImage: UIImage? {
        get { customAppearances.shadowImages["any"] }
        set { customAppearances.shadowImages["any"] = newValue }
    }

    /// The image behind the selected tab, or nil.
    open var selectionIndicatorImage: UIImage? {
        get { customAppearances.backIndicator }
        set { customAppearances.backIndicator = newValue }
    }

    /// The width of an item, in points, or 0 for the system's; stored only.
    open var itemWidth: CGFloat {
        get { drawn(else: 0) }
        set { setDrawn(newValue) }
    }
    /// The space between items, in points, or 0 for the system's; stored only.
    open var itemSpacing: CGFloat {
        get { drawn(else: 0) }
        set { setDrawn(newValue) }
    }
    /// Whether the user is customizing the bar, which can't be done here.
    open var isCustomizing: Bool { false }
    /// Lets the user choose the items; does nothing here.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    /// Ends the choice of items: returns whether anything changed.
    @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }
}

/// Shows one tab, as an element with the item's accessibility attributes.
final class UITabBarButton: UIControl {
    let item: UITabBarItem

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        // Accessibility attributes that the app sets on the item go to its view.
        assigned = item.assignedForWriting
        item.view = self
    }

    required init?(coder: NSCoder) { nil }

    override func didTap(at point: CGPoint) {
        guard item.isEnabled else { return }
        sendActions(for: .primaryActionTriggered)
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { item.defaultAccessibilityLabel }
    override var defaultAccessibilityValue: String? { item.defaultAccessibilityValue }
    // A disabled tab isn't announced as dimmed.
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        UIAccessibilityTraits(isSelected ? [.tabButton, .selected] : .tabButton)
    }
    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.text = item.title
        appearance.setImage(item.image, of: self)
        let bar = superview as? UITabBar
        let (chosen, other) = (bar?.details?.tintColor, bar?.unselectedItemTintColor)
        appearance.setTintColor(isSelected ? nil : other ?? .systemGray, of: self)
        if bar?.barColor != nil {
            appearance.textColor = (isSelected ? chosen : other)?.appearance(in: self)
            if let color = isSelected ? other : chosen {
                let state = isSelected ? "normal" : "selected"
                appearance.stateColors = [.init(state: state, color: color.appearance(in: self))]
            }
        }
        appearance.textAlignment = .center
        return appearance
    }
}
