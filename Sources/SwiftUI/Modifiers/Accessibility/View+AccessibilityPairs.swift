// Relations between elements.
extension View {
    /// Makes the view the label or the content of a pair: the label names the content.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID,
        file: StaticString = #filePath, line: UInt = #line
    ) -> some View {
        attach(
            .pair(
                LabeledPair(role: role, key: LabeledPair.Key(id: AnyHashable(id), namespace: namespace))),
            at: ViewSource(file, line))
    }

    /// Links the elements of a group. Nothing is announced, and the reader has no command that follows the links.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        inert
    }
}
