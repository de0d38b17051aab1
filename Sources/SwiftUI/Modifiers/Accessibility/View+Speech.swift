// The way in which labels are spoken.
extension View {
    /// Sets whether labels are spelled out letter by letter.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        attach(.speech(SpeechAttributes(spellsOut: value)))
    }

    /// Raises or lowers the voice: by a value from -1 to 1.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        attach(.speech(SpeechAttributes(pitch: value)))
    }

    /// Sets whether announcements wait for others instead of interrupting them.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        attach(.speech(SpeechAttributes(queuesAnnouncements: value)))
    }

    /// Sets whether punctuation is always spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        attach(.speech(SpeechAttributes(includesPunctuation: value)))
    }

    /// Sets the kind of text that the elements hold.
    public nonisolated func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.textContentType(value)) }
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
