// Rotors, which lead from one place of interest to the next.
extension View {
    /// Fills a rotor of the system with entries.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.system(systemRotor), entries) }

    /// Fills a rotor of the system with an entry for each of some values, whose ids are those of views inside.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.system(systemRotor), ids: entries.map { AnyHashable($0.id) }) }

    /// Fills a rotor of the system with an entry for each of some values, with the ids of views inside at a key path.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.system(systemRotor), ids: entries.map { AnyHashable($0[keyPath: entryID]) }) }

    /// Fills a rotor of the system with an entry for each of some parts of the view's text.
    public nonisolated func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { rotor(.system(systemRotor), ranges: textRanges) }

    /// Adds a rotor with entries.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.custom(label), entries) }

    /// Adds a rotor with an entry for each of some values, whose ids are those of views inside.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(label), ids: entries.map { AnyHashable($0.id) }) }

    /// Adds a rotor with an entry for each of some values, with the ids of views inside at a key path.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(label), ids: entries.map { AnyHashable($0[keyPath: entryID]) }) }

    /// Adds a rotor with an entry for each of some parts of the view's text.
    public nonisolated func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View { rotor(.custom(label), ranges: textRanges) }

    /// Adds a rotor whose name is a key with entries.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.custom(Text(labelKey)), entries) }

    /// Adds a rotor whose name is a key with an entry for each of some values, whose ids are those of views inside.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(Text(labelKey)), ids: entries.map { AnyHashable($0.id) }) }

    /// Adds a rotor whose name is a key with an entry for each of some values, with the ids of views inside at a key path.
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(Text(labelKey)), ids: entries.map { AnyHashable($0[keyPath: entryID]) }) }

    /// Adds a rotor whose name is a key with an entry for each of some parts of the view's text.
    public nonisolated func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { rotor(.custom(Text(labelKey)), ranges: textRanges) }

    /// Adds a rotor with entries.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.custom(Text(label)), entries) }

    /// Adds a rotor with an entry for each of some values, whose ids are those of views inside.
    @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(Text(label)), ids: entries.map { AnyHashable($0.id) }) }

    /// Adds a rotor with an entry for each of some values, with the ids of views inside at a key path.
    @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(Text(label)), ids: entries.map { AnyHashable($0[keyPath: entryID]) }) }

    /// Adds a rotor with an entry for each of some parts of the view's text.
    @_disfavoredOverload public nonisolated func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { rotor(.custom(Text(label)), ranges: textRanges) }

    /// Lets entries of rotors lead to the view, by an id in a namespace.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(RotorEntryModifier(key: RotorTargetKey(id: AnyHashable(id), namespace: namespace)))
    }

    private nonisolated func rotor<Content: AccessibilityRotorContent>(
        _ name: RotorName, _ content: @escaping () -> Content
    ) -> some View { modifier(RotorModifier(name: name, content: content)) }

    private nonisolated func rotor(_ name: RotorName, ids: [AnyHashable]) -> some View {
        rotor(name) { RotorList(entries: ids.map { RotorEntry(target: .id($0), range: nil, prepare: {}) }) }
    }

    private nonisolated func rotor(_ name: RotorName, ranges: [Range<String.Index>]) -> some View {
        rotor(name) { RotorList(entries: ranges.map { RotorEntry(target: .own, range: $0, prepare: {}) }) }
    }
}
