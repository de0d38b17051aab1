import Foundation

extension UINavigationBar: UIBarPositioning {
    // The title is measured with the font of the appearance.
    final func appearanceDidChange() {
        let attributes = standardAppearance.titleTextAttributes
        if !attributes.isEmpty { titleTextAttributes = attributes }
    }
}
