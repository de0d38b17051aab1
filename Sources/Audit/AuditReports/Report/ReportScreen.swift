import AccessibilityTree

/// A screen that was audited, for its picture on the page.
public struct ReportScreen: Sendable {
    /// Its name, as findings have it.
    public var name: String
    /// The file of the screen, as findings have it; nil for views that come from code.
    public var file: String?
    /// The screen with how its nodes look.
    public var tree: AccessibilityTree
    /// Whether it was captured dark.
    public var isDark: Bool

    /// Creates a screen.
    public init(name: String, file: String? = nil, tree: AccessibilityTree, isDark: Bool = false) {
        (self.name, self.file, self.tree, self.isDark) = (name, file, tree, isDark)
    }
}
