import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Transitions as assistive technologies see and announce them.
@MainActor struct ScreenChangeTests {
    private final class Listener: AssistiveTechnology {
        var heard: [PostedNotification] = []
        func receive(_ notifications: [PostedNotification]) { heard += notifications }
        func take() -> [PostedNotification] {
            defer { heard = [] }
            return heard
        }
    }

    private final class Screen: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
        var onDidAppear: (() -> Void)?

        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            title = name
            label.text = "\(name) content"
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { view.addSubview(label) }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onDidAppear?()
        }
    }

    private func labels(_ stage: Stage) -> [String] {
        let tree = WindowSource(stage.window).captureTree()
        return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
    }

    /// Performs a double tap on the first or last element with a label.
    private func activate(_ label: String, last: Bool, _ stage: Stage) throws {
        let source = WindowSource(stage.window)
        let tree = source.captureTree()
        let found = ReadingOrder(tree).elements.filter { tree[$0]?.label?.string == label }
        let target = try #require(last ? found.last : found.first)
        _ = source.perform(ActionRequest(target: target, action: .activate))
        stage.settle()
    }

    private let systemChange = PostedNotification(.screenChanged, isFromSystem: true)

    @Test func `every transition of the system but a change of tabs is followed by one screen change`() {
        onStage { stage in
            let listener = Listener()
            UIAccessibility.attach(listener)
            defer { UIAccessibility.attach(nil) }
            let navigation = UINavigationController(rootViewController: Screen("A"))
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, Screen("B")]
            stage.show(tabs)
            _ = listener.take()
            let modal = Screen("M")
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            let steps: [(expected: [PostedNotification], act: () -> Void)] = [
                ([systemChange], { navigation.pushViewController(Screen("C"), animated: true) }),
                ([systemChange], { navigation.popViewController(animated: true) }),
                ([], { tabs.selectedIndex = 1 }),
                ([systemChange], { tabs.present(modal, animated: true) }),
                ([systemChange], { modal.present(alert, animated: true) }),
                ([systemChange], { modal.dismiss(animated: true) }),
                ([systemChange], { tabs.dismiss(animated: true) }),
            ]
            for step in steps {
                step.act()
                #expect(listener.heard.isEmpty)
                stage.settle()
                #expect(listener.take() == step.expected)
            }
            stage.settle()
            #expect(listener.take().isEmpty)
        }
    }

    @Test func `N04 what the app posts in viewDidAppear comes before the system's own`() {
        onStage { stage in
            let listener = Listener()
            UIAccessibility.attach(listener)
            defer { UIAccessibility.attach(nil) }
            let navigation = stage.show(UINavigationController(rootViewController: Screen("A")))
            _ = listener.take()
            let b = Screen("B")
            b.onDidAppear = { UIAccessibility.post(notification: .screenChanged, argument: b.label) }
            navigation.pushViewController(b, animated: true)
            stage.settle()
            #expect(
                listener.take() == [PostedNotification(.screenChanged, .element(b.label.nodeID)), systemChange])
        }
    }

    @Test func `N03 after a push the back button is read first, then title and content`() {
        onStage { stage in
            let navigation = stage.show(UINavigationController(rootViewController: Screen("A")))
            #expect(labels(stage) == ["A", "A content"])
            navigation.pushViewController(Screen("B"), animated: true)
            stage.settle()
            #expect(labels(stage) == ["A", "B", "B content"])
            navigation.popViewController(animated: true)
            stage.settle()
            #expect(labels(stage) == ["A", "A content"])
        }
    }

    @Test func `only the selected tab's content is read, and the tabs come last`() {
        onStage { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [Screen("A"), Screen("B")]
            stage.show(tabs)
            #expect(labels(stage) == ["A content", "A", "B"])
            tabs.selectedIndex = 1
            stage.settle()
            #expect(labels(stage) == ["B content", "A", "B"])
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func `F06 nothing behind a presentation is read, and all of it is afterwards`(style: UIModalPresentationStyle) {
        onStage(size: CGSize(width: 1024, height: 1366)) { stage in
            let root = stage.show(Screen("A"))
            let modal = Screen("M")
            modal.modalPresentationStyle = style
            root.present(modal, animated: true)
            stage.settle()
            #expect(labels(stage) == ["M content"])
            root.dismiss(animated: true)
            stage.settle()
            #expect(labels(stage) == ["A content"])
        }
    }

    @Test func `an alert is read from title to buttons and nothing else is`() {
        onStage { stage in
            let root = stage.show(Screen("A"))
            let alert = UIAlertController(title: "Sure?", message: "Really.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            root.present(alert, animated: true)
            stage.settle()
            #expect(labels(stage) == ["Sure?", "Really.", "No", "Yes"])
        }
    }

    @Test func `F15 a popover is read before the region that dismisses it`() {
        onStage(size: CGSize(width: 1024, height: 1366)) { stage in
            let root = stage.show(Screen("A"))
            let popover = Screen("P")
            popover.modalPresentationStyle = .popover
            popover.popoverPresentationController?.sourceView = root.label
            root.present(popover, animated: true)
            stage.settle()
            #expect(labels(stage) == ["P content", "dismiss popup"])
        }
    }

    @Test func `N08 N10 escape reaches the navigation controller from an element of its content`() {
        onStage { stage in
            let navigation = stage.show(UINavigationController(rootViewController: Screen("A")))
            let b = Screen("B")
            navigation.pushViewController(b, animated: true)
            stage.settle()
            let outcome = WindowSource(stage.window).perform(
                ActionRequest(target: b.label.nodeID, action: .escape))
            #expect(outcome.isHandled)
            #expect(outcome.trace.last?.className == "UINavigationController")
            stage.settle()
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test func `escape in an alert chooses the cancel action from any of its elements`() throws {
        try onStage { stage in
            let root = stage.show(Screen("A"))
            var isCancelled = false
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in isCancelled = true })
            root.present(alert, animated: true)
            stage.settle()
            let title = try #require(alert.view.subviews.first)
            let outcome = WindowSource(stage.window).perform(ActionRequest(target: title.nodeID, action: .escape))
            #expect(outcome.trace.last?.className == "UIAlertController")
            stage.settle()
            #expect(isCancelled)
        }
    }

    @Test func `D19 activating the back button and a tab works as a double tap does`() throws {
        try onStage { stage in
            let navigation = UINavigationController(rootViewController: Screen("A"))
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, Screen("B")]
            stage.show(tabs)
            navigation.pushViewController(Screen("C"), animated: true)
            stage.settle()
            try activate("A", last: false, stage)
            #expect(navigation.viewControllers.count == 1)
            try activate("B", last: true, stage)
            #expect(tabs.selectedIndex == 1)
        }
    }
}
