/// A control that performs an action.
public struct Button<Label: View> {
    let label: Label
    let role: ButtonRole?
    let action: @MainActor () -> Void
    /// The place in the source.
    var source: ViewSource?

    /// Creates a button with a label.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
        source = ViewSource(file, line)
    }

    /// Creates a button with a role and a label.
    public nonisolated init(
        role: ButtonRole?, file: StaticString = #filePath, line: UInt = #line,
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.role = role
        self.action = action
        source = ViewSource(file, line)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: StaticString = #filePath, line: UInt = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(title) }
        source = ViewSource(file, line)
    }

    /// Creates a button with a role and a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, file: StaticString = #filePath,
        line: UInt = #line, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a button with a role and a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, file: StaticString = #filePath, line: UInt = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, file: StaticString = #filePath,
        line: UInt = #line, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
        source = ViewSource(file, line)
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, file: StaticString = #filePath, line: UInt = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
        source = ViewSource(file, line)
    }

    /// Creates a button with a role, a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        file: StaticString = #filePath, line: UInt = #line, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
        source = ViewSource(file, line)
    }

    /// Creates a button with a role, a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, file: StaticString = #filePath,
        line: UInt = #line, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
        source = ViewSource(file, line)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button of a style's configuration.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button: View {
    /// The label in the style of the environment.
    public var body: some View {
        StyledButton(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: AnyView(label), action: action),
            source: source)
    }
}

/// A button in the style of the environment, as one element.
private struct StyledButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let source: ViewSource?
    @Environment(\.buttonStyle) private var style

    var body: some View {
        // Several views of a label are next to each other.
        HStack { style.makeBody(configuration) }
            .controlElement(
                ControlTransform(role: configuration.role, activate: configuration.action, source: source))
    }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Role { case destructive, cancel, confirm, close }
    private let role: Role

    /// Deletes something.
    public static let destructive = ButtonRole(role: .destructive)
    /// Cancels something.
    public static let cancel = ButtonRole(role: .cancel)
    /// Confirms something (iOS 26).
    public static let confirm = ButtonRole(role: .confirm)
    /// Closes something (iOS 26).
    public static let close = ButtonRole(role: .close)
}
