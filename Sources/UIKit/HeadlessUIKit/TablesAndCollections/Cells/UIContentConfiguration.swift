import Foundation

/// The content of a cell as a value, and how a view of it is made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    func makeContentView() -> UIView & UIContentView
    /// Returns the content as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// Returns the same: nothing depends on the state unless implemented.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a content (iOS 16).
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True for content of the same kind unless implemented.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Directions of layout, with UIKit's raw values.
public struct UIAxis: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates axes from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
