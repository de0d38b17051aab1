// The names of parameters are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// One copy of the app's interface, with a life of its own: several can be on the screen.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What the scene belongs to, which outlives it.
    public final let session: UISceneSession
    /// The object that hears of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// What the scene is doing.
    public final internal(set) var activationState = ActivationState.unattached
    /// The title by which the user tells the scene from others.
    open var title: String! = ""
    /// What the title explains further.
    open var subtitle = ""

    /// Creates a scene of a session; `UIApplication.requestSceneSessionActivation(_:)` does so.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// A scene's next responder is the application.
    open override var next: UIResponder? { UIApplication.shared }

    /// What the windows of the scene have to do when it comes or goes.
    func activationStateDidChange() {}

    /// What a scene is doing, with UIKit's raw values.
    public enum ActivationState: Int, Sendable {
        /// It is not connected to the app.
        case unattached = -1
        /// It is on the screen and gets events.
        case foregroundActive = 0
        /// It is on the screen and gets none.
        case foregroundInactive = 1
        /// It is not on the screen.
        case background = 2
    }

    /// What a scene is connected for.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The addresses that it is to open.
        public var urlContexts: Set<UIOpenURLContext> = []
        /// What the user was doing elsewhere and goes on with here.
        public var userActivities: Set<NSUserActivity> = []
        /// The shortcut of the app's icon that was chosen, or nil.
        public var shortcutItem: UIApplicationShortcutItem?
        /// The identifier of the app that it comes from, or nil.
        public var sourceApplication: String?
        /// The kind of what the user goes on with and that is still on its way, or nil.
        public var handoffUserActivityType: String?

        /// Options that say nothing.
        public nonisolated override init() { super.init() }
    }
}

extension UIScene {
    /// A scene is about to be connected.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A scene has been taken from the app.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// A scene gets events from now on.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A scene is about to get no more events.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A scene is about to come onto the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// A scene has left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
