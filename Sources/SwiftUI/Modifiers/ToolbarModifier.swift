/// The content of bars.
@preconcurrency @MainActor public protocol ToolbarContent {
    /// The type of the content.
    associatedtype Body: ToolbarContent
    /// The content.
    @ToolbarContentBuilder var body: Body { get }
    /// Returns the items of the content. Not for apps: every content has them.
    func _entries(in collector: _ToolbarCollector)
}

extension ToolbarContent {
    /// Returns the items of the body.
    public func _entries(in collector: _ToolbarCollector) { body._entries(in: collector) }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never evaluated: the content has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Collects the items of bars.
@MainActor public final class _ToolbarCollector {
    private let node: _GraphNode
    private var old: [ToolbarEntry]
    private(set) var entries: [ToolbarEntry] = []

    init(_ node: _GraphNode, old: [ToolbarEntry]) {
        self.node = node
        self.old = old
    }

    func add<V: View>(_ view: V, _ placement: ToolbarItemPlacement) {
        let box = AnyViewBox(view)
        let position = entries.count
        if position < old.count, old[position].placement == placement {
            old[position].content.update(box, node.environment)
            entries.append(old[position])
        } else {
            let content = HostedContent(box, parent: node, node.environment)
            content.elementsDidChange = { [weak node] in
                node?.graph.preferences.invalidate()
                node?.graph.requestUpdate()
            }
            entries.append(ToolbarEntry(placement: placement, content: content))
        }
    }

    func endRest() {
        for entry in old where !entries.contains(where: { $0.content === entry.content }) { entry.content.remove() }
    }
}

/// An item of a bar.
@MainActor struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let content: HostedContent

    /// The buttons of UIKit's bar: one for each element that can be activated.
    var barButtonItems: [UIBarButtonItem] {
        let elements = content.elements.flattened
        guard
            elements.allSatisfy({ $0.properties.actions.activate != nil || $0.properties.traits.contains(.notEnabled) })
        else {
            content.host.keepsSafeArea = false
            content.host.frame.size = content.host.size(.unspecified)
            return [UIBarButtonItem(customView: content.host)]
        }
        return elements.map { element in
            let properties = element.properties
            let activate = properties.actions.activate
            let item = UIBarButtonItem(title: properties.label, primaryAction: UIAction { _ in activate?() })
            item.title = properties.label
            item.isEnabled = !properties.traits.contains(.notEnabled)
            item.accessibilityIdentifier = properties.identifier
            item.accessibilityHint = properties.hint
            item.accessibilityValue = properties.value
            return item
        }
    }
}

/// Builds the content of bars.
@resultBuilder public enum ToolbarContentBuilder {
    /// Passes content on.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Passes content on.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Groups content.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarGroup {
        var parts: [any ToolbarContent] = []
        for part in repeat each content { parts.append(part) }
        return _ToolbarGroup(parts: parts)
    }

    /// Content that may be absent.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarGroup {
        _ToolbarGroup(parts: content.map { [$0] } ?? [])
    }

    /// The first of two alternatives.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarGroup {
        _ToolbarGroup(parts: [first])
    }

    /// The second of two alternatives.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarGroup {
        _ToolbarGroup(parts: [second])
    }

    /// Content that some versions don't have.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarGroup {
        _ToolbarGroup(parts: [content])
    }
}

/// Several contents of bars.
public struct _ToolbarGroup {
    let parts: [any ToolbarContent]

    nonisolated init(parts: [any ToolbarContent]) { self.parts = parts }
}

extension _ToolbarGroup: ToolbarContent {
    /// Returns the items of the parts.
    public func _entries(in collector: _ToolbarCollector) { for part in parts { part._entries(in: collector) } }

    /// There is none.
    public typealias Body = Never
}

/// The place of an item in bars.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Edge { case leading, trailing, title, bottom, keyboard }
    let edge: Edge

    /// The standard place: the trailing edge of the upper bar.
    public static let automatic = ToolbarItemPlacement(edge: .trailing)
    /// The middle of the upper bar.
    public static let principal = ToolbarItemPlacement(edge: .title)
    /// The trailing edge of the upper bar.
    public static let primaryAction = ToolbarItemPlacement(edge: .trailing)
    /// The menu of the upper bar.
    public static let secondaryAction = ToolbarItemPlacement(edge: .trailing)
    /// The leading edge of the upper bar.
    public static let navigation = ToolbarItemPlacement(edge: .leading)
    /// The leading edge of the upper bar.
    public static let navigationBarLeading = ToolbarItemPlacement(edge: .leading)
    /// The trailing edge of the upper bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(edge: .trailing)
    /// The leading edge of the upper bar.
    public static let topBarLeading = ToolbarItemPlacement(edge: .leading)
    /// The trailing edge of the upper bar.
    public static let topBarTrailing = ToolbarItemPlacement(edge: .trailing)
    /// The place of what confirms: the trailing edge.
    public static let confirmationAction = ToolbarItemPlacement(edge: .trailing)
    /// The place of what cancels: the leading edge.
    public static let cancellationAction = ToolbarItemPlacement(edge: .leading)
    /// The place of what deletes: the trailing edge.
    public static let destructiveAction = ToolbarItemPlacement(edge: .trailing)
    /// The lower bar.
    public static let bottomBar = ToolbarItemPlacement(edge: .bottom)
    /// The lower bar.
    public static let status = ToolbarItemPlacement(edge: .bottom)
    /// The bar of the keyboard, which isn't shown here.
    public static let keyboard = ToolbarItemPlacement(edge: .keyboard)
    /// The title.
    public static let title = ToolbarItemPlacement(edge: .title)
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == () {
    /// Creates an item at a place.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an id at a place.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: ToolbarContent {
    /// Returns the item.
    public func _entries(in collector: _ToolbarCollector) { collector.add(content, placement) }

    /// There is none.
    public typealias Body = Never
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates items at a place.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent {
    /// Returns the items.
    public func _entries(in collector: _ToolbarCollector) { collector.add(content, placement) }

    /// There is none.
    public typealias Body = Never
}

/// Sets the items of the page's bars.
struct ToolbarModifier<Content: ToolbarContent> {
    let content: Content
}

extension ToolbarModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: _GraphNode, environment: EnvironmentValues
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ToolbarNode(view, parent: parent, environment)
    }
}

private final class ToolbarNode<V: View, Content: ToolbarContent>:
    _ViewNode<ModifiedContent<V, ToolbarModifier<Content>>>, PreferenceWriter
{
    private var child: _ViewNode<V>?
    private var entries: [ToolbarEntry] = []

    override init(
        _ view: ModifiedContent<V, ToolbarModifier<Content>>, parent: _GraphNode, _ environment: EnvironmentValues
    ) {
        super.init(view, parent: parent, environment)
        child = V._makeNode(view.content, parent: self, environment: environment)
        evaluate()
    }

    override var childNodes: [_GraphNode] { (child.map { [$0] } ?? []) + entries.map(\.content) }
    override var preferenceChildren: [_GraphNode] { child.map { [$0] } ?? [] }
    override var items: [Item] { child?.items ?? [] }
    override var itemList: ItemList { child?.itemList ?? ItemList() }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        child?.update(view.content, environment)
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let collector = _ToolbarCollector(self, old: entries)
        Evaluation.evaluating(self) { view.modifier.content._entries(in: collector) }
        collector.endRest()
        entries = collector.entries
        graph.preferences.invalidate()
    }

    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value?? {
        guard key == ToolbarKey.self else { return nil }
        var value = entries
        ToolbarKey.reduce(value: &value) { childPreference(ToolbarKey.self) ?? [] }
        return .some(value as? K.Value)
    }
}

extension View {
    /// Sets the items of the page's bars.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(content: content())) }

    /// Sets an item of the page's bars.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItem(content: content)))
    }
}
