/// A control that opens an address.
public struct Link<Label: View> {
    let label: Label
    let destination: URL
    /// The place in the source.
    var source: ViewSource?

    /// Creates a link with a label.
    public nonisolated init(
        destination: URL, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.destination = destination
        source = ViewSource(file, line)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, destination: URL, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(destination: destination) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, destination: URL, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(destination: destination) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension Link: View {
    /// The label, as one element that is a button and a link.
    public var body: some View { LinkControl(label: label, destination: destination, source: source) }
}

private struct LinkControl<Label: View>: View {
    let label: Label
    let destination: URL
    let source: ViewSource?
    @Environment(\.openURL) private var openURL

    var body: some View {
        HStack { label }
            .controlElement(
                ControlTransform(
                    traits: [.button, .link], activate: { openURL(destination) }, source: source))
    }
}
