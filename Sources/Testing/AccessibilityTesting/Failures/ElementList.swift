import AccessibilityTree
import HeadlessUIKit
import ScreenReader

/// The elements of a screen as a failure shows them.
@MainActor struct ElementList {
    /// The announcement of each element, in order.
    let spoken: [String]
    /// The identifier of each element, empty where it has none.
    let identifiers: [String]

    /// The longest list that is shown whole.
    private static let limit = 200

    init(_ tree: AccessibilityTree, options: ScreenReader.Options = ScreenReader.Options()) {
        let phraser = Phraser(style: options.style, language: options.language, options: options.phrasing)
        let phrases = phraser.phrases(of: tree)
        spoken = phrases.map { _, phrase in
            [phrase.description, phrase.hint].compactMap(\.self).joined(separator: ", ")
        }
        identifiers = phrases.map { tree[$0.id]?.identifier ?? "" }
    }

    /// The lines to show: each element with its number, and its identifier where it has one.
    var lines: [String] {
        guard !spoken.isEmpty else { return ["The screen has no accessibility element."] }
        var lines = ["Elements in reading order:"]
        for (index, text) in spoken.prefix(Self.limit).enumerated() {
            let identifier = identifiers[index].isEmpty ? "" : "   (identifier \"\(identifiers[index])\")"
            lines.append("  \(index + 1). \(text.isEmpty ? "(no announcement)" : text)\(identifier)")
        }
        if spoken.count > Self.limit { lines.append("  … and \(spoken.count - Self.limit) more") }
        return lines
    }

    /// Returns the likely intended identifier or speech: the one most similar to a text, or nil.
    func nearest(to text: String) -> String? {
        NearestText.nearest(to: text, among: spoken + identifiers.filter { !$0.isEmpty })
    }
}
