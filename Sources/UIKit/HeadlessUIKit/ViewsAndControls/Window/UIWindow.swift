import Foundation
import Words

/// The topmost view of an app's screen, filled by the view of its root controller.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The responder that receives key presses and actions without a target, or nil.
    weak var firstResponder: UIResponder?
    /// The views that the next capture must visit.
    final var dirty = DirtyViews()
    /// The views that need display.
    final var displayList = DisplayList()
    /// Whether a view lists elements of another container, which move with that one.
    final var hasForeignElements = false
    /// Whether the window is one of the application's windows.
    final var isAmongWindows = false
    /// Whether a layout pass for the window is scheduled with the main loop.
    final var isWaitingForLayout = false

    /// The window's latest traits, with the values they were derived from.
    final var latestTraits: (screen: UITraitCollection, room: SizeClasses, traits: UITraitCollection)?

    /// Creates a hidden window with a frame in screen points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.hidden)
        storedWindow = self
    }

    /// Creates a hidden window that fills the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a hidden window of a scene that fills its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        flags.insert(.hidden)
        storedWindow = self
        self.windowScene = windowScene
    }

    /// The scene to which the window belongs. A window that the app has given none belongs to an implicit one, as long
    /// as the app has no scenes of its own; nil otherwise.
    open var windowScene: UIWindowScene? {
        get { givenScene ?? (isInImplicitScene ? UIApplication.shared.implicitScene : nil) }
        set {
            isInImplicitScene = false
            guard newValue !== givenScene else { return }
            givenScene?.remove(self)
            givenScene = newValue
            newValue?.add(self)
        }
    }
    /// The scene that the app has given the window, or nil.
    final private(set) weak var givenScene: UIWindowScene?
    /// Whether the app has never given the window a scene, or none.
    final private(set) var isInImplicitScene = true

    /// Creates a hidden window of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.hidden)
        storedWindow = self
    }

    deinit {
        // The pointers of all views in the window must not outlive it.
        MainThread.finish {
            details?.layout?.link.itemGoes()
            storedWindow = nil
            for view in subviews { view.setWindow(nil) }
        }
    }

    /// The window's level from back to front; 0 for ordinary windows.
    open var windowLevel: Level = .normal {
        didSet { if UIApplication.shared.windows.contains(self) { UIApplication.shared.show(self) } }
    }

    /// A hidden window leaves the application's windows; a shown one is placed in front of its level. The root
    /// controller appears and disappears with it.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden {
                UIApplication.shared.hide(self)
            } else {
                UIApplication.shared.show(self)
            }
            visibilityDidChange()
        }
    }

    /// The insets that the device covers at the window's edges, such as the status bar and the home indicator, in
    /// points; zero unless set. A window of no size, as unit tests make them, has those of the screen's device, as on the
    /// device.
    public final var deviceSafeAreaInsets: UIEdgeInsets {
        get { givenSafeArea ?? (storedBounds.isEmpty ? UIScreen.main.coveredArea : .zero) }
        set {
            let before = deviceSafeAreaInsets
            givenSafeArea = newValue
            if newValue != before { setNeedsLayout() }
        }
    }
    private var givenSafeArea: UIEdgeInsets?

    /// The language of this window, a BCP 47 tag, or nil for the application's.
    public final var preferredLanguage: String? {
        didSet {
            guard preferredLanguage != oldValue else { return }
            storedWords = preferredLanguage.map { StringCatalog.builtIn.interfaceWords(for: $0) }
            languageDidChangeInside()
        }
    }
    final private(set) var storedWords: InterfaceWords?

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }
    /// The appearance of the root controller that has not ended yet.
    final var rootTransition: RootTransition?

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.makeKey(self)
    }

    /// Makes the window the key window.
    open func makeKey() { UIApplication.shared.makeKey(self) }

    /// Called when the window has become the key window; never called by apps.
    open func becomeKey() {}

    /// Called when the window is no longer the key window; never called by apps.
    open func resignKey() {}

    /// The screen of the window.
    open var screen: UIScreen { .main }

    /// Whether the window is the key window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// A window's next responder is its scene, or the application where there is none.
    open override var next: UIResponder? { givenScene ?? UIApplication.shared }

    private lazy var ownUndoManager = UndoManager()
    /// The undo manager of the responders in the window that have no other one.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Events

    /// The responder that handled the touches of the last event.
    final private(set) weak var lastTaker: UIResponder?

    /// Delivers the touches of an event to the views in which they started, and along the responder chain.
    open func sendEvent(_ event: UIEvent) {
        lastTaker = nil
        for touch in event.allTouches ?? [] where touch.window === self {
            guard let view = touch.view else { continue }
            lastTaker = TouchDelivery.deliver([touch], event, to: view, by: TouchDelivery.call(touch.phase))
        }
    }

    /// Posted after a window, the object, has become the key window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window, the object, is no longer the key window.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// The position of windows from back to front.
    public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
        /// The level as a number; higher levels are further in front.
        public let rawValue: CGFloat
        /// Creates a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of ordinary windows: 0.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar: 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts: 2000.
        public static let alert = Level(rawValue: 2000)
        /// Orders levels from back to front.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }
}
