import Foundation

/// A field for a search text, with a cancel button and scopes to choose from.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The text field for the search text.
    public let searchTextField = UISearchTextField(frame: .zero)
    private let clearButton = AccessoryButton(type: .custom)
    private let cancelButton = AccessoryButton(type: .system)
    private let scopes = UISegmentedControl(items: nil)
    private let promptLabel = UILabel(frame: .zero)
    private var observer: SearchFieldObserver?
    /// The search controller of the bar, or nil.
    final weak var searchController: UISearchController?
    final let customAppearances = BarAppearances()
    /// The style of the bar.
    open var searchBarStyle = Style.default
    /// The background colour of the bar, or nil for the system's.
    open var barTintColor: UIColor?
    /// Whether the bar is translucent; true unless set.
    open var isTranslucent = true
    /// The offset of the background of the field, in points; stored only.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// The offset of the text of the field, in points; stored only.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// The return key of the keyboard.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the return key is enabled only while there is text.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// The appearance of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The view above the keyboard, or nil.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// Creates an empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an empty bar of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        let observer = SearchFieldObserver(self)
        self.observer = observer
        searchTextField.delegate = observer
        searchTextField.returnKeyType = .search
        searchTextField.borderStyle = .roundedRect
        searchTextField.addAction(UIAction { [weak self] _ in self?.textWasTyped() }, for: .editingChanged)
        clearButton.labelWord = .clearText
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .primaryActionTriggered)
        cancelButton.titleWord = .cancel
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
        for view in [promptLabel, searchTextField, clearButton, cancelButton, scopes] { addSubview(view) }
        update()
    }

    /// The delegate, which decides about editing and is notified of use; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: Content

    /// The text; never nil, as in UIKit, where nil empties the bar. While a search is active, the results also follow
    /// text set by code; the delegate is notified only of the user's changes.
    open var text: String? {
        get { searchTextField.text }
        set {
            let old = searchTextField.text
            searchTextField.text = newValue
            update()
            if searchTextField.text != old, searchController?.isActive == true {
                searchController?.searchTextDidChange()
            }
        }
    }

    /// The placeholder shown while there is no text, or nil.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A line of text above the field, or nil.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            update()
        }
    }

    /// Whether the cancel button is shown.
    open var showsCancelButton = false { didSet { update() } }
    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Whether the scopes are shown.
    open var showsScopeBar = false { didSet { update() } }
    /// The titles of the scopes, or nil for none. The first is selected.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for title in scopeButtonTitles ?? [] {
                scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
            }
            scopes.selectedSegmentIndex = 0
            update()
        }
    }

    /// The index of the selected scope; 0 where there are none. Indices without a scope are ignored.
    open var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set { if (0..<scopes.numberOfSegments).contains(newValue) { scopes.selectedSegmentIndex = newValue } }
    }

    /// Whether the bar is enabled.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { for control in [searchTextField, clearButton, cancelButton, scopes] { control.isEnabled = newValue } }
    }

    private func update() {
        let hidden: [(UIView, Bool)] = [
            (clearButton, !searchTextField.hasText), (cancelButton, !showsCancelButton),
            (scopes, !showsScopeBar || scopes.numberOfSegments == 0), (promptLabel, (prompt ?? "").isEmpty),
        ]
        for (view, isHidden) in hidden where view.isHidden != isHidden { view.isHidden = isHidden }
        setNeedsLayout()
        contentSizeDidChange()
    }

    // MARK: Use

    private func textWasTyped() {
        update()
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.searchTextDidChange()
    }

    private func clear() {
        guard searchTextField.hasText else { return }
        searchTextField.text = ""
        update()
        delegate?.searchBar(self, textDidChange: "")
        searchController?.searchTextDidChange()
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.barDidCancel()
    }

    private func scopeWasChosen() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.searchTextDidChange()
    }

    /// The field edits for the bar.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether the field is being edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Begins editing, unless the delegate refuses.
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Ends editing, unless the delegate refuses.
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Ends the search to which the bar belongs.
    open override func accessibilityPerformEscape() -> Bool { searchController?.performSystemEscape() ?? false }

    // MARK: Layout

    /// Places the prompt, the field with its buttons, and the scopes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let free = bounds.inset(by: sideInsets)
        var room = free.insetBy(dx: min(8, free.width / 2), dy: 0)
        if !promptLabel.isHidden {
            promptLabel.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 20)
            room.origin.y += 20
            room.size.height = max(0, room.height - 20)
        }
        if !scopes.isHidden {
            let height = min(44, room.height / 2)
            scopes.frame = CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
            room.size.height -= height
        }
        let height = min(36, room.height)
        if !cancelButton.isHidden {
            let width = min(cancelButton.intrinsicContentSize.width + 16, room.width / 2)
            // As high as the field, so that it is read after it.
            cancelButton.frame = CGRect(
                x: room.maxX - width, y: room.midY - height / 2, width: width, height: height)
            room.size.width -= width
        }
        searchTextField.frame = CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
        let length = min(height, room.width / 2)
        clearButton.frame = CGRect(x: room.maxX - length, y: room.midY - length / 2, width: length, height: length)
        mirrorIfNeeded(subviews.filter { !$0.isHidden })
    }

    /// As high as the visible rows, without an intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: 56 + (promptLabel.isHidden ? 0 : 20) + (scopes.isHidden ? 0 : 44))
    }
    /// Returns the offered width and the height of the rows that are shown.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: Appearance

    /// At the top of its container.
    open var barPosition: UIBarPosition { .top }

    /// The appearance of the bar.
    open var barStyle: UIBarStyle {
        get { customAppearances.style }
        set { customAppearances.style = newValue }
    }

    /// The background image of the bar, or nil for the system's.
    open var backgroundImage: UIImage? {
        get { customAppearances.backgroundImages["any"] }
        set { customAppearances.backgroundImages["any"] = newValue }
    }

    /// Sets the background image of the bar at a position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        customAppearances.backgroundImages[BarAppearances.key(barPosition, barMetrics)] = backgroundImage
    }

    /// Sets the image behind the field in a state.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        customAppearances.backgroundImages["field \(state.rawValue)"] = backgroundImage
    }

    /// Returns the image behind the field in a state, or nil for the system's.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        customAppearances.backgroundImages["field \(state.rawValue)"]
    }

    /// Sets one of the bar's images in a state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        customAppearances.backgroundImages["icon \(icon.rawValue) \(state.rawValue)"] = iconImage
    }

    /// One of the bar's images in a state, or nil for the system's.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        customAppearances.backgroundImages["icon \(icon.rawValue) \(state.rawValue)"]
    }

    // MARK: The text field's keyboard

    /// The type of the keyboard.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The automatic capitalization.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether spelling is checked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Whether quotation marks become typographic ones.
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    /// Whether hyphens become dashes.
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    /// Whether the text is secret.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// The meaning of the text, for autofill, or nil.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// The items next to the suggestions above the keyboard.
    open override var inputAssistantItem: UITextInputAssistantItem { searchTextField.inputAssistantItem }

    // MARK: Parts that only a screen would show

    /// Whether a button for bookmarks is shown; stored only.
    open var showsBookmarkButton: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether a button for results is shown; stored only.
    open var showsSearchResultsButton: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the button for results is selected; stored only.
    open var isSearchResultsButtonSelected: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the field offers dictation; stored only.
    open var isLookToDictateEnabled: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// The background image of the scopes, or nil for the system's; stored only.
    open var scopeBarBackgroundImage: UIImage? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
    /// Sets the background image of the scopes in a state; stored only.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        setDrawn(backgroundImage, for: "scope \(state.rawValue)")
    }
    /// Returns the background image of the scopes in a state, or nil for the system's.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        drawn("scope \(state.rawValue)", else: nil)
    }
    /// Sets the image between two scopes; stored only.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        setDrawn(dividerImage, for: "divider \(leftState.rawValue) \(rightState.rawValue)")
    }
    /// Returns the image between two scopes, or nil for the system's.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        drawn("divider \(leftState.rawValue) \(rightState.rawValue)", else: nil)
    }
    /// Sets the attributes of the titles of the scopes in a state; stored only.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        setDrawn(attributes, for: "titles \(state.rawValue)")
    }
    /// Returns the attributes of the titles of the scopes in a state, or nil for the system's.
    open func scopeBarButtonTitleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        drawn("titles \(state.rawValue)", else: nil)
    }
    /// Sets the offset of one of the bar's images, in points; stored only.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        setDrawn(adjustment, for: "icon \(icon.rawValue)")
    }
    /// Returns the offset of one of the bar's images, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { drawn("icon \(icon.rawValue)", else: .zero) }
}
