import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader

/// A controller with a label and buttons below each other.
@MainActor class ListedController: UIViewController {
    private let texts: [String]
    /// The views, in order.
    private(set) var views: [UIView] = []
    var onDidAppear: (() -> Void)?
    var onPress: [String: () -> Void] = [:]

    /// Texts that end with "!" make buttons, the others labels.
    init(_ title: String? = nil, _ texts: [String]) {
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, text) in texts.enumerated() {
            let view: UIView
            if text.hasSuffix("!") {
                let name = String(text.dropLast())
                let button = UIButton()
                button.setTitle(name, for: .normal)
                button.addAction(UIAction { [weak self] _ in self?.onPress[name]?() }, for: .primaryActionTriggered)
                view = button
            } else {
                let label = UILabel()
                label.text = text
                view = label
            }
            view.frame = CGRect(x: 20, y: 120 + 50 * Double(index), width: 200, height: 44)
            self.view.addSubview(view)
            views.append(view)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onDidAppear?()
    }
}

/// Reads a root controller in a window of its own.
@MainActor func reading<Root: UIViewController>(
    _ root: Root, size: CGSize = CGSize(width: 402, height: 874),
    options: ScreenReader.Options = ScreenReader.Options(),
    _ test: (ScreenReaderSession, Root) throws -> Void
) rethrows {
    MainLoop.main.clock = .virtual
    MainLoop.main.runUntilIdle()
    for window in UIApplication.shared.windows { window.isHidden = true }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.runUntilIdle()
    let reader = ScreenReaderSession(options: options)
    defer {
        reader.end()
        window.isHidden = true
        window.rootViewController = nil
        MainLoop.main.runUntilIdle()
    }
    reader.settle()
    try test(reader, root)
}

extension ScreenReaderSession {
    /// The label of the element under the cursor, or its value where it has none.
    var cursor: String? { focusedElement?.label?.string ?? focusedElement?.value?.string }

    /// The labels of all elements in order.
    var labels: [String] {
        session.elements.compactMap { session.tree[$0]?.label?.string ?? session.tree[$0]?.value?.string }
    }

    /// Lets the app act by itself, and waits until all is said.
    func letApp(_ act: () -> Void) {
        act()
        MainLoop.main.advance(by: .zero)
        session.update()
        settle()
    }

    /// Moves the cursor to an element as a finger does, by its label.
    func move(to label: String) {
        let found = session.elements.first { session.tree[$0]?.label?.string == label }
        guard let frame = found.flatMap({ session.tree[$0]?.frame }) else { return }
        touch(Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    }

    /// Whether the log has an event whose name starts like this.
    func hasLogged(_ name: String) -> Bool { session.log.description.contains(name) }
}
