import Foundation
import Words

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The system item, or nil.
    final private(set) var systemItem: SystemItem?
    /// The bar that shows the item, or nil.
    final weak var bar: UIView?

    /// Creates an item without content.
    public override init() {
        super.init()
    }

    /// Creates an item without content; archives are read by the Interface Builder module.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a system item with a target and an action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates one of the system's items that runs an action or offers a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a title, a target and an action.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item with an image, a target and an action.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates an item with an image, another image for compact bars, a target and an action.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates an item that runs an action or opens a menu; title and image are the action's where not given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item that shows a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a space of a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Creates a space that fills the remaining width.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// The style of the item.
    open var style = Style.plain
    /// The width in points; 0 for the width of the content.
    open var width: CGFloat = 0 { didSet { bar?.setNeedsLayout() } }
    /// The titles that the item may have, which determine its width.
    open var possibleTitles: Set<String>?
    final var backgroundImages: [String: UIImage] = [:]
    final var titleOffsets: [String: UIOffset] = [:]
    /// The target of the action; held weakly. Nil means the responder chain.
    open weak var target: AnyObject?
    /// The selector of the action that a tap sends, or nil.
    open var action: Selector?
    /// The action that a tap runs, or nil. It takes precedence over `action`.
    open var primaryAction: UIAction?
    /// The menu that a tap opens, or nil.
    open var menu: UIMenu?
    /// The custom view in the item's place, or nil.
    open var customView: UIView? {
        didSet {
            if oldValue !== customView, let old = oldValue, old.superview === bar { old.removeFromSuperview() }
            showInBar()
        }
    }
    /// The colour of the content, or nil for the bar's.
    open var tintColor: UIColor?
    /// Fires the segue of the item, which a storyboard describes.
    package final var segue: (@MainActor (UIBarButtonItem) -> Void)?
    /// Whether the item is selected (iOS 15).
    open var isSelected = false { didSet { contentDidChange() } }
    /// Whether the item is hidden (iOS 16).
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            BarItemViews.view(of: self)?.isHidden = isHidden
            bar?.setNeedsLayout()
        }
    }

    override func contentDidChange() {
        super.contentDidChange()
        bar?.setNeedsLayout()
    }

    /// Adds the view of the item to its bar: the custom view or a button; spaces have none.
    final func showInBar() {
        guard let bar else { return }
        if customView != nil { view?.removeFromSuperview() }
        if customView == nil, !isSpace, view == nil { bar.addSubview(UIButtonBarButton(item: self)) }
        if let shown = BarItemViews.view(of: self) {
            if shown.superview !== bar { bar.addSubview(shown) }
            // A custom view that the app has hidden itself stays hidden.
            if isHidden { shown.isHidden = true }
        }
        bar.setNeedsLayout()
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// The name of the item: its title or the system's name for it.
    var shownTitle: String? { title ?? systemItem?.word.map { interfaceWords[$0] } }
    /// The text that the item draws; nil where an image or a symbol takes its place.
    var drawnTitle: String? { image != nil || title == nil && systemItem?.isWord == false ? nil : shownTitle }

    override var interfaceWords: InterfaceWords { bar?.interfaceWords ?? super.interfaceWords }

    /// Performs the action of a tap.
    func fire(from view: UIView) {
        guard isEnabled else { return }
        segue?(self)
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            _ = action.send(to: target, from: view, sender: self, event: nil)
        } else {
            _ = ContextMenu.show(menu, from: view)
        }
    }

    /// UIKit's label for a system item that shows only an image.
    final var labelWord: InterfaceKey? { didSet { if labelWord != oldValue { contentDidChange() } } }

    override var defaultAccessibilityLabel: String? {
        if let shownTitle, !shownTitle.isEmpty { return shownTitle }
        return labelWord.map { interfaceWords[$0] } ?? image?.label(in: interfaceWords) ?? shownTitle
    }

    /// The styles of items, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// The default.
        case plain = 0
        /// Bordered; the same as plain since iOS 7.
        case bordered = 1
        /// The style of a button that completes a task.
        case done = 2
    }

    // MARK: Appearance

    /// Sets the image behind the button in a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }

    /// Sets the image behind the button of a style in a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }

    /// Returns the image behind the button in a state, or nil for the system's.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages["\(state.rawValue) \(barMetrics.rawValue)"]
    }

    /// Sets the image behind the back button in a state.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    }

    /// Moves the title of the back button, in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets["back \(barMetrics.rawValue)"] = adjustment
    }

    /// Returns the offset of the title of the back button, in points.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets["back \(barMetrics.rawValue)"] ?? .zero
    }

    /// Moves the title, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets["\(barMetrics.rawValue)"] = adjustment
    }

    /// Returns the offset of the title, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets["\(barMetrics.rawValue)"] ?? .zero
    }

    private var backgroundOffsets: [Int: CGFloat] = [:]
    /// Sets the vertical offset of the background, in points; stored only.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backgroundOffsets[barMetrics.rawValue] = adjustment
    }
    /// Returns the vertical offset of the background, in points.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backgroundOffsets[barMetrics.rawValue] ?? 0
    }
}
