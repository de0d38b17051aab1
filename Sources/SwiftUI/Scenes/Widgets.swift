/// A widget. It has no screen in the app.
@preconcurrency @MainActor public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration
    /// The configuration.
    var body: Body { get }
    /// Creates the widget.
    init()
}

extension Widget {
    /// Does nothing: widgets are not shown here.
    public static func main() {}
}

/// The configuration of a widget.
@preconcurrency @MainActor public protocol WidgetConfiguration {}

/// Several widgets.
@preconcurrency @MainActor public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// Creates the bundle.
    init()
}

extension WidgetBundle {
    /// Does nothing: widgets are not shown here.
    public static func main() {}
}

/// Builds bundles of widgets: the first one represents them.
@resultBuilder public enum WidgetBundleBuilder {
    /// Builds a bundle.
    public static func buildBlock<First: Widget, each Rest: Widget>(_ first: First, _ rest: repeat each Rest) -> First {
        first
    }
}

extension WidgetConfiguration {
    /// Sets the name of the widget.
    public nonisolated func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> Self { self }
    /// Sets the description of the widget.
    public nonisolated func description<S: StringProtocol>(_ description: S) -> Self { self }
    /// Disables the margins of the content.
    public nonisolated func contentMarginsDisabled() -> Self { self }
}

extension View {
    /// Sets the address that the widget opens.
    public nonisolated func widgetURL(_ url: URL?) -> some View { inert }
    /// Makes the view part of the accented group of a widget. Not drawn here.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { inert }
}
