// The names of parameters are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// One instance of the app's interface, with its own life cycle: several can be on the screen.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The session of the scene, which outlives it.
    public final let session: UISceneSession
    /// The delegate, which is notified of the scene's life cycle.
    open var delegate: (any UISceneDelegate)?
    /// The state of the scene.
    open internal(set) var activationState = ActivationState.unattached
    /// The title that distinguishes the scene for the user.
    open var title: String! = ""
    /// A text that complements the title.
    open var subtitle = ""

    /// Creates a scene of a session; `UIApplication.requestSceneSessionActivation(_:)` does so.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// A scene's next responder is the application.
    open override var next: UIResponder? { UIApplication.shared }

    /// Called to update the windows of the scene when its state changes.
    func activationStateDidChange() {}

    /// The state of a scene, with UIKit's raw values.
    public enum ActivationState: Int, Sendable {
        /// It is not connected to the app.
        case unattached = -1
        /// It is on the screen and gets events.
        case foregroundActive = 0
        /// In the foreground, but not receiving events.
        case foregroundInactive = 1
        /// It is not on the screen.
        case background = 2
    }

    /// The reasons for connecting a scene.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The URLs to open.
        public var urlContexts: Set<UIOpenURLContext> = []
        /// The user's activities from elsewhere to continue here.
        public var userActivities: Set<NSUserActivity> = []
        /// The shortcut of the app's icon that was chosen, or nil.
        public var shortcutItem: UIApplicationShortcutItem?
        /// The identifier of the requesting app, or nil.
        public var sourceApplication: String?
        /// The type of an activity that is still being transferred from another device, or nil.
        public var handoffUserActivityType: String?

        /// Creates empty options.
        public nonisolated override init() { super.init() }
    }
}

extension UIScene {
    /// A scene is about to be connected.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A scene was disconnected.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// A scene has become active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A scene is about to become inactive.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A scene is about to come onto the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// A scene has left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
