import Foundation
import Words

/// An interaction that searches in the content of a view, with a bar for the search text (iOS 16).
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// The delegate, which makes sessions; held weakly.
    public final private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view of the interaction, or nil.
    public final private(set) weak var view: UIView?
    /// The session while the bar is shown, or nil.
    public final private(set) var activeFindSession: UIFindSession?
    /// The text of the search, or nil.
    open var searchText: String? {
        get { navigator?.searchText }
        set {
            navigator?.searchText = newValue ?? ""
            search()
        }
    }
    /// The text that replaces results, or nil.
    open var replacementText: String? {
        get { navigator?.replacementText }
        set { navigator?.replacementText = newValue ?? "" }
    }
    /// Provides the menu with options, or nil; the system offers none here.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    private weak var navigator: FindNavigator?

    /// Creates an interaction.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Called before the interaction is added to or removed from a view.
    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    /// Called after the interaction was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the bar is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// Shows the bar, and begins to edit its text.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window, let session = activeFindSession ?? makeSession() else { return }
        if navigator == nil {
            let made = FindNavigator(showsReplace: showingReplace && session.supportsReplacement)
            made.act = { [weak self] in self?.perform($0) }
            window.addSubview(made)
            made.place(in: window)
            navigator = made
            activeFindSession = session
            delegate?.findInteraction(self, didBegin: session)
        }
        navigator?.beginEditing()
    }

    private func makeSession() -> UIFindSession? { view.flatMap { delegate?.findInteraction(self, sessionFor: $0) } }

    /// Hides the bar. The found text stays selected.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        navigator?.endEditing(true)
        navigator?.removeFromSuperview()
        navigator = nil
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
        UIAccessibility.post(notification: .layoutChanged, argument: view)
    }

    /// Goes to the next result.
    open func findNext() { go(.forward) }
    /// Goes to the previous result.
    open func findPrevious() { go(.backward) }

    private func go(_ direction: UITextStorageDirection) {
        activeFindSession?.highlightNextResult(in: direction)
        updateResultCount()
    }

    private func search() {
        activeFindSession?.performSearch(query: searchText ?? "", options: nil)
        updateResultCount()
    }

    /// Shows and announces the number of results.
    open func updateResultCount() {
        guard let session = activeFindSession, let navigator else { return }
        navigator.show(session, isSearching: searchText?.isEmpty == false)
    }

    private func perform(_ action: FindNavigator.Action) {
        let (query, replacement) = (searchText ?? "", replacementText ?? "")
        switch action {
        case .search: search()
        case .next: findNext()
        case .previous: findPrevious()
        case .replace:
            activeFindSession?.performSingleReplacement(
                query: query, replacementString: replacement, options: nil)
            updateResultCount()
        case .replaceAll:
            activeFindSession?.replaceAll(searchQuery: query, replacementString: replacement, options: nil)
            updateResultCount()
        case .done: dismissFindNavigator()
        }
    }
}

/// The bar for a search in a view: the text, the number of results, and buttons.
@MainActor final class FindNavigator: UIView, UITextFieldDelegate {
    enum Action { case search, next, previous, replace, replaceAll, done }
    private static let rowHeight: CGFloat = 44
    /// Performs what the user chooses.
    var act: ((Action) -> Void)?
    private let field = UISearchTextField()
    private let replacement = UITextField()
    private let count = UILabel()
    private var buttons: [UIButton] = []
    private let showsReplace: Bool

    init(showsReplace: Bool) {
        self.showsReplace = showsReplace
        super.init(frame: .zero)
        let words = interfaceWords
        field.placeholder = words[.find]
        field.addAction(UIAction { [weak self] _ in self?.act?(.search) }, for: .editingChanged)
        field.delegate = self
        replacement.placeholder = words[.replace]
        let actions: [(InterfaceKey, Action)] =
            [(.findPrevious, .previous), (.findNext, .next)]
            + (showsReplace ? [(.replace, .replace), (.replaceAll, .replaceAll)] : []) + [(.done, .done)]
        buttons = actions.map { word, action in
            let button = UIButton(type: .system)
            button.titleWord = word
            button.addAction(UIAction { [weak self] _ in self?.act?(action) }, for: .primaryActionTriggered)
            return button
        }
        addSubview(field)
        if showsReplace { addSubview(replacement) }
        addSubview(count)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    var searchText: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }
    var replacementText: String {
        get { replacement.text ?? "" }
        set { replacement.text = newValue }
    }

    func beginEditing() {
        field.becomeFirstResponder()
        UIAccessibility.post(notification: .layoutChanged, argument: field)
    }

    func show(_ session: UIFindSession, isSearching: Bool) {
        let words = interfaceWords
        let text: String? =
            switch session.searchResultDisplayStyle {
            case _ where !isSearching: nil
            case _ where session.resultCount == 0: words[.noResults]
            case .currentAndTotal where session.highlightedResultIndex != NSNotFound:
                words[.findResult, session.highlightedResultIndex + 1, session.resultCount]
            case .none: nil
            default: String(session.resultCount)
            }
        guard text != count.text else { return }
        count.text = text
        setNeedsLayout()
        if let text { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    // The Return key goes to the next result.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        act?(.next)
        return false
    }

    override func accessibilityPerformEscape() -> Bool {
        act?(.done)
        return true
    }

    func place(in window: UIWindow) {
        let height = Self.rowHeight * (showsReplace ? 2 : 1)
        frame = CGRect(
            x: 0, y: window.bounds.height - height - window.safeAreaInsets.bottom, width: window.bounds.width,
            height: height)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self.rowHeight
        let half = bounds.width * 0.4
        field.frame = CGRect(x: 0, y: 0, width: half, height: height)
        var left = half
        count.frame = CGRect(x: left, y: 0, width: count.intrinsicContentSize.width, height: height)
        left = count.frame.maxX
        replacement.frame = CGRect(x: 0, y: height, width: half, height: height)
        for button in buttons.prefix(2) + buttons.suffix(1) {
            button.frame = CGRect(x: left, y: 0, width: button.intrinsicContentSize.width, height: height)
            left = button.frame.maxX
        }
        left = half
        for button in buttons.dropFirst(2).dropLast() {
            button.frame = CGRect(x: left, y: height, width: button.intrinsicContentSize.width, height: height)
            left = button.frame.maxX
        }
        mirrorIfNeeded(subviews)
    }
}
