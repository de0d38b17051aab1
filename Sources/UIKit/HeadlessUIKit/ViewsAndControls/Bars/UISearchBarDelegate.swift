import Foundation

/// Decides about a search bar's editing and hears of its use.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user has changed the text, also by clearing it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether typed text may take the place of a range, in UTF-16 code units.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user has pressed the Search key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user has tapped the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The user has chosen a scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// True unless the delegate says otherwise.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalRequirement.noteMissing() }
    /// True unless the delegate says otherwise.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        OptionalRequirement.noteMissing()
    }
    /// True unless the delegate says otherwise.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        OptionalRequirement.noteMissing()
    }
}
