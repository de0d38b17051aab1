import AccessibilityTree
import Foundation

/// One window as a source of trees.
@preconcurrency @MainActor public final class WindowSource: AccessibilitySource {
    /// The window.
    public let window: UIWindow
    /// Facts about the screen that stand in every tree; by the window's screen unless set. UIKit speaks their language
    /// in the window.
    public var environment: Environment { didSet { window.preferredLanguage = environment.language } }
    private let follower: CaptureFollower

    /// Makes a source of a window.
    ///
    /// - Parameters:
    ///   - environment: facts about the screen; by the window's screen when nil.
    ///   - includesAppearance: whether trees also say what is drawn (`Node.appearance`). Audits need that; a screen
    ///     reader does not, and is faster without.
    ///   - ranksParts: whether bars and columns are read in the order that their container gives them, as by VoiceOver;
    ///     false for the order by frames alone, which the AccessibilitySnapshot tool has.
    ///   - window: the window.
    public init(
        _ window: UIWindow, environment: Environment? = nil, includesAppearance: Bool = false, ranksParts: Bool = true
    ) {
        self.window = window
        follower = CaptureFollower(includesAppearance: includesAppearance, ranksParts: ranksParts)
        self.environment = environment ?? window.accessibilityEnvironment
        if let environment { window.preferredLanguage = environment.language }
    }

    /// The window and all that it holds, from scratch, after what waits for layout was laid out.
    public func captureTree() -> AccessibilityTree {
        follower.capture([window], environment)
    }

    /// Brings the tree that this source captured or refreshed last up to date; only what has changed is visited.
    public func refresh(_ tree: inout AccessibilityTree) -> TreeChanges {
        follower.refresh(&tree, [window], environment)
    }

    /// Whether a transition is running, at whose end UIKit says that the screen has changed.
    public var isScreenChanging: Bool { ControllerTransition.isAnyRunning }

    /// Performs an action along the responder chain.
    public func perform(_ request: ActionRequest) -> ActionOutcome {
        ActionPerformer.perform(request, in: window)
    }
}

/// All windows of the application as a source of trees.
@preconcurrency @MainActor public final class ApplicationSource: AccessibilitySource {
    private let application: UIApplication
    private let follower: CaptureFollower

    /// Makes a source of the application.
    ///
    /// - Parameters:
    ///   - application: the application.
    ///   - includesAppearance: whether trees also say what is drawn (`Node.appearance`), as audits need.
    public init(_ application: UIApplication = .shared, includesAppearance: Bool = false) {
        self.application = application
        follower = CaptureFollower(includesAppearance: includesAppearance)
    }

    /// The windows from back to front under one topmost node; a single window is the topmost node itself. A window
    /// that another one hides completely, by its own colour or its root view's, is left out. What waits for layout is
    /// laid out first.
    public func captureTree() -> AccessibilityTree {
        follower.capture(application.reachableWindows, application.accessibilityEnvironment)
    }

    /// Brings the tree that this source captured or refreshed last up to date; only what has changed is visited.
    public func refresh(_ tree: inout AccessibilityTree) -> TreeChanges {
        follower.refresh(&tree, application.reachableWindows, application.accessibilityEnvironment)
    }

    /// Whether a transition is running, at whose end UIKit says that the screen has changed.
    public var isScreenChanging: Bool { ControllerTransition.isAnyRunning }

    /// Performs an action along the responder chain.
    public func perform(_ request: ActionRequest) -> ActionOutcome {
        ActionPerformer.perform(request, in: application.reachableWindows.last)
    }
}

extension UIWindow {
    /// What trees of the window say about the screen.
    fileprivate final var accessibilityEnvironment: Environment {
        var environment = UIApplication.shared.accessibilityEnvironment
        if let preferredLanguage { environment.language = preferredLanguage }
        return environment
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
