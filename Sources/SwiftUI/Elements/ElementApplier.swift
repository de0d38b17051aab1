/// Gives the elements of a screen to the views that carry them, as far as they differ from those of last time.
@MainActor struct ElementApplier {
    private var applied: [ObjectIdentifier: UIView] = [:]
    /// Whether an element is named by another one.
    private(set) var hasPairs = false

    /// The elements of a screen that have changed.
    enum Change {
        /// All elements, of which there are others than before.
        case all([ElementNode])
        /// Some elements, of the same views as before.
        case some([ElementNode])
    }

    /// Assigns the attributes of elements to their views, and takes them from views that are no elements any more.
    mutating func apply(_ change: Change) {
        switch change {
        case .some(let nodes): for node in nodes { update(node) }
        case .all(let nodes):
            hasPairs = nodes.haveLabelPairs
            var next: [ObjectIdentifier: UIView] = [:]
            for node in hasPairs ? nodes.pairedWithLabels : nodes { apply(node, &next) }
            for (id, view) in applied where next[id] == nil { Self.clear(view) }
            applied = next
        }
    }

    private mutating func update(_ node: ElementNode) {
        let id = ObjectIdentifier(node.view)
        if !node.isPristine || applied[id] != nil {
            Self.assign(node)
            applied[id] = node.view
        }
        for child in node.children { update(child) }
    }

    private func apply(_ node: ElementNode, _ next: inout [ObjectIdentifier: UIView]) {
        let id = ObjectIdentifier(node.view)
        if !node.isPristine || applied[id] != nil {
            Self.assign(node)
            next[id] = node.view
        }
        for child in node.children { apply(child, &next) }
    }

    private static func clear(_ view: UIView) {
        view.isAccessibilityElement = false
        view.accessibilityContainerType = .none
        view.accessibilityViewIsModal = false
        view.shouldGroupAccessibilityChildren = false
    }

    private static func assign(_ node: ElementNode) {
        let (view, properties) = (node.view, node.properties)
        switch node.kind {
        case .element: view.isAccessibilityElement = true
        case .container:
            view.isAccessibilityElement = false
            view.accessibilityContainerType = .semanticGroup
            view.shouldGroupAccessibilityChildren = true
        case .silent: view.isAccessibilityElement = false
        case .native, .replaced: break
        }
        if view.accessibilityLabel != properties.label { view.accessibilityLabel = properties.label }
        if view.accessibilityValue != properties.value { view.accessibilityValue = properties.value }
        if view.accessibilityHint != properties.hint { view.accessibilityHint = properties.hint }
        if view.accessibilityTraits != properties.traits { view.accessibilityTraits = properties.traits }
        if view.accessibilityIdentifier != properties.identifier {
            view.accessibilityIdentifier = properties.identifier
        }
        if view.declaredSortPriority != properties.sortPriority { view.declaredSortPriority = properties.sortPriority }
        if view.accessibilityLanguage != properties.language { view.accessibilityLanguage = properties.language }
        if view.accessibilityViewIsModal != properties.isModal { view.accessibilityViewIsModal = properties.isModal }
        if view.accessibilityUserInputLabels != properties.inputLabels {
            view.accessibilityUserInputLabels = properties.inputLabels
        }
        if view.accessibilityExpandedStatus != properties.expandedStatus {
            view.accessibilityExpandedStatus = properties.expandedStatus
        }
        if let responds = properties.respondsToUserInteraction {
            view.accessibilityRespondsToUserInteraction = responds
        }
        if !(view.declaredCustomContent ?? []).isEmpty || !properties.customContent.isEmpty {
            view.declaredCustomContent = properties.customContent.map(\.content)
        }
        if view.sourceLocation != properties.source { view.sourceLocation = properties.source }
        assignSpokenLabel(properties, to: view)
        properties.details.assign(to: view, isNative: node.kind == .native)
        assignActions(node)
        assignActivationPoint(properties, to: view)
    }

    private static func assignSpokenLabel(_ properties: ElementProperties, to view: UIView) {
        guard let label = properties.label else { return }
        var attributes = properties.details.speech.attributes
        attributes[.accessibilityTextHeadingLevel] = properties.headingLevel
        guard !attributes.isEmpty else { return }
        view.accessibilityAttributedLabel = NSAttributedString(string: label, attributes: attributes)
    }

    private static func assignActions(_ node: ElementNode) {
        let (view, properties) = (node.view, node.properties)
        if !(view.accessibilityCustomActions ?? []).isEmpty || !properties.customActions.isEmpty {
            view.accessibilityCustomActions = properties.customActions.map { action in
                UIAccessibilityCustomAction(name: action.name) { _ in
                    action.perform()
                    return true
                }
            }
        }
        if let view = view as? any ActionPerforming {
            view.actions = properties.actions
        } else {
            assignBlocks(properties.actions, to: view)
        }
    }

    private static func assignBlocks(_ actions: ElementActions, to view: UIView) {
        guard !actions.isEmpty else { return }
        if let activate = actions.activate {
            view.accessibilityActivateBlock = {
                activate()
                return true
            }
        }
        if let adjust = actions.adjust {
            view.accessibilityIncrementBlock = { adjust(.increment) }
            view.accessibilityDecrementBlock = { adjust(.decrement) }
        }
        if let escape = actions.escape {
            view.accessibilityPerformEscapeBlock = {
                escape()
                return true
            }
        }
        if let magicTap = actions.magicTap {
            view.accessibilityMagicTapBlock = {
                magicTap()
                return true
            }
        }
    }

    private static func assignActivationPoint(_ properties: ElementProperties, to view: UIView) {
        guard let point = properties.activationPoint else { return }
        let place =
            switch point {
            case .point(let point): point
            case .unit(let unit):
                CGPoint(
                    x: view.bounds.minX + unit.x * view.bounds.width,
                    y: view.bounds.minY + unit.y * view.bounds.height)
            }
        view.accessibilityActivationPoint =
            UIAccessibility.convertToScreenCoordinates(
                CGRect(origin: place, size: .zero), in: view
            ).origin
    }
}
