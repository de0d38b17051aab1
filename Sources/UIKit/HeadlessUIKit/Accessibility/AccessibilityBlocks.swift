import Foundation

/// Answers with whether something holds.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// Answers with text.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// Answers with text that has speech attributes.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// Answers with several texts.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// Answers with several texts that have speech attributes.
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
/// Answers with traits.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// Answers with a rectangle in screen points.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// Answers with a point in screen points.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// Answers with a shape in screen points.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// Answers with elements.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// Answers with an object.
public typealias AXObjectReturnBlock = @MainActor () -> Any?
/// Answers with a kind of container.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// Answers with a style of navigation.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// Answers with a kind of text.
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
/// Answers with actions.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// Answers with rotors.
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?
/// Answers with pieces of further information.
public typealias AXCustomContentReturnBlock = @MainActor () -> [AXCustomContent]?
/// Answers with whether something is expanded.
public typealias AXExpandedStatusReturnBlock = @MainActor () -> UIAccessibilityExpandedStatus
/// Does something.
public typealias AXVoidReturnBlock = @MainActor () -> Void

/// The blocks that were assigned to one object. They win over assigned values and overrides.
@MainActor final class AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var value: AXStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var language: AXStringReturnBlock?
    var textualContext: AXTextualContextReturnBlock?
    var userInputLabels: AXStringArrayReturnBlock?
    var attributedUserInputLabels: AXAttributedStringArrayReturnBlock?
    var elementsHidden: AXBoolReturnBlock?
    var viewIsModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var respondsToUserInteraction: AXBoolReturnBlock?
    var elements: AXArrayReturnBlock?
    var automationElements: AXArrayReturnBlock?
    var headerElements: AXArrayReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var expandedStatus: AXExpandedStatusReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
    var customRotors: AXCustomRotorsReturnBlock?
    var customContent: AXCustomContentReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var performEscape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?

    /// What a block for plain text says, or one for attributed text where only that is assigned; nil where neither is.
    func plain(
        _ plain: KeyPath<AccessibilityBlocks, AXStringReturnBlock?>,
        _ attributed: KeyPath<AccessibilityBlocks, AXAttributedStringReturnBlock?>
    ) -> (text: String?, Void)? {
        if let block = self[keyPath: plain] { return (block(), ()) }
        if let block = self[keyPath: attributed] { return (block()?.string, ()) }
        return nil
    }
}
