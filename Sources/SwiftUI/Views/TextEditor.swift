/// A field for long text.
public struct TextEditor {
    @Binding var text: String
    /// The place in the source.
    var source: ViewSource?

    /// Creates an editor of a text.
    public nonisolated init(text: Binding<String>, file: StaticString = #filePath, line: UInt = #line) {
        _text = text
        source = ViewSource(file, line)
    }
}

extension TextEditor: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the editor.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        EditorNode(view, parent: parent, environment)
    }
}

private final class EditorNode: _ViewNode<TextEditor> {
    private var item: EditorItem?

    override init(_ view: TextEditor, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        item = EditorItem(UITextView(frame: .zero), of: self)
        evaluate()
    }

    override var items: [Item] { item.map { [$0] } ?? [] }
    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) { evaluate() }

    override func evaluate() {
        isDirty = false
        Evaluation.evaluating(self) { item?.show(view, environment) }
    }
}

/// The item of an editor: a text view of UIKit.
private final class EditorItem: ViewItem<UITextView> {
    private let delegate = EditorDelegate()

    override init(_ view: UITextView, of node: _GraphNode) {
        super.init(view, of: node)
        view.delegate = delegate
    }

    func show(_ editor: TextEditor, _ environment: EnvironmentValues) {
        delegate.editor = editor
        view.sourceLocation = editor.source?.location
        let text = editor.text
        if view.text != text { view.text = text }
        view.isEditable = environment.isEnabled
        let font = environment.font ?? .body
        view.font = font.uiFont(in: environment.traits)
        view.adjustsFontForContentSizeCategory = font.scales
        contentDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }
}

/// Writes what the user types.
private final class EditorDelegate: NSObject, UITextViewDelegate {
    var editor: TextEditor?

    func textViewDidChange(_ textView: UITextView) { editor?.text = textView.text }
}
