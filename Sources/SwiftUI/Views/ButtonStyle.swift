/// The appearance of buttons.
@preconcurrency @MainActor public protocol ButtonStyle {
    /// The type of a button in the style.
    associatedtype Body: View
    /// Returns a button in the style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The appearance and the behaviour of buttons.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
    /// The type of a button in the style.
    associatedtype Body: View
    /// Returns a button in the style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button for a style.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public struct Label {
        let content: AnyView
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// Whether the user is pressing the button; never here.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    /// The label.
    public var body: some View { content }
}

/// The parts of a button for a style with its own behaviour.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public struct Label {
        let content: AnyView
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    let action: @MainActor () -> Void

    nonisolated init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = Label(content: label)
        self.action = action
    }

    /// Performs the action.
    @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    /// The label.
    public var body: some View { content }
}

/// A style of any type. Two are equal where the styles are the same.
struct AnyStyle: Equatable {
    let style: Any

    static func == (one: AnyStyle, other: AnyStyle) -> Bool {
        // Environments are compared on the main thread.
        nonisolated(unsafe) let (one, other) = (one.style, other.style)
        return MainActor.assumeIsolated { TypeFacts.areEqual(any: one, other) }
    }
}

extension AnyStyle {
    @MainActor fileprivate func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        func primitive<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
            AnyView(style.makeBody(configuration: configuration))
        }
        func plain<S: ButtonStyle>(_ style: S) -> AnyView {
            AnyView(
                style.makeBody(
                    configuration: ButtonStyleConfiguration(
                        role: configuration.role, label: .init(content: configuration.label.content), isPressed: false))
            )
        }
        if let style = style as? any PrimitiveButtonStyle { return primitive(style) }
        if let style = style as? any ButtonStyle { return plain(style) }
        return AnyView(configuration.label)
    }
}

/// The style of buttons in an environment.
struct ButtonStyleBox: Equatable {
    private let style: AnyStyle

    init(_ style: Any) { self.style = AnyStyle(style: style) }

    @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        style.makeBody(configuration)
    }
}

extension EnvironmentValues {
    var buttonStyle: ButtonStyleBox {
        get { self[OptionalKey<ButtonStyleBox, ButtonStyleBox>.self] ?? ButtonStyleBox(DefaultButtonStyle()) }
        set { self[OptionalKey<ButtonStyleBox, ButtonStyleBox>.self] = newValue }
    }
}

extension View {
    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, ButtonStyleBox(style))
    }

    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, ButtonStyleBox(style))
    }
}
