import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Attributes of a file about content and bars, on the screen that it describes.
@Suite(.serialized) @MainActor struct BarEdgeTests {
    /// Shows a scene with a scroll view in a stack in a window, and runs a test on them.
    private func onScreen(
        controller: String = "", edges: String = "", scrollView: String = "", isOpaque: Bool = false,
        _ test: (UIViewController, UIScrollView) throws -> Void
    ) throws {
        let document = try storyboard(
            """
            <navigationController id="n"><navigationBar key="navigationBar" translucent="\(isOpaque ? "NO" : "YES")" id="b"/>
            <connections>
            <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """,
            """
            <viewController \(controller) id="c">\(edges)<view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <scrollView \(scrollView) id="s"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></scrollView>
            </subviews></view></viewController>
            """, initial: "n")
        MainLoop.main.clock = .virtual
        let storyboard = UIStoryboard(document: document)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        MainLoop.main.runUntilIdle()
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        let content = try #require(navigation.topViewController)
        try test(content, try #require(content.view.subviews.first as? UIScrollView))
    }

    @Test(
        arguments: [
            ("", 0), ("<extendedEdge key=\"edgesForExtendedLayout\"/>", 44),
            ("<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>", 44),
            ("<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>", 0),
        ] as [(String, CGFloat)])
    func `content goes on under bars at the edges that the file names`(edges: String, top: CGFloat) throws {
        try onScreen(edges: edges) { content, _ in #expect(content.view.frame.minY == top) }
    }

    @Test(arguments: [("", 44), ("extendedLayoutIncludesOpaqueBars=\"YES\"", 0)] as [(String, CGFloat)])
    func `content goes on under opaque bars where the file says so`(controller: String, top: CGFloat) throws {
        try onScreen(controller: controller, isOpaque: true) { content, _ in #expect(content.view.frame.minY == top) }
    }

    @Test(
        arguments: [
            ("", "", 44), ("", "contentInsetAdjustmentBehavior=\"never\"", 0),
            ("", "contentInsetAdjustmentBehavior=\"scrollableAxes\"", 0),
            ("", "contentInsetAdjustmentBehavior=\"always\"", 44),
            ("automaticallyAdjustsScrollViewInsets=\"NO\"", "", 0),
            ("automaticallyAdjustsScrollViewInsets=\"NO\"", "contentInsetAdjustmentBehavior=\"always\"", 44),
        ] as [(String, String, CGFloat)])
    func `a scroll view keeps its content clear of bars as the file says`(
        controller: String, scrollView: String, top: CGFloat
    ) throws {
        try onScreen(controller: controller, scrollView: scrollView) { _, scroll in
            #expect(scroll.adjustedContentInset.top == top)
        }
    }
}
