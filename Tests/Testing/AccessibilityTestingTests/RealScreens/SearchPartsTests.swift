import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Scopes, suggestions and tokens of a search (UISearchController, UISearchTextField).
@Suite(.serialized) @MainActor struct SearchPartsTests {
    private final class Recipes: UIViewController, UISearchResultsUpdating {
        let search = UISearchController(searchResultsController: nil)
        var chosen: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Recipes"
            search.searchResultsUpdater = self
            search.searchBar.placeholder = "Search"
            search.searchBar.scopeButtonTitles = ["All", "Mine"]
            navigationItem.searchController = search
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
            label.text = "Soup"
            view.addSubview(label)
        }
        func updateSearchResults(for searchController: UISearchController) {
            let isEmpty = searchController.searchBar.text?.isEmpty != false
            searchController.searchSuggestions =
                isEmpty && searchController.searchBar.searchTextField.tokens.isEmpty
                ? [
                    UISearchSuggestionItem(localizedSuggestion: "Vegan"),
                    UISearchSuggestionItem(localizedSuggestion: "Fast", localizedDescription: "Fast recipes"),
                ] : nil
        }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) {
            chosen.append(searchSuggestion.localizedSuggestion ?? "")
            let field = searchController.searchBar.searchTextField
            field.insertToken(UISearchToken(icon: nil, text: searchSuggestion.localizedSuggestion ?? ""), at: 0)
            searchController.searchSuggestions = nil
        }
    }

    private func onSearch(_ test: (ScreenReaderSession, Recipes) throws -> Void) throws {
        let recipes = Recipes()
        try reading(UINavigationController(rootViewController: recipes)) { reader, _ in
            #expect(!reader.labels.contains("All"))
            reader.letApp { recipes.search.isActive = true }
            try test(reader, recipes)
        }
    }

    @Test func `scopes are shown during the search only, where the app does not show them itself`() throws {
        try onSearch { reader, recipes in
            #expect(reader.labels.contains("All") && reader.labels.contains("Mine"))
            reader.letApp { recipes.search.isActive = false }
            #expect(!reader.labels.contains("All"))
            recipes.search.scopeBarActivation = .manual
            reader.letApp { recipes.search.isActive = true }
            #expect(!reader.labels.contains("All"))
        }
    }

    @Test func `suggestions are buttons below the bar, of which the app learns which one was chosen`() throws {
        try onSearch { reader, recipes in
            #expect(reader.labels.contains("Vegan") && reader.labels.contains("Fast recipes"))
            #expect(!reader.labels.contains("Soup"), "the content is covered")
            try reader.choose("Fast recipes")
            #expect(recipes.chosen == ["Fast"])
            #expect(!reader.labels.contains("Vegan"))
            #expect(reader.labels.contains("Soup"))
        }
    }

    @Test func `a token is read before the text and deleted as a whole`() throws {
        try onSearch { reader, recipes in
            try reader.choose("Vegan")
            let field = recipes.search.searchBar.searchTextField
            #expect(field.tokens.map(\.text) == ["Vegan"])
            #expect(field.accessibilityValue == "Vegan")
            field.insertText("pie")
            #expect(field.accessibilityValue == "Vegan, pie")
            for _ in 0..<4 { field.deleteBackward() }
            #expect(field.tokens.isEmpty && field.text == "")
        }
    }
}
