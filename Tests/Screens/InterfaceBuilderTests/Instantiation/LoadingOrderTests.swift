import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// The callbacks of the objects of a scene, in order.
@MainActor private var events: [String] = []

private final class LoudView: UIView, NamedPropertyOwner {
    var label: UILabel?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        events.append("view.init")
    }

    func setValue(_ value: Any?, forNamedProperty keyPath: String) -> Bool {
        label = value as? UILabel
        events.append("view.outlet")
        return label != nil
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("view.awake, owned \(next is UIViewController), connected \(label != nil)")
    }
}

private final class LoudController: UIViewController, NamedPropertyOwner, NamedActionTarget {
    weak var button: UIButton?
    var traitsWhenAwake: UITraitCollection?
    var stateAtLoad: [Bool] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        events.append("init")
    }

    func setValue(_ value: Any?, forNamedProperty keyPath: String) -> Bool {
        button = value as? UIButton
        events.append("outlet")
        return button != nil
    }

    func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
        events.append("action \(action), sender \(sender as AnyObject? === button)")
        return true
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        traitsWhenAwake = traitCollection
        events.append("awake, loaded \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stateAtLoad = [button != nil, view.subviews.count == 2, button?.superview === view]
        events.append("viewDidLoad")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepare \(segue.identifier ?? "")")
    }
}

private final class LaunchDelegate: UIApplicationDelegate { var window: UIWindow? }

@Suite(.serialized) @MainActor struct LoadingOrderTests {
    private func storyboard(traits: UITraitCollection? = nil) throws -> UIStoryboard {
        var classes = InterfaceBuilderClasses()
        classes.register(LoudView.self)
        classes.register(LoudController.self)
        let document = try InterfaceBuilderTests.storyboard(
            """
            <viewController storyboardIdentifier="loud" customClass="LoudController" id="c">
            <view key="view" customClass="LoudView" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><button id="b"><rect key="frame" x="0" y="0" width="90" height="40"/><connections>
            <action selector="tapped:" destination="c" eventType="touchUpInside" id="a"/></connections></button>
            <label id="l"><rect key="frame" x="0" y="50" width="90" height="40"/></label></subviews>
            <gestureRecognizers/>
            <variation key="widthClass=regular"><mask key="subviews"><exclude reference="l"/></mask></variation>
            <connections><outlet property="label" destination="l" id="o1"/>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o3"/></connections></view>
            <connections><outlet property="button" destination="b" id="o2"/></connections></viewController>
            <tapGestureRecognizer id="g"><connections><action selector="touched:" destination="c" id="a2"/>
            </connections></tapGestureRecognizer>
            """,
            """
            <viewController storyboardIdentifier="outer" customClass="LoudController" id="outer">
            <view key="view" id="ov"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <containerView id="cv"><rect key="frame" x="0" y="0" width="375" height="300"/><connections>
            <segue destination="plain" kind="embed" identifier="in" id="e"/></connections></containerView></subviews>
            </view></viewController>
            """, "<viewController storyboardIdentifier=\"plain\" id=\"plain\"/>", initial: "c")
        return UIStoryboard(document: document, classes: classes, traits: traits)
    }

    private func loud(_ storyboard: UIStoryboard) throws -> LoudController {
        events = []
        return try #require(storyboard.instantiateViewController(withIdentifier: "loud") as? LoudController)
    }

    @Test func `A11 views are made, connected and given to the controller before they awake and before viewDidLoad`()
        throws
    {
        let controller = try loud(try storyboard())
        #expect(events == ["init", "awake, loaded false"])
        events = []
        controller.loadViewIfNeeded()
        #expect(
            events == ["view.init", "view.outlet", "outlet", "view.awake, owned true, connected true", "viewDidLoad"])
    }

    @Test func `A12 in awakeFromNib the controller has no traits yet`() throws {
        let controller = try loud(try storyboard())
        let traits = try #require(controller.traitsWhenAwake)
        #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(controller.traitCollection.horizontalSizeClass != .unspecified)
    }

    @Test func `A13 A14 outlets and actions work and all views are there in viewDidLoad`() throws {
        let controller = try loud(try storyboard())
        controller.loadViewIfNeeded()
        #expect(controller.stateAtLoad == [true, true, true])
        events = []
        controller.button?.sendActions(for: .touchUpInside)
        #expect(events == ["action tapped:, sender true"])
    }

    @Test func `J01 a scene has the class that the file names and UIKit's without one`() throws {
        let storyboard = try storyboard()
        #expect(type(of: try loud(storyboard)) == LoudController.self)
        #expect(type(of: storyboard.instantiateViewController(withIdentifier: "plain")) == UIViewController.self)
    }

    @Test func `J03 gesture recognizers of the scene are attached and tell their targets`() throws {
        let controller = try loud(try storyboard())
        let recognizer = try #require(controller.view.gestureRecognizers?.first as? UITapGestureRecognizer)
        events = []
        #expect(recognizer.view === controller.view)
        recognizer.recognize(at: .zero)
        #expect(events == ["action touched:, sender false"])
    }

    @Test func `J04 an identifier gives a new controller each time`() throws {
        let storyboard = try storyboard()
        let first = try loud(storyboard)
        let second = try loud(storyboard)
        #expect(first !== second && first.view !== second.view)
        #expect(first.storyboard === storyboard)
    }

    @Test func `J05 D12 an embedded controller is loaded and a child once its parent is`() throws {
        let storyboard = try storyboard()
        let outer = storyboard.instantiateViewController(withIdentifier: "outer")
        #expect(outer.children.isEmpty)
        events = []
        outer.loadViewIfNeeded()
        #expect(events == ["prepare in", "viewDidLoad"])
        let child = try #require(outer.children.first)
        #expect(child.isViewLoaded && child.parent === outer)
        #expect(child.view.isDescendant(of: outer.view))
    }

    @Test func `A04 the main storyboard gives the window its root and one made in code must be given one`() throws {
        MainLoop.main.clock = .virtual
        var problems: [String] = []
        Diagnostics.handler = { problems.append($0.message) }
        let delegate = LaunchDelegate()
        defer {
            Diagnostics.handler = Diagnostics.standardHandler
            delegate.window?.isHidden = true
            UIApplication.shared.delegate = nil
        }
        UIApplication.shared.launch(delegate: delegate, mainStoryboard: try storyboard())
        MainLoop.main.runUntilIdle()
        #expect(delegate.window?.rootViewController is LoudController)
        #expect(delegate.window?.isKeyWindow == true && problems == [])
        delegate.window?.isHidden = true
        delegate.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIApplication.shared.launch(delegate: delegate)
        #expect(problems.count == 1 && problems[0].contains("root view controller"))
    }
}
