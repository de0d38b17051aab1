// The way in which labels are spoken.
extension View {
    /// Sets whether labels are spelled out letter by letter.
    public nonisolated func speechSpellsOutCharacters(
        _ value: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        attach(.speech(SpeechAttributes(spellsOut: value)), at: ViewSource(file, line))
    }

    /// Raises or lowers the voice: by a value from -1 to 1.
    public nonisolated func speechAdjustedPitch(
        _ value: Double, file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        attach(.speech(SpeechAttributes(pitch: value)), at: ViewSource(file, line))
    }

    /// Sets whether announcements wait for others instead of interrupting them.
    public nonisolated func speechAnnouncementsQueued(
        _ value: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        attach(.speech(SpeechAttributes(queuesAnnouncements: value)), at: ViewSource(file, line))
    }

    /// Sets whether punctuation is always spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(
        _ value: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        attach(.speech(SpeechAttributes(includesPunctuation: value)), at: ViewSource(file, line))
    }

    /// Sets the kind of text that the elements hold.
    public nonisolated func accessibilityTextContentType(
        _ value: AccessibilityTextContentType, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.textContentType(value), at: ViewSource(file, line))
    }
}

/// The kind of text in an element.
public struct AccessibilityTextContentType: Hashable, Sendable {
    let context: UIAccessibilityTextualContext?

    /// Text without a special kind.
    public static let plain = AccessibilityTextContentType(context: nil)
    /// The output of a console.
    public static let console = AccessibilityTextContentType(context: .console)
    /// Names of files.
    public static let fileSystem = AccessibilityTextContentType(context: .fileSystem)
    /// A conversation.
    public static let messaging = AccessibilityTextContentType(context: .messaging)
    /// A book or an article.
    public static let narrative = AccessibilityTextContentType(context: .narrative)
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType(context: .sourceCode)
    /// Cells of a spreadsheet.
    public static let spreadsheet = AccessibilityTextContentType(context: .spreadsheet)
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(context: .wordProcessing)
}
