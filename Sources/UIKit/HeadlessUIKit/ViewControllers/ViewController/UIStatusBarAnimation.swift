/// The ways the status bar appears and disappears, with UIKit's raw values.
public enum UIStatusBarAnimation: Int, Sendable {
    /// Without an animation.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides from the top.
    case slide = 2
}
