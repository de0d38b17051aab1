import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import AdaptedSample

/// An app's files and its storyboard, adapted and run: nothing is registered by hand.
///
/// In sequence: notifications of one test reach the screens of all.
@Suite(.serialized) @MainActor struct SampleScreenTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let list: SampleListViewController

    init() throws {
        let file = PackageFolders.root.appending(path: "Tests/AppCode/AdaptedSample/App/Main.storyboard")
        let storyboard = UIStoryboard(document: try InterfaceBuilderDocument.read(path: file.path))
        let root = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        list = try #require(root.viewControllers.first as? SampleListViewController)
        window.rootViewController = root
        window.makeKeyAndVisible()
        list.loadViewIfNeeded()
    }

    @Test func `a custom class is found by its name, and private outlets and collections are connected`() {
        #expect(list.outletsAreConnected)
        #expect(list.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Stations", "One", "Two"])
    }

    /// This program has the sources of two apps.
    @Test func `the provider "target" means the app's own module, also next to others and under another name`() throws {
        func made(_ provider: String) throws -> UIView? {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <view id="a" customClass="SampleBadgeView" customModule="Renamed"\(provider)/></objects></document>
                """
            let document = try InterfaceBuilderDocument.decode(Array(text.utf8))
            return UINib(document: document).items().first?.object as? UIView
        }
        #expect(try made(" customModuleProvider=\"target\"") is SampleBadgeView)
        #expect(try !(made("") is SampleBadgeView))
    }

    @Test func `attributes of Interface Builder are set, numbers as the property wants them`() throws {
        let badge = try #require(list.view.subviews.lazy.compactMap { $0 as? SampleBadgeView }.first)
        #expect(badge.count == 7 && badge.accessibilityValue == "7")
        #expect(badge.caption == "new" && badge.ratio == 0.5 && badge.isProminent)
    }

    @Test func `actions of a storyboard and of code reach private methods with sender and event`() throws {
        let button = try #require(list.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(list.heard == ["added by Add", "any", "touched"])
    }

    @Test func `a bar button item sends its selector`() throws {
        let item = try #require(list.navigationItem.rightBarButtonItem)
        let action = try #require(item.action)
        #expect(action == Selector("edit"))
        #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
        #expect(list.heard == ["edit"])
    }

    @Test func `notifications reach a selector until the observer is taken away`() {
        NotificationCenter.default.post(name: .sampleNote, object: nil)
        NotificationCenter.default.removeObserver(list)
        NotificationCenter.default.post(name: .sampleNote, object: nil)
        #expect(list.heard == ["noted sampleNote"])
    }

    @Test func `a segue action makes the destination, and an unwind segue leads back`() throws {
        UIView.performWithoutAnimation { list.performSegue(withIdentifier: "detail", sender: nil) }
        let detail = try #require(list.navigationController?.topViewController as? SampleDetailViewController)
        detail.loadViewIfNeeded()
        #expect(detail.station == "made by detail" && detail.nameLabel.text == "made by detail")
        #expect(detail.accessibilityHint == "base and detail", "the override in an extension is called")
        UIView.performWithoutAnimation { detail.performSegue(withIdentifier: "back", sender: nil) }
        #expect(list.heard == ["prepare detail", "unwound"])
        #expect(list.navigationController?.topViewController === list)
    }

    @Test func `a segue class is found by its Objective-C name`() {
        UIView.performWithoutAnimation { list.performSegue(withIdentifier: "slide", sender: nil) }
        #expect(list.presentedViewController is SampleDetailViewController)
        #expect(list.presentedViewController?.view.accessibilityIdentifier == "slid")
    }

    @Test func `the class marked to start with is known, and classes within others and under conditions too`() {
        #expect(ObjectiveCNames.applicationDelegates.contains { $0 == AppDelegate.self })
        #expect(ObjectiveCNames.type(named: "AdaptedSample.OnlyHere") == OnlyHere.self)
        #expect(ObjectiveCNames.type(named: "AdaptedSample.SampleBadgeView") == SampleBadgeView.self)
        #expect(ObjectiveCNames.type(named: "AdaptedSample.Inner") != nil)
        // This program has the sources of two apps, so names without a module are ambiguous.
        #expect(ObjectiveCNames.type(named: "SampleBadgeView") == nil)
        #expect(ObjectiveCNames.type(named: "Missing") == nil)
    }
}
