import Foundation

// Properties that only drawing would use. They are stored for the app; announcements and layout don't depend on them.
extension UIButton {
    /// Returns the style of the pointer over a button.
    public typealias PointerStyleProvider =
        @MainActor (_ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape)
        -> UIPointerStyle?
}
