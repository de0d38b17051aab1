import Foundation

/// Looks for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The required number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers that must tap.
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that must be pressed.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// False for recognizers of more taps, which continue after this one has recognized.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }
}
