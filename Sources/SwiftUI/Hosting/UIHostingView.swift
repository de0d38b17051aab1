/// The view that shows a view of SwiftUI: owns its graph.
final class _UIHostingView<Content: View>: ItemHostView {
    /// The view that is shown. A new value of it updates the graph.
    var rootView: Content {
        didSet {
            isRootViewNew = true
            requestUpdate()
        }
    }
    let graph = ViewGraph()
    /// The controller whose view this is, to which controllers inside are added.
    weak var controller: UIViewController?
    private var rootNode: RootNode<Content>?
    private var isRootViewNew = false
    private var isEnvironmentOld = false
    private var isUpdateScheduled = false
    private lazy var reference = ControllerReference(controller)
    private let editMode = StoredLocation(EditMode.inactive)
    private var settingsObserver: AccessibilitySettingsObserver?

    init(rootView: Content, of controller: UIViewController? = nil) {
        self.rootView = rootView
        self.controller = controller
        super.init(frame: .zero)
        graph.needsUpdate = { [weak self] in self?.requestUpdate() }
        settingsObserver = AccessibilitySettingsObserver { [weak self] in self?.environmentDidChange() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func requestUpdate() {
        setNeedsLayout()
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        MainLoop.main.perform { [weak self] in self?.updateContent() }
    }

    override func updateContent() {
        isUpdateScheduled = false
        if let rootNode {
            if isEnvironmentOld || isRootViewNew { rootNode.update(rootView, environment) }
        } else {
            let node = RootNode(rootView, graph, environment, in: self)
            rootNode = node
            show(node) { [weak node] in node?.child?.items ?? [] }
        }
        isRootViewNew = false
        isEnvironmentOld = false
        graph.update()
    }

    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.take(traitCollection)
        environment.accessibilitySettings = .current
        environment.hostingController = reference
        environment.editMode = Binding(at: editMode)
        return environment
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        environmentDidChange()
    }

    private func environmentDidChange() {
        isEnvironmentOld = true
        requestUpdate()
    }
}

/// The topmost node of a graph.
private final class RootNode<Content: View>: _GraphNode {
    private(set) var child: _ViewNode<Content>?
    private weak var host: ItemHostView?

    init(_ view: Content, _ graph: ViewGraph, _ environment: EnvironmentValues, in host: ItemHostView) {
        self.host = host
        super.init(root: graph, environment)
        child = Content._makeNode(view, parent: self, environment: environment)
    }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var passesItems: Bool { false }
    override func childItemsDidChange() { host?.itemsDidChange() }

    func update(_ view: Content, _ environment: EnvironmentValues) {
        self.environment = environment
        child?.update(view, environment)
    }
}

/// A controller that the environment names without keeping it.
@MainActor final class ControllerReference {
    weak var controller: UIViewController?
    private var waiting: [(UIViewController) -> Void] = []

    nonisolated init() {}
    init(_ controller: UIViewController?) { self.controller = controller }

    /// Runs an action with the controller: now if it is on the screen, else as soon as it is.
    func whenOnScreen(_ action: @escaping (UIViewController) -> Void) {
        if let controller, controller.viewIfLoaded?.window != nil {
            action(controller)
        } else {
            waiting.append(action)
        }
    }

    /// Runs the actions that have waited for the screen.
    func didMoveToScreen() {
        guard !waiting.isEmpty, let controller else { return }
        let due = waiting
        waiting = []
        MainLoop.main.perform { for action in due { action(controller) } }
    }
}

extension EnvironmentValues {
    private struct HostingControllerKey: EnvironmentKey {
        static var defaultValue: ControllerReference { ControllerReference() }
    }

    /// The controller in which the view is shown.
    var hostingController: ControllerReference {
        get { self[HostingControllerKey.self] }
        set { self[HostingControllerKey.self] = newValue }
    }
}
