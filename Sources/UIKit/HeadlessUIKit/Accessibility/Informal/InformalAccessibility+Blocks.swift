import Foundation

/// The block forms of iOS 17, as `UIAccessibilityObject` describes them.
extension InformalAccessibility {
    /// Stored and, as in UIKit, never asked: `accessibilityContainerType` alone decides.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { informalAccessibility.accessibilityContainerTypeBlock }
        set { informalAccessibilityForWriting.accessibilityContainerTypeBlock = newValue }
    }

    /// Answers in place of `isAccessibilityElement`.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { informalAccessibility.isAccessibilityElementBlock }
        set { informalAccessibilityForWriting.isAccessibilityElementBlock = newValue }
    }

    /// Answers in place of `accessibilityLabel`.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityLabelBlock }
        set { informalAccessibilityForWriting.accessibilityLabelBlock = newValue }
    }

    /// Answers in place of `accessibilityAttributedLabel`.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { informalAccessibility.accessibilityAttributedLabelBlock }
        set { informalAccessibilityForWriting.accessibilityAttributedLabelBlock = newValue }
    }

    /// Answers in place of `accessibilityValue`.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityValueBlock }
        set { informalAccessibilityForWriting.accessibilityValueBlock = newValue }
    }

    /// Answers in place of `accessibilityAttributedValue`.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { informalAccessibility.accessibilityAttributedValueBlock }
        set { informalAccessibilityForWriting.accessibilityAttributedValueBlock = newValue }
    }

    /// Answers in place of `accessibilityHint`.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityHintBlock }
        set { informalAccessibilityForWriting.accessibilityHintBlock = newValue }
    }

    /// Answers in place of `accessibilityAttributedHint`.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { informalAccessibility.accessibilityAttributedHintBlock }
        set { informalAccessibilityForWriting.accessibilityAttributedHintBlock = newValue }
    }

    /// Answers in place of `accessibilityTraits`.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { informalAccessibility.accessibilityTraitsBlock }
        set { informalAccessibilityForWriting.accessibilityTraitsBlock = newValue }
    }

    /// Answers in place of `accessibilityIdentifier`.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityIdentifierBlock }
        set { informalAccessibilityForWriting.accessibilityIdentifierBlock = newValue }
    }

    /// Answers in place of `accessibilityLanguage`.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { informalAccessibility.accessibilityLanguageBlock }
        set { informalAccessibilityForWriting.accessibilityLanguageBlock = newValue }
    }

    /// Answers in place of `accessibilityTextualContext`.
    public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { informalAccessibility.accessibilityTextualContextBlock }
        set { informalAccessibilityForWriting.accessibilityTextualContextBlock = newValue }
    }

    /// Answers in place of `accessibilityUserInputLabels`.
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { informalAccessibility.accessibilityUserInputLabelsBlock }
        set { informalAccessibilityForWriting.accessibilityUserInputLabelsBlock = newValue }
    }

    /// Answers in place of `accessibilityAttributedUserInputLabels`.
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { informalAccessibility.accessibilityAttributedUserInputLabelsBlock }
        set { informalAccessibilityForWriting.accessibilityAttributedUserInputLabelsBlock = newValue }
    }

    /// Answers in place of `accessibilityElementsHidden`.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityElementsHiddenBlock }
        set { informalAccessibilityForWriting.accessibilityElementsHiddenBlock = newValue }
    }

    /// Answers in place of `accessibilityViewIsModal`.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityViewIsModalBlock }
        set { informalAccessibilityForWriting.accessibilityViewIsModalBlock = newValue }
    }

    /// Answers in place of `shouldGroupAccessibilityChildren`.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityShouldGroupAccessibilityChildrenBlock }
        set { informalAccessibilityForWriting.accessibilityShouldGroupAccessibilityChildrenBlock = newValue }
    }

    /// Answers in place of `accessibilityRespondsToUserInteraction`.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityRespondsToUserInteractionBlock }
        set { informalAccessibilityForWriting.accessibilityRespondsToUserInteractionBlock = newValue }
    }

    /// Answers in place of `accessibilityElements`.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { informalAccessibility.accessibilityElementsBlock }
        set { informalAccessibilityForWriting.accessibilityElementsBlock = newValue }
    }

    /// Answers in place of `automationElements`.
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { informalAccessibility.automationElementsBlock }
        set { informalAccessibilityForWriting.automationElementsBlock = newValue }
    }

    /// Answers in place of `accessibilityHeaderElements`.
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { informalAccessibility.accessibilityHeaderElementsBlock }
        set { informalAccessibilityForWriting.accessibilityHeaderElementsBlock = newValue }
    }

    /// Answers in place of `accessibilityNavigationStyle`.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { informalAccessibility.accessibilityNavigationStyleBlock }
        set { informalAccessibilityForWriting.accessibilityNavigationStyleBlock = newValue }
    }

    /// Answers in place of `accessibilityFrame`.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { informalAccessibility.accessibilityFrameBlock }
        set { informalAccessibilityForWriting.accessibilityFrameBlock = newValue }
    }

    /// Answers in place of `accessibilityPath`.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { informalAccessibility.accessibilityPathBlock }
        set { informalAccessibilityForWriting.accessibilityPathBlock = newValue }
    }

    /// Answers in place of `accessibilityActivationPoint`.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { informalAccessibility.accessibilityActivationPointBlock }
        set { informalAccessibilityForWriting.accessibilityActivationPointBlock = newValue }
    }

    /// Answers in place of `accessibilityExpandedStatus`.
    public var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
        get { informalAccessibility.accessibilityExpandedStatusBlock }
        set { informalAccessibilityForWriting.accessibilityExpandedStatusBlock = newValue }
    }

    /// Answers in place of `accessibilityCustomActions`.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { informalAccessibility.accessibilityCustomActionsBlock }
        set { informalAccessibilityForWriting.accessibilityCustomActionsBlock = newValue }
    }

    /// Answers in place of `accessibilityCustomRotors`.
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { informalAccessibility.accessibilityCustomRotorsBlock }
        set { informalAccessibilityForWriting.accessibilityCustomRotorsBlock = newValue }
    }

    /// Answers in place of `accessibilityActivate()`.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityActivateBlock }
        set { informalAccessibilityForWriting.accessibilityActivateBlock = newValue }
    }

    /// Answers in place of `accessibilityIncrement()`.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { informalAccessibility.accessibilityIncrementBlock }
        set { informalAccessibilityForWriting.accessibilityIncrementBlock = newValue }
    }

    /// Answers in place of `accessibilityDecrement()`.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { informalAccessibility.accessibilityDecrementBlock }
        set { informalAccessibilityForWriting.accessibilityDecrementBlock = newValue }
    }

    /// Answers in place of `accessibilityPerformEscape()`.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityPerformEscapeBlock }
        set { informalAccessibilityForWriting.accessibilityPerformEscapeBlock = newValue }
    }

    /// Answers in place of `accessibilityPerformMagicTap()`.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { informalAccessibility.accessibilityMagicTapBlock }
        set { informalAccessibilityForWriting.accessibilityMagicTapBlock = newValue }
    }
}
