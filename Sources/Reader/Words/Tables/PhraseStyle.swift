/// The style in which the parts of a phrase are written.
public enum PhraseStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// As VoiceOver on a device speaks: parts joined by commas, roles in lower case ("Add Favorites, button").
    case voiceover
    /// As the AccessibilitySnapshot tool writes: "Add Favorites. Button.", "Selected: Label: Value".
    case snapshot
}
