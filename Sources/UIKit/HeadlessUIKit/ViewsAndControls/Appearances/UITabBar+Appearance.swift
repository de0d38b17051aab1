import Foundation

extension UIToolbar: UIBarPositioning {}

extension UISearchBar: UIBarPositioning {
    /// The images of a search bar, with UIKit's raw values.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the field.
        case clear = 1
        /// The button that opens bookmarks.
        case bookmark = 2
        /// The button that opens a list of results.
        case resultsList = 3
    }

    /// The styles of a search bar, with UIKit's raw values.
    public enum Style: UInt, Sendable {
        /// Chosen by the context.
        case `default` = 0
        /// A style with more contrast.
        case prominent = 1
        /// Without a background behind the field.
        case minimal = 2
    }
}
