import Foundation

/// A view in place of missing content: a column in the middle of the view.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    var shown: UIContentUnavailableConfiguration
    private let column = UIStackView(frame: .zero)

    /// Creates a view that shows a content.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without content.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
    }

    /// The configuration of the view. Configurations of another type are ignored.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let content = newValue as? UIContentUnavailableConfiguration else { return }
            shown = content
            apply()
        }
    }
    /// Whether the content can be scrolled where it is higher than the view; stored only.
    open var isScrollEnabled = false

    private func setUp() {
        column.axis = .vertical
        column.alignment = .center
        addSubview(column)
        apply()
    }

    private func apply() {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        backgroundColor = shown.background.backgroundColor
        var last: UIView?
        func add(_ view: UIView?, after distance: CGFloat) {
            guard let view else { return }
            if let last { column.setCustomSpacing(distance, after: last) }
            column.addArrangedSubview(view)
            last = view
        }
        add(makeImage(), after: 0)
        add(
            label(shown.text, shown.attributedText, shown.textProperties, isTitle: true),
            after: shown.imageToTextPadding)
        add(
            label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, isTitle: false),
            after: shown.textToSecondaryTextPadding)
        add(button(shown.button, shown.buttonProperties), after: shown.textToButtonPadding)
        add(
            button(shown.secondaryButton, shown.secondaryButtonProperties),
            after: shown.buttonToSecondaryButtonPadding)
        setNeedsLayout()
    }

    private func makeImage() -> UIView? {
        if shown.isLoading {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            return spinner
        }
        guard let image = shown.image else { return nil }
        let style = shown.imageProperties
        let view = UIImageView(
            image: style.preferredSymbolConfiguration.flatMap { image.withConfiguration($0) } ?? image)
        view.tintColor = style.tintColor
        view.accessibilityIgnoresInvertColors = style.accessibilityIgnoresInvertColors
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ style: UIContentUnavailableConfiguration.TextProperties, isTitle: Bool
    ) -> UILabel? {
        guard attributed != nil || text?.isEmpty == false else { return nil }
        let label = UILabel(frame: .zero)
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.font = style.font
        label.textColor = style.color
        label.textAlignment = .center
        label.numberOfLines = style.numberOfLines
        label.lineBreakMode = style.lineBreakMode
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func button(
        _ style: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        guard style.title?.isEmpty == false || style.image != nil else { return nil }
        let button = UIButton(configuration: style, primaryAction: properties.primaryAction)
        if style.title?.isEmpty == false { button.configuration?.title = style.title }
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }

    /// Places the column in the middle, within the margins.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let insets = UIEdgeInsets(
            shown.directionalLayoutMargins, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let room = bounds.inset(by: safeAreaInsets).inset(by: insets)
        let size = column.systemLayoutSizeFitting(
            CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        column.frame = CGRect(
            x: room.minX, y: room.minY + max((room.height - size.height) / 2, 0), width: room.width,
            height: size.height)
    }
}
