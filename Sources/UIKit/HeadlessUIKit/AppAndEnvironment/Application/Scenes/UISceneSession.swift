import Foundation

/// The system's record of a scene, which exists also while there is no scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The scene of the session; nil while it is not connected.
    public final internal(set) weak var scene: UIScene?
    /// The role of the session.
    public final let role: Role
    /// The configuration of its scene.
    open internal(set) var configuration: UISceneConfiguration
    /// The identifier that distinguishes the session from every other one.
    public final let persistentIdentifier: String
    /// The app's data for the session.
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }

    /// The role of a session.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the role.
        public let rawValue: String
        /// Creates a role by UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the app's property list, or nil.
    public final let name: String?
    /// The role that the scene plays.
    public final let role: UISceneSession.Role
    /// The class of the scene; nil means `UIWindowScene`.
    open var sceneClass: UIScene.Type?
    /// Makes the delegate of the scene, for a class that no `init()` is known of.
    open var makeDelegate: (@MainActor () -> any UISceneDelegate)?
    /// The class of the scene's delegate, or nil. Where `makeDelegate` is nil, an object of it is made if it is a
    /// responder.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows, or nil.
    open var storyboard: (any StoryboardSource)?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

extension UISceneConfiguration {
    /// An object of `delegateClass`, or nil.
    final var delegate: (any UISceneDelegate)? {
        (delegateClass as? NSObject.Type).map(ClassInitializer.makeObject) as? any UISceneDelegate
    }
}

extension UIApplication {
    /// An object of a class that is known by name, such as an app's delegate, made by its `init()`; nil for one that is
    /// no `NSObject`.
    package static func makeObject(of type: AnyClass) -> NSObject? {
        (type as? NSObject.Type).map(ClassInitializer.makeObject)
    }
}
