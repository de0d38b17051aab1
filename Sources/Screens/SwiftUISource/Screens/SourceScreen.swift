import AccessibilityTree

/// A screen that the source of a project describes.
public struct SourceScreen: Sendable {
    /// The kinds of screens.
    public enum Kind: String, Sendable, Codable {
        /// A `#Preview` or a view of a `PreviewProvider`.
        case preview
        /// The first screen of an app.
        case app
        /// A view that no other view places.
        case view
    }

    /// The name: that of the preview, or of its view; unique in its file.
    public internal(set) var name: String
    /// The kind.
    public let kind: Kind
    /// The name of the type whose view it shows; nil where it shows others.
    public let typeName: String?
    /// The location of the declaration.
    public let location: SourceLocation
}

/// A screen as it was evaluated.
public struct EvaluatedScreen {
    /// The screen.
    public let screen: SourceScreen
    /// The nodes of its views.
    public let tree: AccessibilityTree
    /// Whether the source determines the view at the root.
    public let isKnown: Bool
    /// The number of branches of the condition on an unknown value that has the most; 1 without such conditions.
    public let branches: Int
    /// The modifiers that are not known, by name, with their numbers.
    public let unknownModifiers: [String: Int]
    /// The views that are not known, by name, with their numbers.
    public let unknownViews: [String: Int]
}
