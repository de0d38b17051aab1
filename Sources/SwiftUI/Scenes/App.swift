/// An app whose user interface is in SwiftUI.
///
/// A program that is an app by `@main` shows the app's first window. Tests start it from its folder: `AppFolder.launch()`.
@preconcurrency @MainActor public protocol App {
    /// The type of the content.
    associatedtype Body: Scene
    /// The content.
    @SceneBuilder var body: Body { get }
    /// Creates the app.
    init()
    /// Starts the app.
    static func main()
}

extension App {
    /// Shows the first window of the app and returns it.
    @discardableResult public static func launch() -> UIWindow? { launch(Self()) }

    private static func launch(_ app: Self) -> UIWindow? {
        let storage = AppStorageBox(app)
        let application = UIApplication.shared
        if let delegate = storage.delegate { application.launch(delegate: delegate) }
        guard let window = storage.app.body._windows().first else { return nil }
        let shown = UIWindow(frame: UIScreen.main.bounds)
        shown.rootViewController = AppController(storage, window.makeController())
        shown.makeKeyAndVisible()
        return shown
    }

    /// Shows the first window of the app.
    public static func main() { launch() }
}

/// An app with its delegate.
@MainActor private final class AppStorageBox<A: App> {
    let app: A
    private(set) var delegate: (any UIApplicationDelegate)?

    init(_ app: A) {
        self.app = app
        for child in Mirror(reflecting: app).children {
            if let adaptor = child.value as? any DelegateAdaptor { delegate = adaptor.uiDelegate }
        }
    }
}

/// The controller of an app's window, which keeps the app.
private final class AppController: UIViewController {
    private let app: AnyObject
    private let content: UIViewController

    init(_ app: AnyObject, _ content: UIViewController) {
        self.app = app
        self.content = content
        super.init(nibName: nil, bundle: nil)
        addChild(content)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}

/// A property with the app's delegate.
@MainActor private protocol DelegateAdaptor {
    var uiDelegate: any UIApplicationDelegate { get }
}

/// The delegate of an app, made when the app starts.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let delegate = UIApplication.makeObject(of: delegateType) as? DelegateType else {
            fatalError("\(delegateType) has no initializer without parameters")
        }
        wrappedValue = delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
    }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
    var uiDelegate: any UIApplicationDelegate { wrappedValue }
}

/// The state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// In the background, visible, in use.
    case background, inactive, active
}

extension EnvironmentValues {
    /// The state of the scene: active.
    public var scenePhase: ScenePhase {
        get { self[OptionalKey<ScenePhase, ScenePhase>.self] ?? .active }
        set { self[OptionalKey<ScenePhase, ScenePhase>.self] = newValue }
    }

    /// Opens a window. Other windows are not shown here.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Dismisses a window. Other windows are not shown here.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Opens the settings window. It is not shown here.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Whether several windows are possible.
    public var supportsMultipleWindows: Bool { false }
    /// Asks for a review in the App Store. The user is not asked here.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Opens a window. Other windows are not shown here.
@preconcurrency @MainActor public struct OpenWindowAction: Sendable {
    nonisolated init() {}
    /// Does nothing.
    public func callAsFunction(id: String) {}
    /// Does nothing.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Does nothing.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Dismisses a window. Other windows are not shown here.
@preconcurrency @MainActor public struct DismissWindowAction: Sendable {
    nonisolated init() {}
    /// Does nothing.
    public func callAsFunction() {}
    /// Does nothing.
    public func callAsFunction(id: String) {}
}

/// Opens the settings window. It is not shown here.
@preconcurrency @MainActor public struct OpenSettingsAction: Sendable {
    nonisolated init() {}
    /// Does nothing.
    public func callAsFunction() {}
}

/// Asks for a review in the App Store. The user is not asked here.
@preconcurrency @MainActor public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    /// Does nothing.
    public func callAsFunction() {}
}

extension Scene {
    /// Sets commands. There is no menu bar here.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Removes commands. There is no menu bar here.
    public nonisolated func commandsRemoved() -> some Scene { self }
    /// Sets the size of windows. Windows fill the screen here.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Sets the size of windows. Windows fill the screen here.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Sets the position of windows. Windows fill the screen here.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Sets whether windows can be resized. Windows fill the screen here.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Sets the style of windows. Not drawn here.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Sets the style of window toolbars. Not drawn here.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Sets the style of an extra of the menu bar. It is not shown here.
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
    /// Sets the external events that open the scene. None come here.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Sets a background task. None runs here.
    public nonisolated func backgroundTask(
        _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
    ) -> some Scene { self }
    /// Performs an action when a value changes. Scenes are evaluated once here.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene { self }
    /// Performs an action when a value changes. Scenes are evaluated once here.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { self }
    /// Performs an action when a value changes. Scenes are evaluated once here.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    /// Sets a keyboard shortcut. Key presses don't open windows here.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene { self }
    /// Sets a value of the environment of the scene's views.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene { _ModifiedScene(scene: self) { AnyView($0.environment(keyPath, value)) } }
    /// Sets an object of the environment of the scene's views.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(scene: self) { AnyView($0.environment(object)) }
    }
    /// Sets an object of the environment of the scene's views.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(scene: self) { AnyView($0.environmentObject(object)) }
    }
    /// Sets the storage of properties of the scene's views. They keep their own here.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}

/// A scene whose views are modified. Windows of hosting controllers are.
struct _ModifiedScene<Content: Scene> {
    let scene: Content
    let modify: (AnyView) -> AnyView

    nonisolated init(scene: Content, modify: @escaping (AnyView) -> AnyView) {
        self.scene = scene
        self.modify = modify
    }
}

extension _ModifiedScene: Scene {
    typealias Body = Never

    func _windows() -> [_SceneWindow] {
        scene._windows().map { window in
            _SceneWindow {
                let controller = window.makeController()
                guard let hosting = controller as? any AnyHosting else { return controller }
                return UIHostingController(rootView: modify(hosting.anyRootView))
            }
        }
    }
}

@MainActor private protocol AnyHosting {
    var anyRootView: AnyView { get }
}

extension UIHostingController: AnyHosting {
    fileprivate var anyRootView: AnyView { AnyView(rootView) }
}

/// Whether windows can be resized.
public struct WindowResizability: Sendable {
    /// As the system decides.
    public static let automatic = WindowResizability()
    /// As the content.
    public static let contentSize = WindowResizability()
    /// Not smaller than the content.
    public static let contentMinSize = WindowResizability()
}

/// A style of windows. Not drawn here.
public protocol WindowStyle {}

/// One of the system's styles of windows.
public struct DefaultWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The standard style.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
    /// Without a title bar.
    public static var hiddenTitleBar: DefaultWindowStyle { DefaultWindowStyle() }
    /// With a title bar.
    public static var titleBar: DefaultWindowStyle { DefaultWindowStyle() }
}

/// A style of window toolbars. Not drawn here.
public protocol WindowToolbarStyle {}

/// One of the system's styles of window toolbars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The standard style.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
    /// A toolbar with the title.
    public static var unified: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
    /// A small toolbar with the title.
    public static var unifiedCompact: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
    /// A toolbar below the title.
    public static var expanded: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// A style of an extra of the menu bar. Not drawn here.
public protocol MenuBarExtraStyle {}

/// One of the system's styles of an extra of the menu bar.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The standard style.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
    /// A menu.
    public static var menu: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
    /// A window.
    public static var window: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// A kind of background task. None runs here.
public struct BackgroundTask: Sendable {
    /// A refresh of the app.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
    /// A download.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}
