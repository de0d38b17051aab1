import Foundation

/// An object with a name for tests, which is never spoken.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name, or nil.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
