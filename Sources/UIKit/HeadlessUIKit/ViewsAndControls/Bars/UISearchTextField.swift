import Foundation

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.searchField)
    }

    // MARK: Tokens

    /// The tokens before the text: parts of the search that the user deletes as a whole (iOS 13).
    open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
    /// The colour behind tokens, or nil for the system's; not drawn here.
    open var tokenBackgroundColor: UIColor! = .systemGray
    /// Whether the user can delete tokens.
    open var allowsDeletingTokens = true
    /// Whether the user can copy tokens.
    open var allowsCopyingTokens = true

    /// Inserts a token at an index.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    /// Removes the token at an index.
    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }

    /// Replaces a range of the text by a token at its place among the tokens.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: UInt) {
        replace(textRange, withText: "")
        insertToken(token, at: Int(clamping: tokenIndex))
    }

    /// The range of the text after the tokens.
    open var textualRange: UITextRange { UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count)) }

    private func tokensDidChange() {
        setNeedsLayout()
        accessibilityDidChange(.attributes)
    }

    /// Deletes a character or, before the first, the last token.
    open override func deleteBackward() {
        guard allowsDeletingTokens, !tokens.isEmpty, selection == NSRange(location: 0, length: 0) else {
            return super.deleteBackward()
        }
        tokens.removeLast()
        sendActions(for: .editingChanged)
    }

    // The tokens are read before the text (device experience).
    override var defaultAccessibilityValue: String? {
        let text = super.defaultAccessibilityValue
        guard !tokens.isEmpty else { return text }
        let words = (tokens.map(\.text) + [hasText ? text ?? "" : ""]).filter { !$0.isEmpty }
        return words.joined(separator: ", ")
    }
}

/// A part of a search that the user chooses and deletes as a whole.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The image, or nil; not drawn here.
    public let icon: UIImage?
    /// The text.
    public let text: String
    /// The app's object for the token, or nil.
    open var representedObject: Any?

    /// Creates a token.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
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
