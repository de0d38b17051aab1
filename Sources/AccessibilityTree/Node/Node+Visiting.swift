// Attributes that determine whether and where a node is visited.
extension Node {
    /// Whether the object is a view. The rules for hiding, size, modality and subviews apply to views only.
    public var isView: Bool {
        get { bits[.isView] }
        set { bits[.isView] = newValue }
    }

    /// `isAccessibilityElement`.
    public var isElement: Bool {
        get { bits[.isElement] }
        set { bits[.isElement] = newValue }
    }

    /// `isHidden`.
    public var isHidden: Bool {
        get { bits[.isHidden] }
        set { bits[.isHidden] = newValue }
    }

    /// Whether the element is completely outside its window; such elements are not visited. Content that a scroll view
    /// can bring in counts as inside.
    public var isOutsideWindow: Bool {
        get { bits[.isOutsideWindow] }
        set { bits[.isOutsideWindow] = newValue }
    }

    /// `clipsToBounds`.
    public var clipsToBounds: Bool {
        get { bits[.clipsToBounds] }
        set { bits[.clipsToBounds] = newValue }
    }

    /// `accessibilityElementsHidden`.
    public var elementsHidden: Bool {
        get { bits[.elementsHidden] }
        set { bits[.elementsHidden] = newValue }
    }

    /// `accessibilityViewIsModal`.
    public var isModal: Bool {
        get { bits[.isModal] }
        set { bits[.isModal] = newValue }
    }

    /// `shouldGroupAccessibilityChildren`.
    public var groupsChildren: Bool {
        get { bits[.groupsChildren] }
        set { bits[.groupsChildren] = newValue }
    }

    /// `accessibilityContainerType`.
    public var containerType: ContainerType {
        get { bits.containerType }
        set { bits.containerType = newValue }
    }

    /// Whether the elements inside are counted as a series.
    public var series: SeriesKind? {
        get { bits.series }
        set { bits.series = newValue }
    }

    /// The view's own frame in screen points where it differs from `frame`; nil where it does not, or for non-views.
    public var viewFrame: Rect? {
        get { details.isEmpty ? nil : details[0].viewFrame }
        set { if makeDetails(newValue != nil) { details[0].viewFrame = newValue } }
    }

    /// `alpha`, from 0 to 1.
    public var alpha: Double {
        get { details.isEmpty ? 1 : details[0].alpha }
        set { if makeDetails(newValue != 1) { details[0].alpha = newValue } }
    }

    /// `accessibilityElements` in their order, or nil if the container does not set them.
    public var explicitElements: [NodeID]? {
        get { details.isEmpty ? nil : details[0].explicitElements }
        set { if makeDetails(newValue != nil) { details[0].explicitElements = newValue } }
    }

    /// The order among siblings set by SwiftUI's `accessibilitySortPriority`; higher comes first.
    public var sortPriority: Double {
        get { details.isEmpty ? 0 : details[0].sortPriority }
        set { if makeDetails(newValue != 0) { details[0].sortPriority = newValue } }
    }
}
