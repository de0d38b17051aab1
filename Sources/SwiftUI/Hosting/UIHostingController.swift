/// A controller that shows a view of SwiftUI.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    /// The content. A new one of the same kind updates the views that are there.
    open var rootView: Content {
        didSet { hostingView?.rootView = rootView }
    }
    /// Which sizes follow the content (iOS 16).
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { updatePreferredSize() }
    }
    /// Which safe areas the content heeds (iOS 16.4); it fills the whole view here.
    public var safeAreaRegions: SafeAreaRegions = .all
    /// Whether no safe area is heeded, as libraries ask for before iOS 16.4.
    public var _disableSafeArea = false

    /// A controller with its content.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of an archive, with its content.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    /// Fails: the content has to be given.
    public required init?(coder: NSCoder) { fatalError("init(coder:) must be implemented in a subclass") }

    /// Makes the view that shows the content.
    open override func loadView() {
        view = _UIHostingView(rootView: rootView, of: self)
        view.backgroundColor = .systemBackground
    }

    /// Shows the content before it is seen.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hostingView?.updateContent()
    }

    /// Lets sizes follow the content.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updatePreferredSize()
    }

    private var hostingView: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

    private var loadedHostingView: _UIHostingView<Content>? { view as? _UIHostingView<Content> }

    private func updatePreferredSize() {
        guard sizingOptions.contains(.preferredContentSize), let hostingView else { return }
        let size = hostingView.size(.unspecified)
        if preferredContentSize != size { preferredContentSize = size }
    }

    /// The size that the content takes of one.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        loadedHostingView?.size(ProposedViewSize(size)) ?? .zero
    }
}

/// Which sizes of a hosting controller follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's preferred size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size, which always follows the content here.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
