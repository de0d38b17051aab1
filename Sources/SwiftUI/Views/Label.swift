/// A title with an image.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
}

extension Label: View {
    /// A title with an image.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    /// The content.
    public var body: some View { TupleView((icon, title)) }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    /// A title with an image of the app.
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
}
