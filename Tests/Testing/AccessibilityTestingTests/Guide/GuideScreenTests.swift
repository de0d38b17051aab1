import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// The position of the cursor when the screen or its layout changes, as announced by the reader: the guide's "Moving
/// the VoiceOver Cursor to a Specific Element".
@Suite(.serialized) @MainActor struct GuideScreenTests {
    /// A screen of labels in rows, which were added in another order.
    private final class Grid: UIViewController {
        let places: [(text: String, x: Double, y: Double)]
        private(set) var labels: [String: UILabel] = [:]
        var onDidAppear: (() -> Void)?

        init(_ title: String, _ places: [(String, Double, Double)]) {
            self.places = places.map { (text: $0.0, x: $0.1, y: $0.2) }
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            for place in places {
                let label = UILabel(frame: CGRect(x: place.x, y: place.y, width: 90, height: 30))
                label.text = place.text
                view.addSubview(label)
                labels[place.text] = label
            }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onDidAppear?()
        }
    }

    /// Labels whose order on the screen differs from that of the subviews.
    private func grid(_ name: String) -> Grid {
        Grid(
            name,
            [("\(name)4", 220, 300), ("\(name)2", 220, 200), ("\(name)3", 20, 300), ("\(name)1", 20, 200)])
    }

    private func order(_ name: String) -> [String] { (1...4).map { "\(name)\($0)" } }

    /// Returns the announcements of the screen from the first element to the last.
    private func walk(_ reader: ScreenReaderSession) -> [String] {
        var heard = [reader.cursor ?? ""]
        while heard.count < 20 {
            reader.next()
            guard let cursor = reader.cursor, cursor != heard.last else { break }
            heard.append(cursor)
        }
        return heard
    }

    enum Way: CaseIterable {
        case root, modal, sheet, popover
    }

    @Test(arguments: Way.allCases)
    func `N02 on a new screen the cursor begins at the left of the top and goes by lines`(way: Way) {
        let before = AdaptationPolicy.current
        defer { AdaptationPolicy.current = before }
        AdaptationPolicy.current = .modern
        reading(ListedController(nil, ["A", "B", "C"]), size: CGSize(width: 1024, height: 1366)) { reader, root in
            reader.last()
            #expect(reader.cursor == "C")
            let next = grid("n")
            let capture = reader.capture {
                switch way {
                case .root: root.view.window?.rootViewController = next
                case .modal, .sheet, .popover:
                    next.modalPresentationStyle =
                        way == .modal ? .fullScreen : way == .sheet ? .formSheet : .popover
                    next.preferredContentSize = CGSize(width: 350, height: 350)
                    if way == .popover { next.popoverPresentationController?.sourceView = root.views[0] }
                    root.present(next, animated: true)
                }
            }
            #expect(reader.cursor == "n1" && capture.spoken.last == "n1")
            #expect(Array(walk(reader).prefix(4)) == order("n"))
        }
    }

    @Test func `N02 behind a tab and behind a dismissal the same holds`() {
        let (first, second) = (grid("a"), grid("b"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        reading(tabs) { reader, tabs in
            #expect(Array(walk(reader).prefix(4)) == order("a"))
            reader.letApp { tabs.selectedIndex = 1 }
            // The cursor was on the tab at the end, where it stays.
            #expect(reader.cursor == "b")
            reader.first()
            #expect(Array(walk(reader).prefix(4)) == order("b"))
        }
    }

    @Test func `N02 after a push the content is read by lines, below its bar`() {
        reading(UINavigationController(rootViewController: grid("a"))) { reader, navigation in
            #expect(walk(reader) == ["a"] + order("a"))
            reader.letApp { navigation.pushViewController(grid("b"), animated: true) }
            #expect(walk(reader) == ["a", "b"] + order("b"))
        }
    }

    @Test(arguments: [true, false])
    func `N03 after a push the cursor is on the back button, which a double tap then presses`(animated: Bool) {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: grid("Home"))
        tabs.viewControllers = [navigation, grid("other")]
        reading(tabs) { reader, _ in
            for (depth, name) in ["Second", "Third"].enumerated() {
                reader.last()
                let capture = reader.capture { navigation.pushViewController(grid(name), animated: animated) }
                #expect(reader.cursor == ["Home", "Second"][depth], "the title of the screen before")
                #expect(reader.focusedElement?.traits.contains(.backButton) == true)
                #expect(capture.spoken.last?.contains("Back") == true || capture.spoken.last?.contains("back") == true)
                reader.next()
                #expect(reader.cursor == name && reader.focusedElement?.traits.contains(.header) == true)
            }
            reader.first()
            reader.activate()
            #expect(navigation.viewControllers.count == 2)
            #expect(navigation.topViewController?.title == "Second")
            navigation.isNavigationBarHidden = true
            reader.letApp { navigation.pushViewController(Grid("Bare", [("x", 20, 100)]), animated: animated) }
            #expect(reader.cursor == "x", "without a bar there is no back button")
        }
    }

    enum Transition: CaseIterable {
        case push, pop, modal, tab
    }

    @Test(arguments: Transition.allCases)
    func `N04 an element that viewDidAppear names gets the cursor, whatever UIKit posts itself`(way: Transition) {
        let (home, next) = (grid("a"), grid("b"))
        let navigation = UINavigationController(rootViewController: way == .pop ? next : home)
        if way == .pop { navigation.pushViewController(home, animated: false) }
        let tabs = UITabBarController()
        tabs.viewControllers = way == .tab ? [navigation, next] : [navigation]
        reading(tabs) { reader, tabs in
            reader.first()
            next.onDidAppear = { [unowned next] in
                UIAccessibility.post(notification: .screenChanged, argument: next.labels["b3"])
            }
            let capture = reader.capture {
                switch way {
                case .push: navigation.pushViewController(next, animated: true)
                case .pop: navigation.popViewController(animated: true)
                case .modal: tabs.present(next, animated: true)
                case .tab: tabs.selectedIndex = 1
                }
            }
            #expect(reader.cursor == "b3" && capture.spoken == ["b3"])
            #expect(capture.notifications.contains { !$0.isFromSystem && $0.kind == .screenChanged })
            next.onDidAppear = nil
        }
    }

    @Test func `N04 a screen change with an element moves the cursor at any time`() {
        reading(UINavigationController(rootViewController: grid("a"))) { reader, navigation in
            let screen = navigation.topViewController as? Grid
            reader.letApp { UIAccessibility.post(notification: .screenChanged, argument: screen?.labels["a2"]) }
            #expect(reader.cursor == "a2" && reader.lastSpoken == "a2")
            reader.letApp { UIAccessibility.post(notification: .screenChanged, argument: screen?.labels["a4"]) }
            #expect(reader.cursor == "a4" && reader.lastSpoken == "a4")
        }
    }

    /// A screen that has its elements in another order on its side.
    private final class Turning: UIViewController {
        let (first, second, third) = (UILabel(), UILabel(), UILabel())
        override func viewDidLoad() {
            super.viewDidLoad()
            for (label, text) in [(first, "1"), (second, "2"), (third, "3")] {
                label.text = text
                view.addSubview(label)
            }
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let isFlat = view.bounds.width > view.bounds.height
            for (index, label) in [first, second, third].enumerated() {
                let row = isFlat ? 2 - index : index
                label.frame = CGRect(x: 20, y: 100 + Double(row) * 50, width: 100, height: 40)
            }
        }
    }

    @Test(arguments: [true, false])
    func `N05 a rotation and another change of size reset the cursor to what is first then`(isRotation: Bool) {
        let size = UIScreen.main.bounds.size
        defer { UIDevice.current.simulate(.phone, screen: size) }
        reading(Turning(), size: size) { reader, root in
            #expect(reader.cursor == "1")
            reader.next()
            #expect(reader.cursor == "2")
            // Windows that other tests have left behind turn with the device, too.
            @MainActor func turn(_ isFlat: Bool) -> Set<PostedNotification> {
                let capture = reader.capture {
                    if isRotation {
                        UIDevice.current.rotate(to: isFlat ? .landscapeLeft : .portrait)
                    } else {
                        let turned = CGSize(width: size.height, height: size.width)
                        root.view.window?.resize(to: isFlat ? turned : size)
                    }
                }
                return Set(capture.notifications)
            }
            #expect(turn(true) == [PostedNotification(.screenChanged, isFromSystem: true)])
            #expect(reader.cursor == "3" && reader.lastSpoken == "3", "the one that is at the top now")
            reader.next()
            #expect(turn(false) == [PostedNotification(.screenChanged, isFromSystem: true)])
            #expect(reader.cursor == "1" && reader.lastSpoken == "1")
        }
    }

    @Test func `N05 a change of the layout that takes the element away resets the cursor too`() {
        reading(Turning()) { reader, root in
            reader.move(to: "2")
            reader.letApp {
                for label in [root.first, root.second, root.third] { label.removeFromSuperview() }
                let other = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
                other.text = "new"
                root.view.addSubview(other)
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
            #expect(reader.cursor == "new" && reader.lastSpoken == "new")
        }
    }

    /// A screen that announces its name when it has appeared, as bridges of other toolkits do.
    private final class Named: UIViewController {
        let name: String
        init(_ name: String, child: UIViewController? = nil) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
            guard let child else { return }
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIAccessibility.post(notification: .screenChanged, argument: name)
        }
    }

    @Test func `ACC-09 the name of a new screen is announced once, and for nested screens the innermost`() {
        for (screen, name) in [
            (Named("Alone", child: grid("x")), "Alone"),
            (Named("Outer", child: Named("Middle", child: Named("Inner", child: grid("x")))), "Inner"),
        ] {
            reading(ListedController(nil, ["A"])) { reader, root in
                screen.modalPresentationStyle = .fullScreen
                let capture = reader.capture { root.present(screen, animated: true) }
                let heard = capture.spoken.joined(separator: " ")
                #expect(heard.components(separatedBy: name).count == 2, "once: \(heard)")
                for other in ["Outer", "Middle"] where other != name { #expect(!heard.contains(other)) }
                #expect(reader.cursor == "x1" && heard.hasSuffix("x1"), "then the first element")
                #expect(capture.earcons.count { $0 == "screenChange" } == 1)
            }
        }
    }
}
