import AccessibilityTesting
import HeadlessUIKit
import ScreenReader
import Testing

/// Ways to lose the cursor between screens that were seen in real apps, each with code that shows it and code that
/// does not.
@Suite(.serialized) @MainActor struct NavigationBugTests {
    /// A list of rows that open a screen.
    private final class Home: ListedController {
        init() { super.init("Home", ["Row 1!", "Row 2!", "Row 3!"]) }
        required init?(coder: NSCoder) { nil }

        func open(_ act: @escaping (Int) -> Void) {
            for row in 1...3 { onPress["Row \(row)"] = { act(row) } }
        }
    }

    private func detail() -> ListedController { ListedController("Detail", ["Text"]) }

    @Test func `1 a screen that is only laid over the old one leaves the cursor there, a push takes it along`() {
        let home = Home()
        reading(UINavigationController(rootViewController: home)) { reader, _ in
            let next = detail()
            home.open { _ in
                home.addChild(next)
                home.view.addSubview(next.view)
                next.didMove(toParent: home)
            }
            reader.move(to: "Row 2")
            reader.activate()
            #expect(reader.cursor == "Row 2", "the old screen's row is still under the cursor")
        }
        let other = Home()
        reading(UINavigationController(rootViewController: other)) { reader, navigation in
            other.open { _ in navigation.pushViewController(detail(), animated: true) }
            reader.move(to: "Row 2")
            reader.activate()
            #expect(reader.cursor == "Home" && reader.focusedElement?.traits.contains(.backButton) == true)
            #expect(reader.labels == ["Home", "Detail", "Text"])
        }
    }

    @Test func `2 a screen that is built anew has forgotten the row, a pop returns to it`() {
        let home = Home()
        reading(UINavigationController(rootViewController: home)) { reader, navigation in
            home.open { _ in navigation.pushViewController(detail(), animated: true) }
            reader.move(to: "Row 3")
            reader.activate()
            reader.letApp { navigation.setViewControllers([Home()], animated: true) }
            #expect(reader.cursor == "Home")
        }
        let kept = Home()
        reading(UINavigationController(rootViewController: kept)) { reader, navigation in
            kept.open { _ in navigation.pushViewController(detail(), animated: true) }
            reader.move(to: "Row 3")
            reader.activate()
            reader.escape()
            #expect(navigation.viewControllers.count == 1)
            #expect(reader.cursor == "Row 3")
        }
    }

    @Test(arguments: [true, false])
    func `11 a row that the app remembers is stale in the second round, UIKit's own return is not`(isNaive: Bool) {
        let home = Home()
        reading(UINavigationController(rootViewController: home)) { reader, navigation in
            var remembered: UIView?
            home.open { row in
                if remembered == nil { remembered = home.views[row - 1] }
                navigation.pushViewController(detail(), animated: true)
            }
            home.onDidAppear = {
                guard isNaive, let remembered else { return }
                // Apps wait, since notifications that they post immediately are lost to UIKit's own change of the
                // screen.
                MainLoop.main.perform(after: .milliseconds(500)) {
                    UIAccessibility.post(notification: .layoutChanged, argument: remembered)
                }
            }
            for row in ["Row 1", "Row 2"] {
                reader.move(to: row)
                reader.activate()
                reader.escape()
            }
            #expect(reader.cursor == (isNaive ? "Row 1" : "Row 2"))
        }
    }
}
