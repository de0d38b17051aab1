// Attributes of accessibility elements.
extension View {
    /// Sets the label.
    public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        attach(.label(label))
    }

    /// Sets the label by a key.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(Text(labelKey))) }

    /// Sets the label.
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(Text(label))) }

    /// Sets the label where a condition holds.
    public nonisolated func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(label), isEnabled: isEnabled) }

    /// Sets the label by a key where a condition holds.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(Text(labelKey)), isEnabled: isEnabled) }

    /// Sets the label where a condition holds.
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(Text(label)), isEnabled: isEnabled) }

    /// Sets the value.
    public nonisolated func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(valueDescription)) }

    /// Sets the value by a key.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(Text(valueKey))) }

    /// Sets the value.
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(Text(value))) }

    /// Sets the hint.
    public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(hint))
    }

    /// Sets the hint by a key.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(Text(hintKey))) }

    /// Sets the hint.
    @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(Text(hint))) }

    /// Sets the name for tests, which is never spoken.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.identifier(identifier)) }

    /// Adds traits.
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.addTraits(traits)) }

    /// Removes traits.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.removeTraits(traits)) }

    /// Sets the priority among siblings: higher ones are read first.
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.sortPriority(sortPriority)) }

    /// Sets the level of a heading.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.headingLevel(level)) }

    /// Sets the names for Voice Control, which are never spoken.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.inputLabels(inputLabels)) }

    /// Sets the names for Voice Control by keys.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.inputLabels(inputLabelKeys.map { Text($0) }))
    }

    /// Sets the names for Voice Control.
    @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.inputLabels(inputLabels.map { Text($0) })) }

    /// Sets whether the element responds to the user.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.respondsToUserInteraction(respondsToUserInteraction))
    }

    /// Sets the point of a tap, in the coordinates of the element.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.activationPoint(.point(activationPoint))) }

    /// Sets the point of a tap, relative to the element.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.activationPoint(.unit(activationPoint))) }

    /// Hides the elements of the view, or not.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(ElementModifier(HiddenTransform(isHidden: hidden)))
    }

    /// Makes one element, or a container, of the elements inside.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(ElementModifier(ChildBehaviorTransform(behavior: children)))
    }

    nonisolated func attach(
        _ attribute: AccessibilityAttribute, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isEnabled ? attribute : nil))
    }
}

/// A modifier that sets an attribute of accessibility elements.
public struct AccessibilityAttachmentModifier {
    private let attribute: AccessibilityAttribute?

    nonisolated init(_ attribute: AccessibilityAttribute?) { self.attribute = attribute }
}

extension AccessibilityAttachmentModifier: ItemModifier {
    /// There is none.
    public typealias Body = Never

    private struct Unchanged: ElementTransform {
        func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] { nodes }
    }

    @MainActor private var transform: any ElementTransform {
        attribute.map { AttributeTransform(attribute: $0) } ?? Unchanged()
    }

    func makeItem(around content: Item, of node: _GraphNode) -> ElementItem {
        ElementItem(content, of: node, transform)
    }

    func update(_ item: ElementItem, of node: _GraphNode) { item.update(transform) }
}
