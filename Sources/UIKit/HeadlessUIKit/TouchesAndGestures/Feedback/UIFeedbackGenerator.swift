import Foundation

/// Haptic feedback. There is no device here; the calls do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that it belongs to, or nil.
    public final private(set) weak var view: UIView?

    /// Creates a generator.
    public override init() {
        super.init()
    }
    /// Creates a generator for a view (iOS 17.5).
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Gets ready.
    open func prepare() {}
    /// Called before it gets another view, or none.
    open func willMove(to view: UIView?) {}
    /// Called after it has got another view, or none.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Haptic feedback for an impact.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The styles of an impact, with UIKit's raw values.
    public enum FeedbackStyle: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case light = 0, medium, heavy, soft, rigid
    }

    /// Knocks of a style.
    public init(style: FeedbackStyle) { super.init() }
    /// Knocks of a style in a view (iOS 17.5).
    public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }
    /// Knocks of medium strength.
    public override convenience init() { self.init(style: .medium) }

    /// Knocks.
    open func impactOccurred() {}
    /// Plays an impact with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
    /// Knocks at a point of the view.
    open func impactOccurred(at location: CGPoint) {}
}

/// Haptic feedback for a changed selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The choice has changed.
    open func selectionChanged() {}
}

/// Haptic feedback for success, warning and failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The types of notification feedback, with UIKit's raw values.
    public enum FeedbackType: Int, Sendable {
        /// It went well.
        case success = 0
        /// It may not have gone well.
        case warning = 1
        /// It went wrong.
        case error = 2
    }

    /// Something has happened.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
