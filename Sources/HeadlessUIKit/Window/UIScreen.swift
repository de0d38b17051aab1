import Foundation

/// The screen that nobody sees: its size and scale.
@MainActor public final class UIScreen: NSObject {
    /// The screen of the app: 402 by 874 points at three pixels a point unless set otherwise.
    public static let main = UIScreen()

    /// The screen in points.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 402, height: 874)
    /// Pixels a point.
    public internal(set) var scale: CGFloat = 3
}
