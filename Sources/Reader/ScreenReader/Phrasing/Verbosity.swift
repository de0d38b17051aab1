import Speech

/// VoiceOver's settings under "Verbosity". The defaults are those of a device.
///
/// The snapshot style ignores all of them. The feedback for capitals and deleted text is part of reading text: see
/// `ScreenReader.TextOptions`.
public struct Verbosity: Sendable, Hashable, Codable {
    /// "Speak Hints": whether hints are spoken.
    public var speaksHints = true
    /// "Punctuation": which punctuation of an element's text is spoken. `some` leaves it to the voice. An attribute of
    /// the text overrides it.
    public var punctuation = PunctuationLevel.some
    /// "Table Headers": whether the headers of a cell are spoken before it, and that a cell is a header.
    public var speaksTableHeaders = true
    /// "Row & Column Numbers": whether the size of a table, and the rows and columns of its cells, are spoken.
    public var speaksRowsAndColumns = true
    /// "Containers": whether it is spoken that the cursor enters a container.
    public var speaksContainers = true
    /// "Position": whether "2 of 5" and the ends of lists and landmarks are spoken.
    public var speaksPosition = true
    /// "Actions": the feedback for custom actions.
    public var actions = ReportMode.speak
    /// "More Content": the feedback for further information.
    public var moreContent = ReportMode.speak
    /// "Number Feedback": how numbers are spoken.
    public var numbers = NumberFeedback.words
    /// "Emoji Suffix": whether the word "emoji" follows an emoji.
    public var speaksEmojiSuffix = true

    /// Creates the default settings of a device.
    public init() {}

    /// The feedback for information in addition to an element's words.
    public enum ReportMode: String, Sendable, Hashable, Codable, CaseIterable {
        /// Words.
        case speak
        /// By a short sound.
        case playSound
        /// No feedback.
        case doNothing
    }

    /// The way numbers are spoken.
    public enum NumberFeedback: String, Sendable, Hashable, Codable, CaseIterable {
        /// As words: "twenty-four".
        case words
        /// Digit by digit: "two four".
        case digits
    }
}
