import Foundation

/// Looks for taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How often the finger has to tap.
    open var numberOfTapsRequired = 1
    /// How many fingers have to tap.
    open var numberOfTouchesRequired = 1
}
