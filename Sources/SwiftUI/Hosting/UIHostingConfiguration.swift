/// Content of a cell that is a view of SwiftUI (iOS 16). The views of UIKit in it are shown.
@preconcurrency @MainActor public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
    let content: Content
    let background: Background
    private var insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
    private var least = CGSize(width: 0, height: 44)

    /// A cell's content.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        background = EmptyView()
    }

    private init(_ content: Content, background: Background, insets: EdgeInsets, least: CGSize) {
        self.content = content
        self.background = background
        self.insets = insets
        self.least = least
    }

    /// The content with a background, which isn't shown.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, background: content(), insets: insets, least: least)
    }

    /// The content with a background, which isn't shown.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
        UIHostingConfiguration<Content, EmptyView>(content, background: EmptyView(), insets: insets, least: least)
    }

    /// The content with margins at edges.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// The content with margins at edges.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var result = self
        if edges.contains(.top) { result.insets.top = insets.top }
        if edges.contains(.leading) { result.insets.leading = insets.leading }
        if edges.contains(.bottom) { result.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { result.insets.trailing = insets.trailing }
        return result
    }

    /// The content in no smaller a size.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        result.least = CGSize(width: width ?? least.width, height: height ?? least.height)
        return result
    }

    /// A view that shows the content.
    public func makeContentView() -> UIView & UIContentView { HostedCellContent(self) }

    /// The same.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// The content's view in a cell.
    private final class HostedCellContent: UIView, UIContentView {
        private let host: _UIHostingView<Content>
        private var shown: UIHostingConfiguration

        init(_ configuration: UIHostingConfiguration) {
            shown = configuration
            host = _UIHostingView(rootView: configuration.content)
            super.init(frame: .zero)
            addSubview(host)
            host.contentInsets = configuration.insets
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        var configuration: any UIContentConfiguration {
            get { shown }
            set {
                guard let new = newValue as? UIHostingConfiguration else { return }
                shown = new
                host.contentInsets = new.insets
                host.rootView = new.content
                setNeedsLayout()
            }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            host.frame = bounds
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { atLeast(host.sizeThatFits(size)) }

        override var intrinsicContentSize: CGSize { atLeast(host.intrinsicContentSize) }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            atLeast(
                host.systemLayoutSizeFitting(
                    targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority))
        }

        private func atLeast(_ size: CGSize) -> CGSize {
            CGSize(width: max(size.width, shown.least.width), height: max(size.height, shown.least.height))
        }
    }
}
