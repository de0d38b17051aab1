import Foundation

extension UIAccessibility {
    /// Whether a function is kept from the user, with UIKit's raw values.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// The feature is allowed.
        case allow = 0
        /// It is kept from the user.
        case deny = 1
    }

    /// Whether a restriction is on: none is here.
    nonisolated public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> GuidedAccessRestrictionState { .allow }
}
