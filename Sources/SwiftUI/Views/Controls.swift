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
