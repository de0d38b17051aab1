// The names that accessibility modifiers had until iOS 14.
extension View {
    /// Sets the label. Deprecated for `accessibilityLabel(_:)`.
    public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(label))
    }

    /// Sets the value. Deprecated for `accessibilityValue(_:)`.
    public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(value))
    }

    /// Sets the hint. Deprecated for `accessibilityHint(_:)`.
    public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(hint))
    }

    /// Sets the name for tests. Deprecated for `accessibilityIdentifier(_:)`.
    public nonisolated func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.identifier(identifier)) }

    /// Hides the elements of the view, or not. Deprecated for `accessibilityHidden(_:)`.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Adds traits. Deprecated for `accessibilityAddTraits(_:)`.
    public nonisolated func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.addTraits(traits)) }

    /// Removes traits. Deprecated for `accessibilityRemoveTraits(_:)`.
    public nonisolated func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.removeTraits(traits)) }

    /// Sets the priority among siblings. Deprecated for `accessibilitySortPriority(_:)`.
    public nonisolated func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.sortPriority(sortPriority)) }

    /// Sets the point of a tap. Deprecated for `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(
        activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.activationPoint(.point(activationPoint))) }

    /// Sets the point of a tap. Deprecated for `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(
        activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.activationPoint(.unit(activationPoint))) }

    /// Sets the names for Voice Control. Deprecated for `accessibilityInputLabels(_:)`.
    public nonisolated func accessibility(
        inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.inputLabels(inputLabels)) }

}
