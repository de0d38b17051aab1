/// A control for one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let content: Content
    let selection: Binding<SelectionValue>
    /// The place in the source.
    var source: ViewSource?

    /// Creates a picker with a label.
    public nonisolated init(
        selection: Binding<SelectionValue>, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
        self.selection = selection
        source = ViewSource(file, line)
    }

    /// Creates a picker with a label.
    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
        source = ViewSource(file, line)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
        source = ViewSource(file, line)
    }
}

extension Picker: View {
    /// There is none.
    public typealias Body = Never

    /// Makes the node of the picker.
    public static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        PickerNode(view, parent: parent, environment)
    }
}

/// A value that can be picked, with its words.
struct PickerOption: Equatable, Identifiable {
    let id: Int
    let tag: AnyHashable?
    let words: String
}

/// The node of a picker: reads the options from the content, and shows them in the style of the environment.
private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
    _ViewNode<Picker<Label, SelectionValue, Content>>
{
    private var content: HostedContent?
    private var child: _ViewNode<StyledPicker<Label>>?

    override init(
        _ view: Picker<Label, SelectionValue, Content>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        let content = HostedContent(AnyViewBox(view.content), parent: self, environment)
        self.content = content
        evaluate()
        content.elementsDidChange = { [weak self] in if let self { graph.invalidate(self) } }
    }

    override var childNodes: [_GraphNode] { [content, child].compactMap(\.self) }
    override var items: [Item] { child?.items ?? [] }
    override var itemList: ItemList { ItemList(items) }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        content?.update(AnyViewBox(view.content), environment)
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let options = (content?.shownItems ?? []).enumerated().map { index, item in
            PickerOption(
                id: index, tag: item.tag,
                words: ElementProperties.combining(item.elements, keepsButtons: false).label ?? "")
        }
        let selection = Evaluation.evaluating(self) { view.selection.wrappedValue }
        let binding = view.selection
        let picker = StyledPicker(
            label: view.label, source: view.source, options: options,
            selected: options.first { ($0.tag?.base as? SelectionValue) == selection },
            select: { if let value = $0.tag?.base as? SelectionValue { binding.wrappedValue = value } })
        if let child {
            child.update(picker, environment)
        } else {
            child = StyledPicker<Label>._makeNode(picker, parent: self, environment: environment)
        }
    }
}

/// A picker in the style of the environment.
private struct StyledPicker<Label: View>: View {
    let label: Label
    let source: ViewSource?
    let options: [PickerOption]
    let selected: PickerOption?
    let select: (PickerOption) -> Void
    @Environment(\.pickerForm) private var form
    @Environment(\.isInList) private var isInList

    var body: some View {
        switch form {
        case .menu, .navigationLink:
            MenuControl(
                label: value, content: AnyView(entries), value: selected?.words ?? "", source: source)
        case .segmented:
            SegmentedView(options: options, selected: selected, select: select).located(source)
        case .wheel: WheelView(options: options, selected: selected, select: select).located(source)
        case .inline: entries
        }
    }

    /// The choice; the label is only drawn in lists.
    private var value: some View {
        LabeledControl(label: label) { Text(verbatim: selected?.words ?? "").accessibilityHidden(true) }
            .environment(\.labelsAreHidden, !isInList)
            // Outside of lists there is room around the choice, and for the arrows.
            .padding(
                isInList ? EdgeInsets() : EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 26.5))
    }

    private var entries: some View {
        ForEach(options) { option in
            Text(verbatim: option.words)
                .controlElement(
                    ControlTransform(
                        traits: option == selected ? [.button, .selected] : .button,
                        activate: { select(option) }, source: source))
        }
    }
}

/// The form of a picker.
enum PickerForm {
    case menu, segmented, wheel, inline, navigationLink
}

/// The appearance of pickers.
public protocol PickerStyle { var _form: _PickerForm { get } }

/// The form of a picker.
public struct _PickerForm: Sendable {
    let form: PickerForm
}

/// The standard style: a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The form.
    public var _form: _PickerForm { _PickerForm(form: .menu) }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The form.
    public var _form: _PickerForm { _PickerForm(form: .menu) }
}

/// Segments next to each other.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The form.
    public var _form: _PickerForm { _PickerForm(form: .segmented) }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The form.
    public var _form: _PickerForm { _PickerForm(form: .wheel) }
}

/// Rows.
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The form.
    public var _form: _PickerForm { _PickerForm(form: .inline) }
}

/// A link to a page with rows; a menu here.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The form.
    public var _form: _PickerForm { _PickerForm(form: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The standard style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments next to each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    /// Segments next to each other.
    public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Rows.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a page with rows.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
    var pickerForm: PickerForm {
        get { self[OptionalKey<PickerForm, PickerForm>.self] ?? .menu }
        set { self[OptionalKey<PickerForm, PickerForm>.self] = newValue }
    }
}

extension View {
    /// Sets the style of pickers.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerForm, style._form.form)
    }
}
