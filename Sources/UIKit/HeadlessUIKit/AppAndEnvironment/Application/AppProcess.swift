import AccessibilityTree
import Foundation

/// The state of one running app: its application object, main loop, screen, device, settings and named objects.
///
/// An app has one and never names it: `UIApplication.shared`, `MainLoop.main` and similar properties return those of
/// the current process. A program that runs several apps side by side, such as tests, gives each its own:
/// ```swift
/// @Test func `the cart shows its total`() async {
///     await AppProcess().run {
///         let reader = ScreenReaderSession(view: CartView())
///         // …
///     }
/// }
/// ```
/// Names that the program's own process has registered also apply in the others, since they belong to the program's
/// code: classes of Interface Builder files, and fonts.
@preconcurrency @MainActor public final class AppProcess {
    @TaskLocal private static var own: AppProcess?
    /// The program's own, where no other was entered.
    public static let main = AppProcess(.main, .main)

    /// The process whose code is running: the one that was entered by `run(_:)`, else the program's own.
    public static var current: AppProcess { own ?? main }

    private let fontSettings: FontSettings

    private let resourceSettings: ResourceSettings

    private init(_ fontSettings: FontSettings, _ resourceSettings: ResourceSettings) {
        self.fontSettings = fontSettings
        self.resourceSettings = resourceSettings
    }

    /// Creates a process as it is right after launch.
    public convenience init() { self.init(FontSettings(), ResourceSettings()) }

    /// Runs a closure in this process, with all tasks that it starts.
    public func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        try FontSettings.$own.withValue(fontSettings) {
            try ResourceSettings.$own.withValue(resourceSettings) { try Self.$own.withValue(self, operation: work) }
        }
    }

    /// Runs a closure in this process, with all tasks that it starts.
    public func run<Result>(_ work: @MainActor () async throws -> Result) async rethrows -> Result {
        try await FontSettings.$own.withValue(fontSettings) {
            try await ResourceSettings.$own.withValue(resourceSettings) {
                try await Self.$own.withValue(self, operation: work)
            }
        }
    }

    // MARK: The app and its device

    /// The application object.
    public private(set) lazy var application = UIApplication()
    /// The app's main loop.
    public private(set) lazy var mainLoop = MainLoop(of: self)
    private(set) lazy var device = UIDevice()
    private(set) lazy var screen = UIScreen()
    private(set) lazy var keyboard = Keyboard()
    private(set) lazy var menuSystem = UIMenuSystem()
    private(set) lazy var pasteboard = UIPasteboard()

    // MARK: Settings

    var diagnosticHandler = Diagnostics.standardHandler
    var adaptationPolicy = AdaptationPolicy.modern
    var escapeOrder = UIAccessibility.EscapeOrder.responderChain
    // Those that are on when nothing was set.
    var accessibilityStatuses: Set<UIAccessibility.Status> = [.videoAutoplay, .shakeToUndo] {
        didSet { accessibilityStatusChanges += 1 }
    }
    /// The number of times that they were set, which is faster to compare than the settings.
    private(set) var accessibilityStatusChanges = 0
    var dictionary: (any SpellingDictionary)?
    var learnedWords: Set<String> = []

    /// Whether animations take time.
    var areAnimationsEnabled = true

    // MARK: Scenes

    /// Loads a nib by name and bundle, for a controller without a view; set by the module that reads nibs.
    package var nibLoader: (@MainActor (UIViewController, String, Bundle?) -> UIView?)?
    /// Opens a storyboard by name that a saved state names and the app has not opened yet; set by the module that reads
    /// storyboards.
    package var storyboardLoader: (@MainActor (String) -> (any StoryboardSource)?)?

    // MARK: Current activities

    lazy var notifications = AccessibilityNotifications()
    lazy var focus = AccessibilityFocus()
    var transitions = RunningTransitions()
    lazy var restoration = RestorationState()
    /// The traits of the object being laid out or drawn; nil for the screen's.
    var currentTraits: UITraitCollection?
    var transactions: [CATransaction.Level] = []
    /// The controllers that have loaded their views; nil until they are requested.
    var loadedControllers: [UIViewController]?
    var graphicsTargets: [GraphicsContexts.Target] = []

    // MARK: Values of other modules

    private var values: [ObjectIdentifier: AnyObject] = [:]

    /// Returns a value that another module keeps once for each app; made on first use.
    package func value<Value: AnyObject>(_ type: Value.Type, _ make: () -> Value) -> Value {
        if let value = values[ObjectIdentifier(type)] as? Value { return value }
        let value = make()
        values[ObjectIdentifier(type)] = value
        return value
    }
}
