/// An attribute that an accessibility modifier sets.
enum AccessibilityAttribute: Equatable {
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case sortPriority(Double)
    case headingLevel(AccessibilityHeadingLevel)
    case inputLabels([Text])
    case respondsToUserInteraction(Bool)
    case activationPoint(ElementProperties.ActivationPoint)
    case customContent(label: Text, value: Text?, isImportant: Bool)

    /// Whether the attribute makes an element of a view that has none.
    var makesElement: Bool {
        switch self {
        case .identifier, .sortPriority: false
        default: true
        }
    }

    /// Sets the attribute; that of an outer modifier wins.
    @MainActor func set(in properties: inout ElementProperties, _ environment: EnvironmentValues) {
        switch self {
        case .label(let text):
            properties.label = text.resolved(in: environment)
            properties.isLabelAutomatic = false
        case .value(let text): properties.value = text.resolved(in: environment)
        case .hint(let text): properties.hint = text.resolved(in: environment)
        case .identifier(let identifier): properties.identifier = identifier
        case .addTraits(let traits):
            properties.traits.formUnion(traits.uiTraits)
            if traits.contains(.isModal) { properties.isModal = true }
        case .removeTraits(let traits):
            properties.traits.subtract(traits.uiTraits)
            if traits.contains(.isModal) { properties.isModal = false }
        case .sortPriority(let priority): properties.sortPriority = priority
        case .headingLevel(let level): properties.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
        case .inputLabels(let labels): properties.inputLabels = labels.map { $0.resolved(in: environment) }
        case .respondsToUserInteraction(let responds): properties.respondsToUserInteraction = responds
        case .activationPoint(let point): properties.activationPoint = point
        case .customContent(let label, let value, let isImportant):
            let name = label.resolved(in: environment)
            let position = properties.customContent.firstIndex { $0.label == name }
            guard let value else {
                if let position { properties.customContent.remove(at: position) }
                return
            }
            let content = AXCustomContent(label: name, value: value.resolved(in: environment))
            content.importance = isImportant ? .high : .default
            if let position {
                properties.customContent[position] = content
            } else {
                properties.customContent.append(content)
            }
        }
    }
}

/// The rule of a modifier that sets an attribute on each element of the view.
struct AttributeTransform: ElementTransform {
    let attribute: AccessibilityAttribute

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        if case .sortPriority = attribute, nodes.isEmpty { return [] }
        return nodes.changed(in: carrier, makesElement: attribute.makesElement) {
            attribute.set(in: &$0, carrier.environment)
        }
    }
}
