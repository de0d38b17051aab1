import Words

/// A text prompt of the reader.
struct ReviewQuestion {
    /// The kind of question.
    enum Kind {
        /// A search text.
        case search
        /// The number of a line.
        case line
    }

    /// The result of a key.
    enum Answer {
        /// The text is incomplete; this is announced.
        case unfinished(ReviewEffect)
        case cancelled
        case given(String)
    }

    let kind: Kind
    private var text = ""

    init(_ kind: Kind) { self.kind = kind }

    /// The prompt for the text.
    var prompt: String { TerminalWords.current[kind == .search ? .search : .lineNumber] }

    /// Takes a key.
    mutating func take(_ typed: InputFilter.TypedText) -> Answer {
        switch typed {
        case .text(let typed):
            guard allows(typed) else { return .unfinished(.speak(.sound(.edge))) }
            text += typed
            return .unfinished(
                .speak(.character(typed.count == 1 ? typed.first.map(ScreenWords.character) ?? typed : typed)))
        case .delete:
            guard let last = text.popLast() else { return .unfinished(.speak(.sound(.edge))) }
            return .unfinished(.speak(.character(ScreenWords.character(last))))
        case .cancel: return .cancelled
        case .enter: return .given(text)
        }
    }

    private func allows(_ typed: String) -> Bool {
        switch kind {
        case .search: text.count < Thresholds.Review.longestSearch
        case .line:
            text.count + typed.count <= Thresholds.Review.mostDigits && typed.allSatisfy { $0.wholeNumberValue != nil }
        }
    }
}
