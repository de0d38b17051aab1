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
    case customContent(AccessibilityCustomContentKey, value: Text?, AXCustomContent.Importance)
    case speech(SpeechAttributes)
    case textContentType(AccessibilityTextContentType)
    case directTouch(AccessibilityDirectTouchOptions?)
    case dragPoint(UnitPoint, Text)
    case dropPoint(UnitPoint, Text)
    case pair(LabeledPair)

    /// Whether the attribute makes an element of a view that has none.
    var makesElement: Bool {
        switch self {
        case .identifier, .sortPriority, .pair: false
        default: true
        }
    }

    /// Sets the attribute; that of an outer modifier wins.
    @MainActor func set(in properties: inout ElementProperties, _ environment: EnvironmentValues) {
        switch self {
        case .label(let text):
            properties.label = text.resolved(in: environment)
            properties.isLabelAutomatic = false
            if properties.isValueHiddenByLabel { properties.value = nil }
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
        case .customContent(let key, let value, let importance):
            properties.setCustomContent(
                key, value: value?.resolved(in: environment), importance, label: key.label.resolved(in: environment))
        default: set(in: &properties.details, &properties.traits, environment)
        }
    }

    @MainActor private func set(
        in details: inout ElementDetails, _ traits: inout UIAccessibilityTraits, _ environment: EnvironmentValues
    ) {
        switch self {
        case .speech(let speech): details.speech.merge(speech)
        case .textContentType(let type): details.textualContext = type.context
        case .directTouch(let options):
            if options == nil {
                traits.remove(.allowsDirectInteraction)
            } else {
                traits.insert(.allowsDirectInteraction)
            }
            details.directTouchOptions = options.map { UIAccessibility.DirectTouchOptions(rawValue: $0.rawValue) }
        case .dragPoint(let point, let name):
            details.dragPoints.append(ElementDetails.Place(point: point, name: name.resolved(in: environment)))
        case .dropPoint(let point, let name):
            details.dropPoints.append(ElementDetails.Place(point: point, name: name.resolved(in: environment)))
        case .pair(let pair): details.pair = pair
        default: break
        }
    }
}

/// The rule of a modifier that sets an attribute on each element of the view.
struct AttributeTransform: ElementTransform {
    let attribute: AccessibilityAttribute
    let source: ViewSource?

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        if case .sortPriority = attribute, nodes.isEmpty { return [] }
        return nodes.changed(in: carrier, makesElement: attribute.makesElement, source: source) {
            attribute.set(in: &$0, carrier.environment)
        }
    }
}
