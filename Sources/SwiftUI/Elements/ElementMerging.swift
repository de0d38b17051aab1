extension ElementProperties {
    /// One element of several, as `accessibilityElement(children: .combine)` and the labels of controls merge them.
    ///
    /// - Parameters:
    ///   - nodes: The elements, in reading order.
    ///   - keepsButtons: Whether buttons become actions of the element; the label of a control swallows them.
    static func combining(_ nodes: [ElementNode], keepsButtons: Bool = true) -> ElementProperties {
        var result = ElementProperties()
        var (labels, values, hints) = ([String](), [String](), [String]())
        var actions: [ElementAction] = []
        for node in nodes.flattened where node.kind != .silent {
            let child = node.properties
            // A child that isn't called a button joins its label to the others; its action stays the activation.
            if keepsButtons, result.actions.activate == nil { result.actions.activate = child.actions.activate }
            if child.traits.contains(.button), child.actions.activate != nil, keepsButtons {
                if let label = child.label, let activate = child.actions.activate {
                    actions.append(ElementAction(name: label, perform: activate))
                }
            } else if let label = child.label, child.joinsLabel {
                labels.append(label)
            }
            if let value = child.value, !value.isEmpty { values.append(value) }
            if let hint = child.hint, !hint.isEmpty { hints.append(hint) }
            result.traits.formUnion(child.traits.subtracting([.image, .staticText]))
            result.identifier = result.identifier ?? child.identifier
            result.customContent += child.customContent
            result.details.combine(child.details)
            result.customActions += child.customActions
            if let adjust = child.actions.adjust, result.actions.adjust == nil { result.actions.adjust = adjust }
            result.expandedStatus = result.expandedStatus == .unsupported ? child.expandedStatus : result.expandedStatus
            result.headingLevel = result.headingLevel ?? child.headingLevel
            result.language = result.language ?? child.language
            result.source = result.source ?? child.source
            if child.isDisabled { result.isDisabled = true }
        }
        result.customActions += actions
        // An image gives a control its name where nothing else does.
        if labels.isEmpty, !keepsButtons {
            labels = nodes.flattened.lazy.compactMap(\.properties.label).prefix(1).filter { !$0.isEmpty }
        }
        if !labels.isEmpty { result.label = labels.joined(separator: ", ") }
        if !values.isEmpty { result.value = values.joined(separator: ", ") }
        if !hints.isEmpty { result.hint = hints.joined(separator: ", ") }
        return result
    }

    /// Whether the label is joined to those of the others: not the name of an image that the app didn't choose, and not
    /// that of an adjustable child.
    private var joinsLabel: Bool {
        guard label?.isEmpty == false, actions.adjust == nil, !traits.contains(.adjustable) else { return false }
        return !(isLabelAutomatic && traits.contains(.image))
    }
}
