/// A control that opens an address.
public struct Link<Label: View> {
    let label: Label
    let destination: URL

    /// Creates a link with a label.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    /// The label, as one element that is a button and a link.
    public var body: some View { LinkControl(label: label, destination: destination) }
}

private struct LinkControl<Label: View>: View {
    let label: Label
    let destination: URL
    @Environment(\.openURL) private var openURL

    var body: some View {
        label.controlElement(ControlTransform(traits: [.button, .link], activate: { openURL(destination) }))
    }
}
