import Foundation

/// The block forms of iOS 17, as `UIAccessibilityObject` describes them.
extension InformalAccessibility {
    /// Stored and, as in UIKit, never called: `accessibilityContainerType` alone decides.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { informalAccessibility.accessibilityContainerTypeBlock }
        set { informalAccessibilityForWriting.accessibilityContainerTypeBlock = newValue }
    }

    /// A closure to call in place of `isAccessibilityElement`.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { informalAccessibility.isAccessibilityElementBlock }
        set { informalAccessibilityForWriting.isAccessibilityElementBlock = newValue }
    }

    /// A closure to call in place of `accessibilityLabel`.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityLabelBlock }
        set { informalAccessibilityForWriting.accessibilityLabelBlock = newValue }
    }

    /// A closure to call in place of `accessibilityAttributedLabel`.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { informalAccessibility.accessibilityAttributedLabelBlock }
        set { informalAccessibilityForWriting.accessibilityAttributedLabelBlock = newValue }
    }

    /// A closure to call in place of `accessibilityValue`.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityValueBlock }
        set { informalAccessibilityForWriting.accessibilityValueBlock = newValue }
    }

    /// A closure to call in place of `accessibilityAttributedValue`.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { informalAccessibility.accessibilityAttributedValueBlock }
        set { informalAccessibilityForWriting.accessibilityAttributedValueBlock = newValue }
    }

    /// A closure to call in place of `accessibilityHint`.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityHintBlock }
        set { informalAccessibilityForWriting.accessibilityHintBlock = newValue }
    }

    /// A closure to call in place of `accessibilityAttributedHint`.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { informalAccessibility.accessibilityAttributedHintBlock }
        set { informalAccessibilityForWriting.accessibilityAttributedHintBlock = newValue }
    }

    /// A closure to call in place of `accessibilityTraits`.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { informalAccessibility.accessibilityTraitsBlock }
        set { informalAccessibilityForWriting.accessibilityTraitsBlock = newValue }
    }

    /// A closure to call in place of `accessibilityIdentifier`.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityIdentifierBlock }
        set { informalAccessibilityForWriting.accessibilityIdentifierBlock = newValue }
    }

    /// A closure to call in place of `accessibilityLanguage`.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityLanguageBlock }
        set { informalAccessibilityForWriting.accessibilityLanguageBlock = newValue }
    }

    /// A closure to call in place of `accessibilityTextualContext`.
    public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { informalAccessibility.accessibilityTextualContextBlock }
        set { informalAccessibilityForWriting.accessibilityTextualContextBlock = newValue }
    }

    /// A closure to call in place of `accessibilityUserInputLabels`.
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { informalAccessibility.accessibilityUserInputLabelsBlock }
        set { informalAccessibilityForWriting.accessibilityUserInputLabelsBlock = newValue }
    }

    /// A closure to call in place of `accessibilityAttributedUserInputLabels`.
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { informalAccessibility.accessibilityAttributedUserInputLabelsBlock }
        set { informalAccessibilityForWriting.accessibilityAttributedUserInputLabelsBlock = newValue }
    }

    /// A closure to call in place of `accessibilityElementsHidden`.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityElementsHiddenBlock }
        set { informalAccessibilityForWriting.accessibilityElementsHiddenBlock = newValue }
    }

    /// A closure to call in place of `accessibilityViewIsModal`.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityViewIsModalBlock }
        set { informalAccessibilityForWriting.accessibilityViewIsModalBlock = newValue }
    }

    /// A closure to call in place of `shouldGroupAccessibilityChildren`.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityShouldGroupAccessibilityChildrenBlock }
        set { informalAccessibilityForWriting.accessibilityShouldGroupAccessibilityChildrenBlock = newValue }
    }

    /// A closure to call in place of `accessibilityRespondsToUserInteraction`.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityRespondsToUserInteractionBlock }
        set { informalAccessibilityForWriting.accessibilityRespondsToUserInteractionBlock = newValue }
    }

    /// A closure to call in place of `accessibilityElements`.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { informalAccessibility.accessibilityElementsBlock }
        set { informalAccessibilityForWriting.accessibilityElementsBlock = newValue }
    }

    /// A closure to call in place of `automationElements`.
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { informalAccessibility.automationElementsBlock }
        set { informalAccessibilityForWriting.automationElementsBlock = newValue }
    }

    /// A closure to call in place of `accessibilityHeaderElements`.
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { informalAccessibility.accessibilityHeaderElementsBlock }
        set { informalAccessibilityForWriting.accessibilityHeaderElementsBlock = newValue }
    }

    /// A closure to call in place of `accessibilityNavigationStyle`.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { informalAccessibility.accessibilityNavigationStyleBlock }
        set { informalAccessibilityForWriting.accessibilityNavigationStyleBlock = newValue }
    }

    /// A closure to call in place of `accessibilityFrame`.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { informalAccessibility.accessibilityFrameBlock }
        set { informalAccessibilityForWriting.accessibilityFrameBlock = newValue }
    }

    /// A closure to call in place of `accessibilityPath`.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { informalAccessibility.accessibilityPathBlock }
        set { informalAccessibilityForWriting.accessibilityPathBlock = newValue }
    }

    /// A closure to call in place of `accessibilityActivationPoint`.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { informalAccessibility.accessibilityActivationPointBlock }
        set { informalAccessibilityForWriting.accessibilityActivationPointBlock = newValue }
    }

    /// A closure to call in place of `accessibilityExpandedStatus`.
    public var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
        get { informalAccessibility.accessibilityExpandedStatusBlock }
        set { informalAccessibilityForWriting.accessibilityExpandedStatusBlock = newValue }
    }

    /// A closure to call in place of `accessibilityCustomActions`.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { informalAccessibility.accessibilityCustomActionsBlock }
        set { informalAccessibilityForWriting.accessibilityCustomActionsBlock = newValue }
    }

    /// A closure to call in place of `accessibilityCustomRotors`.
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { informalAccessibility.accessibilityCustomRotorsBlock }
        set { informalAccessibilityForWriting.accessibilityCustomRotorsBlock = newValue }
    }

    /// A closure to call in place of `accessibilityActivate()`.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityActivateBlock }
        set { informalAccessibilityForWriting.accessibilityActivateBlock = newValue }
    }

    /// A closure to call in place of `accessibilityIncrement()`.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { informalAccessibility.accessibilityIncrementBlock }
        set { informalAccessibilityForWriting.accessibilityIncrementBlock = newValue }
    }

    /// A closure to call in place of `accessibilityDecrement()`.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { informalAccessibility.accessibilityDecrementBlock }
        set { informalAccessibilityForWriting.accessibilityDecrementBlock = newValue }
    }

    /// A closure to call in place of `accessibilityPerformEscape()`.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityPerformEscapeBlock }
        set { informalAccessibilityForWriting.accessibilityPerformEscapeBlock = newValue }
    }

    /// A closure to call in place of `accessibilityPerformMagicTap()`.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityMagicTapBlock }
        set { informalAccessibilityForWriting.accessibilityMagicTapBlock = newValue }
    }
}
