import Foundation

/// Presents a popover at an anchor: a bar button item, or a rectangle of a view.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points to.
    open weak var sourceView: UIView?
    /// The rectangle of the source view that the popover points to, in points; null means the view's bounds.
    open var sourceRect = CGRect.null
    /// The bar item that the popover points to.
    open weak var barButtonItem: UIBarButtonItem?
    /// The object that the popover points to: a view or a bar item.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet {
            sourceView = sourceItem as? UIView
            barButtonItem = sourceItem as? UIBarButtonItem
        }
    }
    /// In which directions the arrow may point; the place is chosen by the room here.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The direction of the arrow: unknown, as none is drawn.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// Whether the popover may cover its source; it does not here.
    open var canOverlapSourceViewRect = false
    /// The colour of the arrow, or nil; it is not drawn here.
    open var backgroundColor: UIColor?
    /// The minimum distance of the popover from the edges of the screen, in points; has no effect here.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The class of the popover's background view, or nil for the system's; it is not drawn here.
    open var popoverBackgroundViewClass: AnyClass?

    /// The views outside that can be used while the popover is shown: they take touches, and assistive technologies
    /// reach them after the popover.
    open var passthroughViews: [UIView]? {
        didSet { (containerView as? UITransitionView)?.reachDidChange() }
    }
    /// The sheet that the popover is where its style is adapted to one.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController =
        AdaptedPopoverSheet(of: self)

    /// False: the popover covers part of the screen; true where it was adapted to cover all of it.
    open override var shouldPresentInFullscreen: Bool { coversContainer }
    /// False, unless it was adapted to cover the screen.
    open override var shouldRemovePresentersView: Bool { resolvedStyle == .fullScreen }

    /// The popover's place: below the anchor, or above it where there is more room, inside the container.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, !coversContainer else {
            return super.frameOfPresentedViewInContainerView
        }
        guard !isSheet else { return adaptiveSheetPresentationController.frameOfPresentedViewInContainerView }
        let bounds = container.bounds
        let preferred = size(in: bounds.size)
        let (width, height) = (preferred.width, preferred.height)
        let anchor = anchorRect(in: container)
        let isBelow = bounds.height - anchor.maxY >= min(height, anchor.minY)
        let y = isBelow ? anchor.maxY : anchor.minY - height
        return CGRect(
            x: min(max(anchor.midX - width / 2, 0), bounds.width - width),
            y: min(max(y, 0), bounds.height - height), width: width, height: height)
    }

    private func size(in room: CGSize) -> CGSize {
        let asked = preferredContentSize
        return CGSize(
            width: min(asked.width > 0 ? asked.width : Self.defaultSize.width, room.width),
            height: min(asked.height > 0 ? asked.height : Self.defaultSize.height, room.height))
    }

    /// The popover's size in a container of a size.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let style = comingStyle ?? resolvedStyle
        guard container === presentedViewController, style == .popover else {
            return adaptiveSheetPresentationController.size(
                forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return size(in: parentSize)
    }

    private func anchorRect(in container: UIView) -> CGRect {
        guard let view = barButtonItem?.view ?? sourceView, view.window === container.window else {
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        return view.convert(barButtonItem == nil && !sourceRect.isNull ? sourceRect : view.bounds, to: container)
    }

    private static let defaultSize = CGSize(width: 320, height: 480)

    /// Whether it was adapted to cover the screen.
    private var coversContainer: Bool { resolvedStyle == .fullScreen || resolvedStyle == .overFullScreen }

    private var isSheet: Bool { resolvedStyle == .pageSheet || resolvedStyle == .formSheet }

    override var canBeDismissedByUser: Bool { !coversContainer }
    override var placesPresentedView: Bool { true }
    override var isModal: Bool { isSheet ? adaptiveSheetPresentationController.isModal : true }

    override var viewsBehindInReach: [UIView] {
        guard resolvedStyle == .popover, let window = containerView?.window else { return [] }
        return (passthroughViews ?? []).filter { $0.window === window }
    }

    override func prepareForPresentation() {
        guard resolvedStyle == .popover else { return }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    override var missingRequirement: String? {
        guard resolvedStyle == .popover, sourceView == nil, barButtonItem == nil else { return nil }
        return
            "\(Diagnostics.name(self)) should have a non-nil sourceView or barButtonItem set before the presentation "
            + "occurs."
    }

    override func containerSizeDidChange() {
        guard resolvedStyle == .popover, let source = barButtonItem?.view ?? sourceView,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return }
        var view = source
        var rect = barButtonItem == nil && !sourceRect.isNull ? sourceRect : source.bounds
        let before = rect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if barButtonItem == nil {
            if view !== source { sourceView = view }
            if rect != before { sourceRect = rect }
        }
    }

    override func containerDidPlaceContent() {
        if isSheet { adaptiveSheetPresentationController.updateGrabber() }
    }

    override func prepareContainer() {
        guard resolvedStyle == .popover, let container = containerView else { return }
        let region = DismissRegion(frame: container.bounds)
        region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        region.dismiss = { [weak self] in self?.dismissByUser() ?? false }
        container.insertSubview(region, at: 0)
    }
}

/// The sheet that a popover becomes in compact width, in the popover's container.
@MainActor private final class AdaptedPopoverSheet: UISheetPresentationController {
    private unowned let popover: UIPopoverPresentationController

    init(of popover: UIPopoverPresentationController) {
        self.popover = popover
        super.init(presentedViewController: popover.presentedViewController, presenting: nil)
    }

    override var host: UIPresentationController { popover }
}

/// The region around a popover: activating it dismisses the popover.
@MainActor final class DismissRegion: UIView {
    var dismiss: (() -> Bool)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        // It fills the container, but the presented content is read first.
        assignRare(\.sortPriority, -1)
    }

    required init?(coder: NSCoder) { nil }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { interfaceWords[.dismissPopup] }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    override func accessibilityActivate() -> Bool { dismiss?() ?? false }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { _ = dismiss?() }
}
