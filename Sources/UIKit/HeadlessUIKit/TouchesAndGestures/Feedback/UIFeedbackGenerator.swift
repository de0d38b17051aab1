import Foundation

/// Haptic feedback. There is no device here; the calls do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view of the generator, or nil.
    open private(set) weak var view: UIView?

    /// Creates a generator.
    public override init() {
        super.init()
    }
    /// Creates a generator for a view (iOS 17.5).
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Prepares the device for feedback.
    open func prepare() {}
    /// Called before the generator is added to or removed from a view.
    open func willMove(to view: UIView?) {}
    /// Called after the generator was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Haptic feedback for an impact.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The styles of an impact, with UIKit's raw values.
    public enum FeedbackStyle: Int, Sendable {
        /// A collision of light, medium or heavy objects, or of soft or rigid ones.
        case light = 0, medium, heavy, soft, rigid
    }

    /// Creates a generator of a style.
    public init(style: FeedbackStyle) { super.init() }
    /// Creates a generator of a style for a view (iOS 17.5).
    public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }
    /// Creates a generator of medium strength.
    public override convenience init() { self.init(style: .medium) }

    /// Plays an impact.
    open func impactOccurred() {}
    /// Plays an impact with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
    /// Plays an impact at a point of the view.
    open func impactOccurred(at location: CGPoint) {}
}

/// Haptic feedback for a changed selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays feedback for a changed selection.
    open func selectionChanged() {}
}

/// Haptic feedback for success, warning and failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The types of notification feedback, with UIKit's raw values.
    public enum FeedbackType: Int, Sendable {
        /// A task has succeeded.
        case success = 0
        /// A task has produced a warning.
        case warning = 1
        /// A task has failed.
        case error = 2
    }

    /// Plays feedback for an outcome.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
