import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// A controller of an app with outlets, actions and segues.
private final class ListController: UIViewController, NamedActionTarget, NamedPropertyOwner {
    var events: [String] = []
    var allows = true
    var button: UIButton?
    weak var lastDestination: UIViewController?

    func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
        events.append("\(action)")
        return true
    }

    func setValue(_ value: Any?, forNamedProperty keyPath: String) -> Bool {
        guard keyPath == "button", let button = value as? UIButton else { return false }
        self.button = button
        return true
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        events.append("should(\(identifier))")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepare(\(segue.identifier ?? ""), loaded \(segue.destination.isViewLoaded))")
        lastDestination = segue.destination
    }

    override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
        guard action == Selector("backToList:") else { return nil }
        return { [weak self] _ in self?.events.append("back") }
    }
}

private final class RowsController: UITableViewController {
    var events: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        events.append("prepare, row \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        events.append("should")
        return identifier != "refused"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("didSelect \(indexPath.row)")
    }
}

private final class FadeSegue: UIStoryboardSegue {
    override func perform() { source.show(destination, sender: "fade") }
}

@Suite(.serialized) @MainActor struct StoryboardSegueTests {
    private func storyboard(_ connections: String, button: String = "", scenes: String = "") throws -> UIStoryboard {
        let list = """
            <viewController storyboardIdentifier="list" customClass="ListController" id="list">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <button id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
            <connections>\(button)</connections></button></subviews></view>
            <connections>\(connections)</connections></viewController>
            """
        let navigation = """
            <navigationController id="nav"><connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """
        let detail = """
            <viewController storyboardIdentifier="detail" id="detail"><view key="view" id="dv"><subviews>
            <button id="db"><connections><segue destination="exit" kind="unwind" unwindAction="backToList:" id="u"/>
            </connections></button></subviews></view></viewController><exit id="exit"/>
            """
        var classes = InterfaceBuilderClasses()
        classes.register(ListController.self)
        classes.register(RowsController.self)
        classes.register(segue: FadeSegue.init(identifier:source:destination:))
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            initialViewController="nav"><scenes><scene><objects>\(navigation)</objects></scene>
            <scene><objects>\(list)</objects></scene><scene><objects>\(detail)</objects></scene>\(scenes)</scenes>
            </document>
            """
        return UIStoryboard(
            document: try InterfaceBuilderDocument.decode(Array(text.utf8), file: "Test.storyboard"), classes: classes)
    }

    /// Shows a storyboard's first controller for the time of a test.
    private func show(_ storyboard: UIStoryboard, _ test: (UINavigationController, ListController) throws -> Void)
        throws
    {
        MainLoop.main.clock = .virtual
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let list = try #require(navigation.viewControllers.first as? ListController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        MainLoop.main.runUntilIdle()
        defer {
            window.isHidden = true
            window.rootViewController = nil
            MainLoop.main.runUntilIdle()
        }
        try test(navigation, list)
    }

    private func button(of list: ListController) throws -> UIButton {
        try #require(list.view.subviews.first as? UIButton)
    }

    @Test func `I01 relationships make the children of a container and segues make nothing before they fire`() throws {
        let storyboard = try storyboard(
            "", button: "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s\"/>")
        try show(storyboard) { navigation, list in
            #expect(navigation.children.map { $0 === list } == [true])
            #expect(list.lastDestination == nil)
        }
    }

    @Test func `I03 I05 a tap on a button makes a new controller and shows it`() throws {
        let storyboard = try storyboard(
            "", button: "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s\"/>")
        try show(storyboard) { navigation, list in
            try button(of: list).sendActions(for: .primaryActionTriggered)
            MainLoop.main.runUntilIdle()
            #expect(list.events == ["should(go)", "prepare(go, loaded false)"])
            let first = try #require(navigation.topViewController)
            #expect(first === list.lastDestination && first.storyboard === storyboard)
            navigation.popViewController(animated: false)
            MainLoop.main.runUntilIdle()
            list.performSegue(withIdentifier: "go", sender: nil)
            MainLoop.main.runUntilIdle()
            #expect(navigation.topViewController === list.lastDestination && list.lastDestination !== first)
        }
    }

    @Test func `I03 segues of the kinds present, popover and of a class of the app's own`() throws {
        let storyboard = try storyboard(
            """
            <segue destination="detail" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen" \
            modalTransitionStyle="crossDissolve" animates="NO" id="s1"/>
            <segue destination="detail" kind="popoverPresentation" identifier="pop" popoverAnchorView="b" id="s2"/>
            <segue destination="detail" kind="custom" identifier="fade" customClass="FadeSegue" id="s3"/>
            """)
        try show(storyboard) { navigation, list in
            list.performSegue(withIdentifier: "modal", sender: nil)
            MainLoop.main.runUntilIdle()
            let modal = try #require(navigation.presentedViewController)
            #expect(modal === list.lastDestination && modal.modalPresentationStyle == .fullScreen)
            #expect(modal.modalTransitionStyle == .crossDissolve)
            modal.dismiss(animated: false)
            MainLoop.main.runUntilIdle()
            list.performSegue(withIdentifier: "pop", sender: nil)
            let popover = try #require(list.lastDestination?.popoverPresentationController)
            #expect(try popover.sourceView === button(of: list))
            MainLoop.main.runUntilIdle()
            list.dismiss(animated: false)
            MainLoop.main.runUntilIdle()
            list.performSegue(withIdentifier: "fade", sender: nil)
            MainLoop.main.runUntilIdle()
            #expect(navigation.topViewController === list.lastDestination && navigation.viewControllers.count == 2)
        }
    }

    @Test func `I04 a row whose segue is refused is still selected and both orders are those of a device`() throws {
        let rows = """
            <scene><objects><tableViewController storyboardIdentifier="rows" customClass="RowsController" id="rows">
            <tableView key="view" dataMode="static" id="tv"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <sections><tableViewSection id="sec"><cells>
            <tableViewCell id="c0"><rect key="frame" x="0" y="0" width="375" height="44"/><connections>
            <segue destination="detail" kind="show" identifier="refused" id="s1"/></connections></tableViewCell>
            <tableViewCell id="c1"><rect key="frame" x="0" y="44" width="375" height="44"/><connections>
            <segue destination="detail" kind="show" identifier="fine" id="s2"/></connections></tableViewCell>
            </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
            """
        let storyboard = try storyboard("", scenes: rows)
        try show(storyboard) { navigation, _ in
            let rows = try #require(storyboard.instantiateViewController(withIdentifier: "rows") as? RowsController)
            navigation.setViewControllers([rows], animated: false)
            MainLoop.main.runUntilIdle()
            for row in 0..<2 {
                let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
                let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
                rows.view.window?.simulateTap(at: cell.convert(middle, to: nil))
                MainLoop.main.runUntilIdle()
            }
            #expect(rows.events == ["should", "didSelect 0", "should", "prepare, row 1", "didSelect 1"])
            #expect(navigation.viewControllers.count == 2)
        }
    }

    @Test func `I09 an unwind segue of a file leads back to who takes its action`() throws {
        let storyboard = try storyboard(
            "", button: "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s\"/>")
        try show(storyboard) { navigation, list in
            list.performSegue(withIdentifier: "go", sender: nil)
            MainLoop.main.runUntilIdle()
            let detail = try #require(navigation.topViewController)
            #expect(detail !== list)
            let back = try #require(detail.view.subviews.first as? UIButton)
            back.sendActions(for: .primaryActionTriggered)
            MainLoop.main.runUntilIdle()
            #expect(list.events.last == "back")
            #expect(navigation.topViewController === list)
        }
    }

    @Test func `F31 a controller of another storyboard is made by its identifier and presented`() throws {
        let storyboard = try storyboard(
            "<segue destination=\"other\" kind=\"show\" identifier=\"away\" id=\"s\"/>",
            scenes: """
                <scene><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="x" id="other"/>
                </objects></scene>
                """)
        let other = UIStoryboard(
            document: try InterfaceBuilderDocument.decode(
                Array(
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
                    targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
                    <viewController storyboardIdentifier="x" id="x"/></objects></scene></scenes></document>
                    """.utf8)))
        try show(storyboard) { navigation, list in
            var warnings: [String] = []
            Diagnostics.handler = { warnings.append($0.name) }
            defer { Diagnostics.handler = Diagnostics.standardHandler }
            list.performSegue(withIdentifier: "away", sender: nil)
            #expect(warnings == [Diagnostic.Name.segueWithoutDestination])
            #expect(list.events == [] && navigation.viewControllers.count == 1)
            let controller = other.instantiateViewController(withIdentifier: "x")
            list.present(controller, animated: false)
            MainLoop.main.runUntilIdle()
            #expect(navigation.presentedViewController === controller)
        }
    }

    @Test func `a scene that was left is freed although its button has a segue`() throws {
        let storyboard = try storyboard(
            "", button: "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s\"/>")
        weak var freed: ListController?
        try show(storyboard) { _, list in freed = list }
        #expect(freed == nil)
    }
}
