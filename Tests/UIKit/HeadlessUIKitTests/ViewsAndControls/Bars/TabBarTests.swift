import AccessibilityTree
import Testing

@testable import HeadlessUIKit

/// Tab bars and the announcements of their tabs.
@MainActor struct TabBarTests {
    private func bar(_ items: [UITabBarItem]) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    @Test(arguments: [("3", "3 items"), ("1", "1 item"), ("New", "New"), ("", nil), (nil, nil)])
    func `a badge is spoken as value`(badge: String?, spoken: String?) {
        let item = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        let bar = bar([item])
        item.badgeValue = badge
        #expect(bar.subviews[0].accessibilityValue == spoken)
    }

    @Test func `a tab speaks its title, never that it is dimmed`() {
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) } + [UITabBarItem()]
        let bar = bar(items)
        bar.selectedItem = items[0]
        items[1].isEnabled = false
        #expect(bar.accessibilitySeries == .tabBar)
        #expect(bar.subviews.map(\.accessibilityLabel) == ["A", "B", nil])
        #expect(
            bar.subviews.map { AccessibilityTraits(rawValue: $0.accessibilityTraits.rawValue).names }
                == [["selected", "tabButton"], ["tabButton"], ["tabButton"]])
    }

    @Test func `what the app says about the item is said by its tab`() {
        let item = UITabBarItem(title: "Title", image: nil, tag: 0)
        let bar = bar([item])
        item.accessibilityLabel = "Label"
        item.accessibilityValue = "Value"
        item.accessibilityHint = "Hint"
        item.accessibilityIdentifier = "id"
        let button = bar.subviews[0]
        #expect(button.accessibilityLabel == "Label")
        #expect(button.accessibilityValue == "Value")
        #expect(button.accessibilityHint == "Hint")
        #expect(button.accessibilityIdentifier == "id")
    }

    @Test func `a tap selects a tab and notifies the delegate`() {
        final class Delegate: NSObject, UITabBarDelegate {
            var titles: [String?] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title) }
        }
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let bar = bar(items)
        let delegate = Delegate()
        bar.delegate = delegate
        (bar.subviews[1] as? UIControl)?.performPrimaryAction()
        #expect(bar.selectedItem === items[1])
        items[0].isEnabled = false
        (bar.subviews[0] as? UIControl)?.performPrimaryAction()
        #expect(bar.selectedItem === items[1])
        #expect(delegate.titles == ["B"])
        bar.items = []
        #expect(bar.selectedItem == nil)
    }
}
