import Foundation

extension UISearchBarDelegate {
    /// For calls such as `delegate.searchBarShouldBeginEditing?(…)`.
    public var searchBarShouldBeginEditing: UISearchBarDelegateSearchBarShouldBeginEditingCalls? {
        UISearchBarDelegateSearchBarShouldBeginEditingCalls(self)
    }

    /// For calls such as `delegate.searchBarTextDidBeginEditing?(…)`.
    public var searchBarTextDidBeginEditing: UISearchBarDelegateSearchBarTextDidBeginEditingCalls? {
        UISearchBarDelegateSearchBarTextDidBeginEditingCalls(self)
    }

    /// For calls such as `delegate.searchBarShouldEndEditing?(…)`.
    public var searchBarShouldEndEditing: UISearchBarDelegateSearchBarShouldEndEditingCalls? {
        UISearchBarDelegateSearchBarShouldEndEditingCalls(self)
    }

    /// For calls such as `delegate.searchBarTextDidEndEditing?(…)`.
    public var searchBarTextDidEndEditing: UISearchBarDelegateSearchBarTextDidEndEditingCalls? {
        UISearchBarDelegateSearchBarTextDidEndEditingCalls(self)
    }

    /// For calls such as `delegate.searchBar?(…)`.
    public var searchBar: UISearchBarDelegateSearchBarCalls? { UISearchBarDelegateSearchBarCalls(self) }

    /// For calls such as `delegate.searchBarSearchButtonClicked?(…)`.
    public var searchBarSearchButtonClicked: UISearchBarDelegateSearchBarSearchButtonClickedCalls? {
        UISearchBarDelegateSearchBarSearchButtonClickedCalls(self)
    }

    /// For calls such as `delegate.searchBarCancelButtonClicked?(…)`.
    public var searchBarCancelButtonClicked: UISearchBarDelegateSearchBarCancelButtonClickedCalls? {
        UISearchBarDelegateSearchBarCancelButtonClickedCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarShouldBeginEditingCalls {
    private let object: any UISearchBarDelegate

    fileprivate init(_ object: any UISearchBarDelegate) { self.object = object }

    /// Calls `searchBarShouldBeginEditing(_:)`.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
        OptionalRequirement.call("searchBarShouldBeginEditing(_:)") { object.searchBarShouldBeginEditing(searchBar) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarTextDidBeginEditingCalls {
    private let object: any UISearchBarDelegate

    fileprivate init(_ object: any UISearchBarDelegate) { self.object = object }

    /// Calls `searchBarTextDidBeginEditing(_:)`.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call("searchBarTextDidBeginEditing(_:)") { object.searchBarTextDidBeginEditing(searchBar) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarShouldEndEditingCalls {
    private let object: any UISearchBarDelegate

    fileprivate init(_ object: any UISearchBarDelegate) { self.object = object }

    /// Calls `searchBarShouldEndEditing(_:)`.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
        OptionalRequirement.call("searchBarShouldEndEditing(_:)") { object.searchBarShouldEndEditing(searchBar) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarTextDidEndEditingCalls {
    private let object: any UISearchBarDelegate

    fileprivate init(_ object: any UISearchBarDelegate) { self.object = object }

    /// Calls `searchBarTextDidEndEditing(_:)`.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call("searchBarTextDidEndEditing(_:)") { object.searchBarTextDidEndEditing(searchBar) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarCalls {
    private let object: any UISearchBarDelegate

    fileprivate init(_ object: any UISearchBarDelegate) { self.object = object }

    /// Calls `searchBar(_:textDidChange:)`.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
        OptionalRequirement.call("searchBar(_:textDidChange:)") {
            object.searchBar(searchBar, textDidChange: searchText)
        }
    }

    /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`.
    @discardableResult public func callAsFunction(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool? {
        OptionalRequirement.call("searchBar(_:shouldChangeTextIn:replacementText:)") {
            object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }
    }

    /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`.
    @discardableResult public func callAsFunction(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) -> Void? {
        OptionalRequirement.call("searchBar(_:selectedScopeButtonIndexDidChange:)") {
            object.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarSearchButtonClickedCalls {
    private let object: any UISearchBarDelegate

    fileprivate init(_ object: any UISearchBarDelegate) { self.object = object }

    /// Calls `searchBarSearchButtonClicked(_:)`.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call("searchBarSearchButtonClicked(_:)") { object.searchBarSearchButtonClicked(searchBar) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarCancelButtonClickedCalls {
    private let object: any UISearchBarDelegate

    fileprivate init(_ object: any UISearchBarDelegate) { self.object = object }

    /// Calls `searchBarCancelButtonClicked(_:)`.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        OptionalRequirement.call("searchBarCancelButtonClicked(_:)") { object.searchBarCancelButtonClicked(searchBar) }
    }
}
