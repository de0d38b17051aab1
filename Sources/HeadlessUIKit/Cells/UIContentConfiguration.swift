import Foundation

/// The content of a cell as a value, and how a view of it is made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    func makeContentView() -> UIView & UIContentView
    /// The content as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// The same: nothing depends on the state unless implemented.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a content (iOS 16).
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True for content of the same kind unless implemented.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Directions of layout, with UIKit's raw values.
public struct UIAxis: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates axes from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The content of a row of a list: an image, a text and a second text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image, or nil.
    public var image: UIImage?
    /// The text, or nil.
    public var text: String?
    /// The text with attributes, which goes before the plain one, or nil.
    public var attributedText: NSAttributedString?
    /// The second text, or nil.
    public var secondaryText: String?
    /// The second text with attributes, which goes before the plain one, or nil.
    public var secondaryAttributedText: NSAttributedString?
    /// How the text looks.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    /// Whether the texts stand side by side where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Along which axes the content stays within the superview's margins where those are greater; side by side unless
    /// set.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The distances between the content and the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    var isHeading = false

    /// The content of a cell with one text.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The content of a cell with a second text below.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The content of a cell with a second text at the end of the line.
    public static func valueCell() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }
    /// The content of a header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { header() }
    /// The content of a header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { header() }
    /// The content of a header in a list's style.
    public static func header() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .headline), color: .secondaryLabel)
        content.isHeading = true
        return content
    }
    /// The content of a footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { footer() }
    /// The content of a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { footer() }
    /// The content of a footer in a list's style.
    public static func footer() -> UIListContentConfiguration {
        var content = UIListContentConfiguration()
        content.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        return content
    }

    /// Makes a view that shows the content.
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// How a text looks.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The most lines; 0 for as many as there are.
        public var numberOfLines = 0
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }
}

/// Shows the content of a row of a list.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView(frame: .zero)
    private let textLabel = HeadingLabel(frame: .zero)
    private let secondaryLabel = HeadingLabel(frame: .zero)
    private var list: UIListContentConfiguration

    /// Creates a view that shows a content.
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

    /// What the view shows. Content of another kind is ignored.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let content = newValue as? UIListContentConfiguration else { return }
            list = content
            apply()
        }
    }

    private func apply() {
        imageView.image = list.image
        show(list.text, list.attributedText, list.textProperties, in: textLabel)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        textLabel.isHeading = list.isHeading
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ looks: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.font = looks.font
        label.textColor = looks.color
        label.numberOfLines = looks.numberOfLines
        label.adjustsFontForContentSizeCategory = looks.adjustsFontForContentSizeCategory
    }

    /// As wide as offered and as high as the texts and the image with the margins.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = effectiveMargins
        let width = max(size.width - margins.left - margins.right, 0)
        let height = CellLayout.height(
            image: imageView, text: textLabel, detail: secondaryLabel, isSideBySide: isSideBySide(in: width),
            width: width)
        return CGSize(width: size.width, height: height + margins.top + margins.bottom)
    }

    /// Places the image and the texts within the margins.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = effectiveMargins
        let room = bounds.inset(by: UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right))
        CellLayout.place(
            image: imageView, text: textLabel, detail: secondaryLabel, isSideBySide: isSideBySide(in: room.width),
            in: room)
        mirrorIfNeeded(subviews)
    }

    /// The margins with those of the superview that count. What is placed in the room is mirrored afterwards.
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

    // Texts that have no room beside each other stand one above the other, as Apple documents it.
    private func isSideBySide(in width: CGFloat) -> Bool {
        guard list.prefersSideBySideTextAndSecondaryText else { return false }
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let picture = imageView.image.map { $0.size.width + CellLayout.imagePadding } ?? 0
        let texts = [textLabel, secondaryLabel].compactMap { $0?.sizeThatFits(room).width }
        return texts.reduce(picture, +) <= width
    }
}

/// A label that can be a heading.
final class HeadingLabel: UILabel {
    var isHeading = false { didSet { accessibilityDidChange(.attributes) } }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isHeading ? .header : .staticText }
}

/// Places the standard parts of a cell.
@MainActor enum CellLayout {
    /// The room above and below the texts of a row, in points.
    static let margin: CGFloat = 11
    /// The room between an image and the texts, in points.
    static let imagePadding: CGFloat = 12

    /// How high the parts are in a room of a width, without margins.
    static func height(
        image: UIImageView?, text: UILabel?, detail: UILabel?, isSideBySide: Bool, width: CGFloat
    ) -> CGFloat {
        let picture = image?.image?.size ?? .zero
        let taken = picture == .zero ? 0 : min(picture.width + imagePadding, width)
        let room = CGSize(width: max(width - taken, 1), height: .greatestFiniteMagnitude)
        let (textHeight, detailHeight) = (text?.sizeThatFits(room).height ?? 0, detail?.sizeThatFits(room).height ?? 0)
        return max(isSideBySide ? max(textHeight, detailHeight) : textHeight + detailHeight, picture.height)
    }

    static func place(
        image: UIImageView?, text: UILabel?, detail: UILabel?, isSideBySide: Bool, in room: CGRect
    ) {
        var room = room
        if let image, let size = image.image?.size {
            image.frame = CGRect(x: room.minX, y: room.midY - size.height / 2, width: size.width, height: size.height)
            let taken = min(size.width + imagePadding, max(room.width, 0))
            room = CGRect(x: room.minX + taken, y: room.minY, width: room.width - taken, height: room.height)
        }
        let textSize = text?.sizeThatFits(room.size) ?? .zero
        let detailSize = detail?.sizeThatFits(room.size) ?? .zero
        if isSideBySide {
            let detailWidth = min(detailSize.width, max(room.width, 0))
            text?.frame = CGRect(
                x: room.minX, y: room.minY, width: max(0, room.width - detailWidth), height: room.height)
            detail?.frame = CGRect(
                x: room.maxX - detailWidth, y: room.minY, width: detailWidth, height: room.height)
            return
        }
        let top = room.midY - (textSize.height + detailSize.height) / 2
        text?.frame = CGRect(x: room.minX, y: top, width: max(room.width, 0), height: textSize.height)
        detail?.frame = CGRect(
            x: room.minX, y: top + textSize.height, width: max(room.width, 0), height: detailSize.height)
    }
}
