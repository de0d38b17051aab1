import Speech

/// The announcement of one element.
public struct Phrase: Sendable, Hashable {
    /// The label, value, role, state and position, as one line of text.
    ///
    /// For an element with the summary trait this is the announcement made once when an app starts.
    public var description: String
    /// The hint, or nil if there is none.
    public var hint: String?
    /// Further offers of the element: "actions available", "more content available".
    public var suffixes: [String]
    /// The description as it is spoken: words only, each piece with its role, language and prosody.
    public var descriptionParts: [Utterance.Part]
    /// The hint as it is spoken.
    public var hintParts: [Utterance.Part]
    /// The suffixes as they are spoken.
    public var suffixParts: [Utterance.Part]
    /// The position of the suffixes.
    var suffixPosition: PhraseOptions.AvailabilityPlace
    /// The silence before the hint, in seconds.
    var hintPause: Double
    /// The separator between the pieces of the text form.
    var separator: String
    /// The separator after a piece that ends with separating punctuation.
    var gap: String

    /// All that is spoken, in order.
    ///
    /// - Parameter includingHint: whether the hint is spoken with it.
    public func parts(includingHint: Bool = true) -> [Utterance.Part] {
        let hintParts = includingHint && !hintParts.isEmpty ? [.pause(seconds: hintPause)] + hintParts : []
        return switch suffixPosition {
        case .afterHint: descriptionParts + hintParts + suffixParts
        case .beforeHint: descriptionParts + suffixParts + hintParts
        }
    }

    /// All that is spoken, as one line of text.
    ///
    /// - Parameter includingHint: whether the hint is spoken with it.
    public func text(includingHint: Bool = true) -> String {
        let hints = includingHint ? [hint].compactMap(\.self) : []
        let pieces =
            switch suffixPosition {
            case .afterHint: [description] + hints + suffixes
            case .beforeHint: [description] + suffixes + hints
            }
        return pieces.filter { !$0.isEmpty }.reduce(into: "") { text, piece in
            if !text.isEmpty { text += Punctuation.ends(text) ? gap : separator }
            text += piece
        }
    }
}
