import AccessibilityTree
import Foundation

/// The attributes and actions that UIKit adds to every `NSObject` as the informal protocol UIAccessibility.
///
/// Swift on Linux cannot override the members of an extension, so they are declared on a base class from which
/// responders and bar items inherit. Code for iOS overrides and sets them as on iOS. The block forms of iOS 17 are in
/// an extension, since they are assigned and never overridden.
@preconcurrency @MainActor open class UIAccessibilityObject: NSObject {
    /// The id of the object in trees; never reused for a second object.
    package final private(set) var nodeID = NodeID(0)
    // The facts about a class live as long as the process.
    final var storedFacts: UnsafePointer<ClassFacts>?
    /// The assigned attributes; nil until one is assigned, as with most views.
    final var assigned: AssignedAccessibility?

    /// Creates an object that has only the attributes of its class.
    public override init() {
        super.init()
        nodeID = ObjectRegistry.register(self)
    }

    deinit {
        MainThread.finish(self) { ObjectRegistry.unregister($0.nodeID) }
    }

    /// Gives the object a new id in trees, because it represents another item from now on, like a cell that is reused
    /// for another row.
    final func takeNewIdentity() {
        ObjectRegistry.unregister(nodeID)
        nodeID = ObjectRegistry.register(self)
    }

    /// Exchanges the ids of two objects, because this one represents from now on what the other one did.
    final func exchangeIdentity(with other: UIAccessibilityObject) {
        swap(&nodeID, &other.nodeID)
        ObjectRegistry.assign(nodeID, to: self)
        ObjectRegistry.assign(other.nodeID, to: other)
    }

    /// The storage for assigned attributes, made on first use.
    final var assignedForWriting: AssignedAccessibility {
        if let assigned { return assigned }
        let made = AssignedAccessibility()
        assigned = made
        return made
    }

    /// Stores an attribute and marks the object for the next capture. Inlined, so that the key path costs nothing.
    @inline(__always) final func assign<Value>(
        _ keyPath: ReferenceWritableKeyPath<AssignedAccessibility, Value>, _ value: Value,
        _ change: AccessibilityChange = .attributes
    ) {
        assignedForWriting[keyPath: keyPath] = value
        accessibilityDidChange(change)
    }

    /// Stores an attribute that few objects have and marks the object for the next capture.
    @inline(__always) final func assignRare<Value>(
        _ keyPath: ReferenceWritableKeyPath<RareAccessibility, Value>, _ value: Value,
        _ change: AccessibilityChange = .attributes
    ) {
        assignedForWriting.rareForWriting[keyPath: keyPath] = value
        accessibilityDidChange(change)
    }

    /// Called after an attribute has changed, so that the next capture visits the object again.
    func accessibilityDidChange(_ change: AccessibilityChange) {}

    // MARK: Class defaults, which classes of this module override and assigned values replace

    var defaultIsAccessibilityElement: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    /// Whether VoiceOver speaks the class's default value.
    var speaksDefaultValue: Bool { true }
    var defaultAccessibilityHint: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { [] }
    var defaultAccessibilityElements: [Any]? { nil }
    var defaultShouldGroupAccessibilityChildren: Bool { false }
    var defaultAccessibilityFrame: CGRect { .zero }
    var defaultAccessibilityActivationPoint: CGPoint {
        let frame = accessibilityFrame
        if frame == .zero, let path = accessibilityPath?.bounds { return CGPoint(x: path.midX, y: path.midY) }
        return CGPoint(x: frame.midX, y: frame.midY)
    }
    /// Whether the elements inside are counted as a series.
    var accessibilitySeries: SeriesKind? { nil }
    /// Whether the label was given to the object by a title that it doesn't draw.
    var givesLabel: Bool { false }
    /// The attributes of the object's appearance that audits can check.
    var accessibilityAppearance: Appearance? { nil }
    /// The location of the object's declaration, when it comes from a file.
    public final var sourceLocation: SourceLocation? {
        get { assigned?.source.first }
        set { assign(\.source, newValue.map { [$0] } ?? []) }
    }

    // MARK: Attributes

    /// Whether assistive technologies visit the object. Then nothing inside it is visited.
    open var isAccessibilityElement: Bool {
        get { assigned?.blocks?.isElement?() ?? assigned?.isElement ?? defaultIsAccessibilityElement }
        set { assign(\.isElement, newValue) }
    }

    /// A short name for the element, without its type.
    open var accessibilityLabel: String? {
        get {
            if let answer = assigned?.blocks?.plain(\.label, \.attributedLabel) { return answer.text }
            return assigned?.label?.string ?? defaultAccessibilityLabel
        }
        set { assign(\.label, newValue.map { AssignedText($0) }) }
    }

    /// The label with speech attributes; the plain label where none were assigned.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            if let block = assigned?.blocks?.attributedLabel { return block() }
            return attributed(assigned?.label) { accessibilityLabel }
        }
        set { assign(\.label, newValue.map { AssignedText($0) }) }
    }

    /// The element's value, where it has one that the label does not name.
    open var accessibilityValue: String? {
        get {
            if let answer = assigned?.blocks?.plain(\.value, \.attributedValue) { return answer.text }
            return assigned?.value?.string ?? defaultAccessibilityValue
        }
        set { assign(\.value, newValue.map { AssignedText($0) }) }
    }

    /// The value with speech attributes; the plain value where none were assigned.
    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            if let block = assigned?.blocks?.attributedValue { return block() }
            return attributed(assigned?.value) { accessibilityValue }
        }
        set { assign(\.value, newValue.map { AssignedText($0) }) }
    }

    /// The result of using the element.
    open var accessibilityHint: String? {
        get {
            if let answer = assigned?.blocks?.plain(\.hint, \.attributedHint) { return answer.text }
            return assigned?.hint?.string ?? defaultAccessibilityHint
        }
        set { assign(\.hint, newValue.map { AssignedText($0) }) }
    }

    /// The hint with speech attributes; the plain hint where none were assigned.
    open var accessibilityAttributedHint: NSAttributedString? {
        get {
            if let block = assigned?.blocks?.attributedHint { return block() }
            return attributed(assigned?.hint) { accessibilityHint }
        }
        set { assign(\.hint, newValue.map { AssignedText($0) }) }
    }

    /// The element's role and behaviour.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { assigned?.blocks?.traits?() ?? assigned?.traits ?? defaultAccessibilityTraits }
        set { assign(\.traits, newValue) }
    }

    /// The name for tests that was assigned.
    final var assignedIdentifier: String? {
        get { assigned?.blocks?.identifier.map { $0() } ?? assigned?.identifier }
        set { assign(\.identifier, newValue) }
    }

    /// The name for tests. In UIKit controllers don't have one, so it is not a member of every object that apps could
    /// collide with; the classes of `UIAccessibilityIdentification` have `accessibilityIdentifier`.
    var nodeIdentifier: String? {
        get { assignedIdentifier }
        set { assignedIdentifier = newValue }
    }

    /// The BCP 47 language in which the element is spoken, or nil for the app's.
    open var accessibilityLanguage: String? {
        get { assigned?.blocks?.language.map { $0() } ?? assigned?.rare?.language }
        set { assignRare(\.language, newValue) }
    }

    /// The kind of text in the element (iOS 13), or nil.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { assigned?.blocks?.textualContext.map { $0() } ?? assigned?.rare?.textualContext }
        set { assignRare(\.textualContext, newValue) }
    }

    /// Whether the element can be expanded and is (iOS 18).
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { assigned?.blocks?.expandedStatus?() ?? assigned?.rare?.expandedStatus ?? .unsupported }
        set { assignRare(\.expandedStatus, newValue) }
    }

    /// Options for an element that takes touches directly (iOS 17).
    open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { assigned?.rare?.directTouchOptions ?? .none }
        set { assignRare(\.directTouchOptions, newValue) }
    }

    /// Names by which Voice Control finds the element; never spoken. Empty unless assigned.
    open var accessibilityUserInputLabels: [String]! {
        get {
            if let blocks = assigned?.blocks {
                if let block = blocks.userInputLabels { return block() ?? [] }
                if let block = blocks.attributedUserInputLabels { return block()?.map(\.string) ?? [] }
            }
            return assigned?.rare?.userInputLabels?.map(\.string) ?? []
        }
        set { assignRare(\.userInputLabels, newValue?.map { AssignedText($0) }) }
    }

    /// The names for Voice Control with speech attributes. Empty unless assigned.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            if let blocks = assigned?.blocks {
                if let block = blocks.attributedUserInputLabels { return block() ?? [] }
                if let block = blocks.userInputLabels { return block()?.map { NSAttributedString(string: $0) } ?? [] }
            }
            return assigned?.rare?.userInputLabels?.map(\.asAttributed) ?? []
        }
        set { assignRare(\.userInputLabels, newValue?.map { AssignedText($0) }) }
    }

    // MARK: Geometry

    /// The element's frame, in screen points.
    open var accessibilityFrame: CGRect {
        get { assigned?.blocks?.frame?() ?? assigned?.rare?.frame ?? defaultAccessibilityFrame }
        set { assignRare(\.frame, newValue) }
    }

    /// The shape of the cursor around the element, in screen points, or nil for its frame.
    open var accessibilityPath: UIBezierPath? {
        get { assigned?.blocks?.path.map { $0() } ?? assigned?.rare?.path }
        set { assignRare(\.path, newValue?.duplicate()) }
    }

    /// The point at which a tap activates the element, in screen points: the middle of `accessibilityFrame` unless
    /// assigned.
    open var accessibilityActivationPoint: CGPoint {
        get {
            assigned?.blocks?.activationPoint?() ?? assigned?.rare?.activationPoint
                ?? defaultAccessibilityActivationPoint
        }
        set { assignRare(\.activationPoint, newValue) }
    }

    // MARK: Navigation

    /// Whether the object and its content are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { assigned?.blocks?.elementsHidden?() ?? assigned?.elementsHidden ?? false }
        set { assign(\.elementsHidden, newValue) }
    }

    /// Whether the siblings of this view are left out.
    open var accessibilityViewIsModal: Bool {
        get { assigned?.blocks?.viewIsModal?() ?? assigned?.viewIsModal ?? false }
        set { assign(\.viewIsModal, newValue) }
    }

    /// Whether the elements in the view are read together, without those next to the view in between.
    open var shouldGroupAccessibilityChildren: Bool {
        get {
            assigned?.blocks?.groupsChildren?() ?? assigned?.groupsChildren ?? defaultShouldGroupAccessibilityChildren
        }
        set { assign(\.groupsChildren, newValue) }
    }

    /// The way an assistive technology moves through the object's elements.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { assigned?.blocks?.navigationStyle?() ?? assigned?.rare?.navigationStyle ?? .automatic }
        set { assignRare(\.navigationStyle, newValue) }
    }

    /// Whether the element responds to the user; by its traits unless assigned: text and disabled elements do not.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            assigned?.blocks?.respondsToUserInteraction?() ?? assigned?.rare?.respondsToUserInteraction
                ?? accessibilityTraits.isDisjoint(with: [.staticText, .notEnabled])
        }
        set { assignRare(\.respondsToUserInteraction, newValue) }
    }

    // MARK: Contained elements

    /// The elements of a container in the order in which they are read, instead of the subviews; nil for none.
    open var accessibilityElements: [Any]? {
        get {
            if let block = assigned?.blocks?.elements { return block() }
            if let elements = assigned?.elements { return elements }
            return defaultAccessibilityElements ?? (countedParts.isEmpty ? nil : countedParts)
        }
        set { assign(\.elements, .some(newValue), [.attributes, .structure]) }
    }

    /// The elements for user interface tests, where they differ.
    open var automationElements: [Any]? {
        get { assigned?.blocks?.automationElements.map { $0() } ?? assigned?.rare?.automationElements }
        set { assignRare(\.automationElements, newValue) }
    }

    /// The kind of container that the object is.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { assigned?.containerType ?? .none }
        set { assign(\.containerType, newValue) }
    }

    /// Returns the number of elements in the container; `NSNotFound` if it does not implement one.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// Returns the element at an index, or nil.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element of the container, `NSNotFound` when it is not one.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// The subviews that a control of UIKit's lists as its elements; they are found below it anyhow.
    var countedParts: [UIAccessibilityObject] { [] }

    /// The elements that name the element's row or column, where it has some.
    open var accessibilityHeaderElements: [Any]? {
        get { assigned?.blocks?.headerElements.map { $0() } ?? assigned?.rare?.headerElements }
        set { assignRare(\.headerElements, newValue) }
    }

    // MARK: Actions

    /// The app's own actions on the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { assigned?.blocks?.customActions.map { $0() } ?? assigned?.rare?.customActions }
        set { assignRare(\.customActions, newValue) }
    }

    /// The points from which the element can be dragged.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { assigned?.rare?.dragSources }
        set { assignRare(\.dragSources, newValue) }
    }

    /// The points at which items can be dropped on the element.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { assigned?.rare?.dropPoints }
        set { assignRare(\.dropPoints, newValue) }
    }

    /// The element whose text comes before this one's (iOS 18), or nil; it is not kept alive.
    open var accessibilityPreviousTextNavigationElement: Any? {
        get { assigned?.rare?.previousTextElement }
        set { assignRare(\.previousTextElement, newValue.map { $0 as AnyObject }) }
    }

    /// The element whose text comes after this one's (iOS 18), or nil; it is not kept alive.
    open var accessibilityNextTextNavigationElement: Any? {
        get { assigned?.rare?.nextTextElement }
        set { assignRare(\.nextTextElement, newValue.map { $0 as AnyObject }) }
    }

    /// The app's own rotors.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { assigned?.blocks?.customRotors.map { $0() } ?? assigned?.rare?.customRotors }
        set { assignRare(\.customRotors, newValue) }
    }

    /// Activates the element; returns true when it did, and no tap follows.
    open func accessibilityActivate() -> Bool { false }
    /// Raises the value of an adjustable element.
    open func accessibilityIncrement() {}
    /// Lowers the value of an adjustable element.
    open func accessibilityDecrement() {}
    /// Scrolls; returns true when it did, which ends the search for a responder.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves a modal view or goes back; returns true when it did, which ends the search for a responder.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most likely action; returns true when it did, which ends the search for a responder.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Zooms in around a point of the screen; returns true when it did.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// Zooms out around a point of the screen; returns true when it did.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

    // MARK: Focus

    /// Called after an assistive technology has moved its focus here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after an assistive technology has moved its focus away.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether an assistive technology has its focus here.
    open func accessibilityElementIsFocused() -> Bool { AppProcess.current.focus.isFocused(self) }

    /// The assistive technologies that have their focus here, or nil when none has.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        AppProcess.current.focus.technologies(focusing: self)
    }

    // MARK: Blocks

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
