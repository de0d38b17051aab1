/// The pages of a navigation stack, and the ways to them.
@MainActor final class Navigator: NSObject, UINavigationControllerDelegate {
    let controller = UINavigationController()
    /// The pages from the first to the last.
    private(set) var pages: [ContentController] = []
    /// The value of each page after the first; nil for one without a value.
    private var values: [AnyHashable?] = []
    private var path: AnyPathBinding?
    private var destinations: [ObjectIdentifier: (AnyHashable) -> (any ViewBox)?] = [:]
    private weak var node: _GraphNode?

    func start(_ root: any ViewBox, at node: _GraphNode) {
        self.node = node
        controller.delegate = self
        controller.navigationBar.prefersLargeTitles = true
        controller.setViewControllers([makePage(root, in: node.environment)], animated: false)
    }

    func update(_ root: any ViewBox, _ environment: EnvironmentValues) {
        guard let page = pages.first else { return }
        page.content.update(root, inner(environment, page: page.reference))
    }

    private func makePage(_ box: any ViewBox, in environment: EnvironmentValues) -> ContentController {
        guard let node else { preconditionFailure("a navigator has a node") }
        let reference = ControllerReference(nil)
        let content = HostedContent(box, parent: node, inner(environment, page: reference), isPage: true)
        let page = ContentController(content, reference)
        page.didLeave = { [weak self, weak page] in if let page { self?.didLeave(page) } }
        pages.append(page)
        return page
    }

    private func inner(_ environment: EnvironmentValues, page: ControllerReference) -> EnvironmentValues {
        var inner = environment
        inner.navigator = self
        inner.hostingController = page
        inner.dismissAction = DismissAction(id: page) { [weak self, weak page] in
            guard let self else { return }
            if let page = page?.controller, page !== pages.first {
                pop(to: page)
            } else {
                environment.dismiss()
            }
        }
        return inner
    }

    // MARK: Going on

    /// The number of pages after which another one is taken for a loop.
    private static let pageLimit = 100

    /// Pushes a page of a view.
    func push(_ box: any ViewBox, value: AnyHashable? = nil) {
        guard let node else { return }
        guard pages.count < Self.pageLimit else {
            return Warning.emit(
                .navigationLoop, "A navigation stack has \(Self.pageLimit) pages; does a page lead to itself?",
                at: pages.last?.content.childNodes.first?.nearestSource)
        }
        let page = makePage(box, in: node.environment)
        values.append(value)
        controller.pushViewController(page, animated: true)
    }

    /// Pushes the page of a value, as a destination of the stack makes it; a stack with a path keeps the value there.
    func push(_ value: AnyHashable) {
        if let path {
            path.set(path.get() + [value])
        } else if let box = destination(of: value) {
            push(box, value: value)
        }
    }

    func register(_ type: ObjectIdentifier, _ destination: @escaping (AnyHashable) -> (any ViewBox)?) {
        destinations[type] = destination
        if let waiting {
            self.waiting = nil
            follow(path, waiting)
        }
    }

    private func destination(of value: AnyHashable) -> (any ViewBox)? {
        destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value)
    }

    // MARK: Following a path

    /// Values whose destinations are not known yet.
    private var waiting: [AnyHashable]?

    func follow(_ path: AnyPathBinding?, _ wanted: [AnyHashable]?) {
        self.path = path
        guard let wanted else { return }
        let common = zip(values, wanted).prefix { $0 == $1 }.count
        if common < values.count, common < pages.count - 1 { pop(toCount: common + 1) }
        for value in wanted.dropFirst(common) {
            guard let box = destination(of: value) else {
                waiting = wanted
                return
            }
            push(box, value: value)
        }
    }

    // MARK: Going back

    private func pop(toCount count: Int) {
        guard count >= 1, count < pages.count else { return }
        let gone = Array(pages[count...])
        pages.removeSubrange(count...)
        values.removeSubrange((count - 1)...)
        controller.popToViewController(pages[count - 1], animated: true)
        for page in gone { page.end() }
    }

    private func pop(to page: UIViewController) {
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
        pop(toCount: index)
        path?.set(values.compactMap(\.self))
    }

    private func didLeave(_ page: ContentController) {
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
        let gone = Array(pages[index...])
        pages.removeSubrange(index...)
        values.removeSubrange((index - 1)...)
        for page in gone { page.end() }
        path?.set(values.compactMap(\.self))
    }
}

extension EnvironmentValues {
    /// The navigation stack around the view.
    var navigator: Navigator? {
        get { self[OptionalKey<Navigator, Navigator>.self] }
        set { self[OptionalKey<Navigator, Navigator>.self] = newValue }
    }

    private enum Dismiss {}

    var dismissAction: DismissAction {
        get { self[OptionalKey<Dismiss, DismissAction>.self] ?? DismissAction(id: nil) {} }
        set { self[OptionalKey<Dismiss, DismissAction>.self] = newValue }
    }

    /// Leaves the page or closes the sheet in which the view is.
    public var dismiss: DismissAction { dismissAction }

    /// Whether the view is in something that was presented.
    public var isPresented: Bool { self[OptionalKey<Dismiss, DismissAction>.self] != nil }

    /// The presentation of the view; the form before iOS 15.
    public var presentationMode: Binding<PresentationMode> {
        let action = dismissAction
        let isPresented = isPresented
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { if !$0.isPresented { action.perform() } })
    }
}

/// Leaves a page or closes a sheet.
public struct DismissAction {
    fileprivate let id: ObjectIdentifier?
    /// Leaves the page or closes the sheet.
    let perform: () -> Void

    init(id: AnyObject?, action: @escaping () -> Void) {
        self.id = id.map { ObjectIdentifier($0) }
        perform = action
    }

    /// Leaves the page or closes the sheet.
    @MainActor @preconcurrency public func callAsFunction() { perform() }
}

/// The presentation of a view.
public struct PresentationMode {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    /// Leaves the page or closes the sheet.
    public mutating func dismiss() { isPresented = false }
}
