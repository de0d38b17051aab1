/// The rule of `accessibilityElement(children:)`.
struct ChildBehaviorTransform: ElementTransform {
    let behavior: AccessibilityChildBehavior
    var source: ViewSource?

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        switch behavior {
        case .combine:
            guard !nodes.isEmpty else { return [] }
            var properties = ElementProperties.combining(nodes)
            properties.source = source?.location ?? properties.source
            return [ElementNode(kind: .element, properties: properties, view: carrier.view)]
        case .contain:
            return [ElementNode(kind: .container, properties: empty, view: carrier.view, children: nodes)]
        default: return [ElementNode(kind: .element, properties: empty, view: carrier.view)]
        }
    }
}

extension ChildBehaviorTransform {
    private var empty: ElementProperties {
        var properties = ElementProperties()
        properties.source = source?.location
        return properties
    }
}

/// The rule that hides elements.
struct HiddenTransform: ElementTransform {
    let isHidden: Bool

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        guard isHidden else { return nodes }
        carrier.view.accessibilityElementsHidden = true
        return []
    }
}

/// The rule that changes attributes of the elements.
struct PropertyTransform: ElementTransform {
    /// Whether the attribute makes an element of a view that has none.
    var makesElement = true
    /// Whether the element performs actions.
    var needsActions = false
    let change: @MainActor (inout ElementProperties, EnvironmentValues) -> Void

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        nodes.changed(in: carrier, makesElement: makesElement, needsActions: needsActions) {
            change(&$0, carrier.environment)
        }
    }
}

extension View {
    /// The view with changed attributes of its elements.
    nonisolated func accessibilityProperties(
        makesElement: Bool = true, needsActions: Bool = false,
        _ change: @escaping @MainActor (inout ElementProperties, EnvironmentValues) -> Void
    ) -> some View {
        modifier(
            ElementModifier(
                PropertyTransform(makesElement: makesElement, needsActions: needsActions, change: change)))
    }
}
