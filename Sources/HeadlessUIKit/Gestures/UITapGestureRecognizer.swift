import Foundation

/// Looks for taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How often the finger has to tap.
    open var numberOfTapsRequired = 1
    /// How many fingers have to tap.
    open var numberOfTouchesRequired = 1
    /// Which buttons of a pointer have to be pressed.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary
}
