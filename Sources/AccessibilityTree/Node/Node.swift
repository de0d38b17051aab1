/// One object of a screen and what it says about itself: the copy that a source makes, before any rule is applied.
///
/// A field means one thing; what was not said is nil or the default that UIKit documents.
public struct Node: Sendable, Hashable {
    /// The object's identity, chosen by the source and stable while the object lives.
    public var id: NodeID
    /// The name of the object's class, such as "UIButton".
    public var className: String
    /// `accessibilityFrame`: where the element is for VoiceOver, in screen points.
    public var frame: Rect
    /// The view's own frame in screen points where it differs from `frame`; nil where it does not, or for non-views.
    public var viewFrame: Rect?
    /// Whether the object is a view. The rules for hiding, size, modality and subviews apply to views only.
    public var isView = true

    // MARK: What decides whether it is visited

    /// `isAccessibilityElement`.
    public var isElement = false
    /// `isHidden`.
    public var isHidden = false
    /// `alpha`, from 0 to 1.
    public var alpha = 1.0
    /// `clipsToBounds`.
    public var clipsToBounds = false
    /// `accessibilityElementsHidden`.
    public var elementsHidden = false
    /// `accessibilityViewIsModal`.
    public var isModal = false
    /// `shouldGroupAccessibilityChildren`.
    public var groupsChildren = false
    /// `accessibilityContainerType`.
    public var containerType = ContainerType.none
    /// Whether the elements inside are counted as a series.
    public var series: SeriesKind?
    /// `accessibilityElements` in their own order, or nil when the container has none of its own.
    public var explicitElements: [NodeID]?
    /// The order among siblings asked for by SwiftUI's `accessibilitySortPriority`; higher comes first.
    public var sortPriority = 0.0

    // MARK: What is spoken

    /// `accessibilityLabel`.
    public var label: AttributedText?
    /// `accessibilityValue`.
    public var value: AttributedText?
    /// `accessibilityHint`.
    public var hint: AttributedText?
    /// `accessibilityTraits`.
    public var traits: AccessibilityTraits = []
    /// `accessibilityLanguage`, a BCP 47 tag.
    public var language: String?
    /// `accessibilityExpandedStatus`.
    public var expandedStatus = ExpandedStatus.unsupported
    /// `accessibilityCustomActions`.
    public var customActions: [CustomAction] = []
    /// `accessibilityCustomContent`.
    public var customContent: [CustomContent] = []
    /// `accessibilityCustomRotors`.
    public var customRotors: [CustomRotor] = []
    /// The size and headers of a data table.
    public var dataTable: DataTable?
    /// The place of a cell in its data table.
    public var cell: DataTableCell?

    // MARK: How it is reached

    /// `accessibilityActivationPoint` in screen points, or nil for the default.
    public var activationPoint: Point?
    /// The bounds of `accessibilityPath` in screen points; it draws the cursor and never decides the order.
    public var pathBounds: Rect?
    /// `accessibilityIdentifier`: for tests, never spoken.
    public var identifier: String?
    /// `accessibilityUserInputLabels`: for Voice Control, never spoken.
    public var userInputLabels: [String] = []
    /// `accessibilityRespondsToUserInteraction`, or nil when it follows from the traits.
    public var respondsToUserInteraction: Bool?

    // MARK: What an audit needs

    /// How it looks, where the source knows.
    public var appearance: Appearance?
    /// Where it was declared, where the source knows.
    public var source: SourceLocation?

    /// Creates a node that says nothing but what it is and where.
    public init(id: NodeID, className: String, frame: Rect = .zero) {
        self.id = id
        self.className = className
        self.frame = frame
    }

    /// The frame that decides about "zero size": the view's own, not what it tells VoiceOver.
    public var layoutFrame: Rect { viewFrame ?? frame }
}
