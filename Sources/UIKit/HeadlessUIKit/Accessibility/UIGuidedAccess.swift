import Foundation

/// Told by the app's delegate: what of the app can be kept from the user while Guided Access is on. Nobody asks for it
/// here but tests.
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// The names of what can be kept from the user.
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    /// What a restriction is called, for the user.
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    /// What a restriction means, for the user.
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    /// A restriction was switched on or off.
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
}

extension UIGuidedAccessRestrictionDelegate {
    /// None.
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}

extension UIAccessibility {
    /// Whether something is kept from the user, with UIKit's raw values.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// It is allowed.
        case allow = 0
        /// It is kept from the user.
        case deny = 1
    }

    /// Whether a restriction is on: none is here.
    nonisolated public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> GuidedAccessRestrictionState { .allow }
}
