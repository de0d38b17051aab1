import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Tabs as objects, the sidebar, and hidden bars (UITab, UITabBarController.mode, setTabBarHidden).
@Suite(.serialized) @MainActor struct TabObjectTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var story: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            tab.identifier != "locked"
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { story.append("\(previousTab?.identifier ?? "-") to \(selectedTab.identifier)") }
    }

    private func tab(_ title: String, _ identifier: String) -> UITab {
        UITab(title: title, image: nil, identifier: identifier) { ListedController($0.title, [$0.title + " page"]) }
    }

    @Test func `tabs make their controllers, and the delegate learns of the user's choice`() throws {
        let delegate = Delegate()
        let tabs = UITabBarController(tabs: [tab("Home", "home"), tab("Locked", "locked"), tab("More", "more")])
        tabs.delegate = delegate
        try reading(tabs) { reader, _ in
            #expect(reader.labels == ["Home page", "Home", "Locked", "More"])
            try reader.choose("More")
            #expect(reader.labels.first == "More page" && tabs.selectedTab?.identifier == "more")
            try reader.choose("Locked")
            #expect(tabs.selectedTab?.identifier == "more")
            #expect(delegate.story == ["home to more"])
            tabs.tabs[1].isHidden = true
            tabs.tabs[2].badgeValue = "3"
            reader.settle()
            #expect(!reader.labels.contains("Locked"))
            tabs.selectedTab = tabs.tab(forIdentifier: "home")
            reader.settle()
            #expect(reader.labels.first == "Home page")
            #expect(tabs.selectedViewController?.tab?.identifier == "home")
        }
    }

    @Test func `a hidden tab bar is out of reach and leaves its room to the content`() throws {
        let tabs = UITabBarController(tabs: [tab("Home", "home"), tab("More", "more")])
        reading(tabs) { reader, _ in
            reader.letApp { tabs.setTabBarHidden(true, animated: true) }
            #expect(reader.labels == ["Home page"] && tabs.isTabBarHidden)
            reader.letApp { tabs.isTabBarHidden = false }
            #expect(reader.labels == ["Home page", "Home", "More"])
        }
    }

    @Test func `a sidebar lists the tabs and groups in place of the bar, as long as the user wants`() throws {
        let device = (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds.size)
        UIDevice.current.simulate(.pad, screen: CGSize(width: 1180, height: 820))
        defer { UIDevice.current.simulate(device.0, screen: device.1) }
        let group = UITabGroup(
            title: "Library", image: nil, identifier: "library",
            children: [tab("Songs", "songs"), tab("Films", "films")]
        ) { _ in ListedController("Library", ["Library page"]) }
        let tabs = UITabBarController(tabs: [tab("Home", "home"), group])
        tabs.mode = .tabSidebar
        try reading(tabs, size: CGSize(width: 1180, height: 820)) { reader, _ in
            #expect(reader.labels == ["Hide Sidebar", "Home", "Library", "Songs", "Films", "Home page"])
            try reader.choose("Songs")
            #expect(reader.labels.last == "Library page" && group.selectedChild?.identifier == "songs")
            try reader.choose("Hide Sidebar")
            #expect(reader.labels == ["Show Sidebar", "Library page", "Home", "Library"])
            tabs.sidebar.isHidden = false
            reader.settle()
            #expect(reader.labels.first == "Hide Sidebar")
        }
    }
}
