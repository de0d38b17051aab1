import Foundation

/// A header or footer of a table section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The reuse identifier, or nil.
    open var reuseIdentifier: String? { identifier }
    private var identifier: String?
    /// The view to which content is added.
    public let contentView: UIView = ListContentView(frame: .zero)
    private var label: HeadingLabel?
    private var detail: UILabel?
    private var configurationView: (UIView & UIContentView)?
    /// Whether the text is a heading: true for headers, false for footers.
    final var isHeading = true { didSet { label?.isHeading = isHeading } }

    /// Adopts the reuse identifier that a nib was registered for.
    package final func adopt(reuseIdentifier: String) { identifier = reuseIdentifier }

    /// Creates a view.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }

    /// Creates a view without a reuse identifier.
    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The label of the title, made on first access.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = HeadingLabel(frame: .zero)
        made.isHeading = isHeading
        made.font = .preferredFont(forTextStyle: isHeading ? .headline : .footnote)
        made.adjustsFontForContentSizeCategory = true
        made.numberOfLines = 0
        label = made
        contentView.addSubview(made)
        setNeedsLayout()
        return made
    }

    /// The label of a second text, made on first access.
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: .footnote)
        made.adjustsFontForContentSizeCategory = true
        detail = made
        contentView.addSubview(made)
        setNeedsLayout()
        return made
    }

    /// The content as a value, in place of the labels, or nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configurationView?.removeFromSuperview()
            configurationView = contentConfiguration?.makeContentView()
            if let view = configurationView { contentView.addSubview(view) }
            setNeedsLayout()
        }
    }

    /// Returns the content of a header in the list's style, still empty.
    open func defaultContentConfiguration() -> UIListContentConfiguration { isHeading ? .header() : .footer() }
    /// A view behind the content, or nil; it isn't drawn here and isn't added to the view.
    open var backgroundView: UIView?
    /// Called before the table uses the view for another section.
    open func prepareForReuse() {}

    // MARK: Layout

    /// The table's edges for its content.
    final var edges = ListEdges() { didSet { if edges != oldValue { edgesDidChange() } } }

    private func edgesDidChange() {
        (contentView as? ListContentView)?.sideMargin = edges.margin
        setNeedsLayout()
    }

    /// Places the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds.inset(by: edges.insets)
        configurationView?.frame = contentView.bounds
        CellLayout().place(
            image: nil, text: label, detail: detail, isSideBySide: false,
            in: contentView.bounds.insetBy(dx: min(edges.margin, contentView.bounds.width / 2), dy: 0))
        contentView.mirrorIfNeeded([label, detail].compactMap(\.self))
    }

    /// As wide as offered and as high as the content configuration or the texts, with the space around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(size.width - edges.insets.left - edges.insets.right, 0)
        if let configurationView {
            let room = CGSize(width: width, height: .greatestFiniteMagnitude)
            return CGSize(width: size.width, height: configurationView.sizeThatFits(room).height)
        }
        guard isStandard else { return CGSize(width: size.width, height: bounds.height) }
        let texts = CellLayout().height(
            image: nil, text: label, detail: detail, isSideBySide: false, width: max(width - 2 * edges.margin, 0))
        return CGSize(width: size.width, height: texts + edges.titlePadding)
    }

    override var contentDeterminesSize: Bool { isStandard || contentView.determinesItsSize }
    private var isStandard: Bool { configurationView != nil || label != nil || detail != nil }

    /// Returns the size of the content: of the content configuration, of the texts, or by the constraints in the view.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if isStandard, !contentView.holdsConstraints { return sizeThatFits(targetSize) }
        return fittingSize(
            around: contentView, taken: edges.insets.left + edges.insets.right, targetSize, horizontalFittingPriority,
            verticalFittingPriority)
    }
}
