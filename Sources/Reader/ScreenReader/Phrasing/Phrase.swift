import Speech

/// What is spoken of one element.
public struct Phrase: Sendable, Hashable {
    /// What it is: label, value, role, state and place, as one line of text.
    ///
    /// For an element with the summary trait this is what is spoken once when an app starts.
    public var description: String
    /// How it is used, or nil when there is nothing to say.
    public var hint: String?
    /// What else it offers: "actions available", "more content available".
    public var suffixes: [String]
    /// The description as it is spoken: words only, each piece with its role, language and prosody.
    public var descriptionParts: [Utterance.Part]
    /// The hint as it is spoken.
    public var hintParts: [Utterance.Part]
    /// The suffixes as they are spoken.
    public var suffixParts: [Utterance.Part]
    /// Where the suffixes stand.
    var suffixPlace: PhraseOptions.AvailabilityPlace
    /// The silence before the hint, in seconds.
    var hintPause: Double
    /// What stands between the pieces of the text form.
    var separator: String
    /// What stands there when the piece before ends with a sign that separates.
    var gap: String

    /// All that is spoken, in order.
    ///
    /// - Parameter includingHint: whether the hint is spoken with it.
    public func parts(includingHint: Bool = true) -> [Utterance.Part] {
        let hintParts = includingHint && !hintParts.isEmpty ? [.pause(seconds: hintPause)] + hintParts : []
        return switch suffixPlace {
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
            switch suffixPlace {
            case .afterHint: [description] + hints + suffixes
            case .beforeHint: [description] + suffixes + hints
            }
        return pieces.filter { !$0.isEmpty }.reduce(into: "") { text, piece in
            if !text.isEmpty { text += Punctuation.ends(text) ? gap : separator }
            text += piece
        }
    }
}
