import Foundation

/// The block forms of iOS 17. A block wins over an assigned value, in the plain getter too, and for assistive
/// technologies also over an overridden getter or method.
extension UIAccessibilityObject {
    private func assignBlock<Block>(_ keyPath: ReferenceWritableKeyPath<AccessibilityBlocks, Block>, _ block: Block) {
        assignedForWriting.blocksForWriting[keyPath: keyPath] = block
        accessibilityDidChange([.attributes, .structure])
    }

    /// Stored and, as in UIKit, never called: `accessibilityContainerType` alone decides.
    public final var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { assigned?.blocks?.containerType }
        set { assignBlock(\.containerType, newValue) }
    }

    /// A closure to call in place of `isAccessibilityElement`.
    public final var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { assigned?.blocks?.isElement }
        set { assignBlock(\.isElement, newValue) }
    }

    /// A closure to call in place of `accessibilityLabel`.
    public final var accessibilityLabelBlock: AXStringReturnBlock? {
        get { assigned?.blocks?.label }
        set { assignBlock(\.label, newValue) }
    }

    /// A closure to call in place of `accessibilityAttributedLabel`.
    public final var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { assigned?.blocks?.attributedLabel }
        set { assignBlock(\.attributedLabel, newValue) }
    }

    /// A closure to call in place of `accessibilityValue`.
    public final var accessibilityValueBlock: AXStringReturnBlock? {
        get { assigned?.blocks?.value }
        set { assignBlock(\.value, newValue) }
    }

    /// A closure to call in place of `accessibilityAttributedValue`.
    public final var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { assigned?.blocks?.attributedValue }
        set { assignBlock(\.attributedValue, newValue) }
    }

    /// A closure to call in place of `accessibilityHint`.
    public final var accessibilityHintBlock: AXStringReturnBlock? {
        get { assigned?.blocks?.hint }
        set { assignBlock(\.hint, newValue) }
    }

    /// A closure to call in place of `accessibilityAttributedHint`.
    public final var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { assigned?.blocks?.attributedHint }
        set { assignBlock(\.attributedHint, newValue) }
    }

    /// A closure to call in place of `accessibilityTraits`.
    public final var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { assigned?.blocks?.traits }
        set { assignBlock(\.traits, newValue) }
    }

    /// A closure to call in place of `accessibilityIdentifier`.
    public final var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { assigned?.blocks?.identifier }
        set { assignBlock(\.identifier, newValue) }
    }

    /// A closure to call in place of `accessibilityLanguage`.
    public final var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { assigned?.blocks?.language }
        set { assignBlock(\.language, newValue) }
    }

    /// A closure to call in place of `accessibilityTextualContext`.
    public final var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { assigned?.blocks?.textualContext }
        set { assignBlock(\.textualContext, newValue) }
    }

    /// A closure to call in place of `accessibilityUserInputLabels`.
    public final var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { assigned?.blocks?.userInputLabels }
        set { assignBlock(\.userInputLabels, newValue) }
    }

    /// A closure to call in place of `accessibilityAttributedUserInputLabels`.
    public final var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { assigned?.blocks?.attributedUserInputLabels }
        set { assignBlock(\.attributedUserInputLabels, newValue) }
    }

    /// A closure to call in place of `accessibilityElementsHidden`.
    public final var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { assigned?.blocks?.elementsHidden }
        set { assignBlock(\.elementsHidden, newValue) }
    }

    /// A closure to call in place of `accessibilityViewIsModal`.
    public final var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { assigned?.blocks?.viewIsModal }
        set { assignBlock(\.viewIsModal, newValue) }
    }

    /// A closure to call in place of `shouldGroupAccessibilityChildren`.
    public final var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { assigned?.blocks?.groupsChildren }
        set { assignBlock(\.groupsChildren, newValue) }
    }

    /// A closure to call in place of `accessibilityRespondsToUserInteraction`.
    public final var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { assigned?.blocks?.respondsToUserInteraction }
        set { assignBlock(\.respondsToUserInteraction, newValue) }
    }

    /// A closure to call in place of `accessibilityElements`.
    public final var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { assigned?.blocks?.elements }
        set { assignBlock(\.elements, newValue) }
    }

    /// A closure to call in place of `automationElements`.
    public final var automationElementsBlock: AXArrayReturnBlock? {
        get { assigned?.blocks?.automationElements }
        set { assignBlock(\.automationElements, newValue) }
    }

    /// A closure to call in place of `accessibilityHeaderElements`.
    public final var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { assigned?.blocks?.headerElements }
        set { assignBlock(\.headerElements, newValue) }
    }

    /// A closure to call in place of `accessibilityNavigationStyle`.
    public final var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { assigned?.blocks?.navigationStyle }
        set { assignBlock(\.navigationStyle, newValue) }
    }

    /// A closure to call in place of `accessibilityFrame`.
    public final var accessibilityFrameBlock: AXRectReturnBlock? {
        get { assigned?.blocks?.frame }
        set { assignBlock(\.frame, newValue) }
    }

    /// A closure to call in place of `accessibilityPath`.
    public final var accessibilityPathBlock: AXPathReturnBlock? {
        get { assigned?.blocks?.path }
        set { assignBlock(\.path, newValue) }
    }

    /// A closure to call in place of `accessibilityActivationPoint`.
    public final var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { assigned?.blocks?.activationPoint }
        set { assignBlock(\.activationPoint, newValue) }
    }

    /// A closure to call in place of `accessibilityExpandedStatus`.
    public final var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
        get { assigned?.blocks?.expandedStatus }
        set { assignBlock(\.expandedStatus, newValue) }
    }

    /// A closure to call in place of `accessibilityCustomActions`.
    public final var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { assigned?.blocks?.customActions }
        set { assignBlock(\.customActions, newValue) }
    }

    /// A closure to call in place of `accessibilityCustomRotors`.
    public final var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { assigned?.blocks?.customRotors }
        set { assignBlock(\.customRotors, newValue) }
    }

    /// A closure to call in place of `accessibilityActivate()`.
    public final var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { assigned?.blocks?.activate }
        set { assignBlock(\.activate, newValue) }
    }

    /// A closure to call in place of `accessibilityIncrement()`.
    public final var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { assigned?.blocks?.increment }
        set { assignBlock(\.increment, newValue) }
    }

    /// A closure to call in place of `accessibilityDecrement()`.
    public final var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { assigned?.blocks?.decrement }
        set { assignBlock(\.decrement, newValue) }
    }

    /// A closure to call in place of `accessibilityPerformEscape()`.
    public final var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { assigned?.blocks?.performEscape }
        set { assignBlock(\.performEscape, newValue) }
    }

    /// A closure to call in place of `accessibilityPerformMagicTap()`.
    public final var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { assigned?.blocks?.magicTap }
        set { assignBlock(\.magicTap, newValue) }
    }
}
