/// VoiceOver's names for the system's symbols (SF Symbols) without a label.
public enum SymbolNames {
    // Shapes around a symbol; the symbol inside names it.
    private static let shapes: Set<Substring> = ["circle", "square", "rectangle", "diamond"]
    // Names that are written together.
    private static let compounds: [Substring: String] = [
        "magnifyingglass": "magnifying glass", "questionmark": "question mark", "exclamationmark": "exclamation mark",
        "checkmark": "check mark", "paperplane": "paper plane", "gearshape": "gear", "goforward": "go forward",
        "gobackward": "go backward", "creditcard": "credit card", "lightbulb": "light bulb", "mappin": "map pin",
        "archivebox": "archive box", "externaldrive": "external drive", "internaldrive": "internal drive",
        "desktopcomputer": "computer", "laptopcomputer": "laptop", "gamecontroller": "game controller",
        "dollarsign": "dollar sign", "eurosign": "euro sign", "puzzlepiece": "puzzle piece", "pawprint": "paw print",
        "xmark": "x mark", "textformat": "text format",
        "leadinghalf": "leading half", "lefthalf": "left half", "righthalf": "right half", "tophalf": "top half",
        "bottomhalf": "bottom half", "circlepath": "circle path", "squarepath": "square path", "uturn": "U-turn",
        "thumbsup": "thumbs up", "thumbsdown": "thumbs down", "radiowaves": "radio waves",
    ]

    /// The words for a symbol: for the most common ones the system's names, for the rest the words of the name.
    ///
    /// A filled symbol, and one in a circle, a square, a rectangle or a diamond, has the name of the plain one.
    ///
    /// - Parameters:
    ///   - symbol: the symbol's name, such as "heart.fill".
    ///   - words: UIKit's words in the requested language; symbols without a word there have English names.
    public static func label(of symbol: String, _ words: InterfaceWords) -> String {
        if let label = label(named: symbol, words) { return label }
        var parts = symbol.split(separator: ".")
        let unfilled = parts.filter { $0 != "fill" }
        if !unfilled.isEmpty { parts = unfilled }
        if let label = label(named: parts.joined(separator: "."), words) { return label }
        while parts.count > 1, let last = parts.last, shapes.contains(last) {
            parts.removeLast()
            if let label = label(named: parts.joined(separator: "."), words) { return label }
        }
        return parts.map { compounds[$0] ?? String($0) }.joined(separator: " ")
    }

    private static func label(named name: String, _ words: InterfaceWords) -> String? {
        switch table[name] {
        case .word(let key): words[key]
        case .english(let text): text
        case nil: nil
        }
    }
}
