import Foundation

// Properties that only drawing or multi-touch input would use. They are stored for the app; announcements and layout
// don't depend on them.
extension UIView {
    /// Whether the view blocks touches of other views while a finger is on it; here only one view is touched at a time.
    public final var isExclusiveTouch: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the view receives more than one touch at a time; multi-finger gestures go to gesture recognizers here.
    public final var isMultipleTouchEnabled: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Pixels per point; the screen's unless set.
    public final var contentScaleFactor: CGFloat {
        get { drawn(else: UIScreen.main.scale) }
        set { setDrawn(newValue) }
    }
    /// Whether the view's rectangle is cleared before it is drawn.
    public final var clearsContextBeforeDrawing: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
    /// The part of the content that is stretched, as fractions of its size.
    public final var contentStretch: CGRect {
        get { drawn(else: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        set { setDrawn(newValue) }
    }
    /// Whether the tint colour is grey, as behind alerts.
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get {
            let own: TintAdjustmentMode = drawn("tintAdjustmentMode", else: .automatic)
            return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
        }
        set { setDrawn(newValue) }
    }

    /// Whether the tint colour is grey, with UIKit's raw values.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The superview's mode.
        case automatic = 0
        /// The tint colour unchanged.
        case normal = 1
        /// The tint colour in grey.
        case dimmed = 2
    }
}
