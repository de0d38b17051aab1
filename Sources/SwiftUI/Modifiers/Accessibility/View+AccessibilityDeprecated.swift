// The names that accessibility modifiers had until iOS 14.
extension View {
    /// Sets the label. Deprecated for `accessibilityLabel(_:)`.
    public nonisolated func accessibility(
        label: Text, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(label), at: ViewSource(file, line))
    }

    /// Sets the value. Deprecated for `accessibilityValue(_:)`.
    public nonisolated func accessibility(
        value: Text, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(value), at: ViewSource(file, line))
    }

    /// Sets the hint. Deprecated for `accessibilityHint(_:)`.
    public nonisolated func accessibility(
        hint: Text, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(hint), at: ViewSource(file, line))
    }

    /// Sets the name for tests. Deprecated for `accessibilityIdentifier(_:)`.
    public nonisolated func accessibility(
        identifier: String, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.identifier(identifier), at: ViewSource(file, line))
    }

    /// Hides the elements of the view, or not. Deprecated for `accessibilityHidden(_:)`.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Adds traits. Deprecated for `accessibilityAddTraits(_:)`.
    public nonisolated func accessibility(
        addTraits traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.addTraits(traits), at: ViewSource(file, line))
    }

    /// Removes traits. Deprecated for `accessibilityRemoveTraits(_:)`.
    public nonisolated func accessibility(
        removeTraits traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.removeTraits(traits), at: ViewSource(file, line))
    }

    /// Sets the priority among siblings. Deprecated for `accessibilitySortPriority(_:)`.
    public nonisolated func accessibility(
        sortPriority: Double, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.sortPriority(sortPriority), at: ViewSource(file, line))
    }

    /// Sets the point of a tap. Deprecated for `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(
        activationPoint: CGPoint, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.activationPoint(.point(activationPoint)), at: ViewSource(file, line))
    }

    /// Sets the point of a tap. Deprecated for `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(
        activationPoint: UnitPoint, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.activationPoint(.unit(activationPoint)), at: ViewSource(file, line))
    }

    /// Sets the names for Voice Control. Deprecated for `accessibilityInputLabels(_:)`.
    public nonisolated func accessibility(
        inputLabels: [Text], file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.inputLabels(inputLabels), at: ViewSource(file, line))
    }

}
