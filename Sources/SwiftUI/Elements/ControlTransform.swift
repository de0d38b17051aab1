/// The rule of controls: one element of the whole control, named by its label. What is inside is swallowed.
struct ControlTransform {
    var traits: UIAccessibilityTraits = .button
    var value: String?
    var hint: String?
    /// A text in place of that of the label.
    var label: Text?
    var role: ButtonRole?
    var expandedStatus = UIAccessibilityExpandedStatus.unsupported
    var activate: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var source: ViewSource?
}

extension ControlTransform: ElementTransform {
    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        let properties = properties(of: nodes, in: carrier.environment)
        let view = carrier.control
        view.isEnabled = !properties.traits.contains(.notEnabled)
        return [ElementNode(kind: .element, properties: properties, view: view)]
    }

    /// The properties of the control's element, from those of its label.
    @MainActor func properties(of nodes: [ElementNode], in environment: EnvironmentValues) -> ElementProperties {
        var properties = ElementProperties.combining(nodes, keepsButtons: false)
        let isEnabled = environment.isEnabled && !properties.isDisabled
        properties.traits = properties.traits.subtracting([.link, .button, .adjustable]).union(traits)
        if !isEnabled { properties.traits.insert(.notEnabled) }
        if let label { properties.label = label.resolved(in: environment) }
        if value != nil || traits.contains(.toggleButton) { properties.value = value }
        if let hint { properties.hint = hint }
        if expandedStatus != .unsupported { properties.expandedStatus = expandedStatus }
        properties.role = role
        if let location = source?.location { properties.source = location }
        properties.isLabelAutomatic = false
        properties.actions = ElementActions()
        properties.actions.activate = isEnabled ? activate : nil
        properties.actions.adjust = isEnabled ? adjust : nil
        return properties
    }
}

extension View {
    /// The view as one element of a control.
    nonisolated func controlElement(_ control: ControlTransform) -> some View { modifier(ElementModifier(control)) }
}
