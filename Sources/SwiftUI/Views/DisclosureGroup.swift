/// Content that the user shows and hides.
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    /// The place in the source.
    var source: ViewSource?

    /// Creates a group that keeps itself whether it is open.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        isExpanded = nil
        source = ViewSource(file, line)
    }

    /// Creates a group that is open while a value is true.
    public nonisolated init(
        isExpanded: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
        source = ViewSource(file, line)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(title) }
        source = ViewSource(file, line)
    }

    /// Creates a group with a title that is open while a value is true.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a group with a title that is open while a value is true.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension DisclosureGroup: View {
    /// The label as a button, and the content while the group is open.
    public var body: some View {
        Disclosure(label: label, content: content, binding: isExpanded, source: source)
    }
}

private struct Disclosure<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let binding: Binding<Bool>?
    let source: ViewSource?
    @State private var isOpen = false

    private var isExpanded: Bool { binding?.wrappedValue ?? isOpen }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                label
                Spacer()
                Image(systemName: isExpanded ? "chevron.down" : "chevron.right").accessibilityHidden(true)
            }
            .controlElement(
                ControlTransform(
                    expandedStatus: isExpanded ? .expanded : .collapsed,
                    activate: {
                        let isOpen = isExpanded
                        if let binding { binding.wrappedValue = !isOpen } else { self.isOpen = !isOpen }
                    }, source: source))
            if isExpanded { content() }
        }
    }
}
