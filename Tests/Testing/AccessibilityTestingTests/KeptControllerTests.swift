import AccessibilityTesting
import HeadlessUIKit
import Testing

/// A view, a controller, a window or a session can be given to the expectations.
@Suite(.serialized) @MainActor struct KeptControllerTests {
    private final class Counter: UIViewController {
        private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        private var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            title = "Counter"
            label.text = "0"
            view.addSubview(label)
            view.addSubview(
                Fixture.button("Add", y: 200) { [weak self] in
                    guard let self else { return }
                    count += 1
                    label.text = "\(count)"
                })
        }
    }

    @Test func `the controller of a view is kept for as long as the session`() {
        weak var kept: UIViewController?
        do {
            let reader = ScreenReaderSession(
                view: {
                    let counter = Counter()
                    kept = counter
                    return counter.view
                }())
            #expect(kept != nil)
            reader.move(to: "Add")
            reader.activate()
            #expect(reader.move(to: "1"))
            reader.end()
        }
        #expect(kept == nil)
    }

    @Test func `the screen of a container given by its view alone has its elements`() {
        expectSpoken(UINavigationController(rootViewController: Counter()).view, "Counter, heading\n0\nAdd, button")
        expectSpoken(UINavigationController(rootViewController: Counter()), "Counter, heading\n0\nAdd, button")
        expectAccessible(UINavigationController(rootViewController: Counter()).view)
    }

    @Test func `a window is read as it is`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Counter()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        expectSpoken(window, "0\nAdd, button")
    }

    @Test func `a session is compared after an action, and its cursor stays`() {
        let reader = ScreenReaderSession(controller: Counter())
        defer { reader.end() }
        reader.move(to: "Add")
        reader.activate()
        expectSpoken(reader, "1\nAdd, button")
        #expect(reader.focused?.label == "Add")
        expectAudit(reader, .essentials)
        let text = failures { expectSpoken(reader, "2\nAdd, button") }.map(\.text).joined()
        #expect(text.contains("- 2\n+ 1"))
    }

    @Test func `a second session is one failure of the test, and the first goes on`() {
        let reader = ScreenReaderSession(controller: Counter())
        defer { reader.end() }
        let found = failures { expectSpoken(Counter(), "0\nAdd, button") }
        #expect(found.count == 1)
        #expect(found.first?.text.contains("SecondScreenReader") == true)
        #expect(found.first?.text.contains("expectSpoken(reader") == true)
        let others = failures {
            expectAudit(Counter())
            let second = ScreenReaderSession(controller: Counter())
            #expect(!second.isRunning)
            second.next()
            second.end()
        }
        #expect(others.count == 2)
        reader.move(to: "Add")
        reader.activate()
        expectSpoken(reader, "1\nAdd, button")
    }
}
