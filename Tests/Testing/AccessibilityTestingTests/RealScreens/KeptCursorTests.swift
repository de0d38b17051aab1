import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// The cursor where the app changes the screen without a new one, as observed on devices.
@Suite(.serialized) @MainActor struct KeptCursorTests {
    @Test func `a change of tabs keeps the cursor on the tab and announces its new state`() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "Search", "Account"].map { (name: String) in
            ListedController(name, [name + " text"])
        }
        reading(tabs) { reader, _ in
            reader.last()
            reader.previous()
            reader.activate()
            #expect(reader.cursor == "Search")
            #expect(reader.session.lastSpoken == "Selected, Search, tab, 2 of 3")
            #expect(reader.labels.contains("Search text"))
        }
    }

    @Test func `a change of tabs by a button of the page moves the cursor into the new page`() {
        let tabs = UITabBarController()
        let home = ListedController("Home", ["Go!"])
        tabs.viewControllers = [home, ListedController("Search", ["Results"])]
        home.onPress["Go"] = { tabs.selectedIndex = 1 }
        reading(tabs) { reader, _ in
            #expect(reader.cursor == "Go")
            reader.activate()
            #expect(reader.cursor == "Results")
        }
    }

    /// Goes to the next field on Return.
    private final class Form: UIViewController, UITextFieldDelegate {
        let fields = [UITextField(), UITextField()]

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(x: 20, y: 120 + 60 * index, width: 300, height: 44)
                field.accessibilityLabel = ["Name", "Town"][index]
                field.delegate = self
                view.addSubview(field)
            }
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            fields[1].becomeFirstResponder()
            return true
        }
    }

    @Test(arguments: [true, false]) func `the cursor follows the keyboard focus to the next field`(isFollowed: Bool) {
        var options = ScreenReader.Options()
        options.followsFirstResponder = isFollowed
        reading(Form(), options: options) { reader, form in
            reader.activate()
            #expect(form.fields[0].isFirstResponder)
            reader.perform(.type("\n"))
            #expect(form.fields[1].isFirstResponder)
            #expect(reader.cursor == (isFollowed ? "Town" : "Name"))
        }
    }

    @Test func `a field that keeps the keyboard focus leaves the cursor where the user puts it`() {
        reading(Form()) { reader, form in
            reader.activate()
            reader.next()
            reader.letApp { form.fields[0].text = "Ada" }
            #expect(reader.cursor == "Town")
        }
    }

    @Test func `touch finds the front-most view, and of a view's own elements the top left one`() {
        let screen = UIViewController()
        let back = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        let front = UIView(frame: CGRect(x: 50, y: 150, width: 50, height: 50))
        let drawing = UIView(frame: CGRect(x: 0, y: 400, width: 200, height: 200))
        for (view, label) in [(back, "Back"), (front, "Front")] {
            view.isAccessibilityElement = true
            view.accessibilityLabel = label
        }
        drawing.accessibilityElements = [("Small", 50.0), ("Large", 0.0)].map { label, inset in
            let element = UIAccessibilityElement(accessibilityContainer: drawing)
            element.accessibilityLabel = label
            element.accessibilityFrameInContainerSpace = drawing.bounds.insetBy(dx: inset, dy: inset)
            return element
        }
        for view in [back, front, drawing] { screen.view.addSubview(view) }
        reading(screen) { reader, _ in
            reader.touch(CGPoint(x: 75, y: 175))
            #expect(reader.cursor == "Front")
            reader.touch(CGPoint(x: 10, y: 110))
            #expect(reader.cursor == "Back")
            reader.touch(CGPoint(x: 100, y: 500))
            #expect(reader.cursor == "Large")
        }
    }
}
