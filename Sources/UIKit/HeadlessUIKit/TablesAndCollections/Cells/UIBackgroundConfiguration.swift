import Foundation

/// The background of a cell (iOS 14).
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// A custom view, or nil.
    public var customView: UIView?
    /// The colour, or nil for none.
    public var backgroundColor: UIColor?
    /// The transformer of the colour, or nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the cell's edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the border, or nil for none.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// An image, or nil.
    public var image: UIImage?

    private init(_ color: UIColor?) { backgroundColor = color }

    /// Returns a configuration without a background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
    /// Behind the cells of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    /// Behind the cells of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground)
    }
    /// Returns the background of list cells by the list's appearance (iOS 18); that of a plain list here.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Behind the cells of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
    /// Behind the headers and footers of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground)
    }
    /// Behind the headers and footers of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }

    /// Returns the configuration for a state; it is the same in every state here.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// Returns the effective background colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
}

/// Shows the background of a cell.
final class CellBackgroundView: UIView {
    private var shown = UIBackgroundConfiguration.clear()

    /// Returns a view that shows a configuration behind a cell's content: the previous one, if there was one.
    static func showing(
        _ configuration: UIBackgroundConfiguration?, behindContentOf cell: UIView, before: CellBackgroundView?
    ) -> CellBackgroundView? {
        guard let configuration else {
            before?.removeFromSuperview()
            return nil
        }
        let view = before ?? CellBackgroundView(frame: cell.bounds)
        if before == nil { cell.insertSubview(view, at: 0) }
        view.show(configuration)
        cell.setNeedsLayout()
        return view
    }

    private func show(_ configuration: UIBackgroundConfiguration) {
        if shown.customView !== configuration.customView { shown.customView?.removeFromSuperview() }
        shown = configuration
        isUserInteractionEnabled = configuration.customView != nil
        if let view = configuration.customView, view.superview !== self { addSubview(view) }
        backgroundColor =
            configuration.backgroundColor == nil ? nil : configuration.resolvedBackgroundColor(for: tintColor)
        setNeedsLayout()
    }

    /// Fills a cell up to the insets.
    func fill(_ room: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = room.inset(by: UIEdgeInsets(shown.backgroundInsets, isMirrored: isMirrored))
        if frame != place { frame = place }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shown.customView?.frame = bounds
    }
}
