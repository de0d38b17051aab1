import AccessibilityTree

/// The screens of Swift files as the program that evaluates them describes them.
package struct SourceAnswer: Codable {
    /// The format's name and version.
    package static let format = "earshot-swiftui/1"

    /// One screen.
    package struct Screen: Codable {
        /// The name, unique in the file.
        package var name: String
        /// The kind: `preview`, `app` or `view`.
        package var kind: String
        /// The type whose view it shows; nil where it shows others.
        package var typeName: String?
        /// The location of the declaration.
        package var location: SourceLocation
        /// The nodes.
        package var tree: AccessibilityTree
        /// Whether the source determines the view at the root.
        package var isKnown: Bool
        /// The modifiers and views that are not known, with their numbers.
        package var unknown: [String: Int]

        /// Creates a screen.
        package init(
            name: String, kind: String, typeName: String?, location: SourceLocation, tree: AccessibilityTree,
            isKnown: Bool, unknown: [String: Int]
        ) {
            (self.name, self.kind, self.typeName, self.location) = (name, kind, typeName, location)
            (self.tree, self.isKnown, self.unknown) = (tree, isKnown, unknown)
        }
    }

    /// A file that is left out.
    package struct Omission: Codable {
        /// The path.
        package var path: String
        /// Why, with the location in the file.
        package var reason: String

        /// Creates an omission.
        package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    }

    /// The name and the version.
    package var format = Self.format
    /// The screens in the order of the files.
    package var screens: [Screen] = []
    /// The files that are left out.
    package var omissions: [Omission] = []

    /// Creates an answer without screens.
    package init() {}
}
