/// A button, which nobody can press here.
public struct Button<Label: View> {
    let label: Label
}

extension Button: View {
    /// A button.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A button with a role.
    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The content.
    public var body: some View { label }
}

extension Button where Label == Text {
    /// A button with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        label = Text(title)
    }

    /// A button with a title of the app's tables.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        label = Text(titleKey)
    }

    /// A button with a title and a role.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        label = Text(titleKey)
    }

    /// A button with a title and a role.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        label = Text(title)
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Does nothing.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A switch, which nobody can move here.
public struct Toggle<Label: View> {
    let label: Label
}

extension Toggle: View {
    /// A switch of a value.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }

    /// The content.
    public var body: some View { label }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { label = Text(title) }
}

/// A field for text, which nobody can write into here.
public struct TextField<Label: View> {}

extension TextField: View {}

extension TextField where Label == Text {
    /// A field of a text.
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {}

    /// A field of a text, which may grow in a direction.
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {}

    /// A field of a text.
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {}
}

/// A field for text that isn't shown.
public struct SecureField<Label: View> {}

extension SecureField: View {}

extension SecureField where Label == Text {
    /// A field of a text.
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

/// A field for long text.
public struct TextEditor {
    /// A field of a text.
    public init(text: Binding<String>) {}
}

extension TextEditor: View {}

/// A slider, which nobody can move here.
public struct Slider<Label: View, ValueLabel: View> {}

extension Slider: View {}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider of a value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}

    /// A slider of a value, in steps.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}

/// Two buttons for more and less.
public struct Stepper<Label: View> {
    let label: Label
}

extension Stepper: View {
    /// The content.
    public var body: some View { label }
}

extension Stepper where Label == Text {
    /// Buttons of a value.
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) { label = Text(title) }

    /// Buttons of a value.
    public nonisolated init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) {
        label = Text(title)
    }
}

/// A choice, which nobody can make here.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let content: Content
}

extension Picker: View {
    /// A choice of a value.
    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.content = content()
    }

    /// A choice of a value.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
    }

    /// The content.
    public var body: some View { TupleView((label, content)) }
}

extension Picker where Label == Text {
    /// A choice with a title.
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        label = Text(title)
        self.content = content()
    }
}

/// How far something is.
public struct ProgressView<Label: View, CurrentValueLabel: View> {}

extension ProgressView: View {}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Something goes on.
    public nonisolated init() {}

    /// How far something is.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Something with a title goes on.
    public nonisolated init<S: StringProtocol>(_ title: S) {}
}
