import Foundation

@testable import HeadlessUIKit

/// A delegate that keeps state and logs its callbacks.
@MainActor final class RestoringDelegate: UIApplicationDelegate {
    var window: UIWindow?
    let log: EventLog
    var saves = true
    var restores = true
    var make: (([String], NSCoder) -> UIViewController?)?
    var windowFrame = CGRect(x: 0, y: 0, width: 402, height: 874)
    var atLaunch: (() -> Void)?
    var onEncode: ((NSCoder) -> Void)?
    var onDecode: ((NSCoder) -> Void)?

    init(_ log: EventLog) { self.log = log }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.note("willFinish")
        atLaunch?()
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.note("didFinish")
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { saves }

    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        log.note("shouldRestore")
        return restores
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        log.note("delegate(\(identifierComponents.joined(separator: "/")))")
        return make?(identifierComponents, coder)
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { onEncode?(coder) }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        log.note("didDecode")
        onDecode?(coder)
    }
}

/// A controller with a value to keep.
@MainActor class StateController: UIViewController {
    let name: String
    let log: EventLog?
    var value = ""
    var other: UIViewController?
    var resolved: UIViewController?
    var callsSuper = true

    init(_ identifier: String?, _ log: EventLog? = nil, value: String = "") {
        name = identifier ?? "-"
        self.log = log
        self.value = value
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        log?.note("\(name).viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log?.note("\(name).WA")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        if callsSuper { super.encodeRestorableState(with: coder) }
        log?.note("\(name).encode")
        coder.encode(value, forKey: "x")
        if let other { coder.encode(other, forKey: "other") }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        if callsSuper { super.decodeRestorableState(with: coder) }
        log?.note("\(name).decode")
        value = coder.decodeObject(forKey: "x") as? String ?? "none"
        resolved = coder.decodeObject(forKey: "other") as? UIViewController
    }

    override func applicationFinishedRestoringState() { log?.note("\(name).finished") }
}

/// Two sessions of an app with one file between them.
@MainActor final class Sessions {
    let store: StateStore
    let log = EventLog()
    private(set) var delegate: RestoringDelegate
    private(set) var diagnostics: [Diagnostic] = []

    init() {
        MainLoop.main.clock = .virtual
        MainLoop.main.runUntilIdle()
        let name = "restoration-\(UUID().uuidString).state"
        store = StateStore(url: FileManager.default.temporaryDirectory.appending(path: name))
        delegate = RestoringDelegate(log)
        Diagnostics.handler = { [weak self] in self?.diagnostics.append($0) }
    }

    /// Launches the app with a root; the state of the last session is restored when there is one.
    @discardableResult func launch(_ root: UIViewController?, _ configure: (RestoringDelegate) -> Void = { _ in })
        -> Bool
    {
        leave()
        delegate = RestoringDelegate(log)
        delegate.atLaunch = { [unowned delegate] in
            let window = UIWindow(frame: delegate.windowFrame)
            window.rootViewController = root
            delegate.window = window
        }
        configure(delegate)
        let isRestored = UIApplication.shared.launch(delegate: delegate, restoringFrom: store)
        MainLoop.main.runUntilIdle()
        return isRestored
    }

    @discardableResult func save() throws -> Bool { try UIApplication.shared.saveState(to: store) }

    /// The paths in the file, each as one string.
    func savedPaths() throws -> [String] { try store.read().controllers.map(\.path.description) }

    private func leave() {
        delegate.window?.isHidden = true
        delegate.window?.rootViewController = nil
        delegate.window = nil
        MainLoop.main.runUntilIdle()
        UIApplication.shared.delegate = nil
    }

    func close() {
        leave()
        try? store.remove()
        Diagnostics.handler = Diagnostics.standardHandler
    }
}

/// Runs a test with two sessions.
@MainActor func withSessions(_ test: (Sessions) throws -> Void) rethrows {
    let sessions = Sessions()
    defer { sessions.close() }
    try test(sessions)
}
