/// The content of a part of the screen that is a view of UIKit of its own: a page, a sheet, a row.
///
/// It is in the same graph as the view that it belongs to, so that its state and its environment are SwiftUI's, and it
/// appears and disappears as a whole.
final class HostedContent: _GraphNode {
    /// The view that shows the content, unless only its elements are read, such as those of a menu.
    let host = ItemHostView(frame: .zero)
    private var box: any ViewBox
    private var derived = DerivedEnvironment()
    private var child: _GraphNode?
    /// Called when the elements of the content have changed.
    var elementsDidChange: (() -> Void)?
    /// The number of changes of the elements.
    private(set) var version = 0

    /// - Parameter isPage: Whether the content appears and disappears with a controller; otherwise it does so with the
    ///   view that it belongs to.
    init(_ box: any ViewBox, parent: _GraphNode, _ environment: EnvironmentValues, isPage: Bool = false) {
        self.box = box
        super.init(parent: parent, environment)
        if isPage { visibility = VisibilityScope(isVisible: false) }
        child = box.makeNode(parent: self, inner)
        host.show(self) { [weak self] in self?.child?.items ?? [] }
        host.elementsDidChange = { [weak self] in
            self?.version += 1
            self?.elementsDidChange?()
        }
    }

    /// The content is in no container of the views around.
    private var inner: EnvironmentValues { derived.values(from: environment, in: EnclosingContainer()) }

    override var childNodes: [_GraphNode] { child.map { [$0] } ?? [] }
    override var passesItems: Bool { false }

    override func childItemsDidChange() { host.itemsDidChange() }

    /// Takes over another value of the content.
    func update(_ new: any ViewBox, _ environment: EnvironmentValues) {
        self.environment = environment
        if let child, box.hasIdentity(of: new) {
            new.update(child, inner)
        } else {
            child?.remove()
            child = new.makeNode(parent: self, inner)
            childItemsDidChange()
        }
        box = new
    }

    override func apply(viewChanged: Bool, environmentBefore: EnvironmentValues?) {
        isDirty = false
        child?.updateEnvironment(inner)
    }

    /// The items of the content.
    var shownItems: [Item] { child?.items ?? [] }

    /// The elements of the content.
    var elements: [ElementNode] { host.elements }

    /// The words of the content.
    var words: String? { ElementProperties.combining(elements, keepsButtons: false).label }
}

/// The controller of a page or a sheet.
final class ContentController: UIViewController {
    let content: HostedContent
    /// Called after the user has dismissed the controller, or gone back from it.
    var didLeave: (() -> Void)?
    /// The name under which the environment of the content has the controller.
    let reference: ControllerReference
    private var observer: PageObserver?

    init(_ content: HostedContent, _ reference: ControllerReference) {
        self.content = content
        self.reference = reference
        super.init(nibName: nil, bundle: nil)
        reference.controller = self
        observer = PageObserver(of: content, for: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = content.host
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        content.visibility.setVisible(true)
        content.host.updateContent()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        content.visibility.setVisible(false)
        if isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true { didLeave?() }
    }

    /// Ends the content with its state.
    func end() {
        observer?.end()
        content.remove()
    }
}
