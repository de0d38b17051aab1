/// The view that is shown where there is no content: a title, a description, and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    /// Creates the view.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates the view with an image of the app.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
    }
    /// Creates the view with a symbol.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }
    /// Creates the view with an image of the app.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, image name: String, description: Text? = nil
    ) { self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }) }
    /// Creates the view with a symbol.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) { self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }) }
}

/// The standard view for a search without results.
public struct SearchUnavailableContent: Sendable {
    /// The title.
    public struct Label: View, Sendable {
        /// The title.
        public var body: some View { SwiftUI.Label("No Results", systemImage: "magnifyingglass") }
    }
    /// The description.
    public struct Description: View, Sendable {
        /// The description.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }
    /// The actions: none.
    public struct Actions: View, Sendable {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The standard view for a search without results.
    public static var search: Self {
        Self(
            label: { SearchUnavailableContent.Label() }, description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
    /// The standard view for a search without results.
    public static func search(text: String) -> Self { search }
}

extension ContentUnavailableView: View {
    /// The title, the description and the actions below each other.
    public var body: some View {
        VStack(spacing: 8) {
            label.font(.title2)
            description.font(.subheadline)
            actions.padding(.top, 8)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
