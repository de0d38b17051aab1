/// A field for a line of text.
public struct TextField<Label: View> {
    var field: FieldView
    let label: Label
    /// The place in the source.
    var source: ViewSource?

    nonisolated init(_ text: Binding<String>, prompt: Text?, label: Label, lines: Int = 1) {
        field = FieldView(text: text, prompt: prompt)
        self.label = label
    }

    /// Creates a field with a label, which an empty field shows.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text, prompt: prompt, label: label())
        source = ViewSource(file, line)
    }

    /// Creates a field with a label that grows along an axis.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(text, prompt: prompt, label: label())
        source = ViewSource(file, line)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title, which an empty field shows.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(text, prompt: nil, label: Text(titleKey))
        source = ViewSource(file, line)
    }

    /// Creates a field with a title, which an empty field shows.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(text, prompt: nil, label: Text(title))
        source = ViewSource(file, line)
    }

    /// Creates a field with a title and a prompt.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(text, prompt: prompt, label: Text(titleKey))
        source = ViewSource(file, line)
    }

    /// Creates a field with a title and a prompt.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text?, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(text, prompt: prompt, label: Text(title))
        source = ViewSource(file, line)
    }

    /// Creates a field that grows along an axis; it is a field also where it grows.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(text, prompt: nil, label: Text(titleKey))
        source = ViewSource(file, line)
    }

    /// Creates a field that grows along an axis; it is a field also where it grows.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, axis: Axis, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(text, prompt: nil, label: Text(title))
        source = ViewSource(file, line)
    }

    /// Creates a field with a prompt that grows along an axis.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(text, prompt: prompt, label: Text(titleKey))
        source = ViewSource(file, line)
    }

    /// Creates a field with actions.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, file: StaticString = #filePath, line: UInt = #line,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(text, prompt: nil, label: Text(title))
        source = ViewSource(file, line)
    }

    /// Creates a field with an action.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, file: StaticString = #filePath, line: UInt = #line,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, prompt: nil, label: Text(title))
        field.onEditingChanged = onEditingChanged
        source = ViewSource(file, line)
    }

    /// Creates a field of a value in a format.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) where F.FormatOutput == String {
        self.init(Self.text(of: value, format), prompt: prompt, label: Text(title))
        source = ViewSource(file, line)
    }

    /// Creates a field of a value in a format.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) where F.FormatOutput == String {
        self.init(Self.text(of: value, format), prompt: prompt, label: Text(titleKey))
        source = ViewSource(file, line)
    }

    private nonisolated static func text<F: ParseableFormatStyle>(
        of value: Binding<F.FormatInput>, _ format: F
    ) -> Binding<String> where F.FormatOutput == String {
        Binding(
            get: { format.format(value.wrappedValue) },
            set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
    }
}

extension TextField: View {
    /// UIKit's field.
    public var body: some View { LabeledField(field: field, label: label).located(source) }
}

/// A field for a secret.
public struct SecureField<Label: View> {
    let field: FieldView
    let label: Label
    /// The place in the source.
    var source: ViewSource?

    nonisolated init(_ text: Binding<String>, prompt: Text?, label: Label) {
        field = FieldView(text: text, prompt: prompt, isSecure: true)
        self.label = label
    }

    /// Creates a field with a label, which an empty field shows.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text, prompt: prompt, label: label())
        source = ViewSource(file, line)
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a title, which an empty field shows.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(text, prompt: prompt, label: Text(titleKey))
        source = ViewSource(file, line)
    }

    /// Creates a field with a title, which an empty field shows.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(text, prompt: prompt, label: Text(title))
        source = ViewSource(file, line)
    }
}

extension SecureField: View {
    /// UIKit's field.
    public var body: some View { LabeledField(field: field, label: label).located(source) }
}
