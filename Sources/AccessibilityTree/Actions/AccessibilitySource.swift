/// A screen that an assistive technology can read and act on: live views, a file, a terminal.
@MainActor public protocol AccessibilitySource: AnyObject {
    /// The screen as it is now, from scratch.
    func captureTree() -> AccessibilityTree

    /// Brings a tree that this source captured earlier up to date and returns the changes; a source that doesn't track
    /// changes captures again.
    func refresh(_ tree: inout AccessibilityTree) -> TreeChanges

    /// Performs an action along the responder chain and reports which responders were asked and which one handled it.
    func perform(_ request: ActionRequest) -> ActionOutcome

    /// Whether a screen transition is running, at whose end the source posts where the cursor moves. False unless
    /// implemented.
    var isScreenChanging: Bool { get }
}

extension AccessibilitySource {
    /// False: the source does not report transitions.
    public var isScreenChanging: Bool { false }
}
