/// A screen that an assistive technology can look at and act on: live views, a file, a terminal.
@MainActor public protocol AccessibilitySource: AnyObject {
    /// The screen as it is now, from scratch.
    func captureTree() -> AccessibilityTree

    /// Brings a tree that this source captured earlier up to date and says what changed; a source that cannot tell
    /// captures again.
    func refresh(_ tree: inout AccessibilityTree) -> TreeChanges

    /// Performs an action along the responder chain and reports who was asked and who took it.
    func perform(_ request: ActionRequest) -> ActionOutcome

    /// Whether one screen is just giving way to another, after which the source will say where to go. False unless
    /// implemented.
    var isScreenChanging: Bool { get }
}

extension AccessibilitySource {
    /// False: nothing is said about transitions.
    public var isScreenChanging: Bool { false }
}
