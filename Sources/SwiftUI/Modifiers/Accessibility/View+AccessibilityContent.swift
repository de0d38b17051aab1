// Labels, values and hints that are made of views (iOS 18).
extension View {
    /// Sets the label to that of other views, among which the view's label so far can be.
    public nonisolated func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            CompanionModifier(content(PlaceholderContentView())) { properties, nodes in
                properties.label = ElementProperties.combining(nodes, keepsButtons: false).label?
                    .replacingOccurrences(of: PlaceholderItem.mark, with: properties.label ?? "")
                properties.isLabelAutomatic = false
            })
    }

    /// Replaces the elements of the view by those of other views, which are not shown.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityHidden(true)
            .modifier(
                DecorationModifier(representation().allowsHitTesting(false), alignment: .center, isBehind: true))
    }

    /// Makes the view a container of the elements of other views, which are not shown.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(ElementModifier(ReplacedTransform()))
            .modifier(DecorationModifier(children().allowsHitTesting(false), alignment: .center, isBehind: true))
            .modifier(ElementModifier(SyntheticChildrenTransform()))
    }
}

/// The part of a modified view that its modifier builds upon.
public struct PlaceholderContentView<Value> {
    nonisolated init() {}
}

extension PlaceholderContentView: View {
    /// There is none.
    public typealias Body = Never
}

extension PlaceholderContentView: ItemView {
    static func makeItem(of node: _GraphNode) -> PlaceholderItem { PlaceholderItem(of: node) }
    func update(_ item: PlaceholderItem, _ environment: EnvironmentValues) {}
}

/// The item of the modified view's label within a new label.
final class PlaceholderItem: Item {
    /// The character that attributed strings have for what is not text.
    nonisolated static let mark = "\u{FFFC}"
    private let view = UIView()

    override func makeElements() -> [ElementNode] {
        var properties = ElementProperties()
        properties.label = Self.mark
        return [ElementNode(kind: .element, properties: properties, view: view)]
    }
}

/// The rule that hides elements and leaves their attributes to the container that replaces them.
private struct ReplacedTransform: ElementTransform {
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        carrier.view.accessibilityElementsHidden = true
        var node = ElementNode(kind: .replaced, properties: ElementProperties(), view: carrier.view)
        if let first = nodes.first, nodes.count == 1 { node.properties = first.properties }
        return [node]
    }
}

/// The rule that puts synthetic elements into a container with the attributes of the elements that they replace.
private struct SyntheticChildrenTransform: ElementTransform {
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        var properties = nodes.first { $0.kind == .replaced }?.properties ?? ElementProperties()
        properties.traits = []
        return [
            ElementNode(
                kind: .container, properties: properties, view: carrier.view,
                children: nodes.filter { $0.kind != .replaced })
        ]
    }
}
