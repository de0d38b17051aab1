import AccessibilityTree
import Testing

@testable import HeadlessUIKit

/// Navigation bars and toolbars: the announcements of their parts, positions and actions.
@MainActor struct NavigationBarTests {
    private final class Target: NamedActionTarget {
        var senders: [ObjectIdentifier] = []

        func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
            senders.append(ObjectIdentifier(sender as AnyObject))
            return action.name == "save:"
        }
    }

    private func bar(_ items: [UINavigationItem]) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    /// The visible elements of a bar from the left.
    private func parts(_ bar: UIView) -> [(label: String?, names: [String])] {
        bar.layoutIfNeeded()
        return bar.subviews.filter { !$0.isHidden && $0.isAccessibilityElement }
            .sorted { $0.frame.minX < $1.frame.minX }
            .map { ($0.accessibilityLabel, AccessibilityTraits(rawValue: $0.accessibilityTraits.rawValue).names) }
    }

    @Test func `the title is a heading and the back button says where it leads`() {
        let bar = bar([UINavigationItem(title: "Albums")])
        #expect(parts(bar).map(\.label) == ["Albums"])
        #expect(parts(bar).map(\.names) == [["header"]])
        bar.pushItem(UINavigationItem(title: "Photos"), animated: false)
        #expect(parts(bar).map(\.label) == ["Albums", "Photos"])
        #expect(parts(bar).map(\.names) == [["button", "backButton"], ["header"]])
        bar.topItem?.hidesBackButton = true
        #expect(parts(bar).map(\.label) == ["Photos"])
    }

    @Test func `a back button takes the best name that there is`() {
        let first = UINavigationItem()
        let bar = bar([first, UINavigationItem(title: "Second")])
        #expect(parts(bar).first?.label == "Back")
        first.title = "Title"
        #expect(parts(bar).first?.label == "Title")
        first.backButtonTitle = "Short"
        #expect(parts(bar).first?.label == "Short")
        first.backBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        #expect(parts(bar).first?.label == "Item")
        first.backButtonDisplayMode = .generic
        #expect(parts(bar).first?.label == "Back")
    }

    @Test func `the parts stand in one row: back, left, title, right`() {
        let item = UINavigationItem(title: "Title")
        item.leftItemsSupplementBackButton = true
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
        item.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add)]
        let bar = bar([UINavigationItem(title: "First"), item])
        #expect(parts(bar).map(\.label) == ["First", "Edit", "Title", "Add", "Done"])
        #expect(Set(bar.subviews.filter { !$0.isHidden }.map(\.frame.minY)) == [0])
        item.leftItemsSupplementBackButton = false
        #expect(parts(bar).map(\.label) == ["Edit", "Title", "Add", "Done"])
    }

    @Test func `a large title has a separate row`() {
        let bar = bar([UINavigationItem(title: "Title")])
        bar.prefersLargeTitles = true
        bar.frame.size = bar.sizeThatFits(bar.bounds.size)
        bar.layoutIfNeeded()
        #expect(bar.frame.height == 96)
        #expect(bar.subviews.first { $0.accessibilityLabel == "Title" }?.frame.minY == 44)
        bar.topItem?.largeTitleDisplayMode = .never
        #expect(bar.sizeThatFits(bar.bounds.size).height == 44)
    }

    @Test func `a title view takes the place of the title`() {
        let item = UINavigationItem(title: "Title")
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        item.titleView = field
        let bar = bar([item])
        #expect(field.superview === bar)
        #expect(parts(bar).map(\.label) == [nil])
        item.titleView = nil
        #expect(field.superview == nil)
        #expect(parts(bar).map(\.label) == ["Title"])
    }

    @Test func `the back button pops unless the delegate is against it`() throws {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var allows = false
            var popped: [String?] = []
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                popped.append(item.title)
            }
        }
        let bar = bar([UINavigationItem(title: "First"), UINavigationItem(title: "Second")])
        let delegate = Delegate()
        bar.delegate = delegate
        let back = try #require(bar.subviews.compactMap { $0 as? UINavigationBarBackButton }.first)
        back.performPrimaryAction()
        #expect(bar.items?.count == 2)
        delegate.allows = true
        back.performPrimaryAction()
        #expect(bar.topItem?.title == "First")
        #expect(delegate.popped == ["Second"])
    }

    @Test(arguments: [
        (UIBarButtonItem.SystemItem.add, "Add"), (.action, "Share"), (.trash, "Delete"), (.cancel, "Cancel"),
    ])
    func `the system's items have names`(system: UIBarButtonItem.SystemItem, label: String) {
        let item = UINavigationItem()
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        let bar = bar([item])
        #expect(parts(bar).map(\.label) == [label])
        item.rightBarButtonItem?.isEnabled = false
        #expect(parts(bar).map(\.names) == [["button", "notEnabled"]])
    }

    @Test func `an item runs its action, or sends it by name with itself as sender`() {
        let target = Target()
        var runs = 0
        let named = UIBarButtonItem(title: "Save", style: .done, target: target, action: "save:")
        let closed = UIBarButtonItem(primaryAction: UIAction(title: "Run") { _ in runs += 1 })
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        toolbar.items = [named, .flexibleSpace(), closed]
        for case let button as UIControl in toolbar.subviews { button.performPrimaryAction() }
        #expect(target.senders == [ObjectIdentifier(named)])
        #expect(runs == 1)
        closed.isEnabled = false
        for case let button as UIControl in toolbar.subviews { button.performPrimaryAction() }
        #expect(runs == 1)
    }

    @Test func `a flexible space pushes the items apart`() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        toolbar.items = [UIBarButtonItem(systemItem: .done), .flexibleSpace(), UIBarButtonItem(customView: custom)]
        toolbar.layoutIfNeeded()
        #expect(toolbar.subviews[0].frame.minX == 16)
        #expect(custom.frame == CGRect(x: 334, y: 12, width: 50, height: 20))
    }

    @Test func `the views of items that stay are kept`() {
        let item = UINavigationItem(title: "Title")
        let done = UIBarButtonItem(systemItem: .done)
        item.rightBarButtonItems = [done]
        let bar = bar([item])
        let view = done.view
        item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), done]
        bar.layoutIfNeeded()
        #expect(view != nil)
        #expect(done.view === view)
    }

    @Test func `a custom view that the app has hidden stays hidden`() {
        let custom = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        custom.isHidden = true
        let item = UINavigationItem()
        item.rightBarButtonItem = UIBarButtonItem(customView: custom)
        let bar = bar([item])
        #expect(bar.subviews.contains(custom))
        #expect(custom.isHidden)
    }

    @Test func `hiding an item hides its view, and a custom view takes the place of the button`() {
        let button = UIBarButtonItem(systemItem: .done)
        let item = UINavigationItem()
        item.rightBarButtonItem = button
        let bar = bar([item])
        button.isHidden = true
        #expect(parts(bar).isEmpty)
        button.isHidden = false
        #expect(parts(bar).map(\.label) == ["Done"])
        let custom = UILabel()
        custom.text = "Custom"
        button.customView = custom
        #expect(parts(bar).map(\.label) == ["Custom"])
        button.customView = nil
        #expect(parts(bar).map(\.label) == ["Done"])
    }

    @Test func `an item that has moved to another bar stays there`() {
        let shared = UIBarButtonItem(systemItem: .done)
        let first = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let second = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        first.items = [shared]
        second.items = [shared]
        first.items = []
        #expect(shared.view?.superview === second)
        shared.title = "Other"
        #expect(parts(second).map(\.label) == ["Other"])
    }

    @Test func `a bar and its items are freed together`() {
        var bar: UINavigationBar? = bar([UINavigationItem(title: "A"), UINavigationItem(title: "B")])
        weak let goneBar = bar
        weak let item = bar?.topItem
        item?.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        #expect(item != nil)
        bar = nil
        #expect(goneBar == nil)
        #expect(item == nil)
    }
}
