import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Views that an app makes a tab bar by the trait.
    @MainActor struct TabTraitTests {
        private func tabs(on stage: Stage) -> [String] {
            stage.settle()
            let tree = WindowSource(stage.window).captureTree()
            let order = ReadingOrder(tree)
            return order.elements.indices.map { place in
                let label = tree[order[place].id]?.label?.string ?? ""
                let series = order.nearestContext(at: place, in: tree).series
                return "\(label) \(series?.index ?? 0) of \(series?.count ?? 0)"
            }
        }

        private func bar(_ titles: [String]) -> (bar: UIView, buttons: [UIButton]) {
            let bar = UIView(frame: CGRect(x: 0, y: 700, width: 402, height: 50))
            bar.accessibilityTraits = .tabBar
            let buttons = titles.enumerated().map { index, title in
                let button = UIButton(type: .system)
                button.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 50)
                button.setTitle(title, for: .normal)
                bar.addSubview(button)
                return button
            }
            return (bar, buttons)
        }

        @Test func `only elements are counted as tabs`() {
            onStage { stage in
                let (bar, buttons) = bar(["Home", "Hidden", "Profile"])
                let controller = UIViewController()
                controller.view.addSubview(bar)
                stage.show(controller)
                #expect(tabs(on: stage) == ["Home 1 of 3", "Hidden 2 of 3", "Profile 3 of 3"])
                buttons[1].isAccessibilityElement = false
                #expect(tabs(on: stage) == ["Home 1 of 2", "Profile 2 of 2"])
                buttons[1].titleLabel?.isAccessibilityElement = true
                #expect(
                    tabs(on: stage) == ["Home 1 of 3", "Profile 2 of 3", "Hidden 3 of 3"],
                    "the app can make its text an element, which stands lower than the buttons")
            }
        }

        @Test func `a tab of a tab bar that is made no element is not counted`() {
            onStage { stage in
                let tabsController = UITabBarController()
                tabsController.viewControllers = ["One", "Two", "Three"].map { title in
                    let controller = UIViewController()
                    controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                    return controller
                }
                stage.show(tabsController)
                tabsController.tabBar.items?[1].isAccessibilityElement = false
                #expect(tabs(on: stage) == ["One 1 of 2", "Three 2 of 2"])
            }
        }
    }
}
