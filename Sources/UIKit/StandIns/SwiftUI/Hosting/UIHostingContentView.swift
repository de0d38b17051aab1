/// The view of a hosting controller: shows what representables in its content have made, below each other where there are
/// several.
@MainActor final class UIHostingContentView: UIView {
    private(set) var content: any View
    private lazy var root = HostNode(type(of: content) as Any.Type, of: self)
    private var isCurrent = false
    private var isUpdating = false
    weak var controller: UIViewController?
    /// What is added around the content.
    var insets = EdgeInsets()

    init(_ content: any View, of controller: UIViewController? = nil) {
        self.content = content
        self.controller = controller
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Takes new content, which is shown when the view is laid out.
    func take(_ view: any View) {
        if type(of: view) as Any.Type != root.kind {
            root.end()
            root = HostNode(type(of: view) as Any.Type, of: self)
        }
        content = view
        setNeedsContent()
    }

    /// Lets the content be evaluated again before the next layout.
    func setNeedsContent() {
        isCurrent = false
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The same from anywhere: objects may change on any thread.
    nonisolated static func invalidate(_ view: UIHostingContentView?) {
        guard let view else { return }
        if MainThread.isCurrent {
            MainActor.assumeIsolated { view.setNeedsContent() }
        } else {
            DispatchQueue.main.async { view.setNeedsContent() }
        }
    }

    /// What is shown, after the content was evaluated where it has changed.
    private var shown: [any HostedObject] {
        guard !isCurrent, !isUpdating else { return root.shown }
        isUpdating = true
        isCurrent = true
        var environment = EnvironmentValues()
        environment.take(traitCollection)
        root.update(content, in: environment)
        isUpdating = false
        let shown = root.shown
        for object in shown where object.view.superview !== self {
            // Its size is set here, whatever constraints it has within.
            object.view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(object.view)
        }
        return shown
    }

    /// Evaluates the content where it has changed.
    func showContent() { _ = shown }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shown
        let inner = CGSize(
            width: bounds.width - insets.leading - insets.trailing,
            height: bounds.height - insets.top - insets.bottom)
        var y = insets.top
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for object in shown {
            let height =
                shown.count == 1 ? inner.height : object.size(ProposedViewSize(width: inner.width, height: nil)).height
            object.view.frame = CGRect(
                x: isRightToLeft ? insets.trailing : insets.leading, y: y, width: inner.width, height: height)
            y += height
        }
    }

    /// The size that the content wants.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        let horizontal = insets.leading + insets.trailing
        let vertical = insets.top + insets.bottom
        let inner = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) }
        )
        let shown = shown
        let sizes = shown.map { shown.count == 1 ? $0.size(inner) : $0.size(.init(width: inner.width, height: nil)) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + horizontal, height: sizes.map(\.height).reduce(0, +) + vertical)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(ProposedViewSize(size)) }

    override var intrinsicContentSize: CGSize { size(.unspecified) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // A priority above that of what fits asks for this length.
        let width = horizontalFittingPriority > .fittingSizeLevel ? targetSize.width : nil
        let height = verticalFittingPriority > .fittingSizeLevel ? targetSize.height : nil
        var size = size(ProposedViewSize(width: width, height: height))
        if let width, horizontalFittingPriority == .required { size.width = width }
        if let height, verticalFittingPriority == .required { size.height = height }
        return size
    }
}

extension UIHostingContentView {
    func makeView<Representable: UIViewRepresentable>(
        of view: Representable, in environment: EnvironmentValues
    ) -> any HostedObject {
        HostedView(view, in: environment)
    }

    func makeController<Representable: UIViewControllerRepresentable>(
        of view: Representable, in environment: EnvironmentValues
    ) -> any HostedObject {
        let hosted = HostedController(view, in: environment)
        hosted.join(controller)
        return hosted
    }
}
