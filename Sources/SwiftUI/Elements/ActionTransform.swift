/// The rule of modifiers that give elements an action.
struct ActionTransform {
    enum Action {
        case perform(AccessibilityActionKind, () -> Void)
        case adjust((AccessibilityAdjustmentDirection) -> Void)
        case scroll((Edge) -> Void)
        case zoom((AccessibilityZoomGestureAction) -> Void)
    }

    let action: Action
    var source: ViewSource?
}

extension ActionTransform: ElementTransform {
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        guard isInherited, nodes.count != 1 else {
            return nodes.changed(in: carrier, needsActions: true, source: source) {
                add(to: &$0, carrier.environment)
            }
        }
        // The gesture of several elements reaches the view around them along the responder chain.
        var properties = ElementProperties()
        add(to: &properties, carrier.environment)
        carrier.view.actions = properties.actions
        return nodes
    }

    /// Whether the action belongs to all that is in the view, so that the view becomes no element by it.
    private var isInherited: Bool {
        switch action {
        case .perform(let kind, _): kind == .escape || kind == .magicTap
        case .scroll: true
        case .adjust, .zoom: false
        }
    }

    @MainActor private func add(to properties: inout ElementProperties, _ environment: EnvironmentValues) {
        switch action {
        case .perform(let kind, let handler): add(handler, for: kind, to: &properties, environment)
        case .scroll(let handler): properties.actions.scroll = handler
        case .adjust(let handler):
            properties.traits.insert(.adjustable)
            properties.actions.adjust = handler
        case .zoom(let handler):
            properties.traits.insert(.supportsZoom)
            properties.actions.zoom = handler
        }
    }

    @MainActor private func add(
        _ handler: @escaping () -> Void, for kind: AccessibilityActionKind, to properties: inout ElementProperties,
        _ environment: EnvironmentValues
    ) {
        switch kind.kind {
        case .default: properties.actions.activate = handler
        case .escape: properties.actions.escape = handler
        case .magicTap: properties.actions.magicTap = handler
        case .named:
            guard let name = kind.name?.resolved(in: environment) else { return }
            // UIKit's array begins with the action that was written last.
            properties.customActions.insert(ElementAction(name: name, perform: handler), at: 0)
        case .delete, .showMenu: break
        }
    }
}
