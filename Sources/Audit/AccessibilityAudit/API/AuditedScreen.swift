import AccessibilityTree

/// A screen, or a part of one, in the form that an audit checks.
public struct AuditedScreen: Sendable {
    /// The elements of the screen, with their appearance and touch handling (`WindowSource(_:includesAppearance:)`).
    public var tree: AccessibilityTree
    /// The name of the screen, or nil.
    public var name: String?
    /// The file that the screen comes from, which is part of the identity of findings: relative to the project's
    /// folder; nil for screens that code makes.
    public var file: String?
    /// The location of the screen itself in the file, or nil.
    public var location: SourceLocation?
    /// Whether it is a whole screen; otherwise it is a part of one, such as a cell.
    public var isWhole: Bool
    /// The reason why findings may not apply to the running app, such as that code fills a cell; nil if there is none.
    public var doubt: String?
    /// The reason why the app may not show the screen at all, so that each finding needs review, such as that nothing
    /// leads to its scene; nil if there is none.
    public var unusedReason: String?
    /// The app's class of a controller whose view is inside the screen, and which may give it a title or headings; nil
    /// if there is none.
    public var embeddedController: String?
    /// The reasons why single elements may have other texts in the app, such as that a tool could not read them.
    public var elementDoubts: [NodeID: String] = [:]
    /// The facts that a file declares about objects in addition to those that the views show, by object id.
    public var declarations: [String: Declaration] = [:]
    /// Returns the position of a fact of an object in its file; called only for findings. Nil if it is unknown.
    public var place: (@Sendable (SourceFact) -> SourceRange?)?
    /// Returns the path by which identities of findings name another file that has objects of the screen; nil for the
    /// path as it is.
    public var path: (@Sendable (_ file: String) -> String)?
    /// The announcement for each element, in reading order; nil unless requested.
    public var utterances: [String]?
    /// The setting that the screen is shown in, such as "AX5, landscape"; nil for the usual one.
    public var setting: String?
    /// Constraints that conflict, each in a sentence, with the location in the file if it is known.
    public var brokenConstraints: [(message: String, location: SourceLocation?)] = []
    /// Views whose frames don't follow from their constraints, because those conflict. Rules say nothing about the
    /// frames of these views and of the views inside them.
    public var misplacedViews: Set<NodeID> = []
    /// Views whose position or size is ambiguous under the constraints.
    public var ambiguousViews: [NodeID] = []
    /// The orientations that it can be shown in, such as ["portrait"]; nil where that is not known.
    public var orientations: Set<Orientation>?
    /// The declarations of the app as a whole, if this represents the app instead of one of its screens; else nil.
    public var app: AppDeclaration?
    /// The observations made while the screen was used.
    public var observations = Observations()

    /// The orientation of a screen.
    public enum Orientation: String, Sendable, Hashable, CaseIterable, Codable {
        /// Upright: higher than wide.
        case portrait
        /// Sideways: wider than high.
        case landscape
    }

    /// Creates a screen.
    public init(_ tree: AccessibilityTree, name: String? = nil, file: String? = nil, isWhole: Bool = true) {
        (self.tree, self.name, self.file, self.isWhole) = (tree, name, file, isWhole)
    }
}
