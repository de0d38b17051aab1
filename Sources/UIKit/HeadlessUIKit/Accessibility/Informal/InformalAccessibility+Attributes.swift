import Foundation

/// The attributes, as `UIAccessibilityObject` describes them.
extension InformalAccessibility {
    /// Whether assistive technologies visit the object. Then nothing inside it is visited.
    public var isAccessibilityElement: Bool {
        get { informalAccessibility.isAccessibilityElement }
        set { informalAccessibilityForWriting.isAccessibilityElement = newValue }
    }

    /// A short name for the element, without its type.
    public var accessibilityLabel: String? {
        get { informalAccessibility.accessibilityLabel }
        set { informalAccessibilityForWriting.accessibilityLabel = newValue }
    }

    /// The label with speech attributes; the plain label where none were assigned.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { informalAccessibility.accessibilityAttributedLabel }
        set { informalAccessibilityForWriting.accessibilityAttributedLabel = newValue }
    }

    /// The element's value, where it has one that the label does not name.
    public var accessibilityValue: String? {
        get { informalAccessibility.accessibilityValue }
        set { informalAccessibilityForWriting.accessibilityValue = newValue }
    }

    /// The value with speech attributes; the plain value where none were assigned.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { informalAccessibility.accessibilityAttributedValue }
        set { informalAccessibilityForWriting.accessibilityAttributedValue = newValue }
    }

    /// The result of using the element.
    public var accessibilityHint: String? {
        get { informalAccessibility.accessibilityHint }
        set { informalAccessibilityForWriting.accessibilityHint = newValue }
    }

    /// The hint with speech attributes; the plain hint where none were assigned.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { informalAccessibility.accessibilityAttributedHint }
        set { informalAccessibilityForWriting.accessibilityAttributedHint = newValue }
    }

    /// The element's role and behaviour.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { informalAccessibility.accessibilityTraits }
        set { informalAccessibilityForWriting.accessibilityTraits = newValue }
    }

    /// A name for tests, which is never spoken.
    public var accessibilityIdentifier: String? {
        get { informalAccessibility.nodeIdentifier }
        set { informalAccessibilityForWriting.nodeIdentifier = newValue }
    }

    /// The BCP 47 language in which the element is spoken, or nil for the app's.
    public var accessibilityLanguage: String? {
        get { informalAccessibility.accessibilityLanguage }
        set { informalAccessibilityForWriting.accessibilityLanguage = newValue }
    }

    /// The kind of text in the element (iOS 13), or nil.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { informalAccessibility.accessibilityTextualContext }
        set { informalAccessibilityForWriting.accessibilityTextualContext = newValue }
    }

    /// Whether the element can be expanded and is (iOS 18).
    public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { informalAccessibility.accessibilityExpandedStatus }
        set { informalAccessibilityForWriting.accessibilityExpandedStatus = newValue }
    }

    /// Options for an element that takes touches directly (iOS 17).
    public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { informalAccessibility.accessibilityDirectTouchOptions }
        set { informalAccessibilityForWriting.accessibilityDirectTouchOptions = newValue }
    }

    /// Names by which Voice Control finds the element; never spoken. Empty unless assigned.
    public var accessibilityUserInputLabels: [String]! {
        get { informalAccessibility.accessibilityUserInputLabels }
        set { informalAccessibilityForWriting.accessibilityUserInputLabels = newValue }
    }

    /// The names for Voice Control with speech attributes. Empty unless assigned.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { informalAccessibility.accessibilityAttributedUserInputLabels }
        set { informalAccessibilityForWriting.accessibilityAttributedUserInputLabels = newValue }
    }

    /// The element's frame, in screen points.
    public var accessibilityFrame: CGRect {
        get { informalAccessibility.accessibilityFrame }
        set { informalAccessibilityForWriting.accessibilityFrame = newValue }
    }

    /// The shape of the cursor around the element, in screen points, or nil for its frame.
    public var accessibilityPath: UIBezierPath? {
        get { informalAccessibility.accessibilityPath }
        set { informalAccessibilityForWriting.accessibilityPath = newValue }
    }

    /// The point at which a tap activates the element, in screen points: the middle of `accessibilityFrame` unless
    /// assigned.
    public var accessibilityActivationPoint: CGPoint {
        get { informalAccessibility.accessibilityActivationPoint }
        set { informalAccessibilityForWriting.accessibilityActivationPoint = newValue }
    }

    /// Whether the object and its content are hidden from assistive technologies.
    public var accessibilityElementsHidden: Bool {
        get { informalAccessibility.accessibilityElementsHidden }
        set { informalAccessibilityForWriting.accessibilityElementsHidden = newValue }
    }

    /// Whether the siblings of this view are left out.
    public var accessibilityViewIsModal: Bool {
        get { informalAccessibility.accessibilityViewIsModal }
        set { informalAccessibilityForWriting.accessibilityViewIsModal = newValue }
    }

    /// Whether the elements in the view are read together, without those next to the view in between.
    public var shouldGroupAccessibilityChildren: Bool {
        get { informalAccessibility.shouldGroupAccessibilityChildren }
        set { informalAccessibilityForWriting.shouldGroupAccessibilityChildren = newValue }
    }

    /// The way an assistive technology moves through the object's elements.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { informalAccessibility.accessibilityNavigationStyle }
        set { informalAccessibilityForWriting.accessibilityNavigationStyle = newValue }
    }

    /// Whether the element responds to the user; by its traits unless assigned: text and disabled elements do not.
    public var accessibilityRespondsToUserInteraction: Bool {
        get { informalAccessibility.accessibilityRespondsToUserInteraction }
        set { informalAccessibilityForWriting.accessibilityRespondsToUserInteraction = newValue }
    }

    /// The elements of a container in the order in which they are read, instead of the subviews; nil for none.
    public var accessibilityElements: [Any]? {
        get { informalAccessibility.accessibilityElements }
        set { informalAccessibilityForWriting.accessibilityElements = newValue }
    }

    /// The elements for user interface tests, where they differ.
    public var automationElements: [Any]? {
        get { informalAccessibility.automationElements }
        set { informalAccessibilityForWriting.automationElements = newValue }
    }

    /// The kind of container that the object is.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { informalAccessibility.accessibilityContainerType }
        set { informalAccessibilityForWriting.accessibilityContainerType = newValue }
    }

    /// The elements that name the element's row or column, where it has some.
    public var accessibilityHeaderElements: [Any]? {
        get { informalAccessibility.accessibilityHeaderElements }
        set { informalAccessibilityForWriting.accessibilityHeaderElements = newValue }
    }

    /// The app's own actions on the element.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { informalAccessibility.accessibilityCustomActions }
        set { informalAccessibilityForWriting.accessibilityCustomActions = newValue }
    }

    /// The points from which the element can be dragged.
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { informalAccessibility.accessibilityDragSourceDescriptors }
        set { informalAccessibilityForWriting.accessibilityDragSourceDescriptors = newValue }
    }

    /// The points at which items can be dropped on the element.
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { informalAccessibility.accessibilityDropPointDescriptors }
        set { informalAccessibilityForWriting.accessibilityDropPointDescriptors = newValue }
    }

    /// The element whose text comes before this one's (iOS 18), or nil; it is not kept alive.
    public var accessibilityPreviousTextNavigationElement: Any? {
        get { informalAccessibility.accessibilityPreviousTextNavigationElement }
        set { informalAccessibilityForWriting.accessibilityPreviousTextNavigationElement = newValue }
    }

    /// The element whose text comes after this one's (iOS 18), or nil; it is not kept alive.
    public var accessibilityNextTextNavigationElement: Any? {
        get { informalAccessibility.accessibilityNextTextNavigationElement }
        set { informalAccessibilityForWriting.accessibilityNextTextNavigationElement = newValue }
    }

    /// The app's own rotors.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { informalAccessibility.accessibilityCustomRotors }
        set { informalAccessibilityForWriting.accessibilityCustomRotors = newValue }
    }
}
