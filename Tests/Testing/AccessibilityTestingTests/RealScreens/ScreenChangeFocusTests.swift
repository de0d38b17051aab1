import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// The position of the cursor when the screen changes: the view that the app names in `viewDidAppear`, otherwise
/// UIKit's choice.
@Suite(.serialized) @MainActor struct ScreenChangeFocusTests {
    /// Names its second view when it has appeared, as listing 6-1 of the guide does with its header.
    private func naming(_ title: String, _ texts: [String]) -> ListedController {
        let screen = ListedController(title, texts)
        screen.onDidAppear = { [unowned screen] in
            UIAccessibility.post(notification: .screenChanged, argument: screen.views[1])
        }
        return screen
    }

    @Test(arguments: [true, false]) func `N04 the element that a pushed screen names gets the cursor`(
        isAnimated: Bool
    ) {
        let home = ListedController("Home", ["First", "Open!"])
        let navigation = UINavigationController(rootViewController: home)
        reading(navigation) { reader, _ in
            home.onPress["Open"] = {
                navigation.pushViewController(naming("Detail", ["Intro", "Header"]), animated: isAnimated)
            }
            reader.last()
            reader.activate()
            #expect(reader.cursor == "Header")
            reader.escape()
            #expect(reader.cursor == "Open")
        }
    }

    @Test(arguments: [true, false], [UIModalPresentationStyle.pageSheet, .fullScreen])
    func `N04 the element that a presented screen names gets the cursor`(
        isAnimated: Bool, style: UIModalPresentationStyle
    ) {
        reading(ListedController(nil, ["First", "Open!"])) { reader, root in
            let modal = naming("Modal", ["Intro", "Header"])
            modal.modalPresentationStyle = style
            root.onPress["Open"] = { root.present(modal, animated: isAnimated) }
            reader.last()
            reader.activate()
            #expect(reader.cursor == "Header")
            reader.letApp { root.dismiss(animated: isAnimated) }
            #expect(reader.cursor == "Open")
        }
    }

    @Test func `N04 the element that a screen names when its tab is chosen gets the cursor`() throws {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: naming("Two", ["Intro", "Header"]))
        stack.title = "Two"
        tabs.viewControllers = [ListedController("One", ["First"]), stack]
        reading(tabs) { reader, _ in
            reader.last()
            #expect(reader.cursor == "Two")
            reader.activate()
            #expect(reader.cursor == "Header")
        }
    }

    @Test func `a post of a later turn wins, and a text is announced before the first element`() {
        let home = ListedController("Home", ["First"])
        let navigation = UINavigationController(rootViewController: home)
        reading(navigation) { reader, _ in
            let late = ListedController("Late", ["Intro", "Header", "Ready"])
            late.onDidAppear = { [unowned late] in
                UIAccessibility.post(notification: .screenChanged, argument: late.views[1])
                MainLoop.main.perform(after: .milliseconds(200)) {
                    UIAccessibility.post(notification: .screenChanged, argument: late.views[2])
                }
            }
            reader.letApp { navigation.pushViewController(late, animated: true) }
            #expect(reader.cursor == "Ready")
            let said = ListedController("Said", ["Intro"])
            said.onDidAppear = { UIAccessibility.post(notification: .screenChanged, argument: "Welcome") }
            reader.letApp { navigation.pushViewController(said, animated: true) }
            #expect(reader.session.log.description.contains("Welcome"))
            #expect(reader.cursor == "Late", "the back button, which comes first")
        }
    }

    @Test func `a dismissal whose screen names an element leads there, and the next one to its own trigger`() {
        reading(ListedController(nil, ["First", "Open!", "Total"])) { reader, root in
            let modal = ListedController(nil, ["Modal"])
            root.onPress["Open"] = { root.present(modal, animated: true) }
            modal.modalPresentationStyle = .fullScreen
            reader.next()
            reader.activate()
            root.onDidAppear = { [unowned root] in
                UIAccessibility.post(notification: .screenChanged, argument: root.views[2])
            }
            reader.letApp { root.dismiss(animated: true) }
            #expect(reader.cursor == "Total")
            root.onDidAppear = nil
            reader.first()
            reader.letApp { root.present(modal, animated: true) }
            #expect(reader.cursor == "Modal")
            reader.letApp { root.dismiss(animated: true) }
            #expect(reader.cursor == "First")
        }
    }
}
