/// A search field of a page.
@MainActor struct SearchField {
    let text: Binding<String>
    let prompt: String?
    let controller: SearchController
    private static let standardPrompt = "Search"

    /// Shows the field in the bar of a page.
    func show(in item: UINavigationItem) {
        controller.text = text
        if controller.searchBar.text ?? "" != text.wrappedValue { controller.searchBar.text = text.wrappedValue }
        let prompt = prompt ?? Self.standardPrompt
        if controller.searchBar.placeholder != prompt { controller.searchBar.placeholder = prompt }
        if item.searchController !== controller {
            item.searchController = controller
            item.hidesSearchBarWhenScrolling = false
        }
    }
}

/// The search controller of UIKit, which writes the text.
final class SearchController: UISearchController, UISearchResultsUpdating {
    var text: Binding<String>?

    func updateSearchResults(for searchController: UISearchController) {
        let typed = searchBar.text ?? ""
        if let text, text.wrappedValue != typed { text.wrappedValue = typed }
    }
}

/// The search field of a page.
enum SearchKey: PreferenceKey {
    static var defaultValue: SearchField? { nil }
    static func reduce(value: inout SearchField?, nextValue: () -> SearchField?) { value = value ?? nextValue() }
}

/// Adds a search field to the page.
private struct SearchableModifier {
    @Binding var text: String
    let prompt: Text?
    @Environment(\.self) private var environment
    @State private var controller = ControllerBox()

    nonisolated init(text: Binding<String>, prompt: Text?) {
        _text = text
        self.prompt = prompt
    }

    @MainActor final class ControllerBox {
        lazy var controller: SearchController = {
            let controller = SearchController(searchResultsController: nil)
            controller.searchResultsUpdater = controller
            return controller
        }()

        nonisolated init() {}
    }

}

extension SearchableModifier: ViewModifier {
    func body(content: Content) -> some View {
        let field = SearchField(
            text: $text, prompt: prompt?.resolved(in: environment), controller: controller.controller)
        // Reading the text makes the page follow it.
        let _ = text
        content.modifier(PreferenceModifier(SearchKey.self) { _ in field })
    }
}

/// The place of a search field; UIKit chooses it here.
public struct SearchFieldPlacement: Sendable {
    /// The standard place.
    public static let automatic = SearchFieldPlacement()
    /// The toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// The sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// The drawer of the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// The drawer of the navigation bar, shown always or not.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// When the drawer is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// As the system chooses.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

extension View {
    /// Adds a search field to the page.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchableModifier(text: text, prompt: prompt)) }

    /// Adds a search field with a prompt to the page.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { modifier(SearchableModifier(text: text, prompt: Text(prompt))) }

    /// Adds a search field with a prompt to the page.
    @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { modifier(SearchableModifier(text: text, prompt: Text(prompt))) }
}
