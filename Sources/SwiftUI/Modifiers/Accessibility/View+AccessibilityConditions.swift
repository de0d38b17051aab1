// Attributes of accessibility elements that are set where a condition holds (iOS 18).
extension View {
    /// Sets the value where a condition holds.
    public nonisolated func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(valueDescription), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the value by a key where a condition holds.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(Text(valueKey)), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the value where a condition holds.
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(Text(value)), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the hint where a condition holds.
    public nonisolated func accessibilityHint(
        _ hint: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(hint), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the hint by a key where a condition holds.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(Text(hintKey)), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the hint where a condition holds.
    @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(Text(hint)), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the name for tests where a condition holds.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.identifier(identifier), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the names for Voice Control where a condition holds.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.inputLabels(inputLabels), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the names for Voice Control by keys where a condition holds.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(
            .inputLabels(inputLabelKeys.map { Text($0) }), isEnabled: isEnabled,
            at: ViewSource(file, line))
    }

    /// Sets the names for Voice Control where a condition holds.
    @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(
            .inputLabels(inputLabels.map { Text($0) }), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets whether the element responds to the user, where a condition holds.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(
            .respondsToUserInteraction(respondsToUserInteraction), isEnabled: isEnabled,
            at: ViewSource(file, line))
    }

    /// Sets the point of a tap, in the coordinates of the element, where a condition holds.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(
            .activationPoint(.point(activationPoint)), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the point of a tap, relative to the element, where a condition holds.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(
            .activationPoint(.unit(activationPoint)), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Hides the elements of the view, or not, where a condition holds.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }
}
