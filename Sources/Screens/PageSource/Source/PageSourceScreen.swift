import AccessibilityTree

/// A page source as a screen reader sees it: it stays as it is, and no view responds to actions on it.
@MainActor public final class PageSourceScreen: AccessibilitySource {
    private let tree: AccessibilityTree

    /// Creates a screen of a tree that was read.
    public init(_ tree: AccessibilityTree) { self.tree = tree }

    /// The tree that was read.
    public func captureTree() -> AccessibilityTree { tree }

    /// Nothing ever changes.
    public func refresh(_ tree: inout AccessibilityTree) -> TreeChanges { TreeChanges() }

    /// Returns the reason why nothing happens: a page source has no live views.
    public func perform(_ request: ActionRequest) -> ActionOutcome {
        ActionOutcome(trace: [], isHandled: false, systemDefault: Self.refusal)
    }

    /// The reply to every action.
    public static let refusal = "nothing: a page source does not respond to actions"
}
