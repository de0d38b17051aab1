/// The appearance of progress views. Every style has the same element here.
@preconcurrency @MainActor public protocol ProgressViewStyle {
    /// The type of a progress view in the style.
    associatedtype Body: View
    /// Returns a progress view in the style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view for a style.
public struct ProgressViewStyleConfiguration {
    /// The label.
    public struct Label: View {
        /// Nothing: styles of the app are not applied here.
        public var body: some View { EmptyView() }
    }

    /// The label of the value.
    public struct CurrentValueLabel: View {
        /// Nothing: styles of the app are not applied here.
        public var body: some View { EmptyView() }
    }

    /// The completed part; nil where it is unknown.
    public let fractionCompleted: Double?
    /// The label.
    public var label: Label?
    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel?
}

/// The standard style of progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns nothing: progress views draw themselves.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style with a tint, which is not drawn here.
    public nonisolated init(tint: Color) {}
    /// Returns nothing: progress views draw themselves.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style with a tint, which is not drawn here.
    public nonisolated init(tint: Color) {}
    /// Returns nothing: progress views draw themselves.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The standard style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
    /// Sets the style of progress views. Every style has the same element here.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { inert }
}
