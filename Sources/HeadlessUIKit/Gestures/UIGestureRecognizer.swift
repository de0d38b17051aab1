import Foundation

/// Looks for a gesture on a view and tells its targets.
@MainActor open class UIGestureRecognizer: NSObject {
    /// Creates a recognizer that is attached to no view.
    public override init() {
        super.init()
    }
}
