import AccessibilityTree
import Foundation
import Words

/// A control that runs an action at a tap.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom
    private var contents: [UInt: StateContent] = [:]
    private var label: UIButtonLabel?
    private var lowerLabel: UILabel?
    private var picture: UIImageView?
    private var insetsBox: InsetsBox?

    /// UIKit's word that the button shows where it has no title.
    final var titleWord: InterfaceKey? { didSet { contentDidChange() } }
    /// UIKit's label for a system button that shows only an image.
    final var labelWord: InterfaceKey? { didSet { accessibilityDidChange(.attributes) } }

    override func languageDidChange() {
        super.languageDidChange()
        if titleWord != nil { contentDidChange() }
    }

    private struct StateContent {
        var title: NSAttributedString?
        var image: UIImage?
        var backgroundImage: UIImage?
        var titleColor: UIColor?
    }

    struct EdgeInsets: Equatable {
        var content = UIEdgeInsets.zero
        var title = UIEdgeInsets.zero
        var image = UIEdgeInsets.zero
    }

    // Most buttons have none.
    private final class InsetsBox {
        let insets: EdgeInsets
        init(_ insets: EdgeInsets) { self.insets = insets }
    }

    private var insets: EdgeInsets? {
        get { insetsBox?.insets }
        set { insetsBox = newValue.map(InsetsBox.init) }
    }

    /// Creates a custom button without a title.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a custom button of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button of a type that runs an action and adopts its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Creates a button from a configuration; the action's title and image are used where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            if configuration.image == nil { configuration.image = primaryAction.image }
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
        contentDidChange()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Content

    /// The title, image and style in one value, which replaces those set for states.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Called with the button when its configuration may have to follow its state, or nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A closure that updates the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
    /// Runs the update handler.
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    /// The menu that a tap opens when `showsMenuAsPrimaryAction` is set, or nil.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether a tap selects and deselects the button, or chooses one of the menu's entries, whose title it then shows.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    /// The role of the button in a dialog; announcements don't depend on it.
    open var role = Role.normal
    /// Whether the image grows with the accessibility text sizes; not drawn here.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Sets the title of a state. States without one show the title of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
    }

    /// Sets the attributed title of a state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state.rawValue, default: StateContent()].title = title
        contentDidChange()
    }

    /// Sets the image of a state. States without one show the image of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        contents[state.rawValue, default: StateContent()].image = image
        contentDidChange()
    }

    /// Sets the image behind the title of a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state.rawValue, default: StateContent()].backgroundImage = image
        contentDidChange()
    }

    /// Sets the colour of the title of a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state.rawValue, default: StateContent()].titleColor = color
        contentDidChange()
    }

    /// Returns the title that was set for a state, or nil.
    open func title(for state: State) -> String? { attributedTitle(for: state)?.string }
    /// Returns the attributed title that was set for a state, or nil.
    open func attributedTitle(for state: State) -> NSAttributedString? { content(state, \.title) }
    /// Returns the image that was set for a state, or nil.
    open func image(for state: State) -> UIImage? { content(state, \.image) }
    /// Returns the image behind the title of a state, or nil.
    open func backgroundImage(for state: State) -> UIImage? { content(state, \.backgroundImage) }
    /// Returns the colour of the title of a state, or nil.
    open func titleColor(for state: State) -> UIColor? { content(state, \.titleColor) }

    private func content<Value>(_ state: State, _ part: (StateContent) -> Value?) -> Value? {
        contents[state.rawValue].flatMap(part) ?? contents[State.normal.rawValue].flatMap(part)
    }

    /// The current title, or nil.
    open var currentTitle: String? {
        chosenEntry?.title ?? configuration?.title ?? title(for: state) ?? titleWord.map { interfaceWords[$0] }
    }
    /// The current attributed title, or nil.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The current image, or nil.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The colour of the current title.
    open var currentTitleColor: UIColor {
        if let color = configuration?.baseForegroundColor ?? titleColor(for: state) { return color }
        return buttonType == .custom && configuration == nil ? .white : tintColor ?? .tintColor
    }
    /// The way in which a file lets the title wrap; nil where it doesn't, and the title is cut.
    final var titleWrapping: NSLineBreakMode? {
        didSet { if let titleWrapping { label?.lineBreakMode = titleWrapping } }
    }
    /// The label of the title, made on first access or when a title is set.
    open var titleLabel: UILabel? { ensureLabel() }
    /// The label of the configuration's subtitle, or nil.
    open var subtitleLabel: UILabel? { lowerLabel }
    /// The view of the image, made on first access or when an image is set.
    open var imageView: UIImageView? { ensurePicture() }

    private func ensureLabel() -> UILabel {
        if let label { return label }
        let made = UIButtonLabel(frame: .zero)
        made.font = usualFont
        if let titleWrapping { made.lineBreakMode = titleWrapping }
        label = made
        addSubview(made)
        return made
    }

    // Fonts and kerning of an attributed title are measured; most titles have neither.
    private func show(_ title: String?, in label: UILabel) {
        let attributed =
            configuration?.attributedTitle.map { NSAttributedString(measuring: $0) } ?? currentAttributedTitle
        if let attributed, attributed.hasAttributes { label.attributedText = attributed } else { label.text = title }
        guard let configuration, configuration.titleFont != label.font, label.font == usualFont else { return }
        label.font = configuration.titleFont
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
    }

    private var usualFont: UIFont { .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize) }

    private func ensureSubtitle() -> UILabel {
        if let lowerLabel { return lowerLabel }
        let made = UIButtonLabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: .caption1)
        made.adjustsFontForContentSizeCategory = true
        made.numberOfLines = 0
        lowerLabel = made
        addSubview(made)
        return made
    }

    private func ensurePicture() -> UIImageView {
        if let picture { return picture }
        let made = UIImageView(frame: .zero)
        picture = made
        insertSubview(made, at: 0)
        return made
    }

    private func contentDidChange() {
        let title = currentTitle
        if label != nil || title?.isEmpty == false {
            let label = ensureLabel()
            show(title, in: label)
            label.textColor = currentTitleColor
        }
        if lowerLabel != nil || configuration?.subtitle?.isEmpty == false {
            let label = ensureSubtitle()
            let attributed = configuration?.attributedSubtitle.map { NSAttributedString(measuring: $0) }
            if let attributed, attributed.hasAttributes {
                label.attributedText = attributed
            } else {
                label.text = configuration?.subtitle
            }
            label.textColor = currentTitleColor
        }
        if picture != nil || currentImage != nil { ensurePicture().image = currentImage }
        setNeedsLayout()
        contentSizeDidChange()
        accessibilityDidChange(.attributes)
    }

    override func controlStateDidChange() {
        configurationUpdateHandler?(self)
        contentDidChange()
    }

    // MARK: Layout

    /// The distances between the content and the edges, in points; where all are 0, a title has 6 points above and
    /// below. A button with a configuration ignores it.
    open var contentEdgeInsets: UIEdgeInsets {
        get { insets?.content ?? .zero }
        set { changeInsets { $0.content = newValue } }
    }
    /// The insets that move the title, in points. The size of the button doesn't change.
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets?.title ?? .zero }
        set { changeInsets { $0.title = newValue } }
    }
    /// The insets that move the image, in points. The size of the button doesn't change.
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets?.image ?? .zero }
        set { changeInsets { $0.image = newValue } }
    }

    private func changeInsets(_ change: (inout EdgeInsets) -> Void) {
        var changed = insets ?? EdgeInsets()
        change(&changed)
        guard changed != insets else { return }
        insets = changed == EdgeInsets() ? nil : changed
        setNeedsLayout()
        contentSizeDidChange()
    }

    /// Places the image and the title side by side at the content's alignment.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentRect(forBounds: bounds)
        if let picture { picture.frame = imageRect(forContentRect: room) }
        if let label { label.frame = titleRect(forContentRect: room) }
        if let lowerLabel { lowerLabel.frame = places(in: room).subtitle }
    }

    private func places(in room: CGRect) -> ContentPlaces {
        contentPlaces(title: label, subtitle: lowerLabel, image: picture, in: room)
    }

    /// Returns the rectangle of the background: the whole bounds unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of title and image: the bounds without the insets unless overridden.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { roomForContent(in: bounds) }
    /// Returns the rectangle of the title in the content's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).title }
    /// Returns the rectangle of the image in the content's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).image }

    /// The size of the title and the image with the insets around them, and at least that of the background image.
    open override var intrinsicContentSize: CGSize {
        contentSize(
            title: label, subtitle: lowerLabel, image: picture, background: currentBackgroundImage, width: .infinity)
    }

    // A configuration's title wraps.
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard configuration != nil, label?.numberOfLines != 1 else { return nil }
        return contentSize(title: label, subtitle: lowerLabel, image: picture, background: nil, width: width).height
    }

    override var centersText: Bool { contentVerticalAlignment == .center }

    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let label else { return (0, 0) }
        let spare = (countedContentHeight - label.intrinsicContentSize.height) / 2
        let offsets = label.baselineOffsets
        return (spare + offsets.first, spare + offsets.last)
    }

    /// Returns the size of the content; the offered size is not taken into account.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Menus

    private var showsChosenEntry: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// The selected entry that the button shows, or nil where it shows its own title.
    private var chosenEntry: UIMenuElement? { showsChosenEntry ? menu?.selectedElements.first : nil }

    override var contextMenu: UIMenu? { isEnabled ? menu : nil }

    override func didChoose(_ entry: UIAction) {
        guard showsChosenEntry, let menu else { return }
        for action in menu.actions { action.state = action === entry ? .on : .off }
        contentDidChange()
    }

    // MARK: Taps

    override func opensMenu() -> Bool {
        guard showsMenuAsPrimaryAction, ContextMenu.show(menu, from: self) else { return false }
        sendActions(for: .menuActionTriggered)
        return true
    }

    /// A button whose menu selects always has one selected entry.
    override func menuDidChange() {
        if showsChosenEntry, let menu, menu.selectedElements.isEmpty { menu.actions.first?.state = .on }
        contentDidChange()
    }

    override func didTap(at point: CGPoint) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }

    override var defaultAccessibilityLabel: String? {
        if let configuration, chosenEntry == nil, configuration.title != nil || configuration.subtitle != nil {
            return [configuration.title, configuration.subtitle].compactMap { $0 }.joined(separator: ", ")
        }
        if let title = currentTitle, !title.isEmpty { return title }
        let word = (labelWord ?? buttonType.word).map { interfaceWords[$0] }
        return (superview as? UIStepper)?.label(ofButton: word) ?? word ?? currentImage?.label(in: interfaceWords)
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }

    /// Whether the title has the system's blue, which neither the button nor a view around it has changed.
    private var isTitleColorStandard: Bool {
        guard buttonType == .system || configuration != nil, titleColor(for: state) == nil else { return false }
        return configuration?.baseForegroundColor == nil && tintColor == .systemBlue
    }

    /// Whether there is a title, and the image leaves room for it.
    private var isTitleDrawn: Bool {
        guard let label, currentTitle?.isEmpty == false else { return false }
        return currentImage == nil || bounds.width <= 0 || label.bounds.width >= 1 && label.visibleText != "…"
    }

    /// The colour of the configuration's shape, or nil for none.
    private var shapeColor: UIColor? {
        guard let color = configuration?.baseBackgroundColor, let tintColor else { return nil }
        if color === UIColor.tintColor { return tintColor }
        return color == Configuration.tintedShape ? tintColor.withAlphaComponent(color.alpha) : color
    }

    /// The colours of the states that define one; a configuration colours all states itself.
    private var stateColors: [Appearance.StateColor]? {
        guard configuration == nil, contents.count > 1 else { return nil }
        let states: [(String, State)] = [("highlighted", .highlighted), ("selected", .selected)]
        let colors = states.compactMap { name, state -> Appearance.StateColor? in
            guard let color = contents[state.rawValue]?.titleColor, state != self.state,
                backgroundImage(for: state) == nil
            else { return nil }
            return Appearance.StateColor(state: name, color: color.appearance(in: self))
        }
        return colors.isEmpty ? nil : colors
    }

    override var givesLabel: Bool { !isTitleDrawn && currentTitle?.isEmpty == false }
    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        if isTitleDrawn { appearance.text = currentTitle }
        appearance.setImage(currentImage, of: self)
        appearance.backgroundImageName = backgroundImage(for: state).map { $0.name ?? "" }
        appearance.backgroundColor = shapeColor?.appearance(in: self)
        appearance.setTintColor(nil, of: self)
        if let label, isTitleDrawn {
            appearance.setFont(label.mainAttribute(.font) as? UIFont ?? label.font)
            appearance.scalesWithContentSize = label.adjustsFontForContentSizeCategory
            appearance.numberOfLines = label.numberOfLines
            let own = label.mainAttribute(.foregroundColor) as? UIColor
            appearance.setTextColor(own ?? currentTitleColor, of: self)
            if own == nil, isTitleColorStandard { appearance.isTextColorStandard = true }
            appearance.stateColors = stateColors
        }
        appearance.visibleText = label?.visibleText
        appearance.setIntrinsicSize(intrinsicContentSize)
        return appearance
    }

    // MARK: UIPointer Interaction

    /// Whether the pointer changes over the button; it has no effect, since there is no pointer.
    open var isPointerInteractionEnabled: Bool {
        get { interactions.contains { $0 is UIPointerInteraction } }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            if newValue {
                addInteraction(UIPointerInteraction())
            } else if let pointer = interactions.first(where: { $0 is UIPointerInteraction }) {
                removeInteraction(pointer)
            }
        }
    }

    // MARK: Drawing

    /// Whether the image is drawn darker while a finger is on the button.
    open var adjustsImageWhenHighlighted: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    /// Whether the image is drawn darker while the button is disabled.
    open var adjustsImageWhenDisabled: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    /// Whether the button glows while a finger is on it.
    open var showsTouchWhenHighlighted: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether the shadow changes its side while a finger is on the button.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// Whether a configuration follows the state automatically.
    open var automaticallyUpdatesConfiguration: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }

    /// The style of the pointer over the button, or nil for the system's.
    public final var pointerStyleProvider: PointerStyleProvider? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// Sets the colour of the title's shadow in a state; nil for the one of the normal state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        setDrawn(color, for: "titleShadowColor \(state.rawValue)")
    }

    /// Returns the colour of the title's shadow in a state, or nil for none.
    open func titleShadowColor(for state: State) -> UIColor? {
        drawn("titleShadowColor \(state.rawValue)", else: nil)
            ?? drawn("titleShadowColor \(State.normal.rawValue)", else: nil)
    }

    /// The current colour of the title's shadow, or nil for none.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The current background image of the title, or nil.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Sets the symbol configuration for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        setDrawn(configuration, for: "symbol \(state.rawValue)")
    }

    /// Returns the symbol configuration for a state, or nil for the system's.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        drawn("symbol \(state.rawValue)", else: nil)
    }

    /// The current symbol configuration, or nil for the system's.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state) ?? preferredSymbolConfigurationForImage(in: .normal)
    }
}

/// The label inside a button.
final class UIButtonLabel: UILabel {
    // The button announces it; a button that isn't an element stays silent.
    override var defaultIsAccessibilityElement: Bool { false }

    // A title that wraps has any number of lines unless the app has limited it.
    override var lineBreakMode: NSLineBreakMode {
        didSet { if lineBreakMode.wraps, numberOfLines == 1 { numberOfLines = 0 } }
    }
}

extension NSLineBreakMode {
    /// Whether text goes on in another line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
