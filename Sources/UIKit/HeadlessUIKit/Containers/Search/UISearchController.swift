import Foundation

/// Shows a search bar and, during a search, the results below it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The search field. The app adds it to a view, or a navigation bar does for `navigationItem.searchController`.
    public final let searchBar = UISearchBar(frame: .zero)
    /// Shows the results; nil when the searched controller does that itself.
    public final let searchResultsController: UIViewController?
    /// The object that updates the results whenever the search changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the searched content is unreachable during the search.
    open var obscuresBackgroundDuringPresentation: Bool
    /// Whether the navigation bar is hidden during the search.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { updateNavigationBar() } }
    }
    /// Whether the bar shows a button to cancel during the search.
    open var automaticallyShowsCancelButton = true
    /// Whether the bar shows its scopes during the search, where it has some.
    open var automaticallyShowsScopeBar = true
    /// When the bar shows its scopes (iOS 16).
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// The suggestions, which are shown below the bar during the search and chosen by the user, or nil (iOS 16).
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }
    private let suggestionList = SearchSuggestionList()
    /// Whether the results are shown as soon as there is a text, and hidden without one.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown.
    open var showsSearchResultsController = false { didSet { updateResults() } }

    // The superview of the bar before the search.
    private weak var barsPlace: UIView?
    private var barsFrame = CGRect.zero
    private var barsIndex = 0
    // The navigation controller whose bar hides.
    private weak var navigation: UINavigationController?

    /// Creates a search controller.
    /// - Parameter searchResultsController: Shows the results; nil means that the searched controller does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        obscuresBackgroundDuringPresentation = searchResultsController != nil
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a search controller without a results controller.
    public override init(nibName: String?, bundle: Bundle?) {
        searchResultsController = nil
        obscuresBackgroundDuringPresentation = false
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    /// Creates a search controller without a results controller.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        obscuresBackgroundDuringPresentation = false
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .custom
        searchBar.searchController = self
    }

    // MARK: The search

    /// Whether a search is active. Changes take effect in the next turn.
    open var isActive: Bool {
        get { storedPresenter != nil && !isBeingDismissed }
        set { if newValue != isActive { newValue ? activate() : deactivate() } }
    }

    private func activate() {
        guard let presenter = barsController else {
            return Diagnostics.warn(
                Diagnostic.Name.presentationRefused,
                "\(Diagnostics.name(self)) can't become active: its search bar is not in the view of a view controller."
            )
        }
        delegate?.willPresentSearchController(self)
        presenter.present(self, animated: UIView.areAnimationsEnabled) { [weak self] in
            guard let self else { return }
            searchBar.becomeFirstResponder()
            delegate?.didPresentSearchController(self)
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func deactivate() {
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.text = ""
        dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in
            if let self { delegate?.didDismissSearchController(self) }
        }
    }

    /// The controller whose content is searched: the one whose view contains the bar, or whose navigation item has it.
    private var barsController: UIViewController? {
        let controller = sequence(first: searchBar as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UIViewController }.first { $0 !== self }
        guard let navigation = controller as? UINavigationController, navigation.shownSearchBar === searchBar else {
            return controller
        }
        return navigation.displayed
    }

    private var isBarInNavigation: Bool {
        (searchBar.superview?.viewController as? UINavigationController)?.shownSearchBar === searchBar
    }

    /// Called by the bar when the user begins to edit.
    final func barDidBeginEditing() {
        if !isActive { isActive = true }
    }

    /// Called by the bar when the user has changed the text, or code during a search.
    final func searchTextDidChange() {
        if automaticallyShowsSearchResultsController { showsSearchResultsController = searchBar.text?.isEmpty == false }
        if scopeBarActivation == .onTextEntry { showScopes(searchBar.text?.isEmpty == false) }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Called by the bar's button.
    final func barDidCancel() { isActive = false }

    /// Ends the search.
    override func performSystemEscape() -> Bool {
        guard isActive else { return false }
        isActive = false
        return true
    }

    // MARK: Views

    override func makePresentationController() -> UIPresentationController? {
        SearchPresentationController(presentedViewController: self, presenting: nil)
    }

    /// Makes the view that contains the bar and the results during a search.
    open override func loadView() {
        view = SearchContainerView(frame: UIScreen.main.bounds)
        suggestionList.choose = { [weak self] in self?.choose($0) }
        view.addSubview(suggestionList)
        updateSuggestions()
        guard let results = searchResultsController else { return }
        addChild(results)
        if let resultsView = results.view {
            resultsView.isHidden = !showsSearchResultsController
            view.insertSubview(resultsView, belowSubview: suggestionList)
        }
        results.didMove(toParent: self)
    }

    /// Moves the search bar into the search, unless it is in a navigation bar, and hides the navigation bar if
    /// required.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: animated) }
        if showsScopesDuringSearch { showScopes(true) }
        if let container = view as? SearchContainerView, searchBar.superview !== container, !isBarInNavigation {
            barsPlace = searchBar.superview
            barsFrame = searchBar.frame
            barsIndex = searchBar.superview?.subviews.firstIndex(of: searchBar) ?? 0
            container.bar = searchBar
            container.addSubview(searchBar)
        }
        navigation = presentingViewController?.navigationController
        updateNavigationBar()
        updateResults()
    }

    /// Returns the search bar to its superview.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: animated) }
        if showsScopesDuringSearch || scopeBarActivation == .onTextEntry { showScopes(false) }
        searchSuggestions = nil
        if navigation?.searchHidingBar === self { navigation?.searchHidingBar = nil }
        navigation = nil
        guard searchBar.superview === viewIfLoaded, let place = barsPlace else { return }
        (viewIfLoaded as? SearchContainerView)?.bar = nil
        place.insertSubview(searchBar, at: min(barsIndex, place.subviews.count))
        searchBar.frame = barsFrame
        place.setNeedsLayout()
    }

    /// The room below the bar.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let top = (viewIfLoaded as? SearchContainerView)?.barBottom ?? 0
        return CGSize(width: parentSize.width, height: max(parentSize.height - top, 0))
    }

    private func updateNavigationBar() {
        guard let navigation else { return }
        if hidesNavigationBarDuringPresentation {
            navigation.searchHidingBar = self
        } else if navigation.searchHidingBar === self {
            navigation.searchHidingBar = nil
        }
    }

    /// Lays out the search below the surrounding bars.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        (viewIfLoaded as? SearchContainerView)?.topInset =
            presentingViewController?.viewIfLoaded?.safeAreaInsets.top ?? 0
    }

    private func updateResults() {
        searchResultsController?.viewIfLoaded?.isHidden =
            !showsSearchResultsController || searchSuggestions?.isEmpty == false
        if let container = storedPresentationController?.containerView as? UITransitionView {
            container.reachDidChange()
            container.setNeedsLayout()
        }
    }

    // MARK: Scopes and suggestions

    private var showsScopesDuringSearch: Bool {
        switch scopeBarActivation {
        case .automatic: automaticallyShowsScopeBar
        case .onSearchActivation: true
        case .manual, .onTextEntry: false
        }
    }

    private func showScopes(_ isShown: Bool) {
        guard searchBar.scopeButtonTitles?.isEmpty == false, searchBar.showsScopeBar != isShown else { return }
        searchBar.showsScopeBar = isShown
        viewIfLoaded?.setNeedsLayout()
        navigation?.viewIfLoaded?.setNeedsLayout()
    }

    private func updateSuggestions() {
        suggestionList.show(searchSuggestions ?? [])
        updateResults()
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    /// When a search bar shows its scopes, with UIKit's raw values.
    public enum ScopeBarActivation: Int, Sendable {
        /// As soon as the search begins.
        case automatic = 0
        /// When the app shows them.
        case manual = 1
        /// While there is a text.
        case onTextEntry = 2
        /// As soon as the search begins.
        case onSearchActivation = 3
    }

    /// Whether the searched content is unreachable.
    final var hidesBackground: Bool {
        searchSuggestions?.isEmpty == false || obscuresBackgroundDuringPresentation
            || searchResultsController != nil && showsSearchResultsController
    }

    /// The former name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
}

/// Brings the results of a search up to date.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// The search has begun, ended, or its text or scope has changed.
    func updateSearchResults(for searchController: UISearchController)
    /// The user has chosen a suggestion.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
