/// A button that shares something. The share sheet is not shown here.
public struct ShareLink<Label: View> {
    let label: Label

    init(content: Label) { label = content }
}

/// The standard label of a share link.
public struct DefaultShareLinkLabel: View {
    let title: Text

    /// The title with the symbol of sharing.
    public var body: some View {
        Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

/// The preview of something that is shared. It is not shown here.
public struct SharePreview<Image, Icon> {
    /// Creates a preview.
    public init(_ title: String) where Image == Never, Icon == Never {}
    /// Creates a preview with an image.
    public init(_ title: String, image: Image) where Icon == Never {}
    /// Creates a preview with an icon.
    public init(_ title: String, icon: Icon) where Image == Never {}
    /// Creates a preview with an image and an icon.
    public init(_ title: String, image: Image, icon: Icon) {}
    /// Creates a preview.
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    /// Creates a preview with an image.
    @_disfavoredOverload public init(_ title: Text, image: Image) where Icon == Never {}
    /// Creates a preview.
    public init(_ title: Text) where Image == Never, Icon == Never {}
}

extension ShareLink {
    /// Creates a link with a label.
    public nonisolated init<T: Transferable>(
        item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(content: label()) }
    /// Creates a link with a label.
    public nonisolated init<T: Transferable, I, J>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
        @ViewBuilder label: () -> Label
    ) { self.init(content: label()) }
    /// Creates a link with a label.
    public nonisolated init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(content: label()) }
    /// Creates a link with a label.
    public nonisolated init<Data: RandomAccessCollection, I, J>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<I, J>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(content: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link with the standard title.
    public nonisolated init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
        self.init(content: DefaultShareLinkLabel(title: Text("Share…")))
    }
    /// Creates a link with the standard title.
    public nonisolated init<T: Transferable, I, J>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
    ) { self.init(content: DefaultShareLinkLabel(title: Text("Share…"))) }
    /// Creates a link with a title.
    public nonisolated init<T: Transferable>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init(content: DefaultShareLinkLabel(title: Text(titleKey))) }
    /// Creates a link with a title.
    @_disfavoredOverload public nonisolated init<S: StringProtocol, T: Transferable>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init(content: DefaultShareLinkLabel(title: Text(title))) }
    /// Creates a link with a title.
    public nonisolated init<T: Transferable, I, J>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<I, J>
    ) { self.init(content: DefaultShareLinkLabel(title: Text(titleKey))) }
    /// Creates a link with a title.
    @_disfavoredOverload public nonisolated init<S: StringProtocol, T: Transferable, I, J>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
    ) { self.init(content: DefaultShareLinkLabel(title: Text(title))) }
    /// Creates a link with the standard title.
    public nonisolated init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable { self.init(content: DefaultShareLinkLabel(title: Text("Share…"))) }
}

extension ShareLink: View {
    /// A button.
    public var body: some View { Button(action: {}) { label } }
}

/// A button that renames something. It has no action here.
public struct RenameButton<Label: View> {
    let label: Label
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with the standard label.
    public nonisolated init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}

extension RenameButton: View {
    /// A button.
    public var body: some View { Button(action: {}) { label } }
}

/// A button that pastes values. The clipboard is UIKit's here, so it has no action.
public struct PasteButton: View {
    /// Creates a button.
    public nonisolated init<T: Transferable>(
        payloadType: T.Type, onPaste: @escaping @Sendable @MainActor ([T]) -> Void
    ) {}
    /// Creates a button.
    public nonisolated init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {}
    /// A button.
    public var body: some View { Button("Paste", action: {}) }
}
