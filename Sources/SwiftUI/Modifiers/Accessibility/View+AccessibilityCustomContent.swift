// Further information, in the More Content rotor.
extension View {
    /// Adds, replaces or removes the content of a key.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.customContent(key, value: value, importance), at: ViewSource(file, line))
    }

    /// Adds or replaces the content of a key by a key of the app's tables.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.customContent(key, value: Text(valueKey), importance), at: ViewSource(file, line))
    }

    /// Adds or replaces the content of a key.
    @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.customContent(key, value: Text(value), importance), at: ViewSource(file, line))
    }

    /// Adds content.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default,
        file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(
            .customContent(AccessibilityCustomContentKey(label: label), value: value, importance),
            at: ViewSource(file, line))
    }

    /// Adds content with a label that is a key.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds content with a label and a value that are keys.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds content with a label that is a key.
    @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}
