import Foundation

@testable import HeadlessUIKit

/// The events, in order.
@MainActor final class EventLog {
    private(set) var events: [String] = []

    func note(_ event: String) { events.append(event) }

    /// Returns the new events.
    func take() -> [String] {
        defer { events = [] }
        return events
    }

    /// Returns only the new appearance callbacks: WA, I, DA, WX, DX as in uikit.md.
    func takeAppearance() -> [String] {
        take().filter { event in [".WA", ".I", ".DA", ".WX", ".DX"].contains { event.hasSuffix($0) } }
    }
}

/// A controller that notes its callbacks.
@MainActor class LoggingController: UIViewController {
    let name: String
    let log: EventLog
    var onEvent: ((String) -> Void)?

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ event: String) {
        log.note("\(name).\(event)")
        onEvent?(event)
    }

    override func loadView() {
        note("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("WA") }
    override func viewIsAppearing(_ animated: Bool) { note("I") }
    override func viewDidAppear(_ animated: Bool) { note("DA") }
    override func viewWillDisappear(_ animated: Bool) { note("WX") }
    override func viewDidDisappear(_ animated: Bool) { note("DX") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(describe(parent)))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(describe(parent)))")
    }

    private func describe(_ controller: UIViewController?) -> String {
        switch controller {
        case nil: "nil"
        case is UINavigationController: "nav"
        case is UITabBarController: "tab"
        case let controller as LoggingController: controller.name
        default: "other"
        }
    }
}

/// A separate window for one test, on the virtual clock, and the diagnostics of that test.
@MainActor final class Stage {
    let window: UIWindow
    let log = EventLog()
    private(set) var diagnostics: [Diagnostic] = []
    private let policyBefore = AdaptationPolicy.current

    /// - Parameter policy: How presentations adapt on the stage: as today, unless a test is about the guide's rules.
    init(size: CGSize = CGSize(width: 402, height: 874), policy: AdaptationPolicy = .modern) {
        MainLoop.main.clock = .virtual
        MainLoop.main.runUntilIdle()
        AdaptationPolicy.current = policy
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        Diagnostics.handler = { [weak self] in self?.diagnostics.append($0) }
    }

    func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

    /// Shows a root controller, waits for it to have appeared, and clears the log.
    @discardableResult func show<Root: UIViewController>(_ root: Root) -> Root {
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        _ = log.take()
        return root
    }

    func settle() { MainLoop.main.runUntilIdle() }

    func close() {
        settle()
        window.isHidden = true
        window.rootViewController = nil
        settle()
        AdaptationPolicy.current = policyBefore
        Diagnostics.handler = Diagnostics.standardHandler
    }
}

/// Runs a test on a new stage.
@MainActor func onStage(
    size: CGSize = CGSize(width: 402, height: 874), policy: AdaptationPolicy = .modern, _ test: (Stage) throws -> Void
) rethrows {
    let stage = Stage(size: size, policy: policy)
    defer { stage.close() }
    try test(stage)
}
