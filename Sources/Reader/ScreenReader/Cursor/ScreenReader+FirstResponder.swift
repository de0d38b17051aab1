import AccessibilityTree

/// The text field that is being edited.
struct Editing: Sendable {
    var field: NodeID?
    /// Whether it became the first responder in the present turn.
    var isNew = false
}

extension ScreenReader {
    /// Notes which field is being edited now.
    ///
    /// - Parameter changes: The changes of the tree; nil when all of it is new, as when the reader starts.
    mutating func noteEditing(_ changes: TreeChanges?) {
        if let field = editing.field, !isEdited(field) { editing.field = nil }
        guard let changes else {
            editing.field = (0..<screen.count).first { screen.traits(at: $0).contains(.isEditing) }.map(screen.id)
            return
        }
        let candidates = changes.added + changes.changed.lazy.filter { $0.attributes.contains(.traits) }.map(\.id)
        guard let field = candidates.first(where: { $0 != editing.field && isEdited($0) }) else { return }
        editing = Editing(field: field, isNew: true)
    }

    private func isEdited(_ id: NodeID) -> Bool { screen.tree[id]?.traits.contains(.isEditing) ?? false }

    /// The field that the app has made the first responder in this turn, unless the cursor is on it. On devices the
    /// cursor follows, for instance to the next field after Return.
    func newFirstResponder() -> PendingFocus? {
        guard options.followsFirstResponder, editing.isNew, let field = editing.field, field != focus?.id else {
            return nil
        }
        return .firstResponder(field)
    }
}
