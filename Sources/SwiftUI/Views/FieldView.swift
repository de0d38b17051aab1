/// A field of UIKit. An empty one shows the words of its label.
struct LabeledField<Label: View> {
    let field: FieldView
    let label: Label
}

extension LabeledField: View {
    typealias Body = Never

    static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        FieldNode(view, parent: parent, environment)
    }
}

/// A text that the user edits in a line.
struct FieldView {
    @Binding var text: String
    var prompt: Text?
    var isSecure = false
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
}

/// The node of a field, which reads the words of its label.
private final class FieldNode<Label: View>: _ViewNode<LabeledField<Label>> {
    private var label: _ViewNode<Label>?
    private var item: FieldItem?

    override init(_ view: LabeledField<Label>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        label = Label._makeNode(view.label, parent: self, environment: environment)
        item = FieldItem(UITextField(frame: .zero), of: self)
        evaluate()
    }

    override var childNodes: [_GraphNode] { label.map { [$0] } ?? [] }
    override var items: [Item] { item.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { evaluate() }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        label?.update(view.label, environment)
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let words = ElementProperties.combining((label?.items ?? []).flatMap(\.elements), keepsButtons: false).label
        Evaluation.evaluating(self) {
            item?.show(view.field, title: words ?? "", environment)
        }
    }
}

/// The item of a field: a text field of UIKit.
final class FieldItem: ViewItem<UITextField> {
    private var field: FieldView?
    private var submit: SubmitActions?

    override init(_ view: UITextField, of node: _GraphNode) {
        super.init(view, of: node)
        view.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                field?.text = self.view.text ?? ""
            }, for: .editingChanged)
        view.addAction(
            UIAction { [weak self] _ in
                self?.field?.onCommit?()
                self?.submit?.perform(.text)
            }, for: .editingDidEndOnExit)
        for (event, isEditing) in [(UIControl.Event.editingDidBegin, true), (.editingDidEnd, false)] {
            view.addAction(
                UIAction { [weak self] _ in self?.field?.onEditingChanged?(isEditing) }, for: event)
        }
    }

    func show(_ field: FieldView, title: String, _ environment: EnvironmentValues) {
        self.field = field
        submit = environment.submitActions
        let text = field.text
        if view.text != text { view.text = text }
        let placeholder = field.prompt?.resolved(in: environment) ?? title
        if view.placeholder != placeholder { view.placeholder = placeholder.isEmpty ? nil : placeholder }
        view.isSecureTextEntry = field.isSecure
        view.isEnabled = environment.isEnabled
        view.borderStyle = environment.fieldHasBorder ? .roundedRect : .none
        let font = environment.font ?? .body
        let uiFont = font.uiFont(in: environment.traits)
        if view.font != uiFont { view.font = uiFont }
        view.adjustsFontForContentSizeCategory = font.scales
        contentDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = view.intrinsicContentSize
        return CGSize(width: max(proposal.width ?? natural.width, 0), height: max(natural.height, 22))
    }

    override func makeElements() -> [ElementNode] { [ElementNode(native: view)] }
}

extension EnvironmentValues {
    private enum FieldBorder {}

    var fieldHasBorder: Bool {
        get { self[OptionalKey<FieldBorder, Bool>.self] ?? false }
        set { self[OptionalKey<FieldBorder, Bool>.self] = newValue }
    }
}

/// The appearance of fields.
public protocol TextFieldStyle { var _hasBorder: Bool { get } }

extension TextFieldStyle {
    /// Whether fields have a border.
    public var _hasBorder: Bool { false }
}

/// The standard style of fields.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Fields without a border.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Fields with a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Whether fields have a border.
    public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The standard style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a round border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of fields.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.fieldHasBorder, style._hasBorder)
    }
}
