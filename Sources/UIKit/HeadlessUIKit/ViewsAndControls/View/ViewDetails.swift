import Foundation

/// The rarely assigned properties of a view, kept apart so that other views need no storage for them.
@MainActor final class ViewDetails {
    var transform = CGAffineTransform.identity
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var restorationIdentifier: String?
    /// The point of the bounds that the centre places and that transforms turn about, from 0 to 1.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The transform in space, if one was set; `transform` is its part in the plane.
    var transform3D: CATransform3D?
    /// The view's layer, made on first access.
    var layer: CALayer?
    var mask: UIView?
    var motionEffects: [UIMotionEffect] = []
    var largeContent: LargeContent?
    var drawn = DrawnValues()
    var focusGroupIdentifier: String?
    /// The margins that were set, in the form in which they were set; nil for the system's.
    var layoutMargins: StatedMargins?
    var safeAreaInsets = UIEdgeInsets.zero
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var isOpaque = true
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    /// The part that must be drawn; nil for all of the view.
    var displayRect: CGRect?
    @CountedOverride var traitOverrides: UITraitOverrides?
    @CountedOverride var contentSizeLimits: ContentSizeLimits?
    var traitObservers: TraitObservers?
    // The traits of the environment when the view left its window, until it is in one again.
    var traitsLeft: UITraitCollection?
    var guides: [String: UILayoutGuide] = [:]
    /// The view's layout record; nil until a constraint refers to the view.
    var layout: LayoutRecord?
}

extension UIView {
    /// The ways in which content fills a view, with UIKit's raw values.
    public enum ContentMode: Int, Sendable {
        /// Stretched to fill.
        case scaleToFill = 0
        /// Scaled to fit inside, in proportion.
        case scaleAspectFit = 1
        /// Scaled to fill, in proportion.
        case scaleAspectFill = 2
        /// Drawn again.
        case redraw = 3
        /// Centred.
        case center = 4
        /// At the top.
        case top = 5
        /// At the bottom.
        case bottom = 6
        /// At the left.
        case left = 7
        /// At the right.
        case right = 8
        /// At the upper left.
        case topLeft = 9
        /// At the upper right.
        case topRight = 10
        /// At the lower left.
        case bottomLeft = 11
        /// At the lower right.
        case bottomRight = 12
    }

    final var detailsForWriting: ViewDetails {
        if let details { return details }
        let made = ViewDetails()
        details = made
        return made
    }

    /// The inherited colour: the nearest superview's that has one, else the system's.
    final var inheritedTintColor: UIColor {
        var view = storedSuperview
        while let current = view {
            if let color = current.details?.tintColor { return color }
            view = current.storedSuperview
        }
        return .systemBlue
    }

    /// Notifies the view, and the descendants that inherit its tint colour, that the colour changed.
    final func announceTintColor() {
        var pending = [self]
        while let view = pending.popLast() {
            view.accessibilityDidChange(.attributes)
            view.tintColorDidChange()
            pending.append(contentsOf: view.subviews.reversed().filter { $0.details?.tintColor == nil })
        }
    }

    /// Returns the effective direction of a view with this attribute.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
