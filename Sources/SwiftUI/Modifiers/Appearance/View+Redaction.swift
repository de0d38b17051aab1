extension View {
    /// Marks the view as private. Its words stay in the tree, as for VoiceOver.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { inert }
    /// Shows the view in spite of a redaction further out. Its words are in the tree in any case.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Hides the content for a reason. Its words stay in the tree, as for VoiceOver.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    /// Marks content that is out of date.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { inert }
}

extension EnvironmentValues {
    /// The reasons for which content is hidden.
    public var redactionReasons: RedactionReasons {
        get { self[OptionalKey<RedactionReasons, RedactionReasons>.self] ?? [] }
        set { self[OptionalKey<RedactionReasons, RedactionReasons>.self] = newValue }
    }
}
