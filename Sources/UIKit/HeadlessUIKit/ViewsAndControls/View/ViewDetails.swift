import Foundation

/// What few views have assigned, so that the others need no room for it.
@MainActor final class ViewDetails {
    var transform = CGAffineTransform.identity
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var restorationIdentifier: String?
    /// The part of the bounds that the centre places and that transforms turn about.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The transform in space, where one was set; `transform` is what it does in the plane.
    var transform3D: CATransform3D?
    /// The view's layer, once it was asked for.
    var layer: CALayer?
    var mask: UIView?
    var motionEffects: [UIMotionEffect] = []
    var largeContent: LargeContent?
    var drawn = DrawnValues()
    var focusGroupIdentifier: String?
    /// The margins that were set, by the names by which they were; nil for the system's.
    var layoutMargins: StatedMargins?
    var safeAreaInsets = UIEdgeInsets.zero
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var isOpaque = true
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    /// The part that has to be drawn; nil for all of the view.
    var displayRect: CGRect?
    @CountedOverride var traitOverrides: UITraitOverrides?
    var traitObservers: TraitObservers?
    // The traits of the surroundings that the view had when it left its window, until it is in one again.
    var traitsLeft: UITraitCollection?
    var guides: [String: UILayoutGuide] = [:]
    /// What constraints say of the view; nil where none ever named it.
    var layout: LayoutRecord?
}

extension UIView {
    /// How content fills a view, with UIKit's raw values.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill = 0
        /// As large as fits.
        case scaleAspectFit = 1
        /// As small as fills.
        case scaleAspectFill = 2
        /// Drawn again.
        case redraw = 3
        /// In the middle.
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

    /// Tells the view and all that it holds, as far as they inherit it, that the tint colour is another.
    final func announceTintColor() {
        var pending = [self]
        while let view = pending.popLast() {
            view.accessibilityDidChange(.attributes)
            view.tintColorDidChange()
            pending.append(contentsOf: view.subviews.reversed().filter { $0.details?.tintColor == nil })
        }
    }

    /// The direction that counts for a view with this attribute.
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
