import Foundation

/// In which directions the arrow of a popover points, with UIKit's raw values.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt
    /// Creates directions from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up: the popover is below.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down: the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// Points to the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// Points to the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction is not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An object that a popover can point to.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
