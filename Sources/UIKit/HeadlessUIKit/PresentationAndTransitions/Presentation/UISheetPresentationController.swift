import Foundation

/// Presents a sheet that the user can pull down.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor public final class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The raw name.
            public let rawValue: String
            /// Creates an identifier from a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// About half the screen.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// Nearly the whole screen.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The detent's name.
        public let identifier: Identifier
        let height: @MainActor (CGFloat) -> CGFloat

        private init(_ identifier: Identifier, height: @escaping @MainActor (CGFloat) -> CGFloat) {
            self.identifier = identifier
            self.height = height
        }

        /// About half the screen.
        public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }
        /// Nearly the whole screen.
        public static func large() -> Detent { Detent(.large) { $0 } }
        /// Returns a detent with the app's height, in points, at most the largest one; nil disables the detent.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(rawValue: UUID().uuidString)) { largest in
                let height = resolver(DetentRoom(maximumDetentValue: largest)) ?? 0
                return height.isFinite ? min(max(0, height), largest) : largest
            }
        }
        /// The height in a context, in points.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            height(context.maximumDetentValue)
        }

        /// The room of a sheet, and the traits of the screen.
        private struct DetentRoom: UISheetPresentationControllerDetentResolutionContext {
            var maximumDetentValue: CGFloat
            var containerTraitCollection: UITraitCollection { UIScreen.main.traitCollection }
        }
    }

    /// The heights at which the sheet rests; only large unless set.
    open var detents: [Detent] = [.large()] {
        didSet { updateModality() }
    }
    /// The current detent of the sheet; nil means the first of the detents.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { updateModality() }
    }
    /// The largest detent at which the content behind stays reachable; nil means that it is never reachable.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { updateModality() }
    }
    /// Whether the sheet shows a grabber, where it is at the bottom of the screen.
    open var prefersGrabberVisible = false { didSet { host.containerView?.setNeedsLayout() } }

    /// Whether the sheet grows before its content scrolls; it does not here.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is at the bottom of a screen of compact height instead of covering it.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether a sheet at the bottom has the width that its content prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Whether the sheet is as large as its content prefers, or a page.
    open var prefersPageSizing = true
    /// The radius of the corners, in points, or nil for the system's; only drawing uses it.
    open var preferredCornerRadius: CGFloat?
    /// The view that the sheet grows from; not drawn here.
    open weak var sourceView: UIView?
    /// Recomputes the heights of the detents.
    open func invalidateDetents() { updateModality() }

    /// Makes changes that are animated on a screen.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        host.containerView?.layoutIfNeeded()
    }

    /// Dismisses the sheet if allowed, like a pull down by the user. The delegate is notified.
    /// - Parameter isCompleted: False for a pull that the user cancels.
    public final func pullDown(isCompleted: Bool = true) {
        if isCompleted { host.dismissByUser() } else { host.cancelDismissalByUser() }
    }

    /// The presentation controller whose container contains the sheet.
    var host: UIPresentationController { self }

    /// Whether the presentation is shown as a sheet, not adapted to cover the screen.
    final var isSheet: Bool { host.resolvedStyle == .pageSheet || host.resolvedStyle == .formSheet }

    final var detent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

    private func updateModality() {
        host.containerView?.setNeedsLayout()
        (host.containerView as? UITransitionView)?.reachDidChange()
        for case let grabber as SheetGrabber in host.containerView?.subviews ?? [] {
            grabber.accessibilityDidChange(.attributes)
        }
    }

    override func containerDidPlaceContent() { updateGrabber() }

    /// Whether the sheet is at the bottom of the screen, where it can have detents.
    final var isAtBottom: Bool {
        host.containerView.map { SizeClasses(of: $0.bounds.size).isCompactWidth } ?? false
    }

    /// The height that a detent can take up, in points.
    final var roomForDetents: CGFloat { max((host.containerView?.bounds.height ?? 0) - topMargin, 0) }

    override var placesPresentedView: Bool { true }

    /// False for a sheet; true where it was adapted to cover the screen.
    open override var shouldPresentInFullscreen: Bool { !isSheet }
    /// False for a sheet; true where it was adapted to cover the screen.
    open override var shouldRemovePresentersView: Bool { resolvedStyle == .fullScreen }

    /// The sheet's place: at the bottom on a phone, in the middle where there is more space.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard isSheet, let bounds = host.containerView?.bounds else { return super.frameOfPresentedViewInContainerView }
        return frame(in: bounds)
    }

    /// The sheet's size in a container of a size.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let style = host.comingStyle ?? host.resolvedStyle
        guard container === presentedViewController, style == .pageSheet || style == .formSheet else {
            return parentSize
        }
        return frame(in: CGRect(origin: .zero, size: parentSize)).size
    }

    private func frame(in bounds: CGRect) -> CGRect {
        guard SizeClasses(of: bounds.size).isCompactWidth else { return centredFrame(in: bounds) }
        let available = max(bounds.height - topMargin, 0)
        let height = min(max(detent?.height(available) ?? available, 0), available)
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private func centredFrame(in bounds: CGRect) -> CGRect {
        var size = host.resolvedStyle == .formSheet ? Self.formSize : Self.pageSize
        if host.resolvedStyle == .formSheet, preferredContentSize.width > 0, preferredContentSize.height > 0 {
            size = preferredContentSize
        }
        let width = min(size.width, bounds.width)
        let height = min(size.height, max(bounds.height - 2 * topMargin, 0))
        var y = (bounds.height - height) / 2
        if host.resolvedStyle == .formSheet, let keyboard = Keyboard.shared.frame {
            // It moves up, as far as there is room, so that the keyboard leaves it visible (guide, form sheets).
            y = max(min(y, keyboard.minY - height), min(y, topMargin))
        }
        return CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
    }

    // A sheet does not reach up to the area that the device covers.
    private var topMargin: CGFloat { max(56, host.containerView?.safeAreaInsets.top ?? 0) }
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageSize = CGSize(width: 712, height: 2_000)

    override var canBeDismissedByUser: Bool { isSheet }

    override var isModal: Bool {
        guard isSheet, let undimmed = largestUndimmedDetentIdentifier else { return true }
        let order = detents.map(\.identifier)
        guard let limit = order.firstIndex(of: undimmed), let current = detent?.identifier,
            let place = order.firstIndex(of: current)
        else { return true }
        return place > limit
    }
}

/// The values on which a sheet's custom height may depend.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits around the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, in points.
    var maximumDetentValue: CGFloat { get }
}
