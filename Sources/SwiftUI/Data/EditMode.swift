/// Whether the user edits a list.
public enum EditMode: Hashable, Sendable {
    /// No, for the time of a gesture, yes.
    case inactive, transient, active

    /// Whether the user edits.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private enum Mode {}

    /// Whether the user edits lists in the page.
    public var editMode: Binding<EditMode>? {
        get { self[OptionalKey<Mode, Binding<EditMode>>.self] }
        set { self[OptionalKey<Mode, Binding<EditMode>>.self] = newValue }
    }
}

/// A button that begins and ends editing.
public struct EditButton {
    private let source: ViewSource

    /// Creates the button.
    public nonisolated init(file: StaticString = #filePath, line: UInt = #line) { source = ViewSource(file, line) }
}

extension EditButton: View {
    /// A button named Edit or Done.
    public var body: some View { EditControl(source: source) }
}

private struct EditControl: View {
    let source: ViewSource
    @Environment(\.editMode) private var mode

    var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Text(verbatim: isEditing ? "Done" : "Edit")
            .controlElement(
                ControlTransform(activate: { mode?.wrappedValue = isEditing ? .inactive : .active }, source: source))
    }
}

/// What the user can do with a row of a list: the actions of the collection that it belongs to.
struct RowEditing {
    let index: Int
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
    /// The number of rows of the collection.
    let count: Int
}

extension DynamicViewContent {
    /// Lets the user delete rows.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, delete: action, move: nil)
    }

    /// Lets the user move rows.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, delete: nil, move: action)
    }
}

/// Rows that the user can delete or move.
private struct EditedContent<Content: DynamicViewContent> {
    let content: Content
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}

extension EditedContent: DynamicViewContent {
    var data: Content.Data { content.data }

    var body: some View {
        let (delete, move) = (delete, move)
        content.transformEnvironment(\.rowActions) { actions in
            actions.delete = actions.delete ?? delete
            actions.move = actions.move ?? move
        }
    }
}

/// The actions of the collection in a list.
struct RowActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

extension EnvironmentValues {
    var rowActions: RowActions {
        get { self[OptionalKey<RowActions, RowActions>.self] ?? RowActions() }
        set { self[OptionalKey<RowActions, RowActions>.self] = newValue }
    }
}
