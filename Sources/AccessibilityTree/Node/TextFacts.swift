/// A range of a text, in UTF-16 code units as in `NSRange`.
///
/// The numbers are not validated; clamp them before slicing a text.
public struct TextRange: Sendable, Hashable, Codable {
    /// The start of the range, from 0.
    public var location: Int
    /// The length; 0 for a position between two characters.
    public var length: Int

    /// Creates a range of a text.
    public init(location: Int, length: Int = 0) {
        self.location = location
        self.length = length
    }

    /// The end of the range, or the largest number where there is none.
    public var end: Int {
        let (end, overflow) = location.addingReportingOverflow(length)
        return overflow ? .max : end
    }
}

/// Facts about an element's text beyond the text itself: the starts of its lines, and its editing state.
public struct TextFacts: Sendable, Hashable, Codable {
    /// The text that the ranges belong to, or nil when it is the spoken text of the element: the value of a text field,
    /// else the label. "" for an empty field that shows its placeholder.
    public var string: String?
    /// The selected text, or the insertion point when its length is 0; nil while nothing is edited.
    public var selection: TextRange?
    /// The starts of the laid-out lines, in UTF-16 code units, ascending, without the first line; empty if unknown.
    public var lineBreaks: [Int]
    /// The words that are marked as misspelled, in order.
    public var misspellings: [Misspelling]
    /// The editing commands that have an effect now.
    public var commands: [EditingCommand]

    /// Creates facts about a text.
    public init(
        string: String? = nil, selection: TextRange? = nil, lineBreaks: [Int] = [],
        misspellings: [Misspelling] = [], commands: [EditingCommand] = []
    ) {
        self.string = string
        self.selection = selection
        self.lineBreaks = lineBreaks
        self.misspellings = misspellings
        self.commands = commands
    }

    /// A word that is marked as misspelled.
    public struct Misspelling: Sendable, Hashable, Codable {
        /// The range of the word.
        public var range: TextRange
        /// Suggested corrections, the likeliest first.
        public var suggestions: [String]

        /// Creates a marked word.
        public init(range: TextRange, suggestions: [String] = []) {
            self.range = range
            self.suggestions = suggestions
        }
    }

    private enum CodingKeys: String, CodingKey {
        case string, selection, lineBreaks, misspellings, commands
    }

    /// Reads the facts that are present; the others have their defaults.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        string = try container.decodeIfPresent(String.self, forKey: .string)
        selection = try container.decodeIfPresent(TextRange.self, forKey: .selection)
        lineBreaks = try container.decodeIfPresent([Int].self, forKey: .lineBreaks) ?? []
        misspellings = try container.decodeIfPresent([Misspelling].self, forKey: .misspellings) ?? []
        commands = try container.decodeIfPresent([EditingCommand].self, forKey: .commands) ?? []
    }

    /// Writes the facts that differ from the defaults.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(string, forKey: .string)
        try container.encodeIfPresent(selection, forKey: .selection)
        if !lineBreaks.isEmpty { try container.encode(lineBreaks, forKey: .lineBreaks) }
        if !misspellings.isEmpty { try container.encode(misspellings, forKey: .misspellings) }
        if !commands.isEmpty { try container.encode(commands, forKey: .commands) }
    }
}

/// The editing commands of `UIResponderStandardEditActions`, and undoing.
public enum EditingCommand: String, Sendable, Hashable, Codable, CaseIterable {
    /// Select the word at the insertion point.
    case select
    /// Select the whole text.
    case selectAll
    /// Put the selected text on the pasteboard and delete it.
    case cut
    /// Put the selected text on the pasteboard.
    case copy
    /// Replace the selected text by the text of the pasteboard.
    case paste
    /// Take the last change back.
    case undo
    /// Make the change again that was taken back last.
    case redo
}
