/// A control that opens a menu.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    /// The place in the source.
    var source: ViewSource?

    /// Creates a menu with a label.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
        primaryAction = nil
        source = ViewSource(file, line)
    }

    /// Creates a menu with a label and an action of a tap; the menu opens by a long press.
    public nonisolated init(
        file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
        source = ViewSource(file, line)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
        source = ViewSource(file, line)
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(title) }
        source = ViewSource(file, line)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, file: StaticString = #filePath,
        line: UInt = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
        source = ViewSource(file, line)
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, file: StaticString = #filePath, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
        source = ViewSource(file, line)
    }
}

extension Menu: View {
    /// The label as a button that opens the menu.
    public var body: some View {
        MenuControl(
            label: label, content: AnyView(content), value: nil, primaryAction: primaryAction,
            source: source)
    }
}

/// A label that opens a menu of UIKit.
struct MenuControl<Label: View> {
    let label: Label
    let content: AnyView
    /// The spoken value, such as the choice of a picker.
    let value: String?
    var primaryAction: (() -> Void)?
    var source: ViewSource?
}

extension MenuControl: View {
    typealias Body = Never

    static func _makeNode(
        _ view: Self, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<Self> {
        MenuNode(view, parent: parent, environment)
    }
}

/// The node of a menu. Its content is read for the entries when the menu opens.
private final class MenuNode<Label: View>: _ViewNode<MenuControl<Label>> {
    private var label: _ViewNode<Label>?
    private var content: HostedContent?
    private var wrapped: [(content: Item, item: ElementItem)] = []

    override init(_ view: MenuControl<Label>, parent: _GraphNode, _ environment: EnvironmentValues) {
        super.init(view, parent: parent, environment)
        label = Label._makeNode(view.label, parent: self, environment: environment)
        content = HostedContent(AnyViewBox(view.content), parent: self, environment)
        content?.elementsDidChange = { [weak self] in self?.contentDidChange() }
    }

    override var childNodes: [_GraphNode] { [label, content].compactMap(\.self) }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { itemsDidChange() }

    override var items: [Item] {
        let items = label?.items ?? []
        if wrapped.map(\.content).elementsEqual(items, by: ===) { return wrapped.map(\.item) }
        wrapped = items.map { ($0, ElementItem($0, of: self, transform)) }
        return wrapped.map(\.item)
    }

    private var transform: MenuTransform {
        MenuTransform(
            control: ControlTransform(
                traits: [.button, .popUpButton], value: view.value,
                hint: view.value == nil ? nil : "Double tap to activate the picker.", source: view.source),
            menu: { [weak self] in UIMenu(self?.content?.elements ?? []) },
            primaryAction: view.primaryAction)
    }

    private func contentDidChange() { for entry in wrapped { entry.item.setNeedsElements() } }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        label?.update(view.label, environment)
        content?.update(AnyViewBox(view.content), environment)
        for entry in wrapped { entry.item.update(transform) }
    }
}

/// The rule of menus: one element of a button of UIKit, which opens the menu.
private struct MenuTransform {
    let control: ControlTransform
    let menu: @MainActor () -> UIMenu
    let primaryAction: (() -> Void)?
}

extension MenuTransform: ElementTransform {
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        var properties = control.properties(of: nodes, in: carrier.environment)
        properties.isValueHiddenByLabel = control.value != nil
        let button = carrier.menuButton
        button.isEnabled = !properties.traits.contains(.notEnabled)
        button.menu = menu()
        button.showsMenuAsPrimaryAction = primaryAction == nil
        if let primaryAction { properties.actions.activate = primaryAction }
        return [ElementNode(kind: .element, properties: properties, view: button)]
    }
}

extension UIAccessibilityTraits {
    /// A control that opens a menu.
    static let popUpButton = UIAccessibilityTraits(rawValue: 1 << 40)
}

extension UIMenu {
    /// A menu with an entry for each element that can be activated.
    convenience init(_ elements: [ElementNode]) {
        self.init(title: "", children: elements.flattened.compactMap { $0.properties.menuEntry })
    }
}

extension ElementProperties {
    /// The entry of a menu; a text without an action can't be chosen.
    @MainActor fileprivate var menuEntry: UIMenuElement? {
        guard let label else { return nil }
        var attributes: UIMenuElement.Attributes = []
        if role == .destructive { attributes.insert(.destructive) }
        if traits.contains(.notEnabled) { attributes.insert(.disabled) }
        guard let activate = actions.activate else {
            return traits.contains(.button)
                ? UIAction(title: label, attributes: attributes) { _ in }
                : UIMenu(title: label, options: .displayInline, children: [])
        }
        let isOn = traits.contains(.selected) || traits.contains(.toggleButton) && value == "1"
        return UIAction(title: label, attributes: attributes, state: isOn ? .on : .off) { _ in activate() }
    }
}
