import Foundation

/// A closure that returns a Boolean value.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// A closure that returns text.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// A closure that returns text that has speech attributes.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// A closure that returns several texts.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// A closure that returns several texts that have speech attributes.
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
/// A closure that returns traits.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// A closure that returns a rectangle in screen points.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// A closure that returns a point in screen points.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// A closure that returns a shape in screen points.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// A closure that returns elements.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// A closure that returns an object.
public typealias AXObjectReturnBlock = @MainActor () -> Any?
/// A closure that returns a kind of container.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// A closure that returns a style of navigation.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// A closure that returns a kind of text.
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
/// A closure that returns actions.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// A closure that returns rotors.
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?
/// A closure that returns pieces of further information.
public typealias AXCustomContentReturnBlock = @MainActor () -> [AXCustomContent]?
/// A closure that returns whether the element is expanded.
public typealias AXExpandedStatusReturnBlock = @MainActor () -> UIAccessibilityExpandedStatus
/// A closure that performs an action.
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

    /// Returns the result of the block for plain text, or of the one for attributed text where only that is assigned;
    /// nil where neither is.
    func plain(
        _ plain: KeyPath<AccessibilityBlocks, AXStringReturnBlock?>,
        _ attributed: KeyPath<AccessibilityBlocks, AXAttributedStringReturnBlock?>
    ) -> (text: String?, Void)? {
        if let block = self[keyPath: plain] { return (block(), ()) }
        if let block = self[keyPath: attributed] { return (block()?.string, ()) }
        return nil
    }
}
