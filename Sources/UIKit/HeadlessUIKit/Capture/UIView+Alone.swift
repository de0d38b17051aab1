import AccessibilityTree

extension UIView {
    /// What a capture says of the view by itself and of what it is made of, with how it looks, at the size that it has.
    ///
    /// Whoever knows what many views say from what a few do, such as an audit of files that lays nothing out, asks here:
    /// what a class says is written down in the class alone.
    package final func captureAlone() -> AccessibilityTree {
        layoutIfNeeded()
        return TreeCapture.tree(of: self, environment: Environment(), options: .appearance)
    }
}
