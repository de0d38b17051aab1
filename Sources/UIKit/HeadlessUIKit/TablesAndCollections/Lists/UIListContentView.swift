import Foundation

/// Shows the content of a row of a list.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView(frame: .zero)
    private let textLabel = HeadingLabel(frame: .zero)
    private let secondaryLabel = HeadingLabel(frame: .zero)
    private var list: UIListContentConfiguration

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        apply()
    }

    /// Creates a view without content; archives are read by the Interface Builder module.
    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    }

    /// The configuration that the view shows. A configuration of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let content = newValue as? UIListContentConfiguration else { return }
            list = content
            apply()
        }
    }

    private func apply() {
        let properties = list.imageProperties
        imageView.image =
            properties.preferredSymbolConfiguration.flatMap { list.image?.withConfiguration($0) } ?? list.image
        imageView.tintColor = properties.tintColor.map { properties.resolvedTintColor(for: $0) }
        imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
        show(list.text, list.attributedText, list.textProperties, in: textLabel)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        textLabel.isHeading = list.isHeading
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map { properties.transform.applied(to: $0) }
        }
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    }

    /// As wide as offered and as high as the texts and the image with the margins.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = effectiveMargins
        let width = max(size.width - margins.left - margins.right, 0)
        let height = layout.height(
            image: imageView, text: textLabel, detail: secondaryLabel, isSideBySide: isSideBySide(in: width),
            width: width)
        return CGSize(width: size.width, height: height + margins.top + margins.bottom)
    }

    /// Places the image and the texts within the margins.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = effectiveMargins
        let room = bounds.inset(by: UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right))
        layout.place(
            image: imageView, text: textLabel, detail: secondaryLabel, isSideBySide: isSideBySide(in: room.width),
            in: room)
        mirrorIfNeeded(subviews)
    }

    /// The margins combined with the superview's. The frames laid out in them are mirrored afterwards.
    private var effectiveMargins: UIEdgeInsets {
        var margins = UIEdgeInsets(list.directionalLayoutMargins, isMirrored: false)
        guard let outer = superview?.layoutMargins else { return margins }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.left = max(margins.left, isMirrored ? outer.right : outer.left)
            margins.right = max(margins.right, isMirrored ? outer.left : outer.right)
        }
        if list.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    // Texts that don't fit side by side are placed one above the other, as Apple documents it.
    private func isSideBySide(in width: CGFloat) -> Bool {
        guard list.prefersSideBySideTextAndSecondaryText else { return false }
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let picture = layout.room(of: imageView).width
        let texts = [textLabel, secondaryLabel].compactMap { $0?.sizeThatFits(room).width }
        return texts.reduce(picture + layout.gapBeside, +) <= width
    }

    private var layout: CellLayout {
        CellLayout(
            imagePadding: list.imageToTextPadding, gapBeside: list.textToSecondaryTextHorizontalPadding,
            gapBelow: list.textToSecondaryTextVerticalPadding, maximumImageSize: list.imageProperties.maximumSize,
            reservedImageSize: list.imageProperties.reservedLayoutSize)
    }
}

/// A label that can be a heading.
final class HeadingLabel: UILabel {
    var isHeading = false { didSet { accessibilityDidChange(.attributes) } }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isHeading ? .header : .staticText }
}
