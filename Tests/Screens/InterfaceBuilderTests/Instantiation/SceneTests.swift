import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

private final class DetailController: UIViewController, NamedPropertyOwner {
    weak var label: UILabel?
    var events: [String] = []

    func setValue(_ value: Any?, forNamedProperty keyPath: String) -> Bool {
        guard keyPath == "label", let label = value as? UILabel else { return false }
        self.label = label
        events.append("outlet")
        return true
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded")
    }
}

@Suite(.serialized) @MainActor struct SceneTests {
    private let plain = """
        <viewController storyboardIdentifier="detail" customClass="DetailController" id="d">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="200" height="300"/>
          <subviews><label text="Hello" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
          </view>
          <navigationItem key="navigationItem" title="Detail" id="n">
            <barButtonItem key="rightBarButtonItem" systemItem="done" id="b"/></navigationItem>
          <tabBarItem key="tabBarItem" title="Tab" id="t"/>
          <connections><outlet property="label" destination="l" id="o"/></connections>
        </viewController>
        """

    @Test func `scenes are named and found in the order of the file`() throws {
        let document = try storyboard(
            plain, "<viewController title=\"Second\" id=\"b2\"/>",
            "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"x\" id=\"p\"/>",
            "<tableViewController id=\"t2\"/>", "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f\"/>")
        let storyboard = UIStoryboard(document: document)
        let scenes = storyboard.scenes
        #expect(scenes.map(\.name) == ["detail", "Second", "Other", "Table view controller"])
        #expect(scenes.map(\.title) == ["Detail", "Second", nil, nil])
        #expect(
            scenes.map(\.className) == [
                "DetailController", "UIViewController", "UIViewControllerPlaceholder", "UITableViewController",
            ])
        #expect(scenes.map(\.isReference) == [false, false, true, false])
        #expect(scenes[0].size == CGSize(width: 200, height: 300))
        #expect(scenes[1].size == CGSize(width: 375, height: 667))
        #expect(scenes.map(\.location.objectID) == ["d", "b2", "p", "t2"])
        #expect(scenes[2].instantiateViewController() == nil)
        #expect(storyboard.notes.map(\.kind) == [.storyboardReference(storyboard: "Other", identifier: "x")])
    }

    @Test func `a controller comes with its items, and loads its view when it is needed`() throws {
        var classes = InterfaceBuilderClasses()
        classes.register(DetailController.self)
        let storyboard = UIStoryboard(document: try storyboard(plain), classes: classes)
        let controller: DetailController = storyboard.instantiateViewController(identifier: "detail")
        #expect(!controller.isViewLoaded)
        #expect(controller.events == ["awake"])
        #expect(controller.navigationItem.title == "Detail")
        #expect(controller.navigationItem.rightBarButtonItem?.accessibilityLabel == "Done")
        #expect(controller.tabBarItem.title == "Tab")
        #expect(controller.view.frame.size == CGSize(width: 200, height: 300))
        #expect(controller.events == ["awake", "outlet", "loaded"])
        #expect(controller.label?.text == "Hello")
        #expect(controller.label === controller.view.subviews.first)
    }

    @Test func `classes are registered for one app, and those of the program for all that begin later`() throws {
        let document = try storyboard(plain)
        @MainActor func isOwnClass() -> Bool {
            UIStoryboard(document: document).instantiateViewController(withIdentifier: "detail") is DetailController
        }
        AppProcess().run {
            InterfaceBuilderClasses.shared.register(DetailController.self)
            #expect(isOwnClass())
            AppProcess().run { #expect(!isOwnClass()) }
        }
        #expect(!isOwnClass())
        let before = InterfaceBuilderClasses.shared
        InterfaceBuilderClasses.shared.register(DetailController.self)
        defer { InterfaceBuilderClasses.shared = before }
        AppProcess().run { #expect(isOwnClass()) }
    }

    @Test func `a function may make the controller, and each one is new`() throws {
        let storyboard = UIStoryboard(document: try storyboard(plain, initial: "d"))
        #expect(type(of: storyboard.instantiateViewController(withIdentifier: "detail")) == UIViewController.self)
        let first: DetailController? = storyboard.instantiateInitialViewController { DetailController(coder: $0) }
        let second: DetailController? = storyboard.instantiateInitialViewController { DetailController(coder: $0) }
        #expect(first != nil && first !== second)
        let missing: DetailController? = storyboard.instantiateInitialViewController()
        #expect(missing == nil)
        #expect(
            try UIStoryboard(document: InterfaceBuilderTests.storyboard(plain)).instantiateInitialViewController()
                == nil)
    }

    @Test func `a controller is let go with its views`() throws {
        let storyboard = UIStoryboard(document: try storyboard(plain))
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let made = storyboard.instantiateViewController(withIdentifier: "detail")
            view = made.view
            controller = made
            #expect(view != nil)
        }
        #expect(controller == nil)
        #expect(view == nil)
    }

    @Test func `a navigation controller shows its root below a bar with the root's items`() throws {
        let document = try storyboard(
            """
            <navigationController id="n0"><navigationBar key="navigationBar" largeTitles="YES" id="nb"/><connections>
            <segue destination="d" kind="relationship" relationship="rootViewController" id="s"/></connections>
            </navigationController>
            """, plain, initial: "n0")
        let navigation = try #require(
            UIStoryboard(document: document).instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.viewControllers.map(\.title) == [nil])
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(navigation.navigationBar.sourceLocation?.objectID == "nb")
        let labels = capture(navigation, CGSize(width: 375, height: 667)).nodes.compactMap { $0.label?.string }
        #expect(labels.contains("Detail") && labels.contains("Done") && labels.contains("Hello"))
    }

    @Test func `a tab bar controller has a tab for each controller`() throws {
        let document = try storyboard(
            """
            <tabBarController id="t0"><tabBar key="tabBar" id="tb"/><connections>
            <segue destination="d" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="e" kind="relationship" relationship="viewControllers" id="s2"/>
            <segue destination="gone" kind="relationship" relationship="viewControllers" id="s3"/></connections>
            </tabBarController>
            """, plain,
            "<viewController id=\"e\"><tabBarItem key=\"tabBarItem\" systemItem=\"more\" id=\"i\"/></viewController>",
            initial: "t0")
        let tabs = try #require(
            UIStoryboard(document: document).instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2)
        let tree = capture(tabs, CGSize(width: 375, height: 667))
        let bar = tree.nodes.compactMap { $0.className == "UITabBarButton" ? $0.label?.string : nil }
        #expect(bar == ["Tab", "More"])
        #expect(tree.first(label: "Hello") != nil)
    }

    @Test func `a split view controller shows its controllers side by side`() throws {
        let document = try storyboard(
            """
            <splitViewController id="s0"><connections>
            <segue destination="d" kind="relationship" relationship="masterViewController" id="s1"/>
            <segue destination="e" kind="relationship" relationship="detailViewController" id="s2"/></connections>
            </splitViewController>
            """, plain, "<viewController id=\"e\"><view key=\"view\" id=\"ev\"/></viewController>", initial: "s0")
        let split = try #require(
            UIStoryboard(document: document).instantiateInitialViewController() as? UISplitViewController)
        #expect(split.viewControllers.map { $0.sourceLocation?.objectID } == ["d", "e"])
        split.traitOverrides.horizontalSizeClass = .regular
        let tree = capture(split, CGSize(width: 1000, height: 700))
        #expect(split.viewControllers.map { $0.view.frame.minX } == [0, 320])
        #expect(tree.first(label: "Hello") != nil)
    }

    @Test(arguments: [("doubleColumn", 2), ("tripleColumn", 3)])
    func `a split view controller with named columns fills those that it has`(style: String, count: Int) throws {
        let columns = ["masterViewController", "supplementaryViewController", "detailViewController"]
        let segues = columns.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\($0)\" id=\"s-\($0)\"/>"
        }
        let document = try storyboard(
            """
            <splitViewController style="\(style)" preferredDisplayMode="twoBesideSecondary" id="s0">
            <connections>\(segues.joined())</connections></splitViewController>
            """, "<viewController id=\"\(columns[0])\"/>", "<viewController id=\"\(columns[1])\"/>",
            "<viewController id=\"\(columns[2])\"/>", initial: "s0")
        let split = try #require(
            UIStoryboard(document: document).instantiateInitialViewController() as? UISplitViewController)
        split.traitOverrides.horizontalSizeClass = .regular
        _ = capture(split, CGSize(width: 1200, height: 700))
        let named: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        #expect(named.compactMap { split.viewController(for: $0)?.sourceLocation?.objectID }.count == count)
        #expect((split.viewController(for: .supplementary) == nil) == (count == 2))
    }

    @Test func `a container view holds the view of the embedded controller`() throws {
        let document = try storyboard(
            """
            <viewController id="o"><view key="view" id="ov"><rect key="frame" x="0" y="0" width="300" height="300"/>
            <subviews><containerView id="c"><rect key="frame" x="0" y="50" width="150" height="200"/>
            <connections><segue destination="d" kind="embed" id="s"/></connections></containerView></subviews></view>
            </viewController>
            """, plain, initial: "o")
        let outer = try #require(UIStoryboard(document: document).instantiateInitialViewController())
        #expect(outer.children.isEmpty)
        let container = try #require(outer.view.subviews.first)
        let child = try #require(outer.children.first)
        #expect(child.view.superview === container)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 150, height: 200))
        #expect(capture(outer, CGSize(width: 300, height: 300)).first(label: "Hello") != nil)
    }
}
