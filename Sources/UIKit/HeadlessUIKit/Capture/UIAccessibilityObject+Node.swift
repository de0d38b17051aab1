import AccessibilityTree
import Foundation

extension UIAccessibilityObject {
    /// Copies the object's attributes, blocks before getters. Returns its own elements.
    ///
    /// Of objects that are not elements it reads only the attributes that rules need; `Node` documents which rule needs
    /// which.
    final func describe(in node: inout Node) -> [UIAccessibilityObject] {
        let facts = ClassFacts.of(self)
        let assigned = assigned
        let blocks = assigned?.blocks
        node.className = assigned?.className ?? facts.pointee.name
        node.frame = Rect(blocks?.frame?() ?? accessibilityFrame)
        node.isElement = blocks?.isElement?() ?? isAccessibilityElement
        node.elementsHidden = blocks?.elementsHidden?() ?? accessibilityElementsHidden
        node.isModal = blocks?.viewIsModal?() ?? accessibilityViewIsModal
        node.groupsChildren = blocks?.groupsChildren?() ?? shouldGroupAccessibilityChildren
        node.containerType = ContainerType(rawValue: accessibilityContainerType.rawValue) ?? .none
        node.series = accessibilitySeries
        node.traits = AccessibilityTraits(rawValue: (blocks?.traits?() ?? accessibilityTraits).rawValue)
        node.label = spokenLabel
        node.value = spokenValue
        node.identifier = blocks?.identifier.map { $0() } ?? nodeIdentifier
        if let assigned { node.setSource(sharing: assigned.source) }
        if let rare = assigned?.rare { node.sortPriority = rare.sortPriority }
        node.customActions = describedCustomActions
        node.customRotors = describedCustomRotors
        if node.containerType == .dataTable { node.dataTable = describedDataTable(facts) }
        if facts.pointee.isDataTableCell || assigned?.rare?.cell != nil { node.cell = describedCell }
        if node.isElement {
            describeElement(in: &node, facts)
        } else if node.containerType != .none {
            node.hint = spokenHint
            node.language = blocks?.language.map { $0() } ?? accessibilityLanguage
        }
        let elements = ownElements
        if blocks != nil || facts.pointee.computesAttributes {
            CaptureContext.note(computing: self)
            keepIdentities(of: elements ?? [])
        }
        node.explicitElements = elements?.map(\.nodeID)
        return elements ?? []
    }

    private final func describeElement(in node: inout Node, _ facts: UnsafePointer<ClassFacts>) {
        let blocks = assigned?.blocks
        node.hint = spokenHint
        node.language = blocks?.language.map { $0() } ?? accessibilityLanguage
        let expanded = blocks?.expandedStatus?() ?? accessibilityExpandedStatus
        node.expandedStatus = ExpandedStatus(rawValue: expanded.rawValue) ?? .unsupported
        node.customContent = describedCustomContent(facts)
        if facts.pointee.isChart {
            node.chart = (self as? any AXChart)?.accessibilityChartDescriptor?.spokenLines ?? []
        }
        node.pathBounds = (blocks?.path.map { $0() } ?? accessibilityPath).map { Rect($0.bounds) }
        node.activationPoint = ownActivationPoint(node)
        node.userInputLabels =
            blocks?.attributedUserInputLabels?()?.map(\.string) ?? blocks?.userInputLabels?()
            ?? accessibilityUserInputLabels ?? []
        node.respondsToUserInteraction = ownResponse(node)
    }

    private final var describedCustomActions: [CustomAction] {
        currentCustomActions.map { CustomAction(name: $0.spokenName, category: $0.category) }
    }

    /// The current custom actions, in the order in which requests name them by index.
    final var currentCustomActions: [UIAccessibilityCustomAction] {
        if let block = assigned?.blocks?.customActions { return block() ?? [] }
        return accessibilityCustomActions ?? []
    }

    fileprivate final var describedCustomRotors: [CustomRotor] {
        let rotors = currentCustomRotors
        // Nearly no object has one.
        return rotors.isEmpty
            ? []
            : rotors.map {
                CustomRotor(
                    name: $0.spokenName,
                    systemType: $0 is TextLinkRotor
                        ? CustomRotor.textLink
                        : $0.systemRotorType == .none ? nil : String(describing: $0.systemRotorType))
            }
    }

    /// The current custom rotors, in the order in which requests name them by index.
    final var currentCustomRotors: [UIAccessibilityCustomRotor] {
        let own = assigned?.blocks?.customRotors?() ?? accessibilityCustomRotors ?? []
        if let text = self as? UITextView, let rotor = text.textLinkRotor { return own + [rotor] }
        // A controller is not a node of the tree; its view represents it.
        guard let controller = (self as? UIView)?.viewController else { return own }
        return own + (controller.assigned?.blocks?.customRotors?() ?? controller.accessibilityCustomRotors ?? [])
    }

    private final func describedCustomContent(_ facts: UnsafePointer<ClassFacts>) -> [CustomContent] {
        if let content = assigned?.blocks?.customContent?() { return content.map(\.described) }
        if facts.pointee.providesCustomContent, let provider = self as? any AXCustomContentProvider {
            let content = provider.accessibilityCustomContentBlock?() ?? provider.accessibilityCustomContent ?? []
            return content.map(\.described)
        }
        return assigned?.rare?.customContent?.map(\.described) ?? []
    }

    private final func ownActivationPoint(_ node: Node) -> Point? {
        chosen(Point(assigned?.blocks?.activationPoint?() ?? accessibilityActivationPoint), in: node)
    }

    /// A point that differs from the default. VoiceOver takes one that is zero like the frame for the default.
    fileprivate final func chosen(_ point: Point, in node: Node) -> Point? {
        let usual = node.frame == .zero ? node.pathBounds?.center ?? .zero : node.frame.center
        if abs(point.x - usual.x) < 0.01, abs(point.y - usual.y) < 0.01 { return nil }
        if point == .zero, node.frame == .zero { return nil }
        return point.x.isFinite && point.y.isFinite ? point : nil
    }

    private final func ownResponse(_ node: Node) -> Bool? {
        let answer = assigned?.blocks?.respondsToUserInteraction?() ?? accessibilityRespondsToUserInteraction
        let usual = node.traits.isDisjoint(with: [.staticText, .notEnabled])
        return answer == usual ? nil : answer
    }

    /// The elements that the object lists itself, by array or by the methods of the container; nil for none.
    final var ownElements: [UIAccessibilityObject]? {
        if let block = assigned?.blocks?.elements {
            return block()?.compactMap { UIAccessibilityObject.standing(for: $0) }
        }
        if let elements = accessibilityElements {
            return listed(elements.compactMap { UIAccessibilityObject.standing(for: $0) })
        }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return listed(
            (0..<min(count, Self.elementLimit)).compactMap {
                UIAccessibilityObject.standing(for: accessibilityElement(at: $0))
            })
    }

    private final func listed(_ elements: [UIAccessibilityObject]) -> [UIAccessibilityObject]? {
        elements.elementsEqual(countedParts, by: ===) && !elements.isEmpty ? nil : elements
    }

    // A container that counts its elements itself may return any number.
    private static var elementLimit: Int { 1_000_000 }
}

extension UIView {
    /// Copies the view's attributes, given its position on the screen. Returns its own elements.
    final func describe(
        in node: inout Node, _ transform: ScreenTransform, _ options: CaptureOptions
    ) -> [UIAccessibilityObject] {
        if transform.isAffine != flags.contains(.isCapturedTransformed) {
            flags.formSymmetricDifference(.isCapturedTransformed)
        }
        let facts = ClassFacts.of(self)
        let elements: [UIAccessibilityObject]
        let own = Rect(transform.apply(storedBounds))
        if assigned == nil, facts.pointee.hasOnlyDefaults {
            node.className = facts.pointee.name
            node.frame = own
            if facts.pointee.isPlainView, details == nil {
                elements = []
            } else {
                elements = describeDefaults(in: &node, transform)
                describeRarer(in: &node, options)
            }
            if viewController != nil { node.customRotors = describedCustomRotors }
            if flags.contains(.hidden) { node.isHidden = true }
            if storedAlpha != 1 { node.alpha = Double(storedAlpha) }
            if flags.contains(.clipsToBounds) { node.clipsToBounds = true }
        } else {
            CaptureContext.enter(self, transform)
            elements = describe(in: &node)
            node.isHidden = isHidden
            node.alpha = Double(alpha)
            node.clipsToBounds = clipsToBounds
            node.viewFrame = own == node.frame ? nil : own
            if options.contains(.appearance) { node.appearance = currentAppearance }
            if node.isElement { describeText(in: &node) }
        }
        if flags.contains(.isContainerPart) { describePart(in: &node) }
        if options.contains(.unranked) { node.sortPriority = 0 }
        if facts.pointee.isScrollView { describeScrolling(in: &node, transform) }
        if options.contains(.appearance) { node.touch = currentTouchFacts }
        // Elements of different windows are never mixed, whatever their positions.
        if options.contains(.severalWindows), self is UIWindow { node.groupsChildren = true }
        return elements
    }

    /// Copies which part of a scroll view its insets leave free, and how far its content has moved.
    private final func describeScrolling(in node: inout Node, _ transform: ScreenTransform) {
        guard let scrollView = self as? UIScrollView else { return }
        let covered = scrollView.adjustedContentInset
        if covered != .zero {
            let free = UIEdgeInsets(
                top: max(covered.top, 0), left: max(covered.left, 0), bottom: max(covered.bottom, 0),
                right: max(covered.right, 0))
            node.uncoveredFrame = Rect(transform.apply(storedBounds.inset(by: free)))
        }
        let (x, y) = (storedBounds.minX + covered.left, storedBounds.minY + covered.top)
        if x != 0 || y != 0, scrollView.holdsAllContent { node.scrolledBy = Point(x: Double(x), y: Double(y)) }
    }

    /// Copies the class's attributes of a view to which nothing was assigned.
    private final func describeDefaults(
        in node: inout Node, _ transform: ScreenTransform
    ) -> [UIAccessibilityObject] {
        let isElement = defaultIsAccessibilityElement
        node.series = accessibilitySeries
        node.groupsChildren = defaultShouldGroupAccessibilityChildren
        node.traits = AccessibilityTraits(rawValue: defaultAccessibilityTraits.rawValue)
        if let label = defaultAccessibilityLabel { node.label = AttributedText(label) }
        if isElement {
            node.isElement = true
            if let point = defaultActivationPointInBounds {
                let place = transform.apply(CGRect(origin: point, size: .zero)).origin
                node.activationPoint = chosen(Point(place), in: node)
            }
        }
        guard let elements = defaultAccessibilityElements?.compactMap({ UIAccessibilityObject.standing(for: $0) })
        else {
            return []
        }
        node.explicitElements = elements.map(\.nodeID)
        return elements
    }

    /// Copies the rarer of the class's defaults, or those of the last capture while the view is unchanged.
    private final func describeRarer(in node: inout Node, _ options: CaptureOptions) {
        let isAppearanceWanted = options.contains(.appearance)
        if let capturedDetails, flags.contains(.isAppearanceCaptured) == isAppearanceWanted {
            node.sharedDetails = capturedDetails
            return
        }
        if let value = defaultAccessibilityValue { node.value = AttributedText(value) }
        if node.isElement, let hint = defaultAccessibilityHint { node.hint = AttributedText(hint) }
        if isAppearanceWanted, let appearance = currentAppearance { node.appearance = appearance }
        if node.isElement { describeText(in: &node) }
        guard type(of: self).speaksForItselfAlone else { return }
        capturedDetails = node.sharedDetails
        if isAppearanceWanted { flags.insert(.isAppearanceCaptured) } else { flags.remove(.isAppearanceCaptured) }
    }

    /// The view's behaviour for touches; nil where it is that of a plain view without a label.
    private final var currentTouchFacts: TouchFacts? {
        let control = self as? UIControl
        let facts = TouchFacts(
            takesTouches: isUserInteractionEnabled, isControl: control != nil,
            hasGestures: details?.gestureRecognizers != nil, hasActions: control?.doesSomething ?? false,
            isLabelGiven: givesLabel || assigned?.label != nil || assigned?.blocks?.label != nil
                || assigned?.blocks?.attributedLabel != nil,
            hasPressOrDrag: details?.gestureRecognizers?.contains { $0.isEnabled && $0.isPressOrDrag } ?? false)
        return facts == TouchFacts() ? nil : facts
    }

    /// The drawn content, and the colour behind it.
    private final var currentAppearance: Appearance? {
        var appearance = accessibilityAppearance
        let color = barColor ?? details?.backgroundColor ?? (self as? UITableViewCell)?.automaticBackgroundColor
        if let color, appearance?.backgroundColor == nil {
            appearance = appearance ?? Appearance()
            appearance?.backgroundColor = color.appearance(in: self)
        }
        return appearance
    }
}
