// Attributes of accessibility elements.
extension View {
    /// Sets the label.
    public nonisolated func accessibilityLabel(
        _ label: Text, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(label), at: ViewSource(file, line))
    }

    /// Sets the label by a key.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(Text(labelKey)), at: ViewSource(file, line))
    }

    /// Sets the label.
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(Text(label)), at: ViewSource(file, line))
    }

    /// Sets the label where a condition holds.
    public nonisolated func accessibilityLabel(
        _ label: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(label), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the label by a key where a condition holds.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(Text(labelKey)), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the label where a condition holds.
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.label(Text(label)), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets the value.
    public nonisolated func accessibilityValue(
        _ valueDescription: Text, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(valueDescription), at: ViewSource(file, line))
    }

    /// Sets the value by a key.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(Text(valueKey)), at: ViewSource(file, line))
    }

    /// Sets the value.
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.value(Text(value)), at: ViewSource(file, line))
    }

    /// Sets the hint.
    public nonisolated func accessibilityHint(
        _ hint: Text, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(hint), at: ViewSource(file, line))
    }

    /// Sets the hint by a key.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(Text(hintKey)), at: ViewSource(file, line))
    }

    /// Sets the hint.
    @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.hint(Text(hint)), at: ViewSource(file, line))
    }

    /// Sets the name for tests, which is never spoken.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.identifier(identifier), at: ViewSource(file, line))
    }

    /// Adds traits.
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.addTraits(traits), at: ViewSource(file, line))
    }

    /// Removes traits.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.removeTraits(traits), at: ViewSource(file, line))
    }

    /// Sets the priority among siblings: higher ones are read first.
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.sortPriority(sortPriority), at: ViewSource(file, line))
    }

    /// Sets the level of a heading.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.headingLevel(level), at: ViewSource(file, line))
    }

    /// Sets the names for Voice Control, which are never spoken.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text], file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.inputLabels(inputLabels), at: ViewSource(file, line))
    }

    /// Sets the names for Voice Control by keys.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.inputLabels(inputLabelKeys.map { Text($0) }), at: ViewSource(file, line))
    }

    /// Sets the names for Voice Control.
    @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.inputLabels(inputLabels.map { Text($0) }), at: ViewSource(file, line))
    }

    /// Sets whether the element responds to the user.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.respondsToUserInteraction(respondsToUserInteraction), at: ViewSource(file, line))
    }

    /// Sets the point of a tap, in the coordinates of the element.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.activationPoint(.point(activationPoint)), at: ViewSource(file, line))
    }

    /// Sets the point of a tap, relative to the element.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.activationPoint(.unit(activationPoint)), at: ViewSource(file, line))
    }

    /// Hides the elements of the view, or not.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(ElementModifier(HiddenTransform(isHidden: hidden)))
    }

    /// Makes one element, or a container, of the elements inside.
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore, file: StaticString = #filePath,
        line: UInt = #line
    ) -> some View {
        modifier(
            ElementModifier(ChildBehaviorTransform(behavior: children, source: ViewSource(file, line))))
    }

    nonisolated func attach(
        _ attribute: AccessibilityAttribute, isEnabled: Bool = true, at source: ViewSource? = nil
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(isEnabled ? attribute : nil, at: source))
    }
}

/// A modifier that sets an attribute of accessibility elements.
public struct AccessibilityAttachmentModifier {
    private let attribute: AccessibilityAttribute?

    private let source: ViewSource?

    nonisolated init(_ attribute: AccessibilityAttribute?, at source: ViewSource?) {
        self.attribute = attribute
        self.source = source
    }
}

extension AccessibilityAttachmentModifier: ItemModifier {
    /// There is none.
    public typealias Body = Never

    private struct Unchanged: ElementTransform {
        func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] { nodes }
    }

    @MainActor private var transform: any ElementTransform {
        attribute.map { AttributeTransform(attribute: $0, source: source) } ?? Unchanged()
    }

    func makeItem(around content: Item, of node: _GraphNode) -> ElementItem {
        ElementItem(content, of: node, transform)
    }

    func update(_ item: ElementItem, of node: _GraphNode) { item.update(transform) }
}
