import AccessibilityTree
import Foundation
import Words

/// A control that runs something at a tap.
@MainActor open class UIButton: UIControl {
    /// What kind of button it is.
    public private(set) var buttonType = ButtonType.custom
    private var contents: [UInt: StateContent] = [:]
    private var label: UIButtonLabel?
    private var picture: UIImageView?

    /// The word of UIKit's own that the button shows where it has no title.
    final var titleWord: InterfaceKey? { didSet { contentDidChange() } }
    /// What UIKit calls a button of its own that shows nothing but a picture.
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

    /// Creates a custom button without a title.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a custom button of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button of a kind that runs an action and takes over its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Creates a button from a configuration; the action's title and image fill what the configuration leaves open.
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

    /// The title, image and looks in one value; it takes the place of what was set for states.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Called with the button when its configuration may have to follow its state, or nil.
    open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Runs the update handler.
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    /// The entries that a tap offers when `showsMenuAsPrimaryAction` is set, or nil.
    open var menu: UIMenu? { didSet { accessibilityDidChange(.attributes) } }
    /// Whether a tap selects and deselects the button.
    open var changesSelectionAsPrimaryAction = false
    /// What the button does for a dialog; nothing that is heard follows from it.
    open var role = Role.normal
    /// Whether the image grows with the accessibility text sizes; nobody sees it here.
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
        accessibilityDidChange(.attributes)
    }

    /// Sets the colour of the title of a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state.rawValue, default: StateContent()].titleColor = color
        contentDidChange()
    }

    /// The title that was set for a state, or nil.
    open func title(for state: State) -> String? { attributedTitle(for: state)?.string }
    /// The attributed title that was set for a state, or nil.
    open func attributedTitle(for state: State) -> NSAttributedString? { content(state, \.title) }
    /// The image that was set for a state, or nil.
    open func image(for state: State) -> UIImage? { content(state, \.image) }
    /// The image behind the title of a state, or nil.
    open func backgroundImage(for state: State) -> UIImage? { content(state, \.backgroundImage) }
    /// The colour of the title of a state, or nil.
    open func titleColor(for state: State) -> UIColor? { content(state, \.titleColor) }

    private func content<Value>(_ state: State, _ part: (StateContent) -> Value?) -> Value? {
        contents[state.rawValue].flatMap(part) ?? contents[State.normal.rawValue].flatMap(part)
    }

    /// The title that is shown now, or nil.
    open var currentTitle: String? {
        configuration?.title ?? title(for: state) ?? titleWord.map { interfaceWords[$0] }
    }
    /// The attributed title that is shown now, or nil.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The image that is shown now, or nil.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The colour of the title that is shown now.
    open var currentTitleColor: UIColor { configuration?.baseForegroundColor ?? titleColor(for: state) ?? .tintColor }
    /// The label of the title, made when first asked for or when a title is set.
    open var titleLabel: UILabel? { ensureLabel() }
    /// The view of the image, made when first asked for or when an image is set.
    open var imageView: UIImageView? { ensurePicture() }

    private func ensureLabel() -> UILabel {
        if let label { return label }
        let made = UIButtonLabel(frame: .zero)
        made.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
        label = made
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
            label.text = title
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

    /// Puts the image and the title side by side in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let title = label?.intrinsicContentSize ?? .zero
        let image = picture?.intrinsicImageSize ?? .zero
        let room = bounds.size
        let width = min(title.width, max(0, room.width - image.width))
        let left = bounds.minX + (room.width - image.width - width) / 2
        picture?.frame = CGRect(
            x: left, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
        label?.frame = CGRect(
            x: left + image.width, y: bounds.midY - title.height / 2, width: width, height: title.height)
    }

    /// The size of the title and the image with the padding of the configuration or the button's kind.
    open override var intrinsicContentSize: CGSize {
        let title = label?.intrinsicContentSize ?? .zero
        let image = picture?.intrinsicImageSize ?? .zero
        let insets = configuration?.contentInsets ?? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
        let gap = title.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
        return CGSize(
            width: max(title.width + gap + image.width + insets.leading + insets.trailing, 30),
            height: max(title.height, image.height) + insets.top + insets.bottom)
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let label else { return (0, 0) }
        let spare = (intrinsicContentSize.height - label.intrinsicContentSize.height) / 2
        let offsets = label.baselineOffsets
        return (spare + offsets.first, spare + offsets.last)
    }

    /// The size of the content; the offered size is not taken into account.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Taps

    override func didTap(at point: CGPoint) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }

    override var defaultAccessibilityLabel: String? {
        if let configuration, configuration.title != nil || configuration.subtitle != nil {
            return [configuration.title, configuration.subtitle].compactMap { $0 }.joined(separator: ", ")
        }
        if let title = currentTitle, !title.isEmpty { return title }
        return (labelWord ?? buttonType.word).map { interfaceWords[$0] } ?? currentImage?.label(in: interfaceWords)
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }

    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.text = currentTitle
        appearance.imageName = currentImage?.name
        if let label {
            appearance.setFont(label.font)
            appearance.scalesWithContentSize = label.adjustsFontForContentSizeCategory
            appearance.numberOfLines = label.numberOfLines
            appearance.textColor = currentTitleColor.appearance
        }
        appearance.setIntrinsicSize(intrinsicContentSize)
        return appearance
    }
}

/// The label inside a button.
final class UIButtonLabel: UILabel {
    // The button speaks for it; one that is made no element stays silent.
    override var defaultIsAccessibilityElement: Bool { false }
}
