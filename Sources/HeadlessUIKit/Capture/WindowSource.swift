import AccessibilityTree
import Foundation

/// One window as a source of trees.
@MainActor public final class WindowSource: AccessibilitySource {
    /// The window.
    public let window: UIWindow
    /// Facts about the screen that stand in every tree; by the window's screen unless set.
    public var environment: Environment

    /// Makes a source of a window.
    public init(_ window: UIWindow, environment: Environment? = nil) {
        self.window = window
        self.environment = environment ?? UIApplication.shared.accessibilityEnvironment
    }

    /// The window and all that it holds, from scratch, after what waits for layout was laid out.
    public func captureTree() -> AccessibilityTree {
        window.layoutIfNeeded()
        window.dirty.removeAll()
        return TreeCapture.tree(of: window, environment: environment)
    }

    /// Brings a tree of this window up to date.
    public func refresh(_ tree: inout AccessibilityTree) -> TreeChanges {
        let new = captureTree()
        let changes = TreeChanges(from: tree, to: new)
        tree = new
        return changes
    }

    /// Performs an action along the responder chain.
    public func perform(_ request: ActionRequest) -> ActionOutcome {
        ActionPerformer.perform(request)
    }
}

/// All windows of the application as a source of trees.
@MainActor public final class ApplicationSource: AccessibilitySource {
    private let application: UIApplication

    /// Makes a source of the application.
    public init(_ application: UIApplication = .shared) {
        self.application = application
    }

    /// The windows from back to front under one topmost node; a single window is the topmost node itself.
    public func captureTree() -> AccessibilityTree {
        let windows = application.windows
        for window in windows {
            window.layoutIfNeeded()
            window.dirty.removeAll()
        }
        let environment = application.accessibilityEnvironment
        if windows.count == 1 { return TreeCapture.tree(of: windows[0], environment: environment) }
        return TreeCapture.tree(of: windows, under: application, environment: environment)
    }

    /// Brings a tree of the application up to date.
    public func refresh(_ tree: inout AccessibilityTree) -> TreeChanges {
        let new = captureTree()
        let changes = TreeChanges(from: tree, to: new)
        tree = new
        return changes
    }

    /// Performs an action along the responder chain.
    public func perform(_ request: ActionRequest) -> ActionOutcome {
        ActionPerformer.perform(request)
    }
}

extension UIApplication {
    /// What trees of the application say about the screen.
    final var accessibilityEnvironment: Environment {
        Environment(
            idiom: UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone,
            layoutDirection: userInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
            language: preferredLanguage, screenBounds: Rect(UIScreen.main.bounds))
    }
}
