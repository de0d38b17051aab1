import AccessibilityTree
import Foundation

/// The bar above a stack of controllers: back button, title and buttons of the topmost item.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    // 44 points; 32 in compact height, as on a phone in landscape.
    private var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }
    // The horizontal margin around the items, as around the content of controllers.
    private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
    private static let largeTitleHeight: CGFloat = 52
    private var stack: [UINavigationItem] = []
    private let backButton = UINavigationBarBackButton(frame: .zero)
    private let titleLabel = UINavigationBarTitleLabel(frame: .zero)
    private var leading = BarItemViews()
    private var trailing = BarItemViews()
    private weak var shownTitleView: UIView?
    /// The action of the back button in place of popping the topmost item; set by a navigation controller.
    final var goBack: (() -> Void)?
    /// The buttons that a container adds before the items at the leading edge.
    final var systemItems: [UIBarButtonItem] = [] { didSet { contentDidChange() } }
    private(set) final lazy var customAppearances = BarAppearances(of: self)

    /// The delegate, which decides about the items and is notified of changes; held weakly.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    /// Creates a bar without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        backButton.isHidden = true
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        backButton.addAction(UIAction { [weak self] _ in self?.backWasTapped() }, for: .primaryActionTriggered)
        addSubview(backButton)
        addSubview(titleLabel)
    }

    // MARK: Items

    /// The items from the bottom of the stack to its top.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown, or nil.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below it, or nil.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        contentDidChange()
    }

    /// Shows another item on top of the others, unless the delegate refuses.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        stack.append(item)
        item.bar = self
        contentDidChange()
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the topmost item, unless the delegate refuses; returns nil when nothing was popped.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        stack.removeLast()
        item.bar = nil
        contentDidChange()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    private func backWasTapped() {
        if let action = topItem?.backAction { return action.perform(from: self) }
        if let goBack { goBack() } else { popItem(animated: true) }
    }

    // MARK: Appearance

    /// Whether titles are large where their items allow it.
    open var prefersLargeTitles = false { didSet { contentDidChange() } }
    /// The colour of the bar, or nil for the system's.
    open var barTintColor: UIColor? { didSet { barColorDidChange() } }
    override var barColor: UIColor? { customAppearances.color(else: barTintColor) }
    /// Whether the bar is translucent, so that content extends below it; true unless set.
    open var isTranslucent = true { didSet { storedSuperview?.setNeedsLayout() } }
    /// The attributes of titles, of which the font and the colour are used, or nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
    /// The attributes of large titles, of which the font and the colour are used, or nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }

    private var showsLargeTitle: Bool {
        prefersLargeTitles && traitCollection.verticalSizeClass != .compact && topItem?.largeTitleDisplayMode != .never
            && topItem?.titleView == nil
            && topItem?.title?.isEmpty == false
    }

    /// Called when the content of the topmost item or the one below has changed.
    final func contentDidChange() {
        let item = stack.last
        let left = item?.leftBarButtonItems ?? []
        leading.show(systemItems + left, in: self)
        trailing.show(item?.rightBarButtonItems ?? [], in: self)
        let replacesBack = !left.isEmpty && item?.leftItemsSupplementBackButton != true
        let action = item?.backAction
        backButton.label =
            action?.title.isEmpty == false ? action?.title ?? "" : backItem?.backLabel(interfaceWords) ?? ""
        backButton.isHidden = backItem == nil && action == nil || item?.hidesBackButton == true || replacesBack
        titleLabel.text = item?.titleView == nil ? item?.title : nil
        titleLabel.opensMenu = item?.titleMenuProvider != nil
        let textAttributes = showsLargeTitle ? largeTitleTextAttributes : titleTextAttributes
        titleLabel.font =
            textAttributes?[.font] as? UIFont
            ?? (showsLargeTitle ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold))
        titleLabel.declaredColor = textAttributes?[.foregroundColor] as? UIColor
        titleLabel.textColor = titleLabel.declaredColor ?? .label
        if shownTitleView !== item?.titleView {
            if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
            shownTitleView = item?.titleView
            if let view = item?.titleView { addSubview(view) }
        }
        setNeedsLayout()
        contentSizeDidChange()
        accessibilityDidChange(.attributes)
    }

    override func languageDidChange() {
        super.languageDidChange()
        contentDidChange()
    }

    // MARK: Layout

    /// Places the parts in one row, so that they are read from the leading edge: back, left, title, right.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = rowHeight
        let free = bounds.inset(by: sideInsets)
        let room = free.insetBy(dx: min(margin, free.width / 2), dy: 0)
        var left = room.minX
        if !backButton.isHidden {
            let width = min(backButton.intrinsicContentSize.width, room.width / 2)
            backButton.frame = CGRect(x: left, y: bounds.minY, width: width, height: height)
            left += width
        }
        for item in leading.items { left = place(item, from: left, height) }
        var right = room.maxX
        for item in trailing.items {
            let width = BarItemViews.width(of: item) ?? 0
            right -= width
            _ = place(item, from: right, height)
        }
        placeTitle(between: left, and: max(left, right), height)
        mirrorIfNeeded(subviews.filter { !$0.isHidden })
    }

    private func place(_ item: UIBarButtonItem, from left: CGFloat, _ height: CGFloat) -> CGFloat {
        let width = BarItemViews.width(of: item) ?? 0
        BarItemViews.place(item, in: CGRect(x: left, y: bounds.minY, width: width, height: height))
        return left + width
    }

    private func placeTitle(between left: CGFloat, and right: CGFloat, _ height: CGFloat) {
        if showsLargeTitle {
            let room = bounds.inset(by: sideInsets)
            titleLabel.frame = CGRect(
                x: room.minX + margin, y: room.minY + height, width: max(0, room.width - 2 * margin),
                height: UINavigationBar.largeTitleHeight)
            return
        }
        let view = shownTitleView ?? titleLabel
        let preferred = view.intrinsicContentSize.width
        let width = min(preferred >= 0 ? preferred : view.bounds.width, right - left)
        let middle = min(max(bounds.midX - width / 2, left), right - width)
        view.frame = CGRect(x: middle, y: bounds.minY, width: width, height: height)
    }

    // A container lists its bars before its content; the parts of each are then read by position.
    override var defaultShouldGroupAccessibilityChildren: Bool { true }

    /// 44 points high, 96 with a large title, and 32 in a compact height, which has no large titles.
    open override var intrinsicContentSize: CGSize {
        let extra = showsLargeTitle ? UINavigationBar.largeTitleHeight : 0
        return CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + extra)
    }

    /// Returns the offered width and the bar's own height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: Appearance

    /// At the top of the screen inside a navigation controller, else at the top of its container.
    open var barPosition: UIBarPosition {
        superview?.viewController is UINavigationController ? .topAttached : .top
    }

    /// The appearance of the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { customAppearances.appearance("standard") { UINavigationBarAppearance() } }
        set {
            customAppearances.appearances["standard"] = newValue
            appearanceDidChange()
        }
    }

    /// The appearance of the bar in compact height; nil for the standard appearance.
    open var compactAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["compact"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["compact"] = newValue }
    }

    /// The appearance of the bar while the content is at its top; nil for a transparent bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["edge"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["edge"] = newValue }
    }

    /// The appearance of the bar in compact height while the content is at its top; nil for the usual one.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { customAppearances.appearances["compactEdge"] as? UINavigationBarAppearance }
        set { customAppearances.appearances["compactEdge"] = newValue }
    }

    /// The appearance of the bar.
    open var barStyle: UIBarStyle {
        get { customAppearances.style }
        set { customAppearances.style = newValue }
    }

    /// The shadow image at the bar's edge, or nil for the system's.
    open var shadowImage: UIImage? {
        get { customAppearances.shadowImages["any"] }
        set { customAppearances.shadowImages["any"] = newValue }
    }

    /// The image of the back button, or nil for the system's.
    open var backIndicatorImage: UIImage? {
        get { customAppearances.backIndicator }
        set { customAppearances.backIndicator = newValue }
    }

    /// The mask image of the back button, or nil.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { customAppearances.backIndicatorMask }
        set { customAppearances.backIndicatorMask = newValue }
    }

    /// Sets the background image of the bar.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// Sets the background image of the bar at a position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        customAppearances.backgroundImages[BarAppearances.key(barPosition, barMetrics)] = backgroundImage
    }

    /// Returns the background image of the bar, or nil for the system's.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        customAppearances.backgroundImages[BarAppearances.key(.any, barMetrics)]
    }

    /// Moves the title down, in points; stored only.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        customAppearances.verticalAdjustments[barMetrics] = adjustment
    }

    /// Returns the vertical offset of the title, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        customAppearances.verticalAdjustments[barMetrics] ?? 0
    }
}

/// The back button.
final class UINavigationBarBackButton: UIControl {
    var label = "" { didSet { if label != oldValue { accessibilityDidChange(.attributes) } } }

    override func didTap(at point: CGPoint) { sendActions(for: .primaryActionTriggered) }

    override var intrinsicContentSize: CGSize {
        CGSize(width: TextMeasurer.size(of: label, font: .systemFont(ofSize: 17)).width + 30, height: 44)
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { label }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        stateTraits.union(UIAccessibilityTraits([.button, .backButton]))
    }
}

/// The title of a bar: a heading.
final class UINavigationBarTitleLabel: UILabel {
    /// Whether the title is a button that opens a menu (UINavigationItem.titleMenuProvider).
    var opensMenu = false {
        didSet {
            guard opensMenu != oldValue else { return }
            isUserInteractionEnabled = opensMenu
            accessibilityDidChange(.attributes)
        }
    }

    override func accessibilityActivate() -> Bool { opensMenu ? openMenu() : super.accessibilityActivate() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if opensMenu { _ = openMenu() } else { super.touchesEnded(touches, with: event) }
    }

    private func openMenu() -> Bool {
        ContextMenu.show((superview as? UINavigationBar)?.topItem?.titleMenuProvider?([]), from: self)
    }

    /// The colour that the app has set for the title, or nil.
    var declaredColor: UIColor?

    override var defaultAccessibilityTraits: UIAccessibilityTraits { opensMenu ? [.header, .button] : .header }
    override var accessibilityAppearance: Appearance? {
        var appearance = super.accessibilityAppearance
        // The system's title colour on a custom bar colour depends on the bar's style.
        if declaredColor == nil, superview?.barColor != nil { appearance?.textColor = nil }
        return appearance
    }
}
