/// A key of custom content, by which a modifier further out replaces a value.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String?

    /// Creates a key with a label and an id.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with a label that is a key of the app's tables, and an id.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// Creates a key with a label that is a key of the app's tables and its id.
    public init(_ labelKey: LocalizedStringKey) { self.init(label: Text(labelKey)) }

    /// Creates a key that is identified by its label.
    init(label: Text) {
        self.label = label
        id = nil
    }
}

/// Custom content of an element, with the id of its key.
struct ElementContent {
    let id: String
    let content: AXCustomContent
}

extension ElementProperties {
    /// Sets the value of custom content, or removes it.
    @MainActor mutating func setCustomContent(
        _ key: AccessibilityCustomContentKey, value: String?, _ importance: AXCustomContent.Importance, label: String
    ) {
        let id = key.id ?? label
        let position = customContent.firstIndex { $0.id == id }
        guard let value else {
            if let position { customContent.remove(at: position) }
            return
        }
        let content = AXCustomContent(label: label, value: value)
        content.importance = importance
        let entry = ElementContent(id: id, content: content)
        if let position { customContent[position] = entry } else { customContent.append(entry) }
    }
}
