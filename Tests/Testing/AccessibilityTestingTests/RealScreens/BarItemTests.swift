import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// The back button's own action and the menu of a title (UINavigationItem.backAction, titleMenuProvider).
@Suite(.serialized) @MainActor struct BarItemTests {
    @Test func `a back action replaces going back, also for the escape gesture`() throws {
        let editor = ListedController("Draft", ["Text"])
        var asked = 0
        editor.navigationItem.backAction = UIAction(title: "Cancel") { _ in asked += 1 }
        let stack = UINavigationController(rootViewController: ListedController("Drafts", ["One"]))
        try reading(stack) { reader, _ in
            reader.letApp { stack.pushViewController(editor, animated: true) }
            #expect(reader.labels == ["Cancel", "Draft", "Text"])
            try reader.choose("Cancel")
            #expect(asked == 1 && stack.topViewController === editor)
            reader.escape()
            #expect(asked == 2 && stack.topViewController === editor)
            editor.navigationItem.backAction = nil
            reader.escape()
            #expect(stack.viewControllers.count == 1)
        }
    }

    @Test func `a title with a menu is a heading and a button that opens it`() throws {
        let document = ListedController("Report", ["Text"])
        var renamed = 0
        document.navigationItem.titleMenuProvider = { suggested in
            UIMenu(children: suggested + [UIAction(title: "Rename") { _ in renamed += 1 }])
        }
        try reading(UINavigationController(rootViewController: document)) { reader, _ in
            reader.first()
            #expect(reader.focusedElement?.traits.isSuperset(of: [.header, .button]) == true)
            reader.activate()
            try reader.choose("Rename")
            #expect(renamed == 1 && reader.cursor == "Report")
        }
    }

    @Test func `the selected tab scrolls its content to the top`() throws {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 300, height: 3_000)
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Feed", image: nil, tag: 0)
        page.view.addSubview(UIView())
        list.frame = page.view.bounds
        page.view.addSubview(list)
        page.setContentScrollView(list, for: .top)
        #expect(page.contentScrollView(for: .top) === list && page.contentScrollView(for: .bottom) == nil)
        let tabs = UITabBarController()
        tabs.viewControllers = [page, ListedController("Other", ["Text"])]
        try reading(tabs) { reader, _ in
            list.contentOffset = CGPoint(x: 0, y: 800)
            try reader.choose("Feed")
            #expect(list.contentOffset.y <= 0)
        }
    }
}
