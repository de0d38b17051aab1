import Foundation

/// The styles of a bar, with UIKit's raw values.
public enum UIBarStyle: Int, Sendable {
    /// The system's default.
    case `default` = 0
    /// A dark bar.
    case black = 1
    /// Dark and translucent (deprecated in iOS 13).
    case blackTranslucent = 2
}

/// The sizes of bars, with UIKit's raw values.
public enum UIBarMetrics: Int, Sendable {
    /// Regular height.
    case `default` = 0
    /// Compact height.
    case compact = 1
    /// Regular height with a prompt.
    case defaultPrompt = 101
    /// Compact height with a prompt.
    case compactPrompt = 102
}

/// The positions of a bar, with UIKit's raw values.
public enum UIBarPosition: Int, Sendable {
    /// The position is unspecified.
    case any = 0
    /// At the bottom of the containing view.
    case bottom = 1
    /// At the top of its container.
    case top = 2
    /// At the top of the screen, and below the status bar too.
    case topAttached = 3
}

/// A view with a position like a bar's.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// The appearance settings that apps make on bars in many small parts. They are stored and can be read back;
/// announcements don't depend on them.
@MainActor final class BarAppearances {
    var style = UIBarStyle.default
    var backgroundImages: [String: UIImage] = [:] { didSet { colorDidChange() } }
    var shadowImages: [String: UIImage] = [:]
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?
    var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
    var appearances: [String: UIBarAppearance] = [:] {
        didSet {
            guard oldValue["standard"] !== appearances["standard"] else { return }
            oldValue["standard"]?.forget(self)
            appearances["standard"]?.remember(self)
            colorDidChange()
        }
    }
    private weak var bar: UIView?

    /// Creates the appearance settings of a bar, which is captured again when its colour changes, or of an item.
    init(of bar: UIView? = nil) { self.bar = bar }

    func colorDidChange() { bar?.barColorDidChange() }
}

extension BarAppearances {
    /// Returns the colour that the app has chosen for a bar; nil for the system's, and where an image is drawn over it.
    ///
    /// The appearance object takes precedence, as in UIKit.
    func color(else tint: UIColor?) -> UIColor? {
        guard backgroundImages.isEmpty else { return nil }
        guard let standard = appearances["standard"] else { return tint }
        return standard.backgroundImage == nil ? standard.backgroundColor ?? tint : nil
    }

    /// Returns the appearance that was set for a key, or else makes one.
    func appearance<Kind: UIBarAppearance>(_ key: String, _ make: () -> Kind) -> Kind {
        if let known = appearances[key] as? Kind { return known }
        let made = make()
        appearances[key] = made
        return made
    }

    static func key(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> String {
        "\(position.rawValue) \(metrics.rawValue)"
    }
}
