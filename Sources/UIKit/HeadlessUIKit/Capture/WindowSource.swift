import AccessibilityTree
import Foundation

/// One window as a source of trees.
@preconcurrency @MainActor public final class WindowSource: AccessibilitySource {
    /// The window.
    public let window: UIWindow
    /// Facts about the screen in every tree; by the window's screen and the app's language unless set. UIKit uses their
    /// language in the window.
    public var environment: Environment {
        get { givenEnvironment ?? window.accessibilityEnvironment }
        set {
            givenEnvironment = newValue
            window.preferredLanguage = newValue.language
        }
    }
    private var givenEnvironment: Environment?
    private let follower: CaptureFollower

    /// Makes a source of a window.
    ///
    /// - Parameters:
    ///   - environment: Facts about the screen; by the window's screen when nil.
    ///   - includesAppearance: Whether trees also contain the drawn appearance (`Node.appearance`). Audits need that; a
    ///     screen reader does not, and is faster without.
    ///   - ranksParts: Whether bars and columns are read in the order of their container, as by VoiceOver; false for
    ///     the order by frames alone, like the AccessibilitySnapshot tool's.
    ///   - window: the window.
    public init(
        _ window: UIWindow, environment: Environment? = nil, includesAppearance: Bool = false, ranksParts: Bool = true
    ) {
        self.window = window
        follower = CaptureFollower(includesAppearance: includesAppearance, ranksParts: ranksParts)
        givenEnvironment = environment
        if let environment { window.preferredLanguage = environment.language }
    }

    /// Captures the window and its content from scratch, after a pending layout.
    public func captureTree() -> AccessibilityTree {
        follower.capture([window], environment)
    }

    /// Updates the tree that this source captured or refreshed last; visits only the changed parts.
    public func refresh(_ tree: inout AccessibilityTree) -> TreeChanges {
        follower.refresh(&tree, [window], environment)
    }

    /// Whether a transition is running, at whose end UIKit posts a change of the screen.
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
    ///   - includesAppearance: Whether trees also contain the drawn appearance (`Node.appearance`), as audits need.
    public init(_ application: UIApplication = .shared, includesAppearance: Bool = false) {
        self.application = application
        follower = CaptureFollower(includesAppearance: includesAppearance)
    }

    /// Captures the windows from back to front under one topmost node; a single window is the topmost node itself. A
    /// window that another one covers completely, by its own colour or its root view's, is left out. A pending layout
    /// is done first.
    public func captureTree() -> AccessibilityTree {
        follower.capture(application.reachableWindows, application.accessibilityEnvironment)
    }

    /// Updates the tree that this source captured or refreshed last; visits only the changed parts.
    public func refresh(_ tree: inout AccessibilityTree) -> TreeChanges {
        follower.refresh(&tree, application.reachableWindows, application.accessibilityEnvironment)
    }

    /// Whether a transition is running, at whose end UIKit posts a change of the screen.
    public var isScreenChanging: Bool { ControllerTransition.isAnyRunning }

    /// Performs an action along the responder chain.
    public func perform(_ request: ActionRequest) -> ActionOutcome {
        ActionPerformer.perform(request, in: application.reachableWindows.last)
    }
}

extension UIWindow {
    /// The facts about the screen in trees of the window.
    fileprivate final var accessibilityEnvironment: Environment {
        var environment = UIApplication.shared.accessibilityEnvironment
        if let preferredLanguage { environment.language = preferredLanguage }
        return environment
    }
}

extension UIApplication {
    /// The facts about the screen in trees of the application.
    final var accessibilityEnvironment: Environment {
        Environment(
            idiom: UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone,
            layoutDirection: userInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
            language: preferredLanguage, screenBounds: Rect(UIScreen.main.bounds))
    }
}
