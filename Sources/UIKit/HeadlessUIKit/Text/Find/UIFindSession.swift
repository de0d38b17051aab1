import Foundation

/// A search in a view's content (iOS 16).
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// The number of results.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result, or `NSNotFound`.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Whether results can be replaced.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result can be replaced.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
    /// How results are counted.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

    /// Creates a session without results.
    public override init() {
        super.init()
    }

    /// Searches for a text; does nothing unless overridden.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result; does nothing unless overridden.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results; does nothing unless overridden.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the next or the previous result; does nothing unless overridden.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets the results; does nothing unless overridden.
    open func invalidateFoundResults() {}

    /// The ways to count results, with UIKit's raw values.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// The highlighted result and the number of results.
        case currentAndTotal = 0
        /// The number of results.
        case total = 1
        /// Nothing.
        case none = 2
    }
}

/// The options of a search in text (iOS 16).
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// Whether whole words count only, or parts of words, too.
    open var wordMatchMethod = WordMatchMethod.contains
    /// How the text is compared.
    open var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

    /// The parts of words that count, with UIKit's raw values.
    public enum WordMatchMethod: Int, Sendable {
        /// Any part.
        case contains = 0
        /// The beginning.
        case startsWith = 1
        /// Whole words.
        case fullWord = 2
    }
}

/// The search in the text of a text view.
@MainActor final class TextViewFindSession: UIFindSession {
    private weak var view: UITextView?
    private var results: [NSRange] = []
    private var highlighted = NSNotFound

    init(of view: UITextView) {
        self.view = view
        super.init()
    }

    override var resultCount: Int { results.count }
    override var highlightedResultIndex: Int { highlighted }
    override var supportsReplacement: Bool { view?.isEditable ?? false }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        let options = options ?? UITextSearchOptions()
        let text = (view?.text ?? "") as NSString
        results = []
        var start = 0
        while !query.isEmpty, start < text.length {
            let found = text.range(
                of: query, options: options.stringCompareOptions,
                range: NSRange(location: start, length: text.length - start))
            guard found.location != NSNotFound, found.length > 0 else { break }
            start = found.upperBound
            if isMatch(found, in: text, options.wordMatchMethod) { results.append(found) }
        }
        let caret = view?.selectedRange.location ?? 0
        highlight(results.isEmpty ? NSNotFound : results.firstIndex { $0.location >= caret } ?? 0)
    }

    private func isMatch(
        _ range: NSRange, in text: NSString, _ method: UITextSearchOptions.WordMatchMethod
    ) -> Bool {
        func isLetter(at index: Int) -> Bool {
            guard index >= 0, index < text.length else { return false }
            return text.substring(with: NSRange(location: index, length: 1)).first?.isLetter == true
        }
        switch method {
        case .contains: return true
        case .startsWith: return !isLetter(at: range.location - 1)
        case .fullWord: return !isLetter(at: range.location - 1) && !isLetter(at: range.upperBound)
        }
    }

    private func highlight(_ index: Int) {
        highlighted = index
        guard results.indices.contains(index), let view else { return }
        view.selectedRange = results[index]
        view.scrollRangeToVisible(results[index])
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        guard !results.isEmpty else { return }
        let step = direction == .forward ? 1 : -1
        highlight(highlighted == NSNotFound ? 0 : (highlighted + step + results.count) % results.count)
    }

    override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, results.indices.contains(highlighted), let view else { return }
        view.replace(UITextRange(results[highlighted]), withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, let view else { return }
        performSearch(query: searchQuery, options: options)
        for range in results.reversed() { view.replace(UITextRange(range), withText: replacementString) }
        invalidateFoundResults()
    }

    override func invalidateFoundResults() {
        results = []
        highlighted = NSNotFound
    }
}

/// Makes the sessions of a text view.
@MainActor final class TextViewFinder: UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map(TextViewFindSession.init(of:))
    }
}
