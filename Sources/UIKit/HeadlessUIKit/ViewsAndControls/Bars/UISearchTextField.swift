import Foundation

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.searchField)
    }
}

/// Forwards the events of a search bar's field to the bar's delegate.
@MainActor final class SearchFieldObserver: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(delegate, bar)
    }

    private func notify(_ message: (any UISearchBarDelegate, UISearchBar) -> Void) {
        if let bar, let delegate = bar.delegate { message(delegate, bar) }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldBeginEditing($1) } }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        notify { $0.searchBarTextDidBeginEditing($1) }
        bar?.searchController?.barDidBeginEditing()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }
    func textFieldDidEndEditing(_ textField: UITextField) { notify { $0.searchBarTextDidEndEditing($1) } }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        notify { $0.searchBarSearchButtonClicked($1) }
        return true
    }
}
