import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// The callbacks, in order.
@MainActor private var story: [String] = []

/// A controller of a file that logs its callbacks.
private final class StoryController: UIViewController {
    private var name: String { title ?? "?" }
    private weak var noted: UIViewController?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        story.append("init(coder)")
    }
    private func note(_ event: String) { story.append("\(name).\(event)") }
    override func awakeFromNib() {
        super.awakeFromNib()
        note("awakeFromNib")
    }
    override func loadView() {
        note("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        story.append("\(name).prepare \(sender.map { "\(type(of: $0))" } ?? "nil")")
        destinations.append(segue.destination)
    }
    var destinations: [UIViewController] = []
}

private final class StoryDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { story.append("willShow \(viewController.title ?? "?") \(animated)") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { story.append("didShow \(viewController.title ?? "?") \(animated)") }
}

/// Rules of the guide about scenes, played from a file in a window.
@Suite(.serialized) @MainActor struct ChecklistSceneTests {
    private func segue(_ id: String) -> String {
        "<connections><segue destination=\"b\" kind=\"show\" identifier=\"\(id)\" id=\"s-\(id)\"/></connections>"
    }

    private func scenes() throws -> UIStoryboard {
        let document = try storyboard(
            """
            <navigationController id="nav"><connections>
            <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """,
            """
            <viewController title="A" customClass="StoryController" id="a">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="402" height="874"/><subviews>
            <button id="button"><rect key="frame" x="20" y="120" width="90" height="40"/>\(segue("control"))</button>
            <view id="touched"><rect key="frame" x="20" y="180" width="90" height="40"/><gestureRecognizers/>
            <connections><outletCollection property="gestureRecognizers" destination="tap" id="oc"/></connections></view>
            <tableView dataMode="static" id="tv"><rect key="frame" x="0" y="300" width="402" height="300"/>
            <sections><tableViewSection id="sec"><cells>
            <tableViewCell id="row"><rect key="frame" x="0" y="0" width="402" height="44"/>\(segue("row"))
            </tableViewCell></cells></tableViewSection></sections></tableView>
            </subviews></view>
            <navigationItem key="navigationItem" title="A" id="n">
            <barButtonItem key="rightBarButtonItem" title="Add" id="item">\(segue("item"))</barButtonItem>
            </navigationItem></viewController>
            <tapGestureRecognizer id="tap">\(segue("gesture"))</tapGestureRecognizer>
            """,
            """
            <viewController title="B" customClass="StoryController" id="b">
            <view key="view" id="bv"><rect key="frame" x="0" y="0" width="402" height="874"/></view></viewController>
            """, initial: "nav")
        var classes = InterfaceBuilderClasses()
        classes.register(StoryController.self)
        return UIStoryboard(document: document, classes: classes)
    }

    /// Shows the scenes in a window and runs a test on them.
    private func onScreen(_ test: (UINavigationController, StoryController, UIWindow) throws -> Void) throws {
        MainLoop.main.clock = .virtual
        let storyboard = try scenes()
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let a = try #require(navigation.viewControllers.first as? StoryController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        MainLoop.main.runUntilIdle()
        defer {
            window.isHidden = true
            window.rootViewController = nil
            MainLoop.main.runUntilIdle()
        }
        story = []
        try test(navigation, a, window)
    }

    private func tap(_ view: UIView, in window: UIWindow) {
        window.simulateTap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        MainLoop.main.runUntilIdle()
    }

    @Test(arguments: [true, false]) func `NAV-07 a pushed scene gets its callbacks from its coding to its last move`(
        isTapped: Bool
    ) throws {
        try onScreen { navigation, a, window in
            if isTapped {
                tap(try #require(a.view.subviews.first), in: window)
            } else {
                a.performSegue(withIdentifier: "control", sender: nil)
                MainLoop.main.advance(by: .milliseconds(200))
                #expect(!story.contains("B.didAppear") && story.contains("B.didLayout"), "the animation runs")
                MainLoop.main.runUntilIdle()
            }
            let b = story.filter { !$0.hasPrefix("A.") }
            let steps = [
                "init(coder)", "B.awakeFromNib", "B.willMove", "B.loadView", "B.viewDidLoad", "B.willAppear",
                "B.willLayout", "B.didLayout", "B.didAppear", "B.didMove",
            ]
            #expect(b.prefix(steps.count) == steps[...])
            // A layout pair may follow, as it does on devices.
            #expect(b.dropFirst(steps.count).allSatisfy { $0.hasSuffix("Layout") })
            #expect(navigation.topViewController === a.destinations.first)
        }
    }

    @Test func `NAV-12 what both scenes of a push and the delegate hear, in their order`() throws {
        try onScreen { navigation, a, window in
            let delegate = StoryDelegate()
            navigation.delegate = delegate
            tap(try #require(a.view.subviews.first), in: window)
            let left = ["B.awakeFromNib", "B.willMove", "B.loadView", "B.didMove", "init(coder)"]
            #expect(
                story.filter { !$0.hasSuffix("Layout") && !left.contains($0) } == [
                    "A.prepare UIButton", "B.viewDidLoad", "A.willDisappear", "B.willAppear", "willShow B true",
                    "A.didDisappear", "B.didAppear", "didShow B true",
                ])
        }
    }

    @Test func `I02 a segue starts at a control, an item, a gesture or a row, and each time makes a new scene`() throws
    {
        try onScreen { navigation, a, window in
            let subviews = a.view.subviews
            let table = try #require(subviews.last as? UITableView)
            let starts: [(String, () throws -> UIView)] = [
                ("UIButton", { subviews[0] }), ("UITapGestureRecognizer", { subviews[1] }),
                ("UITableViewCell", { try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))) }),
                ("UIBarButtonItem", { try #require(navigation.navigationBar.subviews.first { $0.frame.minX > 200 }) }),
            ]
            for (sender, start) in starts {
                for _ in 0..<2 {
                    story = []
                    tap(try start(), in: window)
                    #expect(story.first { $0.contains("prepare") } == "A.prepare \(sender)")
                    #expect(navigation.viewControllers.count == 2)
                    #expect(navigation.topViewController === a.destinations.last)
                    #expect(navigation.topViewController?.viewIfLoaded?.window === window)
                    navigation.popViewController(animated: false)
                    MainLoop.main.runUntilIdle()
                }
            }
            #expect(a.destinations.count == 8 && Set(a.destinations.map(ObjectIdentifier.init)).count == 8)
            #expect(a.destinations.allSatisfy { $0.title == "B" && $0 is StoryController })
        }
    }

    @Test func `J02 of two variations that hold the later one in the file wins`() throws {
        let document = try storyboard(
            """
            <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="402" height="874"/>
            <subviews><stackView axis="vertical" spacing="10" id="s"><rect key="frame" x="0" y="0" width="200" height="110"/>
            <variation key="widthClass=compact" spacing="5"/>
            <variation key="heightClass=regular-widthClass=compact" spacing="7"/></stackView></subviews></view>
            </viewController>
            """, initial: "c")
        let controller = try #require(UIStoryboard(document: document).instantiateInitialViewController())
        #expect((controller.view.subviews.first as? UIStackView)?.spacing == 7)
    }

    @Test func `J02 views and layout of a scene are those of the current size classes`() throws {
        let document = try storyboard(
            """
            <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="402" height="874"/>
            <subviews>
            <stackView axis="vertical" spacing="10" distribution="fillEqually" id="s">
            <rect key="frame" x="0" y="0" width="200" height="110"/><subviews>
            <label text="one" id="l1"><rect key="frame" x="0" y="0" width="200" height="50"/></label>
            <label text="two" id="l2"><rect key="frame" x="0" y="60" width="200" height="50"/></label><label text="wide" id="l3"/></subviews>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="l3"/></mask></variation>
            <variation key="heightClass=compact" axis="horizontal" spacing="20"/></stackView>
            <label text="text" id="l4"><rect key="frame" x="0" y="200" width="100" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="heightClass=regular-widthClass=regular">
            <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
            <view id="x"><rect key="frame" x="0" y="300" width="9" height="9"/></view></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="x"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="x"/></mask></variation>
            </view></viewController>
            """, initial: "c")
        let before = (UIDevice.current.userInterfaceIdiom, UIScreen.main.bounds.size)
        defer { UIDevice.current.simulate(before.0, screen: before.1) }
        for (idiom, size, arranged, axis, spacing, points, hasExtra) in [
            (UIUserInterfaceIdiom.phone, CGSize(width: 402, height: 874), 2, .vertical, 10, 17, false),
            (.phone, CGSize(width: 874, height: 402), 2, .horizontal, 20, 17, true),
            (.phone, CGSize(width: 932, height: 430), 3, .horizontal, 20, 17, true),
            (.pad, CGSize(width: 820, height: 1180), 3, .vertical, 10, 30, false),
        ] as [(UIUserInterfaceIdiom, CGSize, Int, NSLayoutConstraint.Axis, CGFloat, CGFloat, Bool)] {
            UIDevice.current.simulate(idiom, screen: size)
            let current = UIStoryboard(document: document, traits: UIScreen.main.traitCollection)
            let controller = try #require(current.instantiateInitialViewController())
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            MainLoop.main.clock = .virtual
            MainLoop.main.runUntilIdle()
            defer { window.isHidden = true }
            let stack = try #require(controller.view.subviews.first as? UIStackView)
            let label = try #require(controller.view.subviews[1] as? UILabel)
            #expect(stack.arrangedSubviews.count == arranged && stack.axis == axis && stack.spacing == spacing)
            #expect(label.font.pointSize == points)
            #expect((controller.view.subviews.count == 3) == hasExtra)
            // And it is laid out so.
            let places = stack.arrangedSubviews.map(\.frame)
            let isColumn = Set(places.map(\.minX)).count == 1
            #expect(isColumn == (axis == .vertical))
            let gap = isColumn ? places[1].minY - places[0].maxY : places[1].minX - places[0].maxX
            #expect(abs(gap - spacing) < 0.001)
        }
    }
}
