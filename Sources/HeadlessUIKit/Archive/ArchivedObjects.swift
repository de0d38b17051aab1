import Foundation

/// What the module that reads Interface Builder files needs of objects and code for apps does not.
extension UIAccessibilityObject {
    /// The class that a file names where the program does not have it. Trees show it instead of the real class.
    package final var declaredClassName: String? {
        get { assigned?.rare?.className }
        set { assignRare(\.className, newValue) }
    }

    /// Keeps an object alive as long as this one, such as the data source of a table with static rows, which nothing
    /// else owns.
    package final func keepAlive(_ object: AnyObject) {
        assignedForWriting.rareForWriting.companions.append(object)
    }
}

extension UIView {
    /// Leaves the subviews where a file has put them: the view lays them out only when something asks for it anew.
    package final func keepStoredLayout() {
        flags.remove(.needsLayout)
    }
}

extension UIImage {
    /// An image as a file names it, of a size in points.
    package static func archived(name: String, size: CGSize) -> UIImage {
        UIImage(name: name, isSymbol: false, size: size)
    }
}
