// What is said of views of SwiftUI. Nobody hears it here: only what UIKit's views say is heard.
extension View {
    /// With a label.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { inert }

    /// With a label.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { inert }

    /// With a label.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { inert }

    /// With a value.
    public nonisolated func accessibilityValue(_ value: Text) -> some View { inert }

    /// With a value.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { inert }

    /// With a value.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { inert }

    /// With a hint.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { inert }

    /// With a hint.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { inert }

    /// With a hint.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { inert }

    /// With a name for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { inert }

    /// With traits.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { inert }

    /// Without traits.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { inert }

    /// Not for who listens.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { inert }

    /// One element of its parts.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { inert }

    /// Earlier or later.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { inert }

    /// With an action.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { inert }

    /// With an action of a name.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        inert
    }

    /// With a value that can be changed.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { inert }

    /// With a label.
    public nonisolated func accessibility(label: Text) -> some View { inert }

    /// With a value.
    public nonisolated func accessibility(value: Text) -> some View { inert }

    /// With a hint.
    public nonisolated func accessibility(hint: Text) -> some View { inert }

    /// Not for who listens.
    public nonisolated func accessibility(hidden: Bool) -> some View { inert }

    /// With a name for tests.
    public nonisolated func accessibility(identifier: String) -> some View { inert }

    /// With traits.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { inert }

    /// Without traits.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { inert }

    /// Earlier or later.
    public nonisolated func accessibility(sortPriority: Double) -> some View { inert }
}
