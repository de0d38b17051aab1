import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

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

/// Reads a root controller in a separate window; with `allWindows`, also in those that it adds.
@MainActor func reading<Root: UIViewController>(
    _ root: Root, size: CGSize = CGSize(width: 402, height: 874),
    options: ScreenReader.Options = ScreenReader.Options(), allWindows: Bool = false,
    _ test: (ScreenReaderSession, Root) throws -> Void
) rethrows {
    MainLoop.main.clock = .virtual
    MainLoop.main.runUntilIdle()
    // Windows of other tests would be read as well; they come back afterwards.
    let others = allWindows ? UIApplication.shared.windows : []
    let keyWindow = UIApplication.shared.keyWindow
    for window in others { window.isHidden = true }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.runUntilIdle()
    let reader = ScreenReaderSession(window: allWindows ? nil : window, options: options)
    defer {
        reader.end()
        window.isHidden = true
        window.rootViewController = nil
        MainLoop.main.runUntilIdle()
        for window in others { window.isHidden = false }
        if let keyWindow, !keyWindow.isHidden { keyWindow.makeKey() }
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

    /// Moves from the first element to the one with a label, and activates it.
    func choose(_ label: String) throws {
        first()
        while cursor != label {
            let before = session.focusedElement
            next()
            try #require(session.focusedElement != before, "\(label) is not in \(labels)")
        }
        activate()
    }

    /// Lets the app act, and waits until all is spoken.
    func letApp(_ act: () -> Void) {
        act()
        endTurn()
        settle()
    }

    /// Whether the log has an event whose name has this prefix.
    func hasLogged(_ name: String) -> Bool { session.log.description.contains(name) }
}
